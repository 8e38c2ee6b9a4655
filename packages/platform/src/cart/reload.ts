import { CHANGING } from './cart.anatomy.ts'

/** Set in the history's state, which outlives a reload and no other way of coming here. */
const MARK = 'tillkit-reloaded'

function stateOf(): Record<string, unknown> {
  const { state } = history as { state: unknown }
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** The page's own address, to be asked for again: without what changed the cart when the shopper came by it. */
export function addressToAskAgain(): string {
  const url = new URL(location.href)
  // An address that has none stays as it is written.
  for (const name of CHANGING) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return url.href
}

/**
 * Loads the page anew, unless that was done already and has not helped: a cache may give the same page again for ever.
 * @returns whether the page is being left
 */
export function reloadOnce(): boolean {
  const state = stateOf()
  if (MARK in state) return false
  loadAnew({ ...state, [MARK]: true })
  return true
}

/** Loads the page anew. What brought the shopper here is not done once more: the cart stays as it is, and no form is sent. */
export function loadAnew(state: unknown = history.state): void {
  // Of an entry that was replaced a browser only asks for the page.
  history.replaceState(state, '', addressToAskAgain())
  location.reload()
}

/** Says that the page works: should it be out of date once more, it may be loaded anew once more. */
export function noteWorking(): void {
  const { [MARK]: mark, ...rest } = stateOf()
  if (mark) history.replaceState(Object.keys(rest).length > 0 ? rest : null, '')
}
