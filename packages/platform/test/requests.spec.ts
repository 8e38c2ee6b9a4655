import { pageBundle, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'

const shop = useShop()

/** The transport: the page's `T`. */
const bundled = pageBundle({ globalName: 'T', folder: import.meta.dirname, entry: `export * from '../src/requests/index.ts'` })

/** Opens a page with the transport on it, and `told`, which makes a plain fact of a failure. */
async function openPage(head = ''): Promise<Page> {
  const told = 'var told = (promise) => promise.then((answer) => answer.text, (cause) => cause.failure)'
  const page = `<!doctype html><html lang="en"><head><title>x</title>${head}<script>${await bundled()};${told}</script></head><body></body></html>`
  shop.server.page('/requests/', page)
  const opened = await (await shop.browser.newContext()).newPage()
  await opened.goto(`${shop.server.origin}/requests/`)
  return opened
}

describe('in a browser', () => {
  it('a call goes to the page\'s own host where a base element names another, with what says who calls', async () => {
    shop.server.answer('x', () => 'here')
    const page = await openPage('<base href="http://cdn.invalid/theme/">')
    const headers = `{ 'X-Requested-With': 'XMLHttpRequest' }`
    expect(await page.evaluate(`told(T.createCall(T.createSend({ headers: ${headers} }))('/?wc-ajax=x', { body: T.form({ a: ['é'] }) }))`)).toBe('here')
    const [request] = shop.server.requestsTo('x')
    expect(request?.form).toEqual({ 'a[]': 'é' })
    expect(request?.headers['x-requested-with']).toBe('XMLHttpRequest')
  })

  it('an answer says that it came from another place than asked', async () => {
    shop.server.answer('x', () => ({ status: 302, headers: { Location: '/?wc-ajax=y' } }))
    shop.server.answer('y', () => 'elsewhere')
    const page = await openPage()
    const redirected = await page.evaluate(`T.createCall()('/?wc-ajax=x').then(({ redirected, url, text }) => [redirected, new URL(url).search, text])`)
    expect(redirected).toEqual([true, '?wc-ajax=y', 'elsewhere'])
  })

  it('a file tells how much of it is up, and its answer is read as any other', async () => {
    shop.server.answer('up', () => ({ status: 201, body: '{"id":7}', headers: { 'X-WP-Total': '8' } }))
    const page = await openPage()
    const [steps, last, size, answer] = (await page.evaluate(`(async () => {
      const steps = []
      const call = T.createCall(T.createSend({ progress: T.createSendWithProgress() }))
      const file = new File([new Uint8Array(3_000_000)], 'roll.png')
      const answer = await call('/?wc-ajax=up', { body: T.multipart({ file }), onProgress: (sent, total) => steps.push([sent, total]) })
      const [sent, total] = steps.at(-1)
      return [steps.length, sent, total, [answer.status, answer.headers.get('x-wp-total'), T.jsonOf(answer)]]
    })()`)) as [number, number, number, unknown]
    expect(steps).toBeGreaterThan(0)
    expect(last).toBe(size)
    expect(size).toBeGreaterThan(3_000_000)
    expect(answer).toEqual([201, '8', { id: 7 }])
  })

  it('a change whose connection breaks is uncertain, a read is not, and offline nothing leaves', async () => {
    shop.server.answer('x', () => 'close')
    const page = await openPage()
    const change = `told(T.createCall()('/?wc-ajax=x', { body: T.form({}) }))`
    expect(await page.evaluate(change)).toEqual({ kind: 'uncertain', because: 'unreachable' })
    expect(await page.evaluate(`told(T.createCall()('/?wc-ajax=x'))`)).toEqual({ kind: 'unreachable' })
    await page.context().setOffline(true)
    const before = shop.server.requestsTo('x').length
    expect(await page.evaluate(change)).toEqual({ kind: 'offline' })
    expect(shop.server.requestsTo('x')).toHaveLength(before)
  })

  it('what is sent while the page is left arrives', async () => {
    for (const name of ['kept', 'beacon']) shop.server.answer(name, () => '')
    const page = await openPage()
    await page.evaluate(`addEventListener('pagehide', () => {
      T.createBeacon()('/?wc-ajax=beacon', T.form({ a: 1 }))
      void T.createCall()('/?wc-ajax=kept', { body: T.form({ b: 2 }), keepalive: true })
    })`)
    await page.goto('about:blank')
    await vi.waitFor(() => {
      expect(shop.server.requestsTo('beacon').map(({ form }) => form)).toEqual([{ a: '1' }])
      expect(shop.server.requestsTo('kept').map(({ form }) => form)).toEqual([{ b: '2' }])
    }, 10_000)
  })
})
