// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ask } from '../preview.fixtures.ts'
import type { RunningPreview } from '../listen.ts'
import { startSavedPreview } from '../start-preview.ts'
import { readHttpFile } from '@tillkit/testing/saved'

const undo: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const page = (title: string, canonical: string, main = '') =>
  `<!DOCTYPE html><html><head><title>${title}</title>${canonical && `<link rel="canonical" href="http://shop.test${canonical}">`}</head><body>${main}</body></html>`
const call = (first: string, body: string, answer: string, status = '200 OK') =>
  `${first} HTTP/1.1\nHost: shop.test\nContent-Type: application/x-www-form-urlencoded\n${body}\nHTTP/1.1 ${status}\nHost: shop.test\nContent-Type: application/json\n${answer}`

/** Starts a preview of these files. */
async function saved(files: Record<string, string>): Promise<{ preview: RunningPreview; printed: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-saved-'))
  undo.push(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const printed: string[] = []
  const log = { info: (line: string) => printed.push(line), warn: (line: string) => printed.push(`! ${line}`) }
  const preview = await startSavedPreview({ folder, units: ['a'], port: 0, built: [{ name: 'a', selector: '.a' }], log })
  undo.push(() => preview.close())
  return { preview, printed }
}

const form = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' }, body })

describe('saved pages', () => {
  it('stand at their own addresses, the plainest name first, and all in one list', async () => {
    const { preview: { origin } } = await saved({
      'cart.html': page('Basket', '/your-cart/', '<a href="http://shop.test/shop/">'),
      'cart-empty.html': page('Empty', '/your-cart/'),
      'post.html': page('Post', ''),
    })
    expect((await ask(origin, '/your-cart/')).text).toContain(`<a href="${origin}/shop/">`)
    expect((await ask(origin, '/cart-empty/')).text).toContain('<title>Empty')
    expect((await ask(origin, '/post/')).text).toContain('<title>Post')
    expect((await ask(origin, '/')).headers.location).toBe('/__tillkit__/pages/')
    const { text } = await ask(origin, '/__tillkit__/pages/')
    for (const path of ['/your-cart/', '/cart-empty/', '/post/']) expect(text).toContain(`href="${path}"`)
  })

  it('get jQuery where they have none', async () => {
    const { preview: { origin } } = await saved({
      'variable.html': page('V', '', '<form class="variations_form cart">'),
      'whole.html': page('W', '', '<script src="/jquery.min.js"></script>'),
    })
    const variable = await ask(origin, '/variable/')
    expect(variable.text).toMatch(/preview\/jquery\.js.*tillkit\.js/)
    for (const name of ['jquery.js', 'saved.css', 'bar.js', 'index.js']) expect((await ask(origin, `/__tillkit__/preview/${name}`)).status).toBe(200)
    expect((await ask(origin, '/whole/')).text).not.toContain('preview/jquery.js')
    expect((await ask(origin, '/variable/?tillkit=off')).text).not.toContain('tillkit.js')
  })

  it('answer for pictures quietly, and for the unknown with a line', async () => {
    const { preview: { origin }, printed } = await saved({ 'a.html': page('A', '/a/') })
    expect((await ask(origin, '/wp-content/p.png')).headers['content-type']).toBe('image/svg+xml')
    expect((await ask(origin, '/favicon.ico')).status).toBe(204)
    expect(printed).toEqual([])
    const { status, text } = await ask(origin, '/nowhere/')
    expect(status).toBe(404)
    expect(text).toContain('This page was not saved')
    expect(printed.join()).toContain('! GET /nowhere/: no saved page and no .http file fits.')
  })

  it('need a page', async () => {
    await expect(saved({ 'a.http': '' })).rejects.toThrow(/There is no page \(\.html\)/)
  })
})

describe('saved calls', () => {
  const table = (id: number, nonce: string) => call('POST /?wc-ajax=get_pricing_table', `variation_id=${id}&nonce=${nonce}`, `{"id":${id},"url":"http:\\/\\/shop.test\\/"}`)
  const files = {
    'p.html': page('P', '/p/'),
    'table-1.http': table(1, 'x'),
    'table-2.http': table(2, 'x'),
    'table-1-badnonce.http': call('POST /?wc-ajax=get_pricing_table', 'variation_id=1&nonce=0', '"bad"'),
    'cart-quantity.http': call('POST /wp-admin/admin-ajax.php', 'action=update_cart&cartAction=quantity&quantity=2', '"quantity"'),
    'cart-remove.http': call('POST /wp-admin/admin-ajax.php', 'action=update_cart&cartAction=remove', '"remove"', '403 Forbidden'),
    'filter.http': call('POST /p/?shopCategory=28', 'ajax=1', '"filtered"'),
  }

  it('answer what they were asked: by address, action and fields, whatever the nonce', async () => {
    const { preview: { origin } } = await saved(files)
    expect(JSON.parse((await ask(origin, '/?wc-ajax=get_pricing_table', form('variation_id=2&nonce=other'))).text)).toEqual({ id: 2, url: `${origin}/` })
    expect(JSON.parse((await ask(origin, '/p/?wc-ajax=get_pricing_table', form('variation_id=1&nonce=other'))).text)).toMatchObject({ id: 1 })
    expect((await ask(origin, '/wp-admin/admin-ajax.php', form('action=update_cart&cartAction=quantity&quantity=9'))).text).toBe('"quantity"')
    expect(await ask(origin, '/wp-admin/admin-ajax.php', form('action=update_cart&cartAction=remove'))).toMatchObject({ status: 403, text: '"remove"' })
    expect((await ask(origin, '/p/?shopCategory=28', form('ajax=1'))).text).toBe('"filtered"')
    expect((await ask(origin, '/p/?shopCategory=28', form('ajax=1&coupon_code='))).text).toBe('"filtered"')
  })

  it("answer with a failure only what failed, and another product's add as one that went well", async () => {
    const { preview: { origin } } = await saved({
      'p.html': page('P', '/p/'),
      'add.http': call('POST /?wc-ajax=add_to_cart', 'product_id=17&quantity=7&product_sku=T', '"added"'),
      'add-outofstock.http': call('POST /?wc-ajax=add_to_cart', 'product_id=97&quantity=1', '"sold out"'),
    })
    const add = async (fields: string) => (await ask(origin, '/?wc-ajax=add_to_cart', form(fields))).text
    expect(await add('product_id=97&quantity=1&product_sku=X')).toBe('"sold out"')
    expect(await add('product_id=55&quantity=1&success_message=Added')).toBe('"added"')
  })

  it('never answer for another thing', async () => {
    const { preview: { origin }, printed } = await saved(files)
    expect((await ask(origin, '/?wc-ajax=get_pricing_table', form('variation_id=3&nonce=x'))).status).toBe(404)
    expect((await ask(origin, '/wp-admin/admin-ajax.php', form('action=other'))).status).toBe(404)
    expect(printed.filter((line) => line.startsWith('!'))).toHaveLength(2)
  })
})

it('a call is read with blank lines and without', () => {
  const loose = 'POST /a HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\na=1\r\n\r\nHTTP/1.1 201 Created\r\nX-A: b\r\n\r\n{"x": "y: z"}'
  for (const text of [loose, loose.replaceAll('\r\n', '\n').replace(/\n\n/g, '\n')]) {
    const read = readHttpFile('a', text)
    expect(read).toMatchObject({ method: 'POST', path: '/a', status: 201, body: '{"x": "y: z"}' })
    expect(read?.form.get('a')).toBe('1')
  }
  expect(readHttpFile('a', 'nothing')).toBeUndefined()
})
