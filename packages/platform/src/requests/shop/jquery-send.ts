import { headersOf, type Received } from '../content/answer.ts'
import type { FormBody } from '../content/body.ts'
import { RequestFailed } from '../failures/failure.ts'
import { eventsOf, isTheirs, pageJQuery } from '../../jquery-copies.ts'

/** A call to the shop that goes out through the page's jQuery. */
export interface JQueryCall {
  /** The address as the shop's own scripts write it: other plugins look for words in it. */
  readonly url: string
  readonly body?: FormBody | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** How long it may take, in ms; 0 is for ever. The caller keeps it, by the signal. */
  readonly timeout: number
  /** Whether it is to change something, for what is said of a failure. */
  readonly mutates: boolean
  /** Ends the call. */
  readonly signal: AbortSignal
}

/** The settings of a call, as prefilters, `beforeSend` and listeners of `ajaxSend` see them. */
type Settings = JQuery.AjaxSettings & { readonly tillkit?: true }

/** Whether the settings that a listener of jQuery's Ajax events gets are those of a call of ours. */
export function isOurCall(settings: unknown): boolean {
  return (Object(settings) as Settings).tillkit === true
}

/** A call that never left, since a script that takes part in jQuery's calls threw: it may go out in another way. */
export class NeverLeft extends Error {
  override readonly name = 'NeverLeft'
}

/**
 * Sends a call through jQuery, as the shop's scripts did: what other plugins have told jQuery about calls holds for it, and who listens
 * to jQuery's Ajax events hears of it. The answer is told before those events are raised: who hears them looks for what it has brought.
 * @throws what `exchange` makes a failure of; {@link NeverLeft}; RequestFailed where another script has stopped the call
 */
export function sendByJQuery($: JQueryStatic, call: JQueryCall): Promise<Received> {
  const { signal } = call
  return new Promise((resolve, reject) => {
    let request: XMLHttpRequest | undefined
    let sent: Partial<JQueryXHR> | undefined
    let isLater = false
    const answered = (from: Source, text: unknown, asked?: string) => resolve(receivedFrom(from, call, { text: textOf(text, from), asked }))
    const failed = (said: string) => reject(isLater || hasLeft(request, said) ? failureOf(call, said, request !== undefined) : new NeverLeft())
    const settings = settingsOf(call, watchedXhr($, (made, its) => {
      request = made
      if (its) onAnswer(made, () => answered(made, filtered(made, its), its.url))
    }))
    const end = () => {
      reject(signal.reason as Error)
      if (sent?.abort) sent.abort(isTimeout(signal.reason) ? 'timeout' : undefined)
      else request?.abort()
    }
    signal.addEventListener('abort', end)
    try {
      sent = $.ajax(settings)
    } catch (cause) {
      reportError(cause)
      if (!request) return reject(new NeverLeft())
    }
    // Who hears of a call may have it given up before jQuery has handed it to us.
    if (signal.aborted) end()
    // Where another plugin's request stands in for the browser's, this is the first that is heard of the answer.
    const settle = (from: JQueryXHR, said: string, text?: unknown) => (from.status > 0 ? answered(from, text) : failed(said))
    if (sent?.done && sent.fail) sent.done((text, said, from) => settle(from, said, text)).fail((from: JQueryXHR, said) => settle(from, said))
    // Who wraps `$.ajax` may forget to hand on what it returns.
    else request?.addEventListener('loadend', () => failed('error'))
    // What fails from now on may have reached the shop, also by a request that nobody has seen: it is not sent once more.
    isLater = true
  })
}

/**
 * Tells when a request has its answer. jQuery listens to the same event or to one that follows, and begins later; between two listeners
 * the browser goes on with whatever awaits a promise.
 */
function onAnswer(request: XMLHttpRequest, settled: () => void): void {
  request.addEventListener('readystatechange', () => request.readyState === 4 && request.status > 0 && settled())
}

/** Whether a call that failed may have reached the shop. One that could not be made ready stands before its sending still. */
function hasLeft(request: XMLHttpRequest | undefined, said: string): boolean {
  return said !== 'error' || (request?.readyState ?? 0) > 1
}

