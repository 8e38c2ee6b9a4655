import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallOptions, callShop, followPageLeft } from './call-shop.ts'
import { createLife } from '@tillkit/dom'
import { hasAjaxListeners, isOurCall } from './jquery-send.ts'
import { onLegacy } from '../../jquery.ts'
import { form, multipart } from '../content/body.ts'
import { createLatest } from '../queue/latest.ts'
import { createQueue } from '../queue/queue.ts'
import type { RequestFailed } from '../failures/failure.ts'
import { neverAnswers, rejection } from '../requests.fixtures.ts'

const require = createRequire(import.meta.url)
const CALL = '/?wc-ajax=add_to_cart'
const HREF = `http://shop.test${CALL}`
const network = vi.fn<typeof fetch>()
const reported = vi.fn<(cause: unknown) => void>()
/** The last of each line of jQuery that shops have. */
const JQUERIES = ['jquery1', 'jquery2', 'jquery', 'jquery4'] as const

/** The page's jQuery, as a script tag would bring it, with none of what a test before has told it. */
function bring(name: string): JQueryStatic {
  for (const file of Object.keys(require.cache)) if (file.includes('/jquery')) Reflect.deleteProperty(require.cache, file)
  const $ = require(name) as JQueryStatic
  Reflect.set(window, 'jQuery', $)
  return $
}

