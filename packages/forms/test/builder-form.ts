import { builderUpload, createUploadShelf, type UploadReply, type UploadShelf } from '@tillkit/fixtures'
import { FetchedXhr } from '@tillkit/fixtures/fetched-xhr'
import { BUILDER_SETTINGS, BUILDER_UPLOADS, type BuilderFieldData, type BuilderFormData, builderConfirmation, builderFormHtml, builderScriptTag, builderToken } from '@tillkit/fixtures/form-builder'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { onTestFinished, vi } from 'vitest'

/** What a test's page and its server are. */
export interface TestForm extends Partial<BuilderFormData> {
  readonly fields: readonly BuilderFieldData[]
  readonly settings?: Readonly<Record<string, unknown>>
  /** The release whose script the page names; `null`: no tag tells. Default 2.0.0.2. */
  readonly release?: string | null
  readonly jquery?: boolean
  /** Whether what an earlier page of this tab has kept is there still. Default false. */
  readonly keepsTab?: boolean
  /** The form's HTML, in place of what its data would be printed as. */
  readonly html?: string
  /** Done with the page before the unit starts. */
  readonly beforeStart?: () => void
  /** HTML beside the form. */
  readonly beside?: string
  /** What a form that is sent is answered, one behind the other; then it is thanked. `never` does not answer, a number is a status. */
  readonly answers?: (string | number | Error)[]
  /** What has the files that are uploaded. Default one that takes what the fixtures' fields take. */
  readonly shelf?: UploadShelf
  /** What calls of uploads are answered, each once; `never` does not answer, an error is a cut line. Where it says nothing, the shelf answers. */
  readonly uploads?: (action: string, fields: URLSearchParams) => UploadReply | Error | 'never' | undefined | Promise<UploadReply | undefined>
  /** What other calls are answered, by their action or address. Default a token. */
  readonly calls?: (asked: URLSearchParams | string) => string | number | Error | Promise<string>
}

/** An open page with a form of number 12, and what it has asked of its server. */
export interface OpenForm {
  readonly page: TestPage
  readonly sent: FormData[]
  readonly asked: (URLSearchParams | string)[]
  /** Calls of uploads, without the files. */
  readonly uploaded: URLSearchParams[]
}

/** Opens a page with a form on it. */
export async function openForm({ settings = {}, release = '2.0.0.2', jquery, beside = '', answers = [], calls, shelf = createUploadShelf(), uploads, keepsTab = false, html: printed, beforeStart, ...form }: TestForm): Promise<OpenForm> {
  if (!keepsTab) sessionStorage.clear()
  const html = (printed ?? builderFormHtml({ id: '12', tokenTime: Math.floor(Date.now() / 1000), ...form })) + (release === null ? '' : builderScriptTag(release)) + beside
  const page = await openTestPage(async () => (await import('../src/form-builder/form-builder.ts')).formBuilder, { html, jquery, globals: { wpforms_settings: { ...BUILDER_SETTINGS, ...settings }, wpforms_file_upload: BUILDER_UPLOADS } })
  // One window for all files: what a test puts into it goes with that.
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('XMLHttpRequest', FetchedXhr)
  const sent: FormData[] = []
  const asked: (URLSearchParams | string)[] = []
  const uploaded: URLSearchParams[] = []
  vi.stubGlobal('fetch', vi.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    const fields = fieldsOf(init?.body)
    const action = fields.get('action') ?? ''
    if (/upload|wpforms_remove_file/.test(action)) {
      uploaded.push(fields)
      return respondUpload((await uploads?.(action, fields)) ?? builderUpload(action, fields, shelf), init?.signal)
    }
    if (init?.body instanceof FormData) {
      sent.push(init.body)
      return respond(answers.shift() ?? builderConfirmation('12', 'Thank you &amp; goodbye.'), init.signal)
    }
    const what = init?.body instanceof URLSearchParams ? init.body : String(url)
    asked.push(what)
    return respond(await (calls?.(what) ?? builderToken('t2')), init?.signal)
  }))
  beforeStart?.()
  await page.start()
  await liftFinger()
  return { page, sent, asked, uploaded }
}

/** A page that comes to rest has been pressed: the finger goes up again. What waited for that is loaded and bound, however long its code takes. */
const liftFinger = async () => {
  document.dispatchEvent(new Event('pointerup', { bubbles: true }))
  for (let step = 0; step < 3; step += 1) {
    await pass(1)
    await vi.dynamicImportSettled()
  }
  await pass(1)
}

/** A body's fields, without its files. */
const fieldsOf = (body: BodyInit | null | undefined): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams(body instanceof FormData ? [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string') : [])

async function respondUpload(answer: UploadReply | Error | 'never' | undefined, signal: AbortSignal | null | undefined): Promise<Response> {
  if (answer === undefined || answer === 'never' || answer instanceof Error) return respond(answer ?? 404, signal)
  return new Response(answer.body, { status: answer.status })
}

async function respond(answer: string | number | Error, signal: AbortSignal | null | undefined): Promise<Response> {
  if (answer instanceof Error) throw answer
  if (typeof answer === 'number') return new Response('<h1>Error</h1>', { status: answer })
  if (answer === 'never') await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))))
  return new Response(answer)
}

/** What a test knows to be there. */
export function one<E extends Element = HTMLInputElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

/** Lets promises run, and timers that are due by then. */
export const pass = async (ms = 0): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
}

/** Types into a control, as a browser tells of it. */
export function type(selector: string, text: string): void {
  const element = one<HTMLInputElement>(selector)
  element.focus()
  element.value = text
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Leaves a control. */
export function leave(selector: string): void {
  const element = one<HTMLElement>(selector)
  element.dispatchEvent(new Event('change', { bubbles: true }))
  element.blur()
}

/** Types and leaves. */
export async function enter(selector: string, text: string): Promise<void> {
  type(selector, text)
  leave(selector)
  await pass(50)
}

/** Chooses from a list. */
export function choose(selector: string, value: string): void {
  const element = one<HTMLSelectElement>(selector)
  element.value = value
  for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Ticks a box, as a press does. */
export function tick(selector: string): void {
  one<HTMLElement>(selector).click()
}

/** Sends the form, as its button does. */
export async function submit(ms = 50): Promise<void> {
  one<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await pass(ms)
}

/** What is said at fields: the fields' ids with the texts. */
export const errors = (): string[][] =>
  [...document.querySelectorAll<HTMLElement>('em.wpforms-error, label.wpforms-error')].map((message) => [message.closest<HTMLElement>('.wpforms-field')?.dataset['fieldId'] ?? '', message.textContent])

/** The texts alone. */
export const said = (): string[] => errors().map(([, text = '']) => text)

/** A field of one control. */
export const field = (id: string, type: string, more: Partial<BuilderFieldData> = {}): BuilderFieldData => ({ id, type, label: `Field ${id}`, ...more })
