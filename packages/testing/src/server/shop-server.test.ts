// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ShopServer } from './shop-server.ts'
import { createShopServer } from './shop-server.ts'

let server: ShopServer

beforeEach(async () => {
  server = await createShopServer()
})

afterEach(() => server.close())

/** Calls an endpoint as the page does. */
function call(variation: number): Promise<Response> {
  return fetch(`${server.origin}/product/roll/?wc-ajax=get_pricing_table`, {
    method: 'POST',
    body: new URLSearchParams({ variation_id: String(variation) }),
  })
}

describe('shop server', () => {
  it('answers an older call by its action', async () => {
    server.answer('dswcp_update_cart', ({ form }) => `item ${form['item']}`)
    const send = (path: string) => fetch(server.origin + path, { method: 'POST', body: new URLSearchParams({ action: 'dswcp_update_cart', item: 'abc' }) })
    expect(await (await send('/wp-admin/admin-ajax.php')).text()).toBe('item abc')
    expect((await send('/elsewhere/')).status).toBe(404)
    expect(server.requestsTo('dswcp_update_cart')).toHaveLength(1)
  })

  it('serves pages, and scripts from folders', async () => {
    server.page('/product/roll/', '<p>Roll</p>')
    expect(await (await fetch(`${server.origin}/product/roll/?x=1`)).text()).toBe('<p>Roll</p>')
    const script = await fetch(`${server.origin}/vendor/jquery.js`)
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(await script.text()).toContain('jQuery')
    expect((await fetch(`${server.origin}/missing`)).status).toBe(404)
  })

  it('sends files compressed where it is asked to', async () => {
    const compressing = await createShopServer({ isCompressing: true })
    try {
      const [compressed, plain] = await Promise.all([compressing, server].map(({ origin }) => fetch(`${origin}/vendor/jquery.js`)))
      expect([compressed?.headers.get('content-encoding'), plain?.headers.get('content-encoding')]).toEqual(['gzip', null])
      expect(await compressed?.text()).toBe(await plain?.text())
    } finally {
      await compressing.close()
    }
  })

  it('keeps to the folder that it serves', async () => {
    expect((await fetch(`${server.origin}/tillkit/..%2fpackage.json`)).status).toBe(404)
  })

  it('answers endpoints and keeps what was asked', async () => {
    server.answer('get_pricing_table', ({ form }) => `table of ${form.variation_id}`)
    expect(await (await call(21)).text()).toBe('table of 21')
    expect(server.requestsTo('get_pricing_table')).toMatchObject([
      { method: 'POST', path: '/product/roll/', query: { 'wc-ajax': 'get_pricing_table' }, form: { variation_id: '21' } },
    ])
  })

  it('holds answers and sends them in the order of the test', async () => {
    const slow = server.hold('get_pricing_table', { variation_id: '21' })
    const quick = server.hold('get_pricing_table', { variation_id: '22' })
    const order: string[] = []
    const calls = [21, 22].map(async (id) => order.push(await (await call(id)).text()))
    await Promise.all([slow.arrived(), quick.arrived()])
    quick.send('second')
    await quick.done()
    await calls[1]
    slow.send('first')
    await Promise.all(calls)
    expect(order).toEqual(['second', 'first'])
  })

  it('answers with a status, or cuts the connection', async () => {
    server.answer('get_pricing_table', () => ({ status: 500, body: 'no' }))
    expect((await call(21)).status).toBe(500)
    server.answer('get_pricing_table', () => 'close')
    await expect(call(21)).rejects.toThrow()
  })

  it('forgets everything but its folders on reset', async () => {
    server.page('/product/roll/', '<p>Roll</p>')
    const held = server.hold('get_pricing_table')
    const pending = call(21)
    await held.arrived()
    server.reset()
    held.send('late')
    expect(await (await pending).text()).toBe('late')
    expect(server.requests).toEqual([])
    expect((await fetch(`${server.origin}/product/roll/`)).status).toBe(404)
  })

  it('says when its port is taken', async () => {
    const port = Number(new URL(server.origin).port)
    await expect(createShopServer({ port })).rejects.toThrow(/EADDRINUSE/)
  })
})
