import { invoke, type Life, type EndableLife, native } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { focusBriefly, createFailureLines } from '@tillkit/ui/plain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FormFields } from '../engine/form-fields.ts'
import { isInside, goToControl, wrongControls } from '../engine/page/go-to-control.ts'
import type { Submission } from '../engine/submission.ts'
import type { Control } from '../engine/page/control.ts'
import { messagesOf, linkErrorLines, messageListHtml, messageText, type Messages } from '../theme-forms/error-list.ts'
import type { ThemeWords } from '../theme-forms/theme-words.ts'
import { anatomy } from './anatomy.ts'
import type { NewsletterHost } from './context.ts'
import { BROWSER_RULE } from './fields.ts'
import { errorBoxIn } from './error-box.ts'

/** A success that may be shown. */
interface Success {
  /** How long the form is bound. */
  readonly life: Life
  readonly form: FormFields
  /** Whether it is shown: where it leads to another page the fields stay until that comes. */
  readonly isShown: boolean
}

/**
 * Shows that the shopper is on the list, in place of the fields.
 * @returns leads the shopper there: with the focus where she is in the form still, in words where she has gone on
 */
export function bindSuccess(host: NewsletterHost, { life, form, isShown }: Success): () => void {
  const { element } = host
  const find = (selector: string) => invoke(element, 'querySelector', selector) as HTMLElement | null
  const success = find(anatomy.success)
  if (!success) return () => undefined
  const title = () => (invoke(success, 'querySelector', anatomy.successTitle) as HTMLElement | null) ?? success
  if (!isShown) return () => host.announce(title().textContent ?? '')
  const fields = find(anatomy.fields)
  const show = (node: HTMLElement, isThere: boolean) =>
    adopt(life, node, form.store, ({ submission }) => (submission.status === 'sent' ? { style: { display: isThere ? 'block' : 'none' } } : {}))
  show(success, true)
  if (fields) show(fields, false)
  return () => {
    if (isInside(element)) focusBriefly(host, title(), false)
    else host.announce(title().textContent ?? '')
  }
}

/** What is said above the fields: what the server said, or what is wrong with fields. Nothing leaves the server's content alone. */
interface Said {
  readonly said?: string | Messages | undefined
}

/** What errors are told with. */
export interface ErrorsOptions {
  readonly form: FormFields
  /** In the page's order. */
  readonly controls: readonly Control[]
  readonly words: ThemeWords
}

/** Tells why a form was not sent: where the theme does, and to screen readers. */
export type ShowErrors = (submission: Submission) => void

/** Makes what tells of errors. What it says stands until the next attempt is on its way. */
export function createErrors(host: NewsletterHost, life: Life, options: ErrorsOptions): ShowErrors {
  const { form, words } = options
  const store = createStore<Said>(() => ({}))
  const box = errorBoxIn(life, host)
  const lines = createFailureLines<'happened'>(life)
  bindBox(life, box, { ...options, store })
  life.onEnd(form.store.subscribe(({ submission: { status } }) => {
    if (!/^(?:sending|sent)$/.test(status)) return
    store.setState({ said: undefined })
    lines.clear('happened')
  }))
  return (submission) => {
    lines.clear('happened')
    if (submission.status === 'invalid') return showFieldErrors(host, options, store)
    const said = 'messages' in submission ? submission.messages.join('\n') : ''
    const happened = said === words.subscription_failed ? outcomeWords(host, submission) : ''
    store.setState({ said })
    lines.show('happened', { words: happened, className: 'tillkit-newsletter-failed', place: { position: 'before', anchor: box } })
    host.announce([happened, said].filter(Boolean).join(' '))
    box.scrollIntoView?.({ block: 'nearest' })
  }
}

/** What has happened, where the theme's words are of the fields alone. */
function outcomeWords({ t }: NewsletterHost, { status }: Submission): string {
  return status === 'unknown' || status === 'refused' ? t(status) : ''
}

function showFieldErrors(host: NewsletterHost, { form, controls, words }: ErrorsOptions, store: StoreApi<Said>): void {
  const said = messagesOf(form, controls)
  store.setState({ said })
  host.announce(messageText(said, words))
  const [first] = wrongControls(form, controls)
  if (!first) return
  goToControl(first)
  // The browser says it at the field, too, as it did for the theme.
  if (form.store.getState().fields[first.id]?.problem?.rule !== BROWSER_RULE) return
  first.elements.find((element) => !native(element, 'validity').valid)?.reportValidity()
}

function bindBox(life: Life, box: Element, { store, words, ...its }: ErrorsOptions & { readonly store: StoreApi<Said> }): void {
  adopt(life, box, store, ({ said }) => {
    if (!said) return {}
    const content = typeof said === 'string' ? { text: said } : { html: messageListHtml(said, words) }
    return { ...content, style: { display: 'block' } }
  })
  let shown: EndableLife | undefined
  life.onEnd(store.subscribe(({ said }) => {
    shown?.end()
    shown = life.branch()
    if (said && typeof said !== 'string') linkErrorLines(shown, box, its)
  }))
}
