/** Where the early scripts of a page find out that they are there already. */
const RUNNING = Symbol.for('tillkit-early')

const complain = (name: string, what: string) => console.error(`[tillkit] ${name}.early.js ${what}: print its tag once, first in the head, without defer, async or type.`)

/**
 * Whether an early script runs for the first time on this page. What stands wrong is said in the console: one that is there
 * twice, and one that comes too late for what it is for. A late one runs all the same, for what is still to come.
 */
export function isFirst(name: string): boolean {
  const page = window as unknown as { [RUNNING]?: Record<string, boolean> }
  const running = (page[RUNNING] ??= {})
  if (running[name]) {
    complain(name, 'is on this page twice')
    return false
  }
  if (document.readyState !== 'loading') complain(name, 'comes after the page has been read')
  return (running[name] = true)
}

/**
 * As {@link isFirst}, of one that others have to follow.
 * @param precedes scripts that it has to precede, as a CSS selector
 */
export function isFirstBefore(name: string, precedes: string): boolean {
  const own = document.currentScript
  const before = [...document.querySelectorAll(precedes)].find((script) => script !== own)
  if (before && document.readyState === 'loading') complain(name, `comes after ${before.id ? `#${before.id}` : (before.getAttribute('src') ?? 'an inline script')}`)
  return isFirst(name)
}
