// @vitest-environment node
import { GENERATIONS } from '@tillkit/fixtures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productPath, products } from './catalogue/index.ts'
import { listen } from './listen.ts'
import { createShop } from './server.ts'
import type { OpenShop } from './test-shop.ts'
import { openShop } from './test-shop.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const HOSTILE = '"><script>alert(1)</script>'

describe.each(GENERATIONS)('the pages in generation %s', (generation) => {
  it.each(products.map((product) => [product.slug, product] as const))(
    'print %s as the platform does',
    async (_slug, product) => {
      const { status, type, text } = await shop.get(`${productPath(product)}?generation=${generation}`)
      expect(status).toBe(200)
      expect(type).toContain('text/html')
      expect(text).toContain(`id="product-${product.tiers.id}"`)
      expect(text).toContain(`data-display-type="${product.layout}"`)
      expect(text).toContain(`data-product-type="${product.variable ? 'variable' : 'simple'}"`)
      expect(text).toContain('data-tier-pricing-table-summary')
      expect(text).toMatch(new RegExp(`data-price-type="dynamic"\\s+data-product-id="${product.tiers.id}"`))
      expect(text.includes('"version":"7.1.5"')).toBe(generation === '7.x' && product.fault !== 'globals')
    },
  )
})

it('has browsers ask for a page each time, and for a file only where its setup says so', async () => {
  const caching = async (path: string) => (await fetch(shop.address + path)).headers.get('cache-control')
  expect([await caching('/'), await caching('/theme/frame.css')]).toEqual(['no-cache', 'max-age=600, immutable'])
  const demo = createShop()
  const { address } = await listen(demo, 0)
  expect((await fetch(`${address}/theme/frame.css`)).headers.get('cache-control')).toBe('no-cache')
  demo.close()
  demo.closeAllConnections()
})

it('suggests products to the listings’ search', async () => {
  const suggest = async (query: string) => {
    const body = new URLSearchParams({ action: 'ags_wc_filters_search_suggestions', query })
    return (await fetch(`${shop.address}/wp-admin/admin-ajax.php`, { method: 'POST', body })).json() as Promise<{ success: boolean; data?: { label: string; link: string }[] }>
  }
  const { success, data = [] } = await suggest('label')
  expect([success, data.length]).toEqual([true, 5])
  expect(data.every(({ label, link }) => /label/i.test(label) && link.startsWith('/product/'))).toBe(true)
  expect(await suggest(' ')).toEqual({ success: false })
})

describe('the head', () => {
  it('carries jQuery, the globals, the sheet and the script, in this order', async () => {
    const { text } = await shop.get('/product/coloured-till-rolls/?timing=delayed')
    const places = [
      '/vendor/jquery.js',
      '/vendor/variation-form.js',
      'var tieredPricingGlobalData',
      '/tillkit.css',
      '/tillkit.js',
    ].map((part) => text.indexOf(part))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(text).toContain('data-timing="delayed"')
  })

  it('leaves jQuery out on the page without it', async () => {
    const { text } = await shop.get('/product/thermal-till-rolls-80x70/')
    expect(text).not.toContain('/vendor/jquery.js')
    expect(text).toContain('var tieredPricingGlobalData')
  })

  it('leaves the globals out on the page where they are missing', async () => {
    const { text } = await shop.get('/product/card-terminal-rolls-57x40/')
    expect(text).not.toContain('tieredPricingGlobalData')
  })

  it('switches the hint on where the page says so, and nowhere else', async () => {
    const { text } = await shop.get('/product/card-terminal-rolls-57x57/')
    const config = /id="tillkit-config">(.*?)<\/script>/.exec(text)?.[1]
    expect(JSON.parse(config ?? '')).toEqual({ units: { 'tiered-pricing': { addMore: true } } })
    expect((await shop.get('/product/card-terminal-rolls-57x30/')).text).not.toContain('tillkit-config')
  })
})

