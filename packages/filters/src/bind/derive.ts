import type { Source } from '@tillkit/mount'

/** A part of a state as a state of its own: who follows it hears of it only when that part has changed. */
export function derive<State, Part>(
  source: Source<State>,
  select: (state: State) => Part,
  same: (one: Part, other: Part) => boolean = Object.is,
): Source<Part> {
  let last: { readonly state: State; readonly part: Part } | undefined
  // Reckoned once a state, however many follow.
  const read = () => {
    const state = source.getState()
    if (last?.state === state) return last.part
    const part = select(state)
    last = { state, part: last && same(last.part, part) ? last.part : part }
    return last.part
  }
  // However many follow, the source is followed once: a list may have a thousand options.
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  let known: Part
  const follow = () => {
    const now = read()
    if (now === known) return
    known = now
    for (const listener of [...listeners]) listener()
  }
  return {
    getState: read,
    subscribe(listener) {
      if (!stop) {
        known = read()
        stop = source.subscribe(follow)
      }
      const own = () => listener()
      listeners.add(own)
      return () => {
        listeners.delete(own)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}

/** Whether two lists hold the same, in the same order. */
export function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}
