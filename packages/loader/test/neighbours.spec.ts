import {
  addListHtml,
  basketPageHtml,
  CACHE_NAMES,
  CALCULATOR,
  cartGlobalsScript,
  cartTotalsHtml,
  consentPlugin,
  enumerableMembers,
  F1,
  FILTER_SECTIONS,
  filterPanelHtml,
  fixturePage,
  globalsScript,
  hostsOn,
  LINES,
  listingAnswer,
  listingHtml,
  listingProducts,
  miniCartHtml,
  noticeHtml,
  oldJson,
  openHtml,
  pluginStylesHtml,
  recorder,
  shadowForms,
  shopModuleHtml,
  sideCartIdOf,
  simpleProductMain,
  SHADOWED,
  tillkitErrors,
  useShop,
  type LoggedRequest,
  type OpenPage,
} from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'

const shop = useShop()
const PATH = '/everything/'
const CART = '/your-cart/'
const SHIPPING = { methods: [{ id: 'flat_rate:1', label: 'Flat rate', price: 4.95 }], chosen: 'flat_rate:1', calculator: CALCULATOR }
const FRAGMENTS = { 'div.basket': '<div class="basket">1</div>' }
const UNITS = [
  'tiered-pricing', 'mini-cart', 'filters', 'add-to-cart', 'cart-fragments', 'cart-page', 'page-events', 'list-quantity', 'country-select',
  'variation-events',
]

/** One page with something for every unit. */
const everything = (jquery = true) =>
  fixturePage({
    jquery,
    globals:
      globalsScript({ generation: '7.x' }) +
      cartGlobalsScript({ fragments: true, cart: true, woocommerce: true, countries: CALCULATOR.states }) +
      '<script>var et_pb_custom = {"page_id":"42"}</script>',
    head: pluginStylesHtml('7.x') + recorder,
    main: [
      miniCartHtml({ lines: LINES }),
      simpleProductMain(F1, { displayType: 'table', generation: '7.x' }),
      '<form class="variations_form cart" data-product_id="77" data-product_variations="[]"></form>',
      filterPanelHtml({ sections: [FILTER_SECTIONS.category], chips: true, clearAll: 'Clear All' }),
      shopModuleHtml({ products: listingProducts(3), prices: { min: 5, max: 80 } }),
      '<div class="basket">0</div>',
      addListHtml([{ productId: 12, field: { value: 2 } }]),
      basketPageHtml({ lines: LINES, shipping: SHIPPING }),
    ].join('\n'),
  })

/** The shop answers as it does. */
function answerAll(): void {
  const basket = JSON.stringify({ fragments: FRAGMENTS, cart_hash: 'h' })
  for (const call of ['add_to_cart', 'get_refreshed_fragments']) shop.server.answer(call, () => basket)
  shop.server.answer('get_cart_totals', () => cartTotalsHtml({ lines: LINES, shipping: SHIPPING }))
  shop.server.answer('apply_coupon', () => noticeHtml('success', ['Taken.']))
  const notices = noticeHtml('success', ['Basket updated.'])
  shop.server.page(CART, fixturePage({ main: basketPageHtml({ lines: LINES, shipping: SHIPPING, notices }), globals: '', tillkit: false }))
}

/** Opens it. A listing that is asked for has one product, named after the request. */
async function open(html: string, neighbour?: () => void): Promise<OpenPage> {
  answerAll()
  const opened = await openHtml(shop.browser, shop.server, {
    html,
    path: PATH,
    before: async (page) => {
      shop.server.page(PATH, (request) => (request.method === 'GET' ? html : answerTo(request)))
      if (neighbour) await page.addInitScript(neighbour)
    },
    waitForMount: false,
  })
  // The country's field waits to be touched; the tag knows it beforehand.
  await opened.page.locator('#calc_shipping_country').dispatchEvent('pointerdown')
  await eventually(() => statesOf(opened.page)).toEqual(Object.fromEntries(UNITS.map((unit) => [unit, ['mounted']])))
  return opened
}

function answerTo({ query }: LoggedRequest): string {
  const [product] = listingProducts(1)
  const name = new URLSearchParams(query).toString()
  return listingAnswer({ shop: { ags_woo_shop_plus_0: listingHtml({ products: product ? [{ ...product, name }] : [] }) }, notices: [] })
}

/** The states of each unit's elements, once each. */
async function statesOf(page: Page): Promise<Record<string, string[]>> {
  const hosts = (await hostsOn(page)) ?? []
  return Object.fromEntries(
    UNITS.map((unit) => [unit, [...new Set(hosts.filter((host) => host.unit === unit).map(({ state }) => state))]]),
  )
}

/** What a script does that changes a field. Playwright's own way asks forms for what their fields may hide. */
const change = (page: Page, selector: string, value: string) =>
  page.evaluate(([place = '', text = '']) => {
    const field = document.querySelector<HTMLInputElement>(place)
    if (!field) throw new Error(`${place} is not there`)
    field.value = text
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }, [selector, value])

const click = (page: Page, selector: string) =>
  page.evaluate((place) => document.querySelector<HTMLElement>(place)?.click(), selector)

