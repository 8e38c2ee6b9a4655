/** Set in the history's state, which outlives a reload and no other way of coming here. */
const MARK = 'tillkit-reloaded'

function stateOf(): Record<string, unknown> {
  const { state } = history as { state: unknown }
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/**
 * Loads the page anew, unless that was done already and has not helped: a cache may give the same page again for ever.
 * @returns whether the page is being left
 */
export function reloadOnce(): boolean {
  const state = stateOf()
  if (MARK in state) return false
  history.replaceState({ ...state, [MARK]: true }, '')
  location.reload()
  return true
}

/** Says that the page works: should it be out of date once more, it may be loaded anew once more. */
export function noteWorking(): void {
  const { [MARK]: mark, ...rest } = stateOf()
  if (mark) history.replaceState(Object.keys(rest).length > 0 ? rest : null, '')
}
