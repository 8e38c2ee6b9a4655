import { callShop } from '@tillkit/platform'
import { RequestFailed, unusable, type Answer } from '@tillkit/platform/requests'
import { htmlOf, invoke, parseFragment } from '@tillkit/dom'
import { orderClass } from '../shared/module/module-attributes.ts'
import { QUERY, anatomy, answers } from './anatomy.ts'

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

/** Where the same module is found in the page and in an answer: its class, and its place among those that share it. */
interface Whereabouts {
  readonly selector: string
  readonly index: number
}

/** Says where the posts stand. Their module's class tells modules apart; classes of its looks and motion may differ in an answer. */
export function whereaboutsOf(container: Element): Whereabouts {
  const module = invoke(container, 'closest', anatomy.module)
  const order = module && orderClass(module)
  const selector = order ? `.${CSS.escape(order)} ${anatomy.container}` : anatomy.container
  return { selector, index: Math.max(0, [...document.querySelectorAll(selector)].indexOf(container)) }
}

/**
 * The posts in a page that the server sent, as HTML, with the style rules that came for them; nothing where the page is another: that of
 * a failure, or a form to log in.
 */
export function postsIn({ ok, status, text }: Answer, { selector, index }: Whereabouts): string | undefined {
  if (!ok && !(status === 404 && answers.notFound.test(text))) return undefined
  const page = parseFragment(text)
  const all = page.querySelectorAll(selector)
  const container = all[index] ?? all[0]
  const styles = page.querySelector(answers.styles)
  return container && `${styles ? htmlOf(styles, true) : ''}${htmlOf(container)}`
}
