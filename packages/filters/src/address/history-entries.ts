/** What we keep in an entry of the history, beside what others keep there: a number of its own. */
const KEY = 'tillkitListing'

/** The page's entries of the history. */
export interface Entries {
  /** Writes the listing's address: as a new entry, or into the present one. */
  write(how: 'push' | 'replace', address: string): void
  /** How far the page was scrolled when the present entry was left for another; undefined where we do not know. */
  top(): number | undefined
}

/** Creates the reader and writer of history entries. What is known of entries is kept here: to write into one takes the browser as long as to make one. */
export function createEntries(): Entries {
  const tops = new Map<unknown, number>()
  const present = (): unknown => Object(history.state)[KEY]
  return {
    write(how, address) {
      if (how === 'replace') return history.replaceState(history.state, '', address)
      tops.set(present(), scrollY)
      history.pushState({ [KEY]: performance.timeOrigin + performance.now() }, '', address)
    },
    top: () => tops.get(present()),
  }
}
