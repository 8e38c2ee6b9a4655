/** What we keep in an entry of the history, beside what others keep there. */
const KEY = 'tillkitListing'

/** Writes the listing's address. Before a new entry, the present one is told how far the page was scrolled. */
export function writeAddress(how: 'push' | 'replace', address: string): void {
  if (how === 'replace') return history.replaceState(history.state, '', address)
  const state: unknown = history.state
  const others = typeof state === 'object' && state !== null ? state : {}
  history.replaceState({ ...others, [KEY]: { top: scrollY } }, '')
  history.pushState(null, '', address)
}

/** How far the page was scrolled when this entry was left. */
export function keptTop(): number | undefined {
  const kept: unknown = Object(Object(history.state)[KEY]).top
  return typeof kept === 'number' ? kept : undefined
}
