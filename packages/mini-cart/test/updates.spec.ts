import { cartPageHtml, bringUntouched, hostsOn, importsAnew, legacyEvents, LINES, ownEvents, tillkitErrors, useShop, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { actions, answerCalls, answerTo, CALL, calls, count, field, link, M, module, openPage, openSide, remove, side, stateOf } from './helpers.ts'

const shop = useShop()
const OTHER = 'ags_woo_mini_cart_1'

/** Raises an event of the platform's, as a plugin does. */
function trigger(page: Page, type: string, args: unknown[] = []): Promise<unknown> {
  return page.evaluate(([name, values]) => void (Reflect.get(window, 'jQuery') as JQueryStatic)(document.body).trigger(name, values as never), [type, args] as const)
}

/** Notes each time that the page is loaded. */
function loads(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname)
  })
  return seen
}

async function change(page: Page, quantity = '5'): Promise<void> {
  await field(page).fill(quantity)
  await field(page).press('Enter')
}

const note = (page: Page) => side(page).locator('.tillkit-mini-cart-note')

describe('the answer to an action', () => {
  it('that wants another page loads it once [mini-cart-and-multistep-checkout#23]', async () => {
    shop.server.answer(CALL, () => '{"success":true,"data":{"reload":1}}')
    const { page } = await openPage(shop)
    const seen = loads(page)
    await openSide(page)
    await change(page)
    await eventually(() => seen).toEqual(['/shop/'])
    // The page came back as it was, from a cache: it says so instead of going round.
    await waitForMount(page)
    await bringUntouched(page)
    await openSide(page)
    await change(page)
    await eventually(() => note(page).textContent()).toBe('This page is too old to change your cart. Please open your cart.')
    expect(seen).toEqual(['/shop/'])
  })

  it('that refuses the nonce loads the page once, and says so when that did not help [mini-cart-and-multistep-checkout#26]', async () => {
    shop.server.answer(CALL, () => ({ status: 403, body: '-1' }))
    const { page } = await openPage(shop)
    const seen = loads(page)
    await openSide(page)
    await change(page)
    await eventually(() => seen).toEqual(['/shop/'])
    await waitForMount(page)
    await bringUntouched(page)
    await openSide(page)
    await remove(page).click()
    await eventually(() => note(page).count()).toBe(1)
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toBe('This page is too old to change your cart. Please open your cart.')
    expect(seen).toEqual(['/shop/'])
    expect((await count(page).textContent())?.trim()).toBe('8')
  })

  it('that refuses takes back what was shown, in the server\'s words', async () => {
    const { page } = await openPage(shop)
    await openSide(page)
    const answer = shop.server.hold(CALL)
    await change(page, '700')
    await answer.arrived()
    expect(await count(page).textContent()).toBe('701')
    answerCalls(shop)
    answer.send('{"success":false,"data":"<b>We have 500 of these.</b>"}')
    await eventually(() => field(page).inputValue()).toBe('7')
    expect((await count(page).textContent())?.trim()).toBe('8')
    expect(await note(page).textContent()).toBe('We have 500 of these.')
    expect((await ownEvents(page, 'failed')).map(({ args }) => args[0])).toMatchObject([{ action: 'update', message: 'We have 500 of these.' }])
    // What stands there is asked for anew, and the words stay until the next change.
    await eventually(() => calls(shop).length).toBe(2)
    await eventually(() => stateOf(page, `.ags_woo_mini_cart.${M}`)).not.toContain('ags_woo_mini_cart_updating')
    expect(await note(page).textContent()).toBe('We have 500 of these.')
    await change(page, '3')
    expect(await note(page).count()).toBe(0)
  })

  it.each([
    ['fails', { status: 500, body: 'critical error' }, 'The shop did not answer. Please check your cart.'],
    ['is no answer', '<html>maintenance</html>', 'The shop did not answer. Please check your cart.'],
  ])('that %s takes back what was shown, and the cart is asked for', async (_title, broken, words) => {
    const { page } = await openPage(shop)
    const seen = loads(page)
    await openSide(page)
    const answer = shop.server.hold(CALL)
    const refresh = shop.server.hold(CALL, { sideCartId: `${M}__side_cart` })
    await change(page)
    await answer.arrived()
    answer.send(broken)
    await eventually(() => field(page).inputValue()).toBe('7')
    expect(await note(page).textContent()).toBe(words)
    const { form } = await refresh.arrived()
    expect(form).not.toHaveProperty('cartAction')
    expect(seen).toEqual([])
    expect(await tillkitErrors(page)).toEqual([])
  })

  it('that is lost on its way back is not said to be undone, and looking at the cart asks for it', async () => {
    const shopCart = answerCalls(shop)
    const { page } = await openPage(shop)
    await openSide(page)
    await page.route('**/admin-ajax.php', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await remove(page).click()
    await eventually(() => note(page).textContent()).toBe('The shop did not answer. Please check your cart.')
    // Nor did it answer the question what is in the cart now.
    await eventually(() => calls(shop)).toHaveLength(2)
    await eventually(() => stateOf(page, `.ags_woo_mini_cart.${M}`)).not.toContain('ags_woo_mini_cart_updating')
    await page.unrouteAll({ behavior: 'wait' })
    expect(shopCart.lines).toHaveLength(1)
    expect((await count(page).textContent())?.trim()).toBe('8')
    await page.keyboard.press('Escape')
    await link(page).click()
    await eventually(() => count(page).textContent().then((text) => text?.trim())).toBe('1')
    expect(calls(shop)).toHaveLength(3)
  })

  it('that is lost is asked for once, however often somebody looks while the answer is on its way', async () => {
    answerCalls(shop)
    const { page } = await openPage(shop)
    await openSide(page)
    let lost = 0
    await page.route('**/admin-ajax.php', async (route) => {
      await route.abort('connectionreset')
      lost += 1
    })
    await remove(page).click()
    // The change, and the question what is in the cart now.
    await eventually(async () => lost).toBe(2)
    await eventually(() => stateOf(page, `.ags_woo_mini_cart.${M}`)).not.toContain('ags_woo_mini_cart_updating')
    await page.unrouteAll({ behavior: 'wait' })
    const answer = shop.server.hold(CALL)
    await page.keyboard.press('Escape')
    await link(page).click()
    const request = await answer.arrived()
    await page.keyboard.press('Escape')
    await link(page).click()
    answer.send(answerTo(request, LINES))
    await eventually(() => stateOf(page, `.ags_woo_mini_cart.${M}`)).not.toContain('ags_woo_mini_cart_updating')
    expect(calls(shop)).toHaveLength(1)
  })

  it('cannot be asked for without our code: that is said, and the next touch brings it', async () => {
    const shopCart = answerCalls(shop)
    const { page } = await openPage(shop, { before: (opened) => opened.route('**/mini-cart.exchange.js', (route) => route.abort()) })
    await openSide(page)
    await remove(page).click()
    await eventually(() => note(page).textContent()).toBe('Your cart could not be changed. Please try again.')
    expect(await side(page).locator('.tillkit-removing').count()).toBe(0)
    expect((await count(page).textContent())?.trim()).toBe('8')
    expect((await tillkitErrors(page)).map(({ unit }) => unit)).toEqual(['mini-cart'])
    let release = () => {}
    const late = new Promise<void>((resolve) => { release = resolve })
    await page.unrouteAll({ behavior: 'wait' })
    if (!(await importsAnew(page))) {
      await remove(page).click()
      await eventually(() => note(page).textContent()).toBe('Your cart could not be changed. Please try again.')
      return expect([await side(page).locator('.tillkit-removing').count(), (await count(page).textContent())?.trim()]).toEqual([0, '8'])
    }
    await page.route('**/mini-cart.exchange.js', async (route) => {
      await late
      await route.continue()
    })
    await remove(page).click()
    // Before the code is there.
    expect(await side(page).locator('.tillkit-removing[aria-busy="true"]').count()).toBe(1)
    expect(await count(page).textContent()).toBe('1')
    release()
    await eventually(() => shopCart.lines.length).toBe(1)
    await eventually(() => note(page).count()).toBe(0)
  })

  it('that never comes, offline, takes back what was shown and loads nothing', async () => {
    const { page } = await openPage(shop)
    const seen = loads(page)
    await openSide(page)
    await page.context().setOffline(true)
    await remove(page).click()
    await eventually(() => note(page).textContent()).toBe('Your cart could not be changed. Please try again.')
    expect((await count(page).textContent())?.trim()).toBe('8')
    expect(await side(page).locator('.tillkit-removing').count()).toBe(0)
    expect(seen).toEqual([])
  })

  it('to the last of several changes wins, and none is lost', async () => {
    const shopCart = answerCalls(shop)
    const { page } = await openPage(shop)
    await openSide(page)
    const first = shop.server.hold(CALL)
    await change(page, '3')
    await first.arrived()
    await change(page, '4')
    await field(page, 'k2').fill('6')
    await field(page, 'k2').press('Enter')
    await change(page, '5')
    expect(await count(page).textContent()).toBe('11')
    first.send({ status: 500, body: '' })
    await eventually(() => shopCart.lines.map(({ quantity }) => quantity)).toEqual([5, 6])
    await eventually(() => stateOf(page, `.ags_woo_mini_cart.${M}`)).not.toContain('ags_woo_mini_cart_updating')
    expect(await field(page).inputValue()).toBe('5')
    expect((await count(page).textContent())?.trim()).toBe('11')
    expect(await side(page).evaluate((element) => element.classList.contains('tillkit-stale'))).toBe(false)
  })
})

describe('a refresh', () => {
  it('that wants another page is left alone [mini-cart-and-multistep-checkout#24]', async () => {
    shop.server.answer(CALL, () => '{"success":true,"data":{"reload":1}}')
    let seen: string[] = []
    const { page } = await openPage(shop, {
      carts: [{ rendersContents: false }],
      before: async (opened) => void (seen = loads(opened)),
    })
    await eventually(() => calls(shop)).toHaveLength(1)
    await eventually(() => stateOf(page, `.ags_woo_mini_cart.${M}`)).not.toContain('ags_woo_mini_cart_updating')
    expect(seen).toEqual(['/shop/'])
    await page.reload()
    await eventually(() => calls(shop)).toHaveLength(2)
    await eventually(() => stateOf(page, `.ags_woo_mini_cart.${M}`)).not.toContain('ags_woo_mini_cart_updating')
    expect(seen).toEqual(['/shop/', '/shop/'])
    // The link works all the same.
    await openSide(page)
  })

  it('that fails leaves everything as it was [mini-cart-and-multistep-checkout#25]', async () => {
    const { page } = await openPage(shop)
    const seen = loads(page)
    const before = await module(page).innerHTML()
    await page.route('**/admin-ajax.php', (route) => route.abort('internetdisconnected'))
    const failed = page.waitForEvent('requestfailed')
    await trigger(page, 'added_to_cart', [{}, 'h'])
    await failed
    await eventually(() => stateOf(page, `.ags_woo_mini_cart.${M}`)).not.toContain('ags_woo_mini_cart_updating')
    expect(await module(page).innerHTML()).toBe(before)
    expect(seen).toEqual([])
    expect(await page.locator('.tillkit-mini-cart-note').count()).toBe(0)
  })

  it('follows an add in every module, once [mini-cart-and-multistep-checkout#27]', async () => {
    const shopCart = answerCalls(shop, LINES.slice(1))
    const { page } = await openPage(shop, { carts: [{}, { orderClass: OTHER }] })
    await trigger(page, 'added_to_cart', [{}, 'h'])
    for (const orderClass of [M, OTHER]) await eventually(() => count(page, orderClass).textContent().then((text) => text?.trim())).toBe('1')
    expect(calls(shop).map(({ sideCartId }) => sideCartId).sort()).toEqual([`${M}__side_cart`, `${OTHER}__side_cart`])
    expect(actions(shop)).toEqual([])
    expect(shopCart.lines).toHaveLength(1)
  })

  it('follows an emptied cart, without arguments [mini-cart-and-multistep-checkout#28]', async () => {
    answerCalls(shop, [])
    const { page, pageErrors } = await openPage(shop)
    await trigger(page, 'wc_cart_emptied')
    await eventually(() => page.locator('.dswcp-side-cart-empty').count()).toBe(1)
    expect(await count(page).count()).toBe(0)
    expect(calls(shop)).toHaveLength(1)
    expect(pageErrors).toEqual([])
    // Without a button to the cart the link still knows its way.
    expect(await link(page).getAttribute('href')).toBe('/your-cart/')
  })

  it('follows two events at once, once [mini-cart-and-multistep-checkout#29]', async () => {
    answerCalls(shop, LINES.slice(1))
    const { page } = await openPage(shop)
    await page.evaluate(() => {
      const body = (Reflect.get(window, 'jQuery') as JQueryStatic)(document.body)
      body.trigger('added_to_cart', [{}, 'h'])
      setTimeout(() => body.trigger('updated_wc_div'), 40)
    })
    await eventually(() => count(page).textContent().then((text) => text?.trim())).toBe('1')
    await eventually(() => stateOf(page, `.ags_woo_mini_cart.${M}`)).not.toContain('ags_woo_mini_cart_updating')
    expect(await legacyEvents(page, 'added_to_cart', 'updated_wc_div')).toHaveLength(2)
    expect(calls(shop)).toHaveLength(1)
  })

  it('follows a page that is shown as the browser kept it, and one from a cache that knows no cart', async () => {
    const shopCart = answerCalls(shop)
    const { page } = await openPage(shop)
    await page.goto(`${shop.server.origin}/elsewhere/`)
    shopCart.remove('k1')
    await page.goBack()
    await eventually(() => count(page).textContent().then((text) => text?.trim())).toBe('1')
    expect(calls(shop)).toHaveLength(1)
    await page.context().addCookies([{ name: 'woocommerce_items_in_cart', value: '1', url: shop.server.origin }])
    const { page: cached } = await openPage(shop, { carts: [{ lines: [] }], before: (opened) => opened.context().addCookies([{ name: 'woocommerce_items_in_cart', value: '1', url: shop.server.origin }]) })
    await eventually(() => count(cached).textContent().then((text) => text?.trim())).toBe('1')
    expect(calls(shop)).toHaveLength(2)
  })

  it('fills an empty shell on load [mini-cart-and-multistep-checkout#30]', async () => {
    answerCalls(shop)
    const { page } = await openPage(shop, { carts: [{ rendersContents: false }] })
    await eventually(() => count(page).textContent().then((text) => text?.trim())).toBe('8')
    expect(calls(shop)).toHaveLength(1)
    expect(calls(shop)[0]).not.toHaveProperty('cartAction')
    expect(await side(page).locator('[data-cart-item-key]').count()).toBe(2)
  })

  it('leaves alone what a legacy mini cart has named', async () => {
    answerCalls(shop, [])
    const { page } = await openPage(shop, { carts: [{}, { orderClass: OTHER }] })
    await page.evaluate((selector) => {
      const $ = Reflect.get(window, 'jQuery') as JQueryStatic
      $(document.body).trigger('updated_wc_div', [{ _dswcp_skip: $(selector) }] as never)
    }, `.ags_woo_mini_cart.${M}`)
    await eventually(() => calls(shop).map(({ sideCartId }) => sideCartId)).toEqual([`${OTHER}__side_cart`])
  })
})

describe('the page around it', () => {
  it('is told to bring the cart\'s table up to date, once [mini-cart-and-multistep-checkout#34]', async () => {
    answerCalls(shop)
    const { page } = await openPage(shop, { cart: { woocommerce: true, cart: true }, below: cartPageHtml({ lines: LINES }), scriptAttributes: { 'data-units': 'mini-cart' } })
    await openSide(page)
    await change(page)
    await eventually(() => field(page).getAttribute('value')).toBe('5')
    await eventually(() => legacyEvents(page, 'wc_update_cart')).toHaveLength(1)
    expect(await legacyEvents(page, 'updated_wc_div')).toEqual([])
  })

  it('is told to reckon a checkout anew, and keeps what is typed there', async () => {
    answerCalls(shop)
    const { page } = await openPage(shop, {
      below: '<form class="checkout"><input name="billing_city" aria-label="City"></form>',
      head: '<script>document.addEventListener("DOMContentLoaded", function () { jQuery(document.body).on("update_checkout", function () { window.__updates = (window.__updates || 0) + 1 }) })</script>',
    })
    await page.locator('[name="billing_city"]').fill('York')
    await openSide(page)
    await change(page)
    await eventually(() => page.evaluate(() => Reflect.get(window, '__updates'))).toBe(1)
    shop.server.answer(CALL, () => '{"success":true,"data":{"reload":1}}')
    await change(page, '6')
    await eventually(() => note(page).count()).toBe(1)
    expect(await page.locator('[name="billing_city"]').inputValue()).toBe('York')
  })

  it('of a page builder\'s preview is sent nothing [mini-cart-and-multistep-checkout#35]', async () => {
    const { page } = await openPage(shop, {
      carts: [{ rendersContents: false }],
      head: '<script>document.addEventListener("readystatechange", function () { document.body.classList.add("et-fb") })</script>',
      scriptAttributes: { 'data-units': 'mini-cart add-to-cart' },
      cart: { woocommerce: true },
    })
    await trigger(page, 'added_to_cart', [{}, 'h'])
    await page.locator('.dswcp-dropdown-cart').first().dispatchEvent('click')
    expect((await hostsOn(page))?.map(({ unit, state }) => [unit, state])).toEqual([['add-to-cart', 'mounted']])
    expect(calls(shop)).toEqual([])
  })

  it('works without the platform\'s globals, and without jQuery', async () => {
    answerCalls(shop)
    const { page, pageErrors } = await openPage(shop, { cart: { addToCart: false }, jquery: false })
    await openSide(page)
    await change(page)
    await eventually(() => field(page).getAttribute('value')).toBe('5')
    expect(shop.server.requestsTo(CALL)[0]?.path).toBe('/wp-admin/admin-ajax.php')
    expect(pageErrors).toEqual([])
  })

  it('is left to a live legacy script', async () => {
    const { page } = await openPage(shop, { bodyEnd: '<script id="woofilters-js">window.legacy = 1</script>' })
    expect((await hostsOn(page, 'mini-cart'))?.map(({ state }) => state)).toEqual(['refused'])
  })
})
