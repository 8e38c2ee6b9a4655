import type { Source } from './adopt.ts'

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
  return {
    getState: read,
    subscribe(listener) {
      let known = read()
      return source.subscribe(() => {
        const now = read()
        if (now === known) return
        known = now
        listener()
      })
    },
  }
}
