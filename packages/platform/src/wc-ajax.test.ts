import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailed, createLatest, createPost, formBody, pageEndpoint, templateEndpoint } from './wc-ajax.ts'

describe('formBody', () => {
  it.each([
    [{ variation_id: 21, display_context: 'product-page' }, 'variation_id=21&display_context=product-page'],
    [{ note: 'a b&c=d+é' }, 'note=a+b%26c%3Dd%2B%C3%A9'],
    [{ a: null, b: undefined, c: '', d: 0, e: false }, 'a=&b=&c=&d=0&e=false'],
    [{ cart: { abc: { qty: 2 } } }, 'cart%5Babc%5D%5Bqty%5D=2'],
    [{ ids: [3, 4], empty: [] }, 'ids%5B%5D=3&ids%5B%5D=4'],
    [{ lines: [{ id: 3 }, { id: 4 }] }, 'lines%5B0%5D%5Bid%5D=3&lines%5B1%5D%5Bid%5D=4'],
  ])('writes %j as the platform expects', (fields, expected) => {
    expect(formBody(fields).toString()).toBe(expected)
  })
})

describe('addresses', () => {
  it('of a call that belongs to the page drop the page\'s own query', () => {
    const page = { origin: 'http://shop.test', pathname: '/de/product/roll/', search: '?x=1' }
    expect(pageEndpoint('get_pricing_table', page)).toBe('http://shop.test/de/product/roll/?wc-ajax=get_pricing_table')
    expect(pageEndpoint('a&b', page)).toBe('http://shop.test/de/product/roll/?wc-ajax=a%26b')
    expect(pageEndpoint('x')).toBe(`${location.origin}${location.pathname}?wc-ajax=x`)
  })

  it('of a template are filled in as they are', () => {
    expect(templateEndpoint('/de/?wc-ajax=%%endpoint%%', 'add_to_cart')).toBe('/de/?wc-ajax=add_to_cart')
    expect(templateEndpoint('/?wc-ajax=%%endpoint%%', '$&')).toBe('/?wc-ajax=$&')
  })
})

describe('createPost', () => {
  const URL = 'http://shop.test/?wc-ajax=x'
  const send = vi.fn<typeof fetch>()
  const post = createPost(send)

  beforeEach(() => {
    send.mockReset()
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Answers never, but minds its signal, as the browser does. */
  const never: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      const stop = () => reject(new DOMException('gone', 'AbortError'))
      if (init?.signal?.aborted) stop()
      init?.signal?.addEventListener('abort', stop)
    })

  /** What the call was rejected with. */
  async function failure(call: Promise<unknown>): Promise<CallFailed> {
    const cause = await call.then(() => undefined, (error: unknown) => error)
    expect(cause).toBeInstanceOf(CallFailed)
    return cause as CallFailed
  }

  it('posts a form of the same origin and gives the answer\'s text', async () => {
    send.mockResolvedValue(new Response('<p>9</p>'))
    await expect(post(URL, { variation_id: 21 })).resolves.toBe('<p>9</p>')
    const [url, init] = send.mock.calls[0] ?? []
    expect(url).toBe(URL)
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' })
    expect(init?.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest' })
    expect(String(init?.body)).toBe('variation_id=21')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes an empty answer for one', async () => {
    send.mockResolvedValue(new Response(''))
    await expect(post(URL, {})).resolves.toBe('')
  })

  it('says which status was no good', async () => {
    send.mockResolvedValue(new Response('no', { status: 500 }))
    const cause = await failure(post(URL, {}))
    expect(cause).toMatchObject({ kind: 'status', status: 500 })
    expect(cause.message).toContain(URL)
    expect(cause.message).toContain('500')
  })

  it('says when the shop could not be reached', async () => {
    const offline = new TypeError('Failed to fetch')
    send.mockRejectedValue(offline)
    expect(await failure(post(URL, {}))).toMatchObject({ kind: 'network', status: undefined, cause: offline })
  })

  it('gives up after its time', async () => {
    send.mockImplementation(never)
    const call = failure(post(URL, {}, { timeout: 500 }))
    await vi.advanceTimersByTimeAsync(499)
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toMatchObject({ kind: 'timeout' })
    expect((await call).message).toContain('500 ms')
  })

  it('waits for 15 s when nothing else is said', async () => {
    send.mockImplementation(never)
    const call = failure(post(URL, {}))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await call).toMatchObject({ kind: 'timeout' })
  })

  it('gives up on an answer whose body does not end', async () => {
    send.mockImplementation(async (url, init) => ({ ok: true, text: () => never(url, init) }) as unknown as Response)
    const call = failure(post(URL, {}, { timeout: 500 }))
    await vi.advanceTimersByTimeAsync(500)
    expect(await call).toMatchObject({ kind: 'timeout' })
  })

  it('ends with its signal, before or while it is under way', async () => {
    send.mockImplementation(never)
    expect(await failure(post(URL, {}, { signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' })
    const life = new AbortController()
    const call = failure(post(URL, {}, { signal: life.signal }))
    life.abort()
    expect(await call).toMatchObject({ kind: 'aborted' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('createLatest', () => {
  /** A task that a test ends when it likes. */
  function task() {
    let resolve: (value: string) => void = () => undefined
    let reject: (cause: unknown) => void = () => undefined
    const promise = new Promise<string>((one, other) => {
      resolve = one
      reject = other
    })
    let signal: AbortSignal | undefined
    return {
      resolve,
      reject,
      get signal() {
        return signal
      },
      run: (itsSignal: AbortSignal) => {
        signal = itsSignal
        return promise
      },
    }
  }

  it.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
    'lets the last of three win when they end in the order %j',
    async (order) => {
      const latest = createLatest()
      const tasks = [task(), task(), task()]
      const values = tasks.map(({ run }) => latest.run(run))
      for (const index of order) {
        tasks[index]?.resolve(`value ${index}`)
        await Promise.resolve()
      }
      expect(await Promise.all(values)).toEqual([undefined, undefined, 'value 2'])
    },
  )

  it('ends the one before, and not the last', () => {
    const latest = createLatest()
    const [first, second] = [task(), task()]
    void latest.run(first.run)
    void latest.run(second.run)
    expect([first.signal?.aborted, second.signal?.aborted]).toEqual([true, false])
  })

  it('passes over the failure of one that no longer counts', async () => {
    const latest = createLatest()
    const [first, second] = [task(), task()]
    const values = [latest.run(first.run), latest.run(second.run)]
    first.reject(new Error('late'))
    second.resolve('value')
    expect(await Promise.all(values)).toEqual([undefined, 'value'])
  })

  it('fails with the last one', async () => {
    const latest = createLatest()
    const { run, reject } = task()
    const value = latest.run(run)
    reject(new Error('boom'))
    await expect(value).rejects.toThrow('boom')
    expect(await latest.run(() => Promise.resolve('next'))).toBe('next')
  })

  it('fails when the task throws at once', async () => {
    await expect(createLatest().run(() => { throw new Error('boom') })).rejects.toThrow('boom')
  })

  it('gives nothing after it was cancelled, whatever becomes of the task', async () => {
    const latest = createLatest()
    const [first, second] = [task(), task()]
    const one = latest.run(first.run)
    latest.cancel()
    expect(first.signal?.aborted).toBe(true)
    first.resolve('value')
    expect(await one).toBeUndefined()
    const two = latest.run(second.run)
    latest.cancel()
    second.reject(new Error('late'))
    expect(await two).toBeUndefined()
    expect(() => latest.cancel()).not.toThrow()
  })
})
