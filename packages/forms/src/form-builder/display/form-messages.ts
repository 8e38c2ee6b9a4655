import { type EndableLife, invoke, type Life, parseFragment } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { anatomy, classes } from '../anatomy.ts'
import { ids } from './anatomy.ts'
import type { Refusal } from '../answer.ts'
import type { BuilderForm } from '../context.ts'
import type { Release } from '../release.ts'
import type { Settings } from '../settings.ts'
import { scrollTo } from './scroll.ts'

/** What is said of a form as a whole. */
export interface FormMessages {
  /** What the server says, where it says it; or its one text, before the submit area. */
  showRefusal(refusal: Refusal): void
  /** What we say: before the submit area. */
  showText(text: string): void
  /** Takes all of it away. */
  clear(): void
  /** Whether there is something. Whoever says more would say it twice. */
  isShown(): boolean
}

/** What they are made with. */
export interface MessagesOptions {
  readonly form: BuilderForm
  readonly settings: Settings
  readonly release: Release
}

/** Makes what says something of a form as a whole. */
export function createFormMessages(life: Life, options: MessagesOptions): FormMessages {
  const { form, settings } = options
  let own: EndableLife | undefined
  const clear = () => {
    own?.end()
    own = undefined
    // What the server has printed, or another script has put there, is of the attempt before.
    for (const old of invoke(form.form, 'querySelectorAll', `.${classes.error}`)) old.remove()
  }
  const begin = (): EndableLife => {
    clear()
    own = life.branch()
    return own
  }
  /** Puts nodes into the form, says so on the form, and shows them to the shopper. */
  const show = (nodes: readonly (readonly [type: string, node: ChildNode])[]) => {
    const shown = begin()
    for (const [type, node] of nodes) {
      placeMessage(options, type, node)
      shown.onEnd(() => node.remove())
    }
    const named = [...new Set(nodes.map(([type]) => (type === CAPTCHA ? ids.captcha : ids.form(form.formId, type))))].join(' ')
    if (form.isModern) adoptAs(shown, form.form, { attributes: { 'aria-invalid': 'true', 'aria-errormessage': named } })
    const first = invoke(form.form, 'querySelector', `.${classes.error}`)
    if (first) scrollTo(first, FROM_TOP)
  }
  life.onEnd(clear)
  return {
    clear,
    isShown: () => own !== undefined,
    showText: (text) => show([['footer', box(form, settings, text)]]),
    showRefusal({ general, text }) {
      const nodes = Object.entries(general).flatMap(([type, html]) => nodesOf(html).map((node) => [type, node] as const))
      if (text) nodes.push(['footer', box(form, settings, text)])
      if (nodes.length > 0) show(nodes)
      else clear()
    },
  }
}

/** How far from the window's upper edge it is shown, in px. */
const FROM_TOP = 100
const CAPTCHA = 'recaptcha'

const nodesOf = (html: string): ChildNode[] => [...parseFragment(html).childNodes].filter((node) => node instanceof HTMLElement || (node.textContent ?? '').trim() !== '')

/** A text of ours, in the server's place for what it says at a form's end. */
function box({ formId, isModern }: BuilderForm, settings: Settings, text: string): HTMLElement {
  const prefix = isModern && h('span', { class: classes.hidden, 'aria-hidden': 'false' }, settings.word('formErrorMessagePrefix'))
  return h('div', { class: classes.error, id: ids.form(formId, 'footer'), role: 'alert' }, prefix, h('p', {}, text))
}

/** Puts what is said of a form as a whole where the server means it. @param type the server's word for the place: `header`, `footer_styled`, `recaptcha` */
export function placeMessage({ form: { form }, release: { isSince } }: Pick<MessagesOptions, 'form' | 'release'>, type: string, node: ChildNode): void {
  const one = (selector: string) => invoke(form, 'querySelector', selector)
  const indicator = one(anatomy.indicator)
  if (type === CAPTCHA) {
    const area = one(anatomy.captchaArea)
    if (area) return area.append(node)
  }
  if (type.startsWith('header')) {
    if (indicator && isSince('1.10.0') !== false) return indicator.after(node)
    return invoke(form, 'prepend', node)
  }
  const page = one(anatomy.firstPage)
  if (page && type.startsWith('footer') && indicator) return page.append(node)
  const area = one(anatomy.submitArea)
  if (area) area.before(node)
  else invoke(form, 'append', node)
}