/** What the network was asked, whichever way. */
const asked = (at = 0) => {
  const [url, init] = network.mock.calls[at] ?? []
  const { method = 'GET', body } = init ?? {}
  const headers = new Headers(init?.headers)
  return { url, method, body: body instanceof FormData ? [...body.keys()] : body && String(body), headers }
}
const failure = async (options: CallOptions = {}, url = CALL) => (await rejection(callShop(url, options))) as RequestFailed
/** Has the network answer, from the address that was asked unless another is named. */
const answer = (text: string | null, init: ResponseInit = {}, from?: string) =>
  network.mockImplementation(async (asked) => {
    const url = from ?? String(asked).replace(/#.*/, '')
    return Object.defineProperties(new Response(text, init), { url: { value: url }, redirected: { value: from !== undefined } })
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('reportError', reported)
  network.mockReset()
  reported.mockReset()
  answer('<p>9</p>', { headers: { 'X-WP-Total': '8' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'jQuery')
  document.head.replaceChildren()
})

describe.each(['fetch', ...JQUERIES])('a call by %s', (way) => {
  beforeEach(() => void (way === 'fetch' || bring(way)))

  it.each<[string, CallOptions, string, string | readonly string[] | undefined]>([
    ['without a body is a GET', {}, 'GET', undefined],
    ['with fields is a POST of them', { body: form({ product_id: 12, note: 'a b&c', 'cart[x][qty]': 2, ids: [1, 2], none: undefined }) }, 'POST', 'product_id=12&note=a+b%26c&cart%5Bx%5D%5Bqty%5D=2&ids%5B%5D=1&ids%5B%5D=2&none='],
    ['with a form that was read as a whole is a POST of it', { body: { content: new URLSearchParams('a=1&b=x+y&a=2') } }, 'POST', 'a=1&b=x+y&a=2'],
    ['with nothing in its form is a POST', { body: form({}) }, 'POST', undefined],
    ['with files is multipart', { body: multipart({ title: 'a', photo: new File(['x'], 'a.png') }) }, 'POST', ['title', 'photo']],
  ])('%s', async (_what, options, method, body) => {
    await callShop(CALL, options)
    expect(asked()).toMatchObject({ url: HREF, method })
    expect(asked().body || undefined).toEqual(body)
    expect(asked().headers.get('x-requested-with')).toBe('XMLHttpRequest')
    const type = asked().headers.get('content-type')
    if (way !== 'fetch' && typeof body === 'string') expect(type).toBe('application/x-www-form-urlencoded; charset=UTF-8')
    if (Array.isArray(body)) expect(type).toBeNull()
  })

  it('takes headers of its own to the shop, and none to another host', async () => {
    await callShop(CALL, { headers: { 'X-WP-Nonce': 'n1' } })
    expect(asked().headers.get('x-wp-nonce')).toBe('n1')
    await callShop('http://other.test/a', { headers: { 'X-WP-Nonce': 'n1' } })
    expect([...asked(1).headers]).toEqual([])
  })

  it('goes to the page\'s own host where a base element names another', async () => {
    document.head.innerHTML = '<base href="http://cdn.invalid/theme/">'
    await callShop('/basket/')
    expect(asked().url).toBe('http://shop.test/basket/')
  })

  it('gives status, headers, text and where the answer came from', async () => {
    const { headers, ...got } = await callShop(`${CALL}#top`)
    expect(got).toEqual({ status: 200, ok: true, url: HREF, redirected: false, text: '<p>9</p>' })
    expect(headers.get('x-wp-total')).toBe('8')
    answer('log in', {}, 'http://shop.test/login/')
    expect(await callShop(CALL)).toMatchObject({ url: 'http://shop.test/login/', redirected: true, text: 'log in' })
  })

  it.each([['an empty answer', '', 200], ['half of some JSON', '{"a":', 200], ['a script', '<script>alert(1)</script>', 200], ['no content', null, 204]])('takes %s as it is', async (_what, text, status) => {
    network.mockImplementation(async () => new Response(text, { status, headers: { 'Content-Type': 'text/javascript' } }))
    expect(await callShop(CALL)).toMatchObject({ text: text ?? '', status, ok: true })
  })

  it.each([403, 404, 500, 503])('says which status was no good, and what came with it: %s', async (status) => {
    network.mockImplementation(async () => new Response('-1', { status, headers: { 'Retry-After': '5' } }))
    const cause = await failure({ body: form({ a: 1 }) })
    expect(cause).toMatchObject({ kind: 'refused', status, mutates: true, failure: { answer: { text: '-1', ok: false, status } } })
    expect(cause.failure.kind === 'refused' && cause.failure.answer.headers.get('retry-after')).toBe('5')
  })

  it('that is not answered is unreachable, offline, or a change that nobody knows of', async () => {
    network.mockRejectedValue(new TypeError('gone'))
    expect((await failure()).failure).toEqual({ kind: 'unreachable' })
    expect((await failure({ body: form({}) })).failure).toEqual({ kind: 'uncertain', because: 'unreachable' })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    expect((await failure({ body: form({}) })).failure).toEqual({ kind: 'offline' })
  })

  it('ends with its time', async () => {
    network.mockImplementation(neverAnswers)
    const both = [failure({ timeout: 500 }), failure({ timeout: 500, mutates: true })]
    await vi.advanceTimersByTimeAsync(499)
    expect(network.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(1)
    expect((await Promise.all(both)).map(({ failure: { kind, ...more } }) => [kind, more])).toEqual([['timeout', { after: 500 }], ['uncertain', { because: 'timeout' }]])
    expect(network.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, true])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with its signal, before it is sent or on its way', async () => {
    network.mockImplementation(neverAnswers)
    expect((await failure({ signal: AbortSignal.abort() })).failure).toEqual({ kind: 'aborted', sent: false })
    expect(network).not.toHaveBeenCalled()
    const life = new AbortController()
    const call = failure({ signal: life.signal, mutates: true })
    life.abort()
    expect((await call).failure).toEqual({ kind: 'aborted', sent: true })
    expect(network.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
  })

  it('gives way to a later one, and waits for those before it, as its caller wants', async () => {
    const latest = createLatest()
    network.mockImplementationOnce(neverAnswers)
    const both = ['/a', '/b'].map((url) => latest.run((signal) => callShop(url, { signal })))
    expect((await Promise.all(both)).map((answer) => answer?.text)).toEqual([undefined, '<p>9</p>'])
    const queue = createQueue()
    network.mockClear()
    const answers: (() => void)[] = []
    network.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(new Response('x')))))
    const changes = [1, 2].map((id) => queue.change((signal) => callShop(CALL, { body: form({ id }), signal })))
    await vi.waitFor(() => expect(answers.length).toBe(1))
    answers[0]?.()
    await vi.waitFor(() => expect(answers.length).toBe(2))
    answers[1]?.()
    await Promise.all(changes)
    expect([asked(0).body, asked(1).body]).toEqual(['id=1', 'id=2'])
  })

  it('whose address is none has not been sent', async () => {
    expect((await failure({ mutates: true }, 'https://')).failure).toEqual({ kind: 'unreachable' })
    expect(network).not.toHaveBeenCalled()
  })
})

describe.each(JQUERIES)('the page\'s %s', (name) => {
  let $: JQueryStatic
  beforeEach(() => {
    $ = bring(name)
  })
  afterEach(() => {
    $(document).off()
  })
  const heard = () => {
    const log: string[] = []
    for (const type of ['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxError', 'ajaxComplete', 'ajaxStop']) $(document).on(type, () => void log.push(type))
    return log
  }

  it('raises its events for a call, with the settings that the old script gave it, and a mark by which ours are told', async () => {
    const log = heard()
    const send = vi.fn<(event: unknown, request: JQueryXHR, settings: JQueryAjaxSettings) => void>()
    $(document).on('ajaxSend', send as never)
    await callShop(CALL, { body: form({ action: 'x', product_id: 12 }) })
    await vi.waitFor(() => expect(log).toEqual(['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxComplete', 'ajaxStop']))
    const settings = send.mock.lastCall?.[2]
    expect(settings).toMatchObject({ url: CALL, type: 'POST', data: 'action=x&product_id=12', dataTypes: ['text'] })
    expect([isOurCall(settings), isOurCall({ url: CALL }), isOurCall(undefined)]).toEqual([true, false, false])
    network.mockImplementation(async () => new Response('no', { status: 500 }))
    log.length = 0
    await failure()
    await vi.waitFor(() => expect(log).toEqual(['ajaxStart', 'ajaxSend', 'ajaxError', 'ajaxComplete', 'ajaxStop']))
  })

  it('says of one that was given up whether its time was over', async () => {
    const said: unknown[] = []
    $(document).on('ajaxError', (_event, request: JQueryXHR, _settings, thrown) => void said.push(request.status, thrown))
    network.mockImplementation(neverAnswers)
    const late = failure({ timeout: 500 })
    await vi.advanceTimersByTimeAsync(500)
    await late
    const life = new AbortController()
    const call = failure({ signal: life.signal })
    life.abort()
    await call
    expect(said).toEqual([0, 'timeout', 0, 'abort'])
  })

  it('is not asked for what no script of the shop called by it, nor for another host', async () => {
    const log = heard()
    await callShop(CALL, { by: 'fetch' })
    await callShop('http://other.test/')
    expect([log, network.mock.calls.length]).toEqual([[], 2])
  })

  it('is not asked for what has to outlive the page, from when that is left until it is shown again', async () => {
    const life = createLife((cause) => { throw cause })
    followPageLeft(life)
    const log = heard()
    const change = () => callShop(CALL, { body: form({ a: 1 }), keepalive: true })
    // A queue that is emptied listens too, and did so before.
    window.addEventListener('pagehide', () => void change(), { once: true })
    window.dispatchEvent(new Event('pagehide'))
    await change()
    expect([log, network.mock.calls.map(([, init]) => init?.keepalive)]).toEqual([[], [true, true]])
    await callShop(CALL)
    window.dispatchEvent(new Event('pageshow'))
    await change()
    window.dispatchEvent(new Event('pagehide'))
    life.end()
    await change()
    expect(log.filter((type) => type === 'ajaxSend').length).toBe(3)
  })

  it('tells whether scripts of others listen to its events, wherever they hear them', () => {
    const life = createLife((cause) => { throw cause })
    onLegacy(document, 'ajaxSend', () => undefined, life)
    $(document).on('click', () => undefined)
    expect(hasAjaxListeners()).toBe(false)
    for (const target of [document, window]) {
      $(target as Document).on('ajaxComplete.theirs', () => undefined)
      expect(hasAjaxListeners()).toBe(true)
      $(target as Document).off('.theirs')
    }
    expect(hasAjaxListeners()).toBe(false)
    Reflect.deleteProperty(window, 'jQuery')
    expect(hasAjaxListeners()).toBe(false)
    life.end()
  })

  it.each(['without Ajax', 'with an Ajax that is none'])('%s is none for calls', async (what) => {
    Reflect.set($, 'ajax', what === 'without Ajax' ? undefined : {})
    expect(await callShop(CALL)).toMatchObject({ text: '<p>9</p>' })
    expect(network).toHaveBeenCalledTimes(1)
  })

  it('adds what other plugins have told it: headers, fields, `beforeSend`, prefilters, `ajaxSend`, a request of their own', async () => {
    const Own = window.XMLHttpRequest
    Reflect.set(window, 'XMLHttpRequest', class extends Own {
      override send(body?: never): void {
        this.setRequestHeader('X-Wrapped', '1')
        super.send(body)
      }
    })
    $.ajaxSetup({ headers: { 'X-Currency': 'EUR' }, data: { lang: 'de' } as never, beforeSend: (request) => void request.setRequestHeader('X-Before', '1') })
    $.ajaxPrefilter((options) => {
      // The fourth of its line makes text of fields later.
      if (typeof options.data === 'object') Object.assign(options.data as object, { by: 'prefilter' })
      else options.data = options.data ? `${options.data as string}&by=prefilter` : options.data
    })
    $(document).on('ajaxSend', (_event, request) => void request.setRequestHeader('X-Sent', '1'))
    await callShop(CALL, { body: form({ product_id: 12 }), headers: { 'X-Own': '1' } })
    expect(asked().body).toBe('lang=de&product_id=12&by=prefilter')
    for (const [header, value] of [['x-wrapped', '1'], ['x-currency', 'EUR'], ['x-before', '1'], ['x-sent', '1'], ['x-own', '1']] as const) expect(asked().headers.get(header)).toBe(value)
    await callShop(CALL, { body: { content: new URLSearchParams('a=1') } })
    expect(asked(1).body).toBe('a=1&by=prefilter')
    await callShop('/basket/')
    expect(asked(2).url).toContain('/basket/?lang=de')
    expect((await callShop('/basket/')).redirected).toBe(false)
  })

  it.each<[string, JQueryAjaxSettings]>([
    ['of JSON', { dataType: 'json' }],
    ['without a cache', { cache: false }],
    ['without events', { global: false }],
    ['with a time of 1 ms', { timeout: 1 }],
    ['that waits', { async: false }],
    ['with unprocessed data', { processData: false, contentType: 'application/json' }],
    ['with a method', { method: 'PUT', type: 'DELETE' }],
    ['only of what has changed', { ifModified: true }],
    ['with a converter that throws', { converters: { 'text text': () => { throw new Error('theirs') }, '* text': () => { throw new Error('theirs') } } }],
    ['with a filter that throws', { dataFilter: () => { throw new Error('theirs') } }],
    ['with a filter that answers nothing', { dataFilter: () => undefined }],
    ['with another context', { context: { own: 1 } }],
  ])('gives the same answer where the page\'s default is one %s', async (_what, defaults) => {
    $.ajaxSetup(defaults)
    answer('{"a":1}<script>boom</script>')
    const call = callShop(CALL, { body: form({ a: 1 }) })
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toMatchObject({ status: 200, text: '{"a":1}<script>boom</script>', redirected: false, url: HREF })
    expect(asked()).toMatchObject({ url: HREF, method: 'POST', body: 'a=1' })
    expect(asked().headers.get('content-type')).toContain('urlencoded')
    expect(await callShop('/basket/')).toMatchObject({ redirected: false, url: 'http://shop.test/basket/' })
  })

  it('gives the answer as another plugin\'s filter leaves it, which runs once, and ends where that throws', async () => {
    const dataFilter = vi.fn((text: string) => text.replace('9', '10'))
    const log = heard()
    $.ajaxSetup({ dataFilter })
    expect(await callShop(CALL)).toMatchObject({ text: '<p>10</p>' })
    await vi.waitFor(() => expect(log.at(-1)).toBe('ajaxStop'))
    expect(dataFilter).toHaveBeenCalledTimes(1)
    $.ajaxSetup({ dataFilter: () => { throw new Error('theirs') } })
    log.length = 0
    expect(await callShop(CALL)).toMatchObject({ text: '<p>9</p>' })
    await vi.waitFor(() => expect(log.at(-1)).toBe('ajaxStop'))
    expect(reported.mock.calls).toEqual([[new Error('theirs')]])
  })

  it.each<[string, ($: JQueryStatic) => void]>([
    ['`beforeSend`', (its) => its.ajaxSetup({ beforeSend: () => false })],
    ['a prefilter', (its) => its.ajaxPrefilter((_options, _original, request) => request.abort())],
  ])('says that nothing was sent where %s of another plugin says no', async (_what, tell) => {
    tell($)
    expect((await failure({ body: form({ a: 1 }) })).failure).toEqual({ kind: 'aborted', sent: false })
    expect(network).not.toHaveBeenCalled()
  })

  it('says that one is given up which another plugin ends', async () => {
    network.mockImplementation(neverAnswers)
    $(document).on('ajaxSend', (_event, request: JQueryXHR) => void setTimeout(() => request.abort(), 5))
    const call = failure({ body: form({ a: 1 }) })
    await vi.advanceTimersByTimeAsync(5)
    expect((await call).failure).toEqual({ kind: 'aborted', sent: true })
  })

  it.each<[string, ($: JQueryStatic) => void]>([
    ['`beforeSend` throws', (its) => its.ajaxSetup({ beforeSend: () => { throw new Error('theirs') } })],
    ['a prefilter throws', (its) => its.ajaxPrefilter(() => { throw new Error('theirs') })],
    ['a listener of `ajaxSend` throws', (its) => void its(document).on('ajaxSend', () => { throw new Error('theirs') })],
  ])('leaves the call to `fetch` where %s, and says whose fault it is', async (_what, tell) => {
    tell($)
    expect(await callShop(CALL, { body: form({ a: 1 }) })).toMatchObject({ text: '<p>9</p>' })
    expect([network.mock.calls.length, reported.mock.calls]).toEqual([1, [[new Error('theirs')]]])
  })

  it.each<[string, ($: JQueryStatic) => void]>([
    ['a header that cannot be sent', (its) => its.ajaxSetup({ headers: { 'X-Bad': 'a' } })],
    ['no request at all', (its) => its.ajaxSetup({ xhr: () => undefined as never })],
  ])('leaves the call to `fetch` where there is %s', async (_what, tell) => {
    const Own = window.XMLHttpRequest
    Reflect.set(window, 'XMLHttpRequest', class extends Own {
      override setRequestHeader(header: string, value: string): void {
        if (header === 'X-Bad') throw new SyntaxError('not a header')
        super.setRequestHeader(header, value)
      }
    })
    tell($)
    expect(await callShop(CALL, { body: form({ a: 1 }) })).toMatchObject({ text: '<p>9</p>' })
    expect(network.mock.calls.length).toBe(1)
  })

  it('is no more than its way: a `success` of another plugin that throws, a wrapped `ajax` that answers nothing, requests of another kind', async () => {
    const uncaught = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('error', uncaught)
    const { ajax } = $
    Reflect.set($, 'ajax', (...args: [never]) => void ajax.apply($, args))
    expect(await callShop(CALL)).toMatchObject({ text: '<p>9</p>' })
    network.mockRejectedValueOnce(new TypeError('gone'))
    expect((await failure()).failure).toEqual({ kind: 'unreachable' })
    Reflect.set($, 'ajax', ajax)
    const stood = $.ajaxSettings.xhr
    $.ajaxPrefilter((options) => {
      options.xhr = () => (stood as () => XMLHttpRequest)()
    })
    expect(await callShop(CALL)).toMatchObject({ text: '<p>9</p>', status: 200 })
    network.mockImplementationOnce(async () => new Response('no', { status: 500 }))
    expect(await failure()).toMatchObject({ kind: 'refused', status: 500, failure: { answer: { text: 'no' } } })
    window.removeEventListener('error', uncaught)
  })

  it('is not repeated by `fetch` where another plugin\'s request may have reached the shop, though nobody has seen it', async () => {
    const stood = $.ajaxSettings.xhr
    $.ajaxPrefilter((options) => {
      options.xhr = () => (stood as () => XMLHttpRequest)()
    })
    network.mockRejectedValueOnce(new TypeError('gone'))
    expect((await failure({ body: form({ product_id: 12 }) })).failure).toEqual({ kind: 'uncertain', because: 'unreachable' })
    expect(network).toHaveBeenCalledTimes(1)
  })

  it('is ended at once where a listener has had its caller give it up while it was being sent', async () => {
    network.mockImplementation(neverAnswers)
    const giveUp = new AbortController()
    $(document).on('ajaxSend', () => giveUp.abort())
    const ended = vi.spyOn(window.XMLHttpRequest.prototype, 'abort')
    expect((await failure({ signal: giveUp.signal, body: form({ a: 1 }) })).failure.kind).toBe('aborted')
    expect(ended).toHaveBeenCalled()
    ended.mockRestore()
  })
})
