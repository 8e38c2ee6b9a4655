import { atRest, CACHE_NAMES, heldFile, holdLong, hostsOn, LINES, classicMiniCartWidgetHtml, noticeHtml, onSlowLine, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { A_FRAGMENT, ANSWER, button, listing, openPage, stateOf, T1, unitState, widget, type CasePage } from './helpers.ts'
import { legacyTypes } from './recorder.ts'
import { asVisitor, KEPT } from './storage.ts'

const shop = useShop()
const NAMES = { fragments: true, woocommerce: true } as const
const SORTING = `<form class="woocommerce-ordering" action="/shop/"><select name="orderby" class="orderby">
  <option value="menu_order" selected>Default sorting</option><option value="price">Price</option></select></form>`
const LOGIN = '<div class="woocommerce"><form><p><label for="p">Password</label><span><input type="password" id="p" name="password"></span></p></form></div>'
const adds = () => shop.server.requestsTo('add_to_cart')

/** Opens a page as a shopper finds it, who touches nothing. What is fetched ahead elsewhere runs nowhere: that is the script tag's to show. */
const open = (page: CasePage) => openPage(shop, { cart: NAMES, ...page, untouched: true, before: onSlowLine(page.before) })

/** The modules of ours that have come. */
const modules = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/tillkit\/[^/]+\/(.+)\.js$/.exec(name)?.[1] ?? []).filter((name) => name !== 'tillkit'),
  )

describe('a page that nobody touches', () => {
  it.each([
    ['a list with add buttons and sorting', `${SORTING}${listing()}`],
    ['a list with quantities', listing([{ ...T1, field: { value: 2, min: 1 } }])],
    ['the classic mini basket of a visitor without a cart', classicMiniCartWidgetHtml({ lines: [] })],
    ['a page without anything of ours', '<h1>Not found</h1>'],
  ])('costs the script tag alone, and asks the shop nothing: %s', async (_title, main) => {
    const { page } = await open({ main })
    await atRest(page, shop.server)
    expect(await modules(page)).toEqual([])
    expect(shop.server.requests.filter(({ query }) => query['wc-ajax'])).toEqual([])
  })

  it.each([
    ['a password', LOGIN, '.show-password-input'],
    ['a notice', noticeHtml('error', ['Sorry']), '[role="alert"][tabindex="-1"]'],
    ['a quantity below its minimum', '<input class="qty" type="number" min="5" value="2">', 'body:has(.qty)'],
  ])('has what it does untouched: %s', async (_title, main, done) => {
    const { page } = await open({ main })
    await page.locator(done).first().waitFor()
    await eventually(() => unitState(page, 'page-events')).toEqual(['mounted'])
  })

  it('shows what the browser has kept of a cart without the unit, once, also when that comes with a touch', async () => {
    const { page } = await open({ main: `${listing()}${widget}`, before: asVisitor({ cookieHash: 'h', kept: { hash: 'h' } }) })
    await eventually(() => legacyTypes(page, 'wc_fragments_loaded')).toHaveLength(1)
    expect(await page.locator('.mini_cart_item').count()).toBe(3)
    await atRest(page, shop.server)
    expect(await modules(page)).toEqual(['cart-fragments.untouched'])
    await page.locator('.mini_cart_item').first().evaluate((line) => line.classList.add('same'))
    await button(page).hover()
    await eventually(() => unitState(page, 'cart-fragments')).toEqual(['mounted'])
    await atRest(page, shop.server)
    expect([await page.locator('.mini_cart_item.same').count(), await legacyTypes(page, 'wc_fragments_loaded')]).toEqual([1, ['wc_fragments_loaded']])
    expect(shop.server.requests.filter(({ query }) => query['wc-ajax'])).toEqual([])
  })

  it.each([
    ['holds a script, which runs', { '.a': '<div class="a">1<script>window.ran = (window.ran ?? 0) + 1</script></div>' }, 1],
    ['goes by a selector of jQuery\'s', { '.a:first': '<div class="a">1</div>' }, undefined],
  ])('leaves to the unit what is not plainly HTML: what was kept %s', async (_title, fragment, runs) => {
    const fragments = { ...KEPT, ...fragment }
    const { page, pageErrors } = await open({ main: `${listing()}${widget}`, before: asVisitor({ cookieHash: 'h', kept: { hash: 'h', fragments } }) })
    await eventually(() => page.locator('div.a').first().innerText()).toBe('1')
    await eventually(() => legacyTypes(page, 'wc_fragments_loaded')).toHaveLength(1)
    expect([await modules(page), await page.evaluate(() => Reflect.get(window, 'ran') as unknown), pageErrors]).toMatchObject([expect.arrayContaining(['cart-fragments']), runs, []])
  })

  it('asks anew when another tab has changed the cart meanwhile', async () => {
    shop.server.answer('get_refreshed_fragments', () => ANSWER)
    const { page, context } = await open({ main: `${listing()}${widget}`, before: asVisitor({ cookieHash: 'h', kept: { hash: 'h' } }) })
    await eventually(() => legacyTypes(page, 'wc_fragments_loaded')).toHaveLength(1)
    shop.server.page('/other/', '<h1>another tab</h1>')
    const other = await context.newPage()
    await other.goto(`${shop.server.origin}/other/`)
    await other.evaluate(({ cart_hash_key }) => localStorage.setItem(cart_hash_key, 'y'), CACHE_NAMES)
    await eventually(() => page.locator('div.a').allTextContents()).toEqual(['1', '1'])
    expect(shop.server.requestsTo('get_refreshed_fragments')).toHaveLength(1)
  })

  it('raises a quantity below its minimum', async () => {
    const { page } = await open({ main: '<input class="qty" type="number" min="5" value="2">' })
    await eventually(() => page.locator('.qty').inputValue()).toBe('5')
  })
})

