import { createFaults, createInbox, formsCall, SIGNUP_CALL, type FormFault, type FormsSite } from '@tillkit/fixtures'
import { FORM_WORDS, newsletterHtml, type Newsletter } from '@tillkit/fixtures/theme-forms'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { vi } from 'vitest'
import { anatomy, BUTTON, names } from '../src/newsletter/anatomy.ts'

/** What a test's shop answers instead of what a shop does. */
export type OwnAnswer = (fields: URLSearchParams) => Response | Promise<Response> | undefined

/** A page with forms, and the shop behind it. */
export interface SignupPage extends TestPage {
  readonly site: FormsSite & { readonly faults: ReturnType<typeof createFaults<FormFault>> }
  /** The calls that subscribe, so far. */
  readonly calls: URLSearchParams[]
  /** Further requests, by address. */
  readonly others: string[]
  /** Answers the next calls so, one each. */
  readonly answers: OwnAnswer[]
  /** What has been announced. */
  readonly announced: () => string
}

/** How a page of a test's is opened. */
export interface SignupOptions {
  readonly newsletters?: readonly Newsletter[]
  /** The page's forms, where they are not those that the shop has saved. */
  readonly html?: string
  readonly jquery?: boolean
  readonly nonce?: string
  /** What the page itself is when it is asked for again. */
  readonly pageNow?: () => string
}

/** Opens a page with opt-ins, started, whose calls are answered as a shop does. */
export async function openSignup({ newsletters = [{}], html, jquery, nonce, pageNow = () => '' }: SignupOptions = {}): Promise<SignupPage> {
  const site = { inbox: createInbox(), newsletters, faults: createFaults<FormFault>() }
  const globals = { et_pb_custom: { ...FORM_WORDS, ajaxurl: '/wp-admin/admin-ajax.php', et_frontend_nonce: nonce ?? site.inbox.nonces.signup } }
  const page = await openTestPage(async () => (await import('../src/newsletter/newsletter.ts')).newsletter, {
    html: html ?? newsletters.map((newsletter) => newsletterHtml(newsletter)).join(''), globals, jquery,
  })
  const calls: URLSearchParams[] = []
  const others: string[] = []
  const answers: OwnAnswer[] = []
  window.fetch = async (url, init) => {
    if (!(init?.body instanceof URLSearchParams)) {
      others.push(String(url))
      return new Response(pageNow())
    }
    calls.push(init.body)
    const own = await Promise.race([answers.shift()?.(init.body), givenUp(init.signal)])
    if (own) return own
    const reply = formsCall(SIGNUP_CALL, init.body, site)
    if (!reply || reply.when === 'lost') throw new TypeError('Failed to fetch')
    return new Response(reply.body, { status: reply.status })
  }
  await page.start()
  const announced = () => document.querySelector('.tillkit-announcer')?.textContent ?? ''
  return { ...page, site, calls, others, answers, announced }
}

/** Rejects when a call is given up, as the browser's own does. */
const givenUp = (signal: AbortSignal | null | undefined): Promise<undefined> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    if (!signal) resolve(undefined)
  })

/** A form's element. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): Found {
  const found = root.querySelector<Found>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

export const button = (root?: ParentNode) => find(BUTTON, root)
export const errors = (root?: ParentNode) => find(anatomy.errors, root)
/** All that is said of an attempt: what has happened, in our words, above what the theme's place for errors says. */
export const told = () => [document.querySelector('.tillkit-newsletter-failed')?.textContent, errors().textContent].filter((words) => words)
export const fieldOf = (name: keyof typeof names, root?: ParentNode) => find<HTMLInputElement>(`[name="${names[name]}"]`, root)

/** Fills in the names and the address, as a shopper. */
export function fillIn(values: Partial<Record<keyof typeof names, string>> = {}, root?: ParentNode): void {
  for (const [name, value] of Object.entries({ first: 'Ann', last: 'Shopper', email: 'ann@example.test', ...values })) {
    const input = (root ?? document).querySelector<HTMLInputElement>(`[name="${names[name as keyof typeof names]}"]`)
    if (input) type(input, value)
  }
}

/** Types, or chooses. */
export function type(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  field.value = value
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Ticks a box, or chooses a radio button. */
export function tick(box: HTMLInputElement): void {
  box.checked = true
  for (const event of ['input', 'change']) box.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Lets everything that has begun come to its end, and announcements be made. */
export async function rest(): Promise<void> {
  for (let left = 3; left > 0; left -= 1) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(500)
  }
}

/** Presses Enter as a browser does: what nobody answers goes on as `keypress`. @returns whether somebody answered */
export function pressEnter(field: HTMLElement, more: KeyboardEventInit = {}): boolean {
  const press = (name: string) => field.dispatchEvent(new KeyboardEvent(name, { key: 'Enter', bubbles: true, cancelable: true, ...more }))
  return !(press('keydown') && press('keypress'))
}
