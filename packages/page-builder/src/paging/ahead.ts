import { pageName, type AskPage } from './pages.api.ts'

/** How long a page that was fetched ahead is as good as asked for now, in ms. */
const LIFE = 30_000

/** Pages that are fetched before they are wanted: one at a time. */
export interface Ahead {
  readonly fetch: (href: string) => void
  /** The posts of a page: those that were fetched, or are on their way, or asked for now. */
  readonly takeFetched: AskPage
}

/** Creates it with nothing fetched. @param ended ends what is fetched ahead */
export function createAhead(ask: AskPage, ended: AbortSignal): Ahead {
  let last: { readonly name: string; readonly at: number; readonly posts: Promise<string> } | undefined
  const isFor = (href: string) => last?.name === pageName(href) && Date.now() - last.at < LIFE
  const begin = (href: string, signal: AbortSignal) => {
    const mine = (last = { name: pageName(href), at: Date.now(), posts: ask(href, signal) })
    // One that failed is none.
    mine.posts.catch(() => forget(mine))
    return mine
  }
  const forget = (mine: typeof last) => {
    if (last === mine) last = undefined
  }
  return {
    fetch(href) {
      if (!isFor(href)) begin(href, ended)
    },
    // Known until it has come: nobody asks for it ahead meanwhile.
    async takeFetched(href, signal) {
      const fetched = isFor(href) ? last : undefined
      const mine = fetched ?? begin(href, signal)
      try {
        return await (fetched ? mine.posts.catch(() => ask(href, signal)) : mine.posts)
      } finally {
        forget(mine)
      }
    },
  }
}
