import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callShop } from './call-shop.ts'
import { form, multipart } from '../content/body.ts'
import { RequestFailed } from '../failures/failure.ts'
import { neverAnswers, rejection } from '../requests.fixtures.ts'

const URL = 'http://shop.test/product/roll/?wc-ajax=get_pricing_table'
const network = vi.fn<typeof fetch>()
const post = (options: Parameters<typeof callShop>[1] = {}) => callShop(URL, { body: form({ variation_id: 21 }), ...options })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  network.mockReset()
  network.mockImplementation(async () => new Response('<p>9</p>'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the call was rejected with. */
async function failure(call: Promise<unknown>): Promise<RequestFailed> {
  const cause = await rejection(call)
  expect(cause).toBeInstanceOf(RequestFailed)
  return cause as RequestFailed
}

describe('a call of the shop', () => {
  it('posts a form of the same origin and gives the answer, with its status and headers', async () => {
    network.mockResolvedValue(new Response('<p>9</p>', { headers: { 'X-WP-Total': '8' } }))
    const answer = await post()
    expect(answer).toMatchObject({ status: 200, text: '<p>9</p>' })
    expect(answer.headers.get('x-wp-total')).toBe('8')
    const [url, init] = network.mock.calls[0] ?? []
    expect(url).toBe(URL)
    expect(init).toMatchObject({ method: 'POST', keepalive: false })
    // The browser's default: cookies to the page's own origin and to no other.
    expect(init?.credentials ?? 'same-origin').toBe('same-origin')
    expect(init?.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest' })
    expect(String(init?.body)).toBe('variation_id=21')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('without a body is a GET, which changes nothing unless it says so', async () => {
    await callShop('/basket/')
    expect(network.mock.calls[0]?.[0]).toBe('http://shop.test/basket/')
    const { method = 'GET', body } = network.mock.calls[0]?.[1] ?? {}
    expect([method, body]).toEqual(['GET', undefined])
    network.mockRejectedValue(new TypeError('gone'))
    expect(await failure(callShop('/basket/'))).toMatchObject({ kind: 'unreachable', mutates: false })
    expect(await failure(callShop('/basket/?remove_item=k', { mutates: true }))).toMatchObject({ kind: 'uncertain', mutates: true })
  })

  it('goes to the page\'s own host where a base element names another', async () => {
    document.head.innerHTML = '<base href="http://cdn.invalid/theme/">'
    await callShop('/basket/')
    document.head.replaceChildren()
    expect(network.mock.calls[0]?.[0]).toBe('http://shop.test/basket/')
  })

  it.each(['http://other.test/a', '//other.test/a', 'https://shop.test/a'])('takes no nonce and no mark of ours to %s', async (url) => {
    await callShop(url, { headers: { 'X-WP-Nonce': 'n1' } })
    expect(network.mock.calls[0]?.[1]?.headers).toEqual({})
    await callShop('/a', { headers: { 'X-WP-Nonce': 'n1' } })
    expect(network.mock.calls[1]?.[1]?.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest', 'X-WP-Nonce': 'n1' })
  })

  it('outlives its page where it is asked to and small enough for that', async () => {
    await post({ keepalive: true })
    await post({ keepalive: true, body: form({ a: 'x'.repeat(60_000) }) })
    expect(network.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false])
  })

  it('does not outlive its page with a file, however small: how much the browser sends is not known', async () => {
    await post({ keepalive: true, body: multipart({ file: new File(['x'], 'a.png') }) })
    expect(network.mock.calls[0]?.[1]?.keepalive).toBe(false)
  })

  it('takes an empty answer for one', async () => {
    network.mockResolvedValue(new Response(''))
    await expect(post()).resolves.toMatchObject({ text: '' })
  })

  it('says which status was no good, and what the server said', async () => {
    network.mockResolvedValue(new Response('no', { status: 500 }))
    const cause = await failure(post())
    expect(cause).toMatchObject({ kind: 'refused', status: 500, failure: { answer: { text: 'no' } } })
    expect(cause.message).toContain(URL)
    expect(cause.message).toContain('500')
  })

  it('says when the shop could not be reached, and when the browser had no connection', async () => {
    const cause = new TypeError('Failed to fetch')
    network.mockRejectedValue(cause)
    expect(await failure(post({ mutates: false }))).toMatchObject({ kind: 'unreachable', status: undefined, cause })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await failure(post())).toMatchObject({ kind: 'offline', mutates: true })
  })

  it('gives up after its time, and says that nobody knows what became of a change', async () => {
    network.mockImplementation(neverAnswers)
    const [read, change] = [failure(post({ timeout: 500, mutates: false })), failure(post({ timeout: 500 }))]
    await vi.advanceTimersByTimeAsync(499)
    expect(network.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await read).failure).toEqual({ kind: 'timeout', after: 500 })
    expect((await change).failure).toEqual({ kind: 'uncertain', because: 'timeout' })
  })

  it('waits for 15 s when nothing else is said', async () => {
    network.mockImplementation(neverAnswers)
    const call = failure(callShop('/basket/'))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await call).toMatchObject({ kind: 'timeout' })
  })

  it('gives up on an answer whose body does not end', async () => {
    network.mockImplementation(async (url, init) => ({ ok: true, text: () => neverAnswers(url, init) }) as unknown as Response)
    const call = failure(callShop('/basket/', { timeout: 500 }))
    await vi.advanceTimersByTimeAsync(500)
    expect(await call).toMatchObject({ kind: 'timeout' })
  })

  it('ends with its signal, before or while it is under way', async () => {
    network.mockImplementation(neverAnswers)
    expect((await failure(post({ signal: AbortSignal.abort() }))).failure).toEqual({ kind: 'aborted', sent: false })
    expect(network).not.toHaveBeenCalled()
    const life = new AbortController()
    const call = failure(post({ signal: life.signal }))
    life.abort()
    expect((await call).failure).toEqual({ kind: 'aborted', sent: true })
    expect(vi.getTimerCount()).toBe(0)
  })
})
