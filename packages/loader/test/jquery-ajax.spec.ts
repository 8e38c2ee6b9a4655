import { layoutHtml } from '@tillkit/fixtures'
import {
  type AjaxWorld, eventually, F1, globalsScript, type Hands, handsFor, NEIGHBOURS, openBeside, type OpenPage, type UnitUse, useBeside, useShop,
  variableProductMain, type VariationFixture,
} from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { uses } from './unit-uses.ts'

const shop = useShop()
const world = NEIGHBOURS.flat().filter(({ title }) => title.includes('Ajax world'))

/** What plugins have heard of a page's calls. */
const heard = ({ page }: OpenPage) => page.evaluate(() => Reflect.get(window, 'ajaxWorld') as AjaxWorld)
const usesOf = (unit: string) => uses.filter(({ units }) => units.includes(unit))
/** Has the world note what a place of the page holds whenever a call is complete whose settings say a word. */
const lookAt = ({ page }: OpenPage, word: string, selector: string) =>
  page.evaluate(([said, place]) => {
    const own = Reflect.get(window, 'ajaxWorld') as AjaxWorld
    own.look = ({ url = '', data }) => (`${url} ${String(data)}`.includes(said) ? document.querySelector(place)?.textContent?.trim() : undefined)
  }, [word, selector] as const)

/** What a call asks for. */
function nameOf(sent: string): string {
  const [, name] = /wc-ajax=(\w+)/.exec(sent) ?? /\baction=(\w+)/.exec(sent) ?? /ags_wc_filters_(\w+?)(?:=|%)/.exec(sent) ?? /(et_contact_proccess)/.exec(sent) ?? []
  return name ?? /\s(?:https?:\/\/[^/]+)?(\/[^?\s]*)/.exec(sent)?.[1] ?? sent
}

const parent = { ...F1, id: 20, name: 'Coloured roll', price: 7, regularPrice: 7, rules: {} }
const variation: VariationFixture = { ...parent, id: 21, parentId: 20, name: 'V21', rules: { 10: 6 }, attributes: { attribute_pa_size: '57x40' } }
/** A product whose tables come by request. */
const byRequest: UnitUse = {
  units: ['tiered-pricing'],
  globals: globalsScript({ generation: '5.4' }),
  jqueryScripts: '<script id="wc-add-to-cart-variation-js" src="/vendor/variation-stand-in.js" data-timing="together"></script>',
  main: variableProductMain(parent, [variation], { displayType: 'table', generation: '5.4', byAjax: true }),
  roots: ['.tpt__tiered-pricing'],
  waiting: ['form.variations_form'],
  answer: (server) => server.answer('get_pricing_table', () => layoutHtml(variation, { displayType: 'table', generation: '5.4' })),
  async use({ change, count }) {
    await change('.variations select', '57x40')
    await eventually(() => count('[data-tiered-quantity="10"]')).toBe(1)
  },
}

/** A basket in which a product is added, a coupon tried and a quantity changed. */
const basket: readonly UnitUse[] = usesOf('cart-page').map((one) => ({
  ...one,
  async use({ change, click, settled, text }) {
    await click('[data-product_id="12"].ajax_add_to_cart')
    await settled()
    await change('#coupon_code', 'ten')
    await click('[name="apply_coupon"]')
    await settled()
    await change('.cart_item .qty', '7')
    await click('[name="update_cart"]')
    await eventually(() => text('.woocommerce-message')).toContain('Basket updated')
  },
}))

/** A listing in which a filter is chosen and taken off, without the search, which asks for suggestions besides. */
const listing: readonly UnitUse[] = usesOf('filters').map((one) => ({
  ...one,
  async use({ click, settled, text }) {
    const name = () => text('.ags_woo_shop_plus_0 .woocommerce-loop-product__title')
    await settled()
    await click('input[type="checkbox"][value="12"]')
    await eventually(name).toContain('shopCategory=12')
    await settled()
    await click('.ags-wc-filters-button-clear')
    await eventually(name).toBe('everything')
  },
}))

/** Each with the calls that the shop's own scripts made through jQuery for the same, in whatever order. */
const FLOWS: ReadonlyArray<readonly [string, readonly UnitUse[], readonly string[]]> = [
  ['a basket', basket, [
    'add_to_cart', '/your-cart/', 'get_refreshed_fragments', 'apply_coupon', '/your-cart/', 'get_refreshed_fragments', '/your-cart/', 'get_refreshed_fragments',
  ]],
  ['a listing with filters', listing, ['product_counts', 'product_counts', 'ajax_shop', 'product_counts', 'ajax_shop']],
  ['totals and an order', usesOf('checkout'), ['update_order_review', 'update_order_review', 'checkout']],
  ['the steps of a checkout', usesOf('multistep-checkout'), ['dswcp_validate_checkout_step', 'dswcp_validate_checkout_step']],
  ['a mini cart', usesOf('mini-cart'), ['dswcp_update_cart', 'dswcp_update_cart']],
  ['a contact form', usesOf('contact-form'), ['et_contact_proccess']],
  ['a newsletter form', usesOf('newsletter'), ['et_pb_submit_subscribe_form']],
  ['tiers by request', [byRequest], ['get_pricing_table']],
]

