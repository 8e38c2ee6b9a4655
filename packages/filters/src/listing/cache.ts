/** How long an answer may be shown again without asking, in ms: prices and stock change. */
const LIFE = 5 * 60_000
/** How many answers are kept. */
const ROOM = 20

/** Answers of the shop by the address that asked. */
export interface AnswerCache {
  get(key: string): string | undefined
  set(key: string, html: string): void
  clear(): void
}

/** Makes an empty one. The oldest answer gives way. */
export function createAnswerCache(now: () => number): AnswerCache {
  const kept = new Map<string, { readonly html: string; readonly at: number }>()
  return {
    get(key) {
      const one = kept.get(key)
      return one && now() - one.at < LIFE ? one.html : undefined
    },
    set(key, html) {
      kept.delete(key)
      kept.set(key, { html, at: now() })
      const [oldest] = kept.keys()
      if (kept.size > ROOM && oldest !== undefined) kept.delete(oldest)
    },
    clear: () => kept.clear(),
  }
}
