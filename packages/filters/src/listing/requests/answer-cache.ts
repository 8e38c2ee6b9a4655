/** How long an answer may be shown again, in ms: prices and stock change. */
const LIFE = 5 * 60_000
/** How many answers are kept. */
const ROOM = 20

/** Keeps one answer, as old as its question; does nothing once everything has been forgotten since. */
export type Keep = (key: string, html: string) => void

/** Answers of the shop by the address that asked. */
export interface AnswerCache {
  get(key: string): string | undefined
  /** To be called when the shop is asked. @returns what keeps the answer */
  asked(): Keep
  clear(): void
}

/** Makes an empty one. The oldest answer gives way. */
export function createAnswerCache(now: () => number): AnswerCache {
  let kept = new Map<string, { readonly html: string; readonly at: number }>()
  return {
    get(key) {
      const one = kept.get(key)
      return one && now() - one.at < LIFE ? one.html : undefined
    },
    asked() {
      const at = now()
      const mine = kept
      return (key, html) => {
        mine.delete(key)
        mine.set(key, { html, at })
        const [oldest] = mine.keys()
        if (mine.size > ROOM && oldest !== undefined) mine.delete(oldest)
      }
    },
    // What is still under way was asked of the shop as it was: it goes into the map that nobody reads any more.
    clear() {
      kept = new Map()
    },
  }
}
