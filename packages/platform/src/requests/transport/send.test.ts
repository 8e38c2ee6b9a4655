// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { form, json } from '../content/body.ts'
import { RequestFailed } from '../failures/failure.ts'
import { createKeepaliveRoom } from './keepalive.ts'
import { neverAnswers, rejection, testTimers } from '../requests.fixtures.ts'
import type { SendEvent } from './observed-send.ts'
import { createSend, type SendDeps } from './send.ts'
import type { SendOptions } from './send-options.ts'

const PAGE = 'https://s.example/shop/'
const CALL = 'https://s.example/?wc-ajax=x'
const network = vi.fn<typeof fetch>()
let timers = testTimers()

const sender = (deps: SendDeps = {}) => createSend({ fetch: network, timers, page: () => PAGE, isOnline: () => true, ...deps })
const send = (url: string, options: SendOptions = {}, deps?: SendDeps) => sender(deps)(url, options, (response) => response.text())
const sentInit = () => network.mock.calls[0]?.[1]
const sentHeaders = () => Object.fromEntries(new Headers(sentInit()?.headers))

/** What a request failed with. */
async function failureOf(request: Promise<unknown>): Promise<RequestFailed> {
  const cause = await rejection(request)
  expect(cause).toBeInstanceOf(RequestFailed)
  return cause as RequestFailed
}

beforeEach(() => {
  timers = testTimers()
  network.mockReset()
  network.mockImplementation(async () => new Response('words'))
})

describe('a request', () => {
  it('is a GET, with a body a POST, and gives what its reader took', async () => {
    await expect(send(CALL)).resolves.toBe('words')
    await send(CALL, { body: form({ a: 1 }) })
    await send(CALL, { method: 'DELETE', init: { cache: 'no-store' } })
    expect(network.mock.calls.map(([, init]) => init?.method)).toEqual(['GET', 'POST', 'DELETE'])
    expect(network.mock.calls[2]?.[1]?.cache).toBe('no-store')
    expect(timers.waiting).toEqual([])
  })

  it('names the type of JSON, leaves that of a form to the browser, and lets the caller\'s win', async () => {
    await send(CALL, { body: json({}) })
    expect(sentHeaders()).toEqual({ 'content-type': 'application/json' })
    network.mockClear()
    await send(CALL, { body: form({}) })
    expect(sentHeaders()).toEqual({})
    network.mockClear()
    await send(CALL, { body: json({}), headers: { 'content-type': 'application/x-y' } })
    expect(sentHeaders()).toEqual({ 'content-type': 'application/x-y' })
  })

  it('is read whatever its status: what that means is for others to say', async () => {
    network.mockImplementation(async () => new Response('no', { status: 500 }))
    await expect(send(CALL)).resolves.toBe('no')
  })

  it('tells a log what became of it', async () => {
    const events: SendEvent[] = []
    const observe = () => (event: SendEvent) => events.push(event)
    await send(CALL, { body: form({ a: 1 }) }, { observe })
    network.mockRejectedValue(new TypeError('gone'))
    await failureOf(send(CALL, {}, { observe }))
    expect(events.map(({ what }) => what)).toEqual(['sent', 'answered', 'sent', 'failed'])
  })
})

describe('cookies and nonces', () => {
  const deps: SendDeps = { credentials: 'include', headers: { 'X-Requested-With': 'XMLHttpRequest' } }
  const headers = { 'x-wp-nonce': 'n1', Nonce: 's1', Accept: 'a/b' }

  it('go to the shop', async () => {
    await send('/a', { headers }, deps)
    expect(network.mock.calls[0]?.[0]).toBe('https://s.example/a')
    expect(sentInit()?.credentials).toBe('include')
    expect(sentHeaders()).toEqual({ 'x-wp-nonce': 'n1', nonce: 's1', accept: 'a/b', 'x-requested-with': 'XMLHttpRequest' })
  })

  it.each(['https://other.example/a', '//other.example/a', 'http://s.example/a'])('never go to %s, also when they are asked for', async (url) => {
    await send(url, { headers, credentials: 'include' }, deps)
    expect(sentInit()?.credentials).toBe('omit')
    expect(sentHeaders()).toEqual({ accept: 'a/b' })
  })

  it('go where home is said to be, and not to the page when that is another place', async () => {
    const home = 'https://api.example/wp-json/'
    await send('https://api.example/x', { headers }, { ...deps, home })
    await send(CALL, { headers }, { ...deps, home })
    expect(network.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'omit'])
  })
})