function settingsOf({ url, body, headers }: JQueryCall, xhr: () => XMLHttpRequest): Settings {
  return {
    url,
    type: body ? 'POST' : 'GET',
    headers: { ...headers },
    ...(body && dataOf(body)),
    xhr,
    // Other plugins may have changed these defaults for all calls: we read text, once it is there, and keep the time ourselves.
    dataType: 'text',
    async: true,
    ifModified: false,
    timeout: 0,
    tillkit: true,
  }
}

function dataOf({ content, isOpen }: FormBody): Settings {
  if (content instanceof FormData) return { data: content, processData: false, contentType: false }
  const text = String(content)
  const data = isOpen ? fieldsOf(new URLSearchParams(text)) : text
  return { data, processData: true, traditional: false, contentType: 'application/x-www-form-urlencoded; charset=UTF-8' }
}

/** The fields as an object, which jQuery joins with those of its settings. Lists alone have a name twice. */
function fieldsOf(fields: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries([...fields.keys()].map((name) => {
    const all = fields.getAll(name)
    return [name, name.endsWith('[]') ? all : all.join()]
  }))
}

/** What makes the browser's request, as jQuery's settings do, and shows it with the settings that it is made with, where they are told. */
function watchedXhr({ ajaxSettings }: JQueryStatic, watch: (made: XMLHttpRequest, its: Settings | undefined) => void) {
  const { xhr } = ajaxSettings
  return function (this: Settings | undefined): XMLHttpRequest {
    const made = xhr?.call(this as never) ?? new XMLHttpRequest()
    watch(made, this)
    return made
  }
}

/**
 * The text of an answer as the filter of another plugin leaves it, which runs once: jQuery gets what came of it. One that throws would
 * keep jQuery from ever saying that the call has ended.
 */
function filtered({ status, responseText }: XMLHttpRequest, settings: Settings): string {
  const { dataFilter } = settings
  if (!dataFilter || !isOk(status)) return responseText
  let result: unknown = responseText
  try {
    result = dataFilter.call(settings, responseText, 'text')
  } catch (cause) {
    reportError(cause)
  }
  settings.dataFilter = () => result
  return textOf(result, { responseText })
}

const isOk = (status: number) => status >= 200 && status < 300

/** Where an answer is read from: the browser's request, or jQuery's, which does not know where it came from. */
type Source = Pick<JQueryXHR, 'status' | 'responseText' | 'getAllResponseHeaders'> & { readonly responseURL?: string }

/** The text of an answer: what others have left of it, where that is text. jQuery has none where there was no content. */
function textOf(left: unknown, { responseText }: { readonly responseText?: string }): string {
  return typeof left === 'string' ? left : (responseText ?? '')
}

function receivedFrom(source: Source, { url }: JQueryCall, { text, asked = url }: { readonly text: string; readonly asked?: string | undefined }): Received {
  const { status, responseURL } = source
  const redirected = Boolean(responseURL) && responseURL !== addressOf(asked)
  return {
    status,
    ok: isOk(status),
    // Without what other plugins have added to it.
    url: redirected ? String(responseURL) : addressOf(url),
    redirected,
    headers: headersOf(source.getAllResponseHeaders()),
    text: async () => text,
  }
}

/** An address as the browser says where an answer came from. */
function addressOf(url: string): string {
  return new URL(url, document.baseURI).href.replace(/#.*/, '')
}

/** What a call failed with, by jQuery's word for it. Other words than its own two are those of a script that has stopped the call. */
function failureOf({ url, mutates, timeout }: JQueryCall, said: string, sent: boolean): Error {
  if (said === 'error') return new TypeError('The request failed')
  if (said !== 'timeout') return new RequestFailed({ kind: 'aborted', sent }, { url, mutates })
  return new RequestFailed(sent && mutates ? { kind: 'uncertain', because: 'timeout' } : { kind: 'timeout', after: timeout }, { url, mutates })
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError'

/** jQuery's own events at the document about calls. */
const AJAX_EVENTS = ['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxError', 'ajaxComplete', 'ajaxStop'] as const

/**
 * Whether scripts of others listen to jQuery's Ajax events. They look for what an answer has brought when it comes: then nothing is
 * fetched ahead, which would be told them at a time when nothing is shown of it.
 */
export function hasAjaxListeners(): boolean {
  const $ = pageJQuery()
  return $ !== undefined && [document, window].some((target) => {
    const listeners = eventsOf($, target)
    return AJAX_EVENTS.some((type) => listeners?.[type]?.some(isTheirs))
  })
}
