import { createFaults, createInbox, type FormFault, type FormsPage, type FormsSite, type Inbox, MESSAGE, openForms, postForms, type SavedForm } from '@tillkit/fixtures'
import { contactFormHtml, type ContactForm, FORM_WORDS } from '@tillkit/fixtures/theme-forms'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { onTestFinished, vi } from 'vitest'

/** Imports the unit. */
export const loadContactForm = async () => (await import('../src/contact-form/contact-form.ts')).contactForm

/** A request as the shop got it. */
export interface SentRequest {
  readonly address: string
  readonly headers: Headers
  readonly form: URLSearchParams
}

/** A page with contact forms, and the shop that it belongs to. */
export interface ContactPage {
  readonly page: TestPage
  /** Closes it before the test has ended: for a page that is opened behind it. */
  readonly close: () => void
  readonly inbox: Inbox
  readonly requests: readonly SentRequest[]
  /** What was told of forms that have arrived. */
  readonly told: readonly unknown[]
  /** Lets the next message fail so. */
  readonly fail: (fault: FormFault) => void
  /** Sends what is late. */
  readonly answer: () => void
}

/** What a test says of its page. */
export interface ContactPageOptions {
  readonly forms?: readonly SavedForm[]
  /** HTML in place of the printed forms. */
  readonly html?: string
  readonly jquery?: boolean
  readonly globals?: Readonly<Record<string, unknown>>
  /** The numbers of sums, one pair a form that is printed. Default 7 + 8. */
  readonly draw?: () => readonly [number, number]
}

const PAGE = (forms: readonly ContactForm[]) => `<!DOCTYPE html><html><head><title>Contact</title></head><body>${forms.map(contactFormHtml).join('')}</body></html>`

/** Opens a page on which the unit runs. It is closed when the test has ended. */
export async function openContactPage({ forms = [{}], html, jquery = false, globals, draw = () => [7, 8] }: ContactPageOptions = {}): Promise<ContactPage> {
  const inbox = createInbox({ draw })
  const site: FormsSite = { inbox, faults: createFaults<FormFault>() }
  const shop: FormsPage = { forms, print: PAGE }
  const printed = html ?? openForms(forms, inbox).map(contactFormHtml).join('')
  const page = await openTestPage(loadContactForm, { html: printed, jquery, globals: { et_pb_custom: FORM_WORDS, ...globals } })
  let isOpen = true
  const close = () => {
    if (isOpen) page.close()
    isOpen = false
  }
  onTestFinished(close)
  const requests: SentRequest[] = []
  const late: (() => void)[] = []
  window.fetch = async (url, init) => {
    const form = new URLSearchParams(init?.body as URLSearchParams)
    requests.push({ address: String(url), headers: new Headers(init?.headers), form })
    const { status, body, when } = postForms(form, shop, site)
    if (when === 'lost') throw new TypeError('Failed to fetch')
    if (when === 'late') await new Promise<void>((resolve) => late.push(resolve))
    if (when === 'never') await new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))))
    return new Response(body, { status })
  }
  const told: unknown[] = []
  const hear = (event: Event) => told.push((event as CustomEvent<unknown>).detail)
  document.addEventListener('tillkit:form-sent', hear)
  onTestFinished(() => document.removeEventListener('tillkit:form-sent', hear))
  await page.start()
  return { page, close, inbox, requests, told, fail: (fault) => site.faults?.next(MESSAGE, fault), answer: () => late.splice(0).forEach((send) => send()) }
}


/** What a test knows to be there. */
export function one<E extends Element = HTMLInputElement>(selector: string, root: ParentNode = document): E {
  const found = root.querySelector<E>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

/** A field's control by its id, in the form of a number. */
export const control = (id: string, form = 0) => one(`[name="et_pb_contact_${id}_${form}"]`)
/** What a field stands in. */
export const shell = (id: string) => one<HTMLElement>(`p[data-id="${id}"]`)
export const isShown = (id: string) => shell(id).style.display !== 'none'
export const box = (form = 0) => [...document.querySelectorAll<HTMLElement>('.et-pb-contact-message')][form] as HTMLElement
/** The list of messages without what leads to the fields. */
export const messagesIn = (form = 0) => box(form).innerHTML.replace(/<a [^>]*>|<\/a>/g, '')

/** Types into a field, without leaving it. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Chooses an option of a list. */
export function choose(field: HTMLElement, value: string): void {
  Reflect.set(field, 'value', value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Ticks a box or a radio, or takes the tick away. */
export const tick = (id: string, value: string) => one(`[value="${value}"]`, shell(id)).click()

/** Presses the button, and waits until the form has come to rest. */
export async function send(form = 0): Promise<void> {
  ;[...document.querySelectorAll<HTMLElement>('.et_pb_contact_submit')][form]?.click()
  await rest(form)
}

/** Waits until nothing is on its way. */
export const rest = (form = 0) => vi.waitFor(() => {
  if ([...document.querySelectorAll('.et_pb_contact_submit')][form]?.getAttribute('aria-busy')) throw new Error('It is on its way')
})

/** Fills in the plain form. */
export function fill(form = 0): void {
  type(control('name', form), 'Ann')
  type(control('email', form), 'Ann@Example.test')
  type(control('message', form), 'Hello.\nTwo lines.')
  if (document.querySelector(`[name="et_pb_contact_captcha_${form}"]`)) type(control('captcha', form), '15')
}