describe('broken pages', () => {
  it('carry rules that are no JSON', async () => {
    const { text } = await shop.get('/product/thermal-till-rolls-44x70/')
    const rules = /data-price-rules="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect(() => JSON.parse(rules)).toThrow(SyntaxError)
    expect(text.match(/data-tiered-quantity="/g)).toHaveLength(3)
  })

  it('carry settings that are no JSON', async () => {
    const { text } = await shop.get('/product/carbonless-till-rolls-76x70/')
    const settings = /data-settings="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect(settings).not.toBe('')
    expect(() => JSON.parse(settings)).toThrow(SyntaxError)
  })
})

describe('pages with several widgets', () => {
  it('print one product twice, with data elements of different ids', async () => {
    const { text } = await shop.get('/product/thermal-till-rolls-57x57/')
    expect(text.match(/class="tpt__tiered-pricing" [^>]*data-product-id="430"/g)).toHaveLength(2)
    const ids = [...text.matchAll(/ id="([a-z]{16})"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(2)
  })

  it('print two products, and a third as a fragment, without an id twice', async () => {
    const page = await shop.get('/product/compact-cash-register/')
    const fragment = await shop.get('/quick-view/thermal-till-rolls-57x40/')
    expect(fragment.text).not.toContain('<html')
    const ids = [...(page.text + fragment.text).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('the view', () => {
  it('travels with every link of a page', async () => {
    const { text } = await shop.get('/?theme=hostile&premium=yes&generation=7.x')
    const links = [...text.matchAll(/href="(\/product\/[^"]*)"/g)].map(([, link]) => link)
    expect(links.length).toBeGreaterThanOrEqual(products.length)
    expect(links.every((link) => link?.endsWith('?generation=7.x&amp;theme=hostile&amp;premium=yes'))).toBe(
      true,
    )
    expect(text).toContain('/theme/hostile.css')
    expect(text).not.toContain('/theme/plain.css')
  })

  it('shows any product in any layout', async () => {
    const { text } = await shop.get('/product/thermal-till-rolls-57x40/?layout=dropdown&premium=yes')
    expect(text).toContain('data-display-type="dropdown"')
    expect(text).toContain('"isPremium":"yes"')
  })
})

describe('what nobody sells', () => {
  it.each([
    '/nothing/',
    '/product/nothing/',
    '/product/thermal-till-rolls-57x40',
    '/product-category/constructor/',
    '/quick-view/coloured-till-rolls/',
  ])('is a 404 at %s', async (path) => {
    const { status, text } = await shop.get(path)
    expect(status).toBe(404)
    expect(text).toContain('We cannot find that page')
  })

  it('never prints a hostile address or search as markup', async () => {
    const missing = await shop.get(`/${encodeURIComponent(HOSTILE)}/${HOSTILE}`)
    const search = await shop.get(`/?s=${encodeURIComponent(HOSTILE)}&theme=${encodeURIComponent(HOSTILE)}`)
    for (const { text } of [missing, search]) expect(text).not.toContain('<script>alert')
    expect(search.text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(search.text).toContain('No products were found')
  })

  it.each([
    '/theme/..%2f..%2f..%2fpackage.json',
    '/images/%2e%2e/main.ts',
    '/tillkit/%00',
    '/theme/%E0%A4%A',
  ])('serves no file outside its folders: %s', async (path) => {
    expect((await shop.get(path)).status).toBe(404)
  })
})

describe('files', () => {
  it.each([
    ['/vendor/jquery.js', 'text/javascript', 'jQuery'],
    ['/vendor/variation-form.js', 'text/javascript', 'found_variation'],
    ['/wp-includes/js/zxcvbn.min.js', 'text/javascript', 'zxcvbn'],
    ['/theme/tiered-pricing-table.css', 'text/css', '.tpt__hidden'],
    ['/theme/checkout-styles.css', 'text/css', '.dswcp-checkout-steps'],
    ['/theme/cart-layout.css', 'text/css', '.cart_totals'],
    ['/images/cash-drawer.svg', 'image/svg+xml', '<svg'],
  ])('serves %s', async (path, type, part) => {
    const answer = await shop.get(path)
    expect(answer.status).toBe(200)
    expect(answer.type).toContain(type)
    expect(answer.text).toContain(part)
  })

  it('knows no other methods than those of a shop', async () => {
    const answer = await fetch(`${shop.address}/`, { method: 'DELETE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
  })
})

describe('finding one’s way', () => {
  it('finds every page that the front page links to', async () => {
    const { text } = await shop.get('/')
    const links = new Set(
      [...text.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&')),
    )
    const missing = await Promise.all(
      [...links]
        .filter((link) => !link.startsWith('/tillkit/'))
        .map(async (link) => ({ link, status: (await shop.get(link)).status })),
    )
    expect(missing.filter(({ status }) => status !== 200)).toEqual([])
    for (const product of products) expect(links).toContain(productPath(product))
  })

  it('finds a size however it is typed', async () => {
    const { text } = await shop.get('/?s=80x80')
    expect(text).toContain('No products were found')
    expect((await shop.get('/?s=80%20x%2080')).text).toContain('/product/thermal-till-rolls-80x80/')
  })
})