describe('the first touch', () => {
  const LINK = '<a role="button" tabindex="0"'
  it.each([
    ['a click', LINK, 'a', (page: Page) => button(page).click({ noWaitAfter: true })],
    ['Space', LINK, 'a', (page: Page) => button(page).press('Space', { noWaitAfter: true })],
    ['Enter', '<button type="button"', 'button', (page: Page) => button(page).press('Enter', { noWaitAfter: true })],
  ])('of an add button by %s is held while the code is on its way, and adds exactly once', async (_title, start, name, touch) => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const held = heldFile('add-to-cart.js')
    const main = `${start} class="button add_to_cart_button ajax_add_to_cart" data-product_id="12" data-quantity="3">Add</${name}><div class="a">0</div>`
    const { page } = await open({ main, before: (opened) => Promise.all([holdLong(opened), held.before(opened)]) })
    await touch(page)
    await held.asked
    expect([adds(), await button(page).getAttribute('aria-busy')]).toEqual([[], 'true'])
    await held.release()
    await eventually(() => stateOf(page)).toEqual(['added'])
    expect([adds().length, await button(page).getAttribute('aria-busy')]).toEqual([1, null])
  })

  it('of an add button follows its link when the code does not come', async () => {
    const { page } = await open({
      main: listing([{ ...T1, href: '/shop/?add-to-cart=12' }]),
      before: (opened) => opened.route('**/add-to-cart.js', (route) => route.abort()),
    })
    await button(page).click({ noWaitAfter: true })
    await page.waitForURL('**/shop/?add-to-cart=12')
    expect(adds()).toEqual([])
  })

  it('of a remove link is held, and takes its line out once', async () => {
    shop.server.answer('remove_from_cart', () => ANSWER)
    const held = heldFile('add-to-cart.js')
    const { page } = await open({ main: `${widget}<div class="a">0</div>`, before: (opened) => Promise.all([holdLong(opened), held.before(opened)]) })
    await page.locator('.remove_from_cart_button').first().click({ noWaitAfter: true })
    await held.asked
    await held.release()
    await eventually(() => page.locator('div.a').textContent()).toBe('1')
    expect(shop.server.requestsTo('remove_from_cart').map(({ form }) => form['cart_item_key'])).toEqual([LINES[0]?.key])
  })

  it('of the sorting brings its code, and the choice that was made before that has come is sent once', async () => {
    const held = heldFile('page-events.js')
    const { page } = await open({ main: SORTING, before: held.before })
    expect(await modules(page)).toEqual([])
    await page.locator('select.orderby').focus()
    await page.locator('select.orderby').selectOption('price')
    await held.release()
    await page.waitForURL('**/shop/?orderby=price')
    expect(shop.server.requests.filter(({ query }) => query['orderby'] === 'price')).toHaveLength(1)
  })

  it('of a password finds its toggle', async () => {
    const { page } = await open({ main: LOGIN })
    await page.locator('.show-password-input').click()
    expect(await page.locator('#p').getAttribute('type')).toBe('text')
  })
})

describe('a cart that somebody else changes while nothing of ours is there', () => {
  it.each(['add-to-cart', 'cart-fragments'])('by jQuery shows the fragments that were passed on, and gives the button its state, also where %s comes last', async (unit) => {
    const held = heldFile(`${unit}.js`)
    const { page } = await open({ main: listing(), before: held.before })
    await page.evaluate((fragments) => {
      const $ = jQuery
      $(document.body).trigger('added_to_cart', [fragments, 'h', $('.add_to_cart_button')] as never)
    }, A_FRAGMENT)
    const other = unit === 'add-to-cart' ? 'cart-fragments' : 'add-to-cart'
    await eventually(async () => (await hostsOn(page, other))?.map(({ state }) => state)).toEqual(['mounted'])
    await held.release()
    await eventually(() => page.locator('div.a').allTextContents()).toEqual(['1', '1'])
    await eventually(() => stateOf(page)).toEqual(['added'])
    expect(adds()).toEqual([])
  })

  it.each([
    ['a plugin wants the fragments anew', () => void jQuery(document.body).trigger('wc_fragment_refresh')],
    ['the blocks have added', () => void document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true }))],
  ])('asks for the fragments once: %s [cart-and-checkout-core#22]', async (_title, change) => {
    shop.server.answer('get_refreshed_fragments', () => ANSWER)
    const { page } = await open({ main: listing() })
    await page.evaluate(change)
    await eventually(() => page.locator('div.a').allTextContents()).toEqual(['1', '1'])
    expect(shop.server.requestsTo('get_refreshed_fragments')).toHaveLength(1)
  })

  it('keeps fragments for who comes with a cart', async () => {
    shop.server.answer('get_refreshed_fragments', () => ANSWER)
    const { page } = await open({
      main: listing(),
      before: (opened) => opened.addInitScript(() => {
        document.cookie = 'woocommerce_items_in_cart=1; path=/'
        document.cookie = 'woocommerce_cart_hash=h; path=/'
      }),
    })
    await eventually(() => page.locator('div.a').allTextContents()).toEqual(['1', '1'])
    expect(shop.server.requestsTo('get_refreshed_fragments')).toHaveLength(1)
  })
})