const read = (page: Page, selector: string, attribute: string) =>
  page.evaluate(([place = '', name = '']) => {
    const found = document.querySelector(place)
    return found && Element.prototype.getAttribute.call(found, name)
  }, [selector, attribute])

/** What each unit is for, done once. */
async function useAll(page: Page): Promise<void> {
  await change(page, 'form.cart .qty', '10')
  expect(await read(page, '.tiered-pricing--active', 'data-tiered-quantity')).toBe('10')

  await click(page, '.ags_woo_mini_cart .dswcp-cart-link')
  await eventually(() => read(page, `#${sideCartIdOf('ags_woo_mini_cart_0')}`, 'class')).toContain('dswcp-show')

  await click(page, '.ags-wc-filters-section input[type="checkbox"]')
  await eventually(() => page.evaluate(() => document.querySelector('.ags_woo_shop_plus_0 h2')?.textContent)).toContain('shopCategory')

  await change(page, '[id="quantity_12"]', '3')
  await click(page, '[data-product_id="12"]')
  await eventually(() => shop.server.requestsTo('add_to_cart').map(({ form }) => [form['product_id'], form['quantity']])).toEqual([['12', '3']])
  await eventually(() => read(page, '[data-product_id="12"]', 'class')).toContain('added')
  await eventually(() => page.evaluate(() => document.querySelector('div.basket')?.textContent)).toBe('1')

  await change(page, '#calc_shipping_country', 'IE')
  await eventually(() => page.evaluate(() => document.querySelector('#calc_shipping_state')?.matches('select'))).toBe(true)

  await change(page, '.cart_item .qty', '7')
  await click(page, '[name="update_cart"]')
  await eventually(() => shop.server.requests.filter(({ path, form }) => path === CART && 'update_cart' in form).length).toBe(1)
  await eventually(() => page.evaluate(() => document.querySelector('.woocommerce-message')?.textContent)).toContain('Basket updated')
}

describe('a page with a neighbour', () => {
  it('serves every unit as it does without one', async () => {
    const { page, pageErrors } = await open(everything())
    await useAll(page)
    expect([await tillkitErrors(page), pageErrors]).toEqual([[], []])
  })

  it('serves every unit beside a consent plugin whose scripts have no type', async () => {
    const { page, pageErrors } = await open(everything(), consentPlugin)
    expect(await page.locator('script[data-neighbour]').count()).toBe(2)
    expect(await page.evaluate(() => document.createElement('script').type)).toBe(null)
    await useAll(page)
    expect([await tillkitErrors(page), pageErrors]).toEqual([[], []])
  })

  it('serves every unit where built-in prototypes have enumerable members', async () => {
    const { page, pageErrors } = await open(everything(), enumerableMembers)
    await useAll(page)
    // What React draws has nothing of theirs either.
    await click(page, '.ags-wc-filters-button-clear')
    await page.locator('.tillkit-filters-undo').waitFor()
    expect(await page.evaluate(() => [...document.querySelectorAll('*')].filter((element) => element.hasAttribute('neighbourword')).length)).toBe(0)
    expect([await tillkitErrors(page), pageErrors]).toEqual([[], []])
  })

  it('serves every unit where lists and objects write themselves as JSON in a way of their own', async () => {
    const { page, pageErrors } = await open(everything(), oldJson)
    await useAll(page)
    const [counts = ''] = shop.server.requests.flatMap(({ form }) => form['ags_wc_filters_product_counts'] ?? [])
    expect(JSON.parse(counts)).toContainEqual({ parent: expect.any(String), filter: 'shopCategory', value: '12' })
    const kept = await page.evaluate((name) => sessionStorage.getItem(name), CACHE_NAMES.fragment_name)
    expect(JSON.parse(kept ?? '')).toEqual(FRAGMENTS)
    expect([await tillkitErrors(page), pageErrors]).toEqual([[], []])
  })

  it.each([true, false])('serves every unit where fields hide what a form has under their names, with jQuery: %s', async (jquery) => {
    // jQuery itself goes round in circles in a form with a field called `parentNode`.
    const html = shadowForms(everything(jquery), jquery ? SHADOWED : [...SHADOWED, 'parentNode'])
    const { page, pageErrors } = await open(html)
    await useAll(page)
    expect([await tillkitErrors(page), pageErrors]).toEqual([[], []])
  })

  it('holds and repeats a form that is sent before the code has come, where fields hide what the form has', async () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const { page, pageErrors } = await openHtml(shop.browser, shop.server, {
      html: shadowForms(everything()),
      path: PATH,
      before: async (tab) => {
        answerAll()
        await tab.route('**/cart-page.js', async (route) => {
          await released
          await route.continue()
        })
      },
      waitForMount: false,
    })
    await eventually(async () => (await statesOf(page))['cart-page']).toEqual(['waiting'])
    await page.evaluate(() => document.querySelector<HTMLElement>('[name="apply_coupon"]')?.click())
    expect(await read(page, '.woocommerce-cart-form', 'aria-busy')).toBe('true')
    release()
    await eventually(() => shop.server.requestsTo('apply_coupon').length).toBe(1)
    await eventually(() => read(page, '.woocommerce-cart-form', 'aria-busy')).toBe(null)
    expect([page.url(), pageErrors]).toEqual([`${shop.server.origin}${PATH}`, []])
  })
})
