/**
 * A function that runs once calls have ceased for a time, or with the first of them.
 * @param wait in ms
 * @param isAtOnce whether it runs with the first call, and not again before they have ceased. Default: with the last
 */
export function debounced(run: unknown, wait: number, isAtOnce: boolean): unknown {
  let timer: ReturnType<typeof setTimeout> | undefined
  return function (this: unknown, ...args: unknown[]) {
    const call = () => typeof run === 'function' && Reflect.apply(run, this, args)
    const isFirst = timer === undefined
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (!isAtOnce) call()
    }, wait)
    if (isAtOnce && isFirst) call()
  }
}