describe('a request that fails', () => {
  it('says that no answer came, and why, as far as the browser tells', async () => {
    const cause = new TypeError('Failed to fetch')
    network.mockRejectedValue(cause)
    expect(await failureOf(send(CALL))).toMatchObject({ kind: 'unreachable', cause, mutates: false, status: undefined })
    expect((await failureOf(send(CALL))).message).toContain(CALL)
  })

  it('says that the browser was offline, for a change too: it never left', async () => {
    network.mockRejectedValue(new TypeError('gone'))
    const isOnline = () => false
    expect(await failureOf(send(CALL, {}, { isOnline }))).toMatchObject({ kind: 'offline' })
    expect(await failureOf(send(CALL, { method: 'POST' }, { isOnline }))).toMatchObject({ kind: 'offline' })
  })

  it('has left all the same where an answer began to come: the browser was back by then, or wrong', async () => {
    const cut = (options: SendOptions) => failureOf(sender({ isOnline: () => false })(CALL, options, () => Promise.reject(new TypeError('network error'))))
    expect((await cut({ method: 'POST' })).failure).toEqual({ kind: 'uncertain', because: 'unreachable' })
    expect(await cut({})).toMatchObject({ kind: 'unreachable' })
  })

  it('says that nobody knows whether a change arrived', async () => {
    network.mockRejectedValue(new TypeError('gone'))
    const lost = await failureOf(send(CALL, { method: 'POST' }))
    expect(lost.failure).toEqual({ kind: 'uncertain', because: 'unreachable' })
    expect(lost.mutates).toBe(true)
  })

  it('goes by what the caller says about changing: a link may remove a line, and a POST may only read', async () => {
    network.mockRejectedValue(new TypeError('gone'))
    expect(await failureOf(send(CALL, { mutates: true }))).toMatchObject({ kind: 'uncertain' })
    expect(await failureOf(send(CALL, { method: 'POST', mutates: false }))).toMatchObject({ kind: 'unreachable' })
  })

  it('gives up after its time, 15 s unless told otherwise, also on a body that does not end', async () => {
    network.mockImplementation(neverAnswers)
    const read = failureOf(send(CALL))
    expect(timers.waiting).toEqual([15_000])
    timers.pass(15_000)
    expect((await read).failure).toEqual({ kind: 'timeout', after: 15_000 })

    const change = failureOf(send(CALL, { method: 'POST', timeout: 500 }))
    timers.pass(500)
    expect((await change).failure).toEqual({ kind: 'uncertain', because: 'timeout' })

    network.mockImplementation(async () => new Response('words'))
    const half = failureOf(sender()(CALL, { timeout: 500 }, () => neverAnswers(CALL, sentSignal())))
    await vi.waitFor(() => expect(timers.waiting).toEqual([500]))
    await Promise.resolve()
    timers.pass(500)
    expect((await half).kind).toBe('timeout')
    expect(timers.waiting).toEqual([])
  })

  const sentSignal = (): RequestInit => {
    const signal = network.mock.lastCall?.[1]?.signal
    return signal ? { signal } : {}
  }

  it('waits for ever where the time is 0', async () => {
    await send(CALL, { timeout: 0 })
    expect(timers.waiting).toEqual([])
  })

  it('ends with its signal, and says whether it had been sent', async () => {
    network.mockImplementation(neverAnswers)
    const before = await failureOf(send(CALL, { signal: AbortSignal.abort() }))
    expect(before.failure).toEqual({ kind: 'aborted', sent: false })
    expect(network).not.toHaveBeenCalled()

    const caller = new AbortController()
    const reason = new Error('enough')
    const during = failureOf(send(CALL, { signal: caller.signal, method: 'POST' }))
    caller.abort(reason)
    expect(await during).toMatchObject({ failure: { kind: 'aborted', sent: true }, cause: reason })
  })

  it('has not changed anything where its address is none', async () => {
    expect(await failureOf(send('https://', { method: 'POST' }))).toMatchObject({ kind: 'unreachable' })
    expect(network).not.toHaveBeenCalled()
  })

  it('passes on what the reader says itself', async () => {
    const own = new RequestFailed({ kind: 'aborted', sent: true }, { url: CALL, mutates: false })
    expect(await rejection(sender()(CALL, {}, () => { throw own }))).toBe(own)
  })
})

describe('a request that outlives its page', () => {
  it('is one as long as there is room, gives its room back, and goes without where there is none', async () => {
    const room = createKeepaliveRoom(10)
    const keepalive = () => network.mock.lastCall?.[1]?.keepalive
    await send(CALL, { body: form({ a: '12345678' }), keepalive: true }, { room })
    expect(keepalive()).toBe(true)
    await send(CALL, { body: form({ a: '12345678' }), keepalive: true }, { room })
    expect(keepalive()).toBe(true)
    await send(CALL, { body: form({ a: '123456789' }), keepalive: true }, { room })
    expect(keepalive()).toBe(false)
    await send(CALL, { body: form({ a: '1' }) }, { room })
    expect(keepalive()).toBe(false)
  })

  it('shares its room with those of all senders: a browser has one for the page', async () => {
    const answers: (() => void)[] = []
    network.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(new Response('words')))))
    const post = () => send(CALL, { body: { content: 'x'.repeat(40_000) }, keepalive: true })
    const both = [post(), post()]
    for (const answer of answers) answer()
    expect(await Promise.all(both)).toEqual(['words', 'words'])
    const third = post()
    answers.at(-1)?.()
    await third
    expect(network.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false, true])
  })
})

describe('progress', () => {
  it('goes through the sender that knows it, and only when somebody listens', async () => {
    const onProgress = vi.fn()
    const progress = vi.fn(async () => new Response('up'))
    await expect(send(CALL, { body: form({}), onProgress, keepalive: true }, { progress })).resolves.toBe('up')
    expect(progress).toHaveBeenCalledWith(CALL, expect.objectContaining({ keepalive: false }), onProgress)
    await expect(send(CALL, { body: form({}) }, { progress })).resolves.toBe('words')
    expect(progress).toHaveBeenCalledTimes(1)
  })

  it('is not told of a stream, which goes by fetch: XMLHttpRequest would send it as the words "[object ReadableStream]"', async () => {
    const progress = vi.fn(async () => new Response('up'))
    const content = new Blob(['photo']).stream()
    await expect(send(CALL, { body: { content }, onProgress: vi.fn() }, { progress })).resolves.toBe('words')
    expect(progress).not.toHaveBeenCalled()
    expect(sentInit()).toMatchObject({ body: content, duplex: 'half' })
  })
})
