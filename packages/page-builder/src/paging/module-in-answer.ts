import { htmlOf, invoke, parseFragment } from '@tillkit/dom'
import type { Answer } from '@tillkit/platform/requests'
import { orderClass } from '../shared/module/module-key.ts'
import { anatomy, answers } from './anatomy.ts'

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
