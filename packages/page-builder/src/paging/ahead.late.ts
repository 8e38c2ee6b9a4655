import { pageName, type AskPage } from './pages.api.late.ts'

/** How long a page that was fetched ahead is as good as asked for now, in ms. */
const LIFE = 30_000

/** Pages that are fetched before they are wanted: one at a time. */
export interface Ahead {
  readonly fetch: (href: string) => void
  /** The posts of a page: those that were fetched, or are on their way, or asked for now. */
  readonly take: AskPage
}

/** Makes it, with nothing fetched. `signal` ends what is fetched. */
export function createAhead(ask: AskPage, signal: AbortSignal): Ahead {
  let last: { readonly name: string; readonly at: number; readonly posts: Promise<string> } | undefined
  const isFor = (href: string) => last?.name === pageName(href) && Date.now() - last.at < LIFE
  return {
    fetch(href) {
      if (isFor(href)) return
      const mine = (last = { name: pageName(href), at: Date.now(), posts: ask(href, signal) })
      // One that failed is none.
      mine.posts.catch(() => {
        if (last === mine) last = undefined
      })
    },
    take(href, its) {
      const fetched = isFor(href) ? last?.posts.catch(() => ask(href, its)) : undefined
      last = undefined
      return fetched ?? ask(href, its)
    },
  }
}