describe('plugins that live in jQuery\'s Ajax world', () => {
  it.each(FLOWS)('hear of %s what they heard of the old scripts, each call once, and all of it reaches the shop', async (_what, used, calls) => {
    const opened = await openBeside(shop, world, used)
    await useBeside(shop, opened, world, used)
    await eventually(() => opened.page.evaluate(() => Reflect.get(jQuery, 'active') as number)).toBe(0)
    const { sent, events } = await heard(opened)
    expect(sent.map(nameOf).sort()).toEqual([...calls].sort())
    expect(events).toMatchObject({ ajaxSend: calls.length, ajaxSuccess: calls.length, ajaxComplete: calls.length })
    expect(events['ajaxStop']).toBe(events['ajaxStart'])
    const asked = shop.server.requests.filter(({ headers }) => headers['x-requested-with'] === 'XMLHttpRequest')
    expect(asked.length).toBe(calls.length)
    const added = ['setup', 'before', 'prefilter', 'sent', 'wrapped'].map((how) => `x-world-${how}`)
    for (const { headers } of asked) expect(Object.keys(headers)).toEqual(expect.arrayContaining(added))
    // What the old scripts gave jQuery as fields has those of its settings; a form that they had read as a whole has not.
    for (const { path, method, form } of asked) if (path === '/wp-admin/admin-ajax.php' && method === 'POST') expect(form['world']).toBe('setup')
  })

  it.each<[string, readonly UnitUse[], string, string, (hands: Hands) => Promise<void>, string]>([
    ['the fragments of an added product', basket, 'add_to_cart', 'div.basket', ({ click }) => click('[data-product_id="12"].ajax_add_to_cart'), '1'],
    ['a listing', usesOf('filters'), 'ags_wc_filters_ajax_shop', '.ags_woo_shop_plus_0 .woocommerce-loop-product__title', ({ click }) => click('input[type="checkbox"][value="12"]'), 'everything'],
    ['a table of tiers', [byRequest], 'get_pricing_table', '.tiered-pricing-table [data-tiered-quantity="10"] td', ({ change }) => change('.variations select', '57x40'), '10'],
  ])('find on the page what an answer has brought when they are told that the call is complete: %s', async (_what, used, word, selector, act, expected) => {
    const opened = await openBeside(shop, world, used)
    const hands = handsFor(opened.page, shop.server, true)
    await hands.settled()
    // The code that shows a listing comes with the first one: it is the second that is looked at, with the filter off again.
    if (expected === 'everything') await act(hands).then(hands.settled)
    await lookAt(opened, word, selector)
    await act(hands)
    await hands.settled()
    await eventually(async () => (await heard(opened)).seen).toEqual([expect.stringContaining(expected)])
  })

  it.each<[string, () => void]>([
    ['a success handler', () => void jQuery.ajaxSetup({ success: () => { throw new Error('theirs') } })],
    ['a listener of `ajaxSuccess`', () => void jQuery(document).on('ajaxSuccess', () => { throw new Error('theirs') })],
    ['a filter of answers', () => void jQuery.ajaxSetup({ dataFilter: () => { throw new Error('theirs') } })],
    ['a prefilter', () => void jQuery.ajaxPrefilter(() => { throw new Error('theirs') })],
  ])('do no harm where they throw: %s', async (_what, tell) => {
    const { page, pageErrors } = await openBeside(shop, world, basket)
    await page.evaluate(tell)
    const hands = handsFor(page, shop.server, true)
    await hands.click('[data-product_id="12"].ajax_add_to_cart')
    await eventually(() => hands.text('div.basket')).toBe('1')
    await hands.settled()
    expect(shop.server.requestsTo('add_to_cart').length).toBe(1)
    await eventually(() => hands.read('[data-product_id="12"].ajax_add_to_cart', 'class')).toMatch(/\badded\b/)
    expect(new Set(pageErrors.map((error) => String(error)))).toEqual(new Set([expect.stringContaining('theirs')]))
  })

  it('do not keep a change from the shop that is made when the page is left: what is on its way arrives, and what waits goes without jQuery', async () => {
    const { page } = await openBeside(shop, world, basket)
    const held = shop.server.hold('add_to_cart')
    shop.server.page('/elsewhere/', '<!doctype html><title>elsewhere</title>')
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('.ajax_add_to_cart[data-product_id="12"]')) button.click()
      document.querySelector<HTMLElement>('.widget_shopping_cart .remove_from_cart_button')?.click()
      location.assign('/elsewhere/')
    })
    await page.waitForURL('**/elsewhere/')
    await eventually(() => shop.server.requestsTo('remove_from_cart').length).toBe(1)
    held.send('close')
    const [added, ...more] = shop.server.requestsTo('add_to_cart').map(({ headers }) => headers['x-world-sent'])
    expect([added, more]).toEqual(['1', []])
    expect(shop.server.requestsTo('remove_from_cart').map(({ headers }) => [headers['x-world-sent'], headers['x-requested-with']])).toEqual([[undefined, 'XMLHttpRequest']])
  })
})
