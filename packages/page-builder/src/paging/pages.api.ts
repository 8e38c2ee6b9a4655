import { callShop } from '@tillkit/platform'
import { RequestFailed, unusable } from '@tillkit/platform/requests'
import { postsIn, whereaboutsOf } from './module-in-answer.ts'
import { QUERY } from './anatomy.ts'

/** Asks the server for the posts of a page, as HTML. Rejects with `RequestFailed`, also for an answer without them. */
export type AskPage = (href: string, signal: AbortSignal) => Promise<string>

/** Makes what asks for pages of a module's posts. */
export function createAsk(container: Element): AskPage {
  return async (href, signal) => {
    const answer = await callShop(href, { signal }).catch((cause: unknown) => {
      // What was not found is shown as such.
      if (cause instanceof RequestFailed && cause.failure.kind === 'refused') return cause.failure.answer
      throw cause
    })
    const posts = postsIn(answer, whereaboutsOf(container))
    if (posts === undefined) throw unusable(answer, { mutates: false })
    return posts
  }
}

/** A page's name among those of its module: its address, without what only says who asks. */
export function pageName(href: string): string {
  const address = new URL(href, location.href)
  for (const name of QUERY) address.searchParams.delete(name)
  address.hash = ''
  return address.href
}
