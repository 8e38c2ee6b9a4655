import { cartAnswer, cartFragments, CACHE_NAMES, heldFile, heldTimers, legacyEvents, LINES, classicMiniCartWidgetHtml, ownEvents, useShop, type CartLine } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEBOUNCE } from '../src/mini-cart.anatomy.ts'
import { eventually } from './eventually.ts'
import { actions, answerCalls, answerTo, CALL, calls, count, field, M, openPage, openSide, remove, side, SIDE, stateOf } from './helpers.ts'

const shop = useShop()
const [first, ...others] = LINES as [CartLine, ...CartLine[]]
const ABC = [{ ...first, key: 'abc', quantity: 2 }, ...others]

async function open(options: Parameters<typeof openPage>[1] = {}) {
  const shopCart = answerCalls(shop, ABC)
  const opened = await openPage(shop, { carts: [{ lines: ABC }], ...options })
  await openSide(opened.page)
  return { ...opened, cart: shopCart }
}

/** Types a quantity and means it. */
async function set(page: Page, quantity: string, key = 'abc'): Promise<void> {
  await field(page, key).fill(quantity)
  await field(page, key).press('Enter')
}

describe('a quantity', () => {
  it('in a theme\'s text field is read as people write numbers once the field is left; what is none is taken back', async () => {
    const { page } = await open()
    await field(page, 'abc').evaluate((input: HTMLInputElement) => void (input.type = 'text'))
    await set(page, '1,000')
    await eventually(() => calls(shop).map(({ quantity }) => quantity)).toEqual(['1000'])
    // The answer prints the row anew, with a number's field.
    await eventually(() => field(page, 'abc').getAttribute('value')).toBe('1000')
    await field(page, 'abc').evaluate((input: HTMLInputElement) => void (input.type = 'text'))
    await set(page, 'many')
    await eventually(() => field(page, 'abc').inputValue()).toBe('1000')
    expect(calls(shop)).toHaveLength(1)
  })

  it('is sent once, with all that the server checks [mini-cart-and-multistep-checkout#15]', async () => {
    const { page } = await open()
    const config = await page.locator(`.${M}`).first().getAttribute('data-update-cart-config')
    await set(page, '5')
    await eventually(() => calls(shop)).toEqual([
      { action: 'dswcp_update_cart', cartConfig: config, sideCartId: SIDE, _ajax_nonce: '7dcc53455d', cartAction: 'update-quantity', item: 'abc', quantity: '5' },
    ])
    await eventually(() => field(page, 'abc').getAttribute('value')).toBe('5')
    expect(calls(shop)).toHaveLength(1)
  })

  it('that is typed while the code is on its way is sent once when that has come', async () => {
    const held = heldFile('base.js')
    answerCalls(shop, ABC)
    const { page } = await openPage(shop, { carts: [{ lines: ABC }], waitForMount: false, before: held.before })
    const type = (key: string, quantity: string) => field(page, key).evaluate((input: HTMLInputElement, value) => {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, quantity)
    await type('abc', '5')
    await held.asked
    await held.release()
    await eventually(() => actions(shop)).toMatchObject([{ cartAction: 'update-quantity', item: 'abc', quantity: '5' }])
    await eventually(() => field(page, 'abc').getAttribute('value')).toBe('5')
    expect(actions(shop)).toHaveLength(1)
  })

  it('covers both panels while it is on its way [mini-cart-and-multistep-checkout#16]', async () => {
    const { page } = await open()
    const answer = shop.server.hold(CALL)
    await set(page, '5')
    const request = await answer.arrived()
    for (const selector of [`[id="${SIDE}"]`, `.ags_woo_mini_cart.${M}`]) expect(await stateOf(page, selector)).toContain('ags_woo_mini_cart_updating')
    const overlays = page.locator('.dswcp-side-cart > .dswcp-side-cart-overlay:first-child > span, .dswcp-dropdown-cart > .dswcp-dropdown-cart-overlay:first-child > span')
    expect(await overlays.allTextContents()).toEqual(['Loading...', 'Loading...'])
    // Quantity and badge are there before the answer; amounts are known to be old.
    expect(await count(page).textContent()).toBe('6')
    expect(await side(page).locator('[data-cart-item-key="abc"] .dswcp-product-quantity').textContent()).toBe('× 5')
    expect(await side(page).evaluate((element) => element.classList.contains('tillkit-stale'))).toBe(true)
    answer.send(answerTo(request, ABC))
  })

  it('is replaced by the answer, in one side cart that stays open [mini-cart-and-multistep-checkout#17]', async () => {
    const { page } = await open()
    await set(page, '5')
    await eventually(() => field(page, 'abc').getAttribute('value')).toBe('5')
    expect(await page.locator(`body > [id="${SIDE}"]`).count()).toBe(1)
    expect(await page.locator(`[id="${SIDE}"], [id=""]`).count()).toBe(1)
    expect(await stateOf(page, `[id="${SIDE}"]`)).toEqual(['dswcp-show-side-cart', 'dswcp-show-side-cart-click'])
    expect(await stateOf(page, `.ags_woo_mini_cart.${M}`)).not.toContain('ags_woo_mini_cart_updating')
    expect(await page.locator('.dswcp-side-cart-overlay, .dswcp-dropdown-cart-overlay').count()).toBe(0)
    expect(await side(page).locator('.dswcp-subtotal .amount').textContent()).toBe('£142.00')
    expect((await count(page).textContent())?.trim()).toBe('6')
    expect(await field(page, 'abc').evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('tells the page, and asks for nothing twice [mini-cart-and-multistep-checkout#18]', async () => {
    answerCalls(shop, ABC)
    const kept = { fragments: '{"div.a":"<div></div>"}', hash: 'kept' }
    const { page } = await openPage(shop, {
      carts: [{ lines: ABC }, { lines: ABC, orderClass: 'ags_woo_mini_cart_1' }],
      before: (opened) => opened.addInitScript(({ fragments, hash }) => {
        sessionStorage.setItem('wc_fragments_x', fragments)
        sessionStorage.setItem('wc_cart_hash_x', hash)
      }, kept),
    })
    await page.locator(`.${M} .dswcp-cart-link`).first().evaluate((element: HTMLElement) => element.click())
    await set(page, '5')
    await eventually(() => count(page, 'ags_woo_mini_cart_1').textContent().then((text) => text?.trim())).toBe('6')
    await remove(page, 'abc').click()
    await eventually(() => count(page, 'ags_woo_mini_cart_1').textContent().then((text) => text?.trim())).toBe('1')
    // The other module asks after each change, this one never.
    const other = await page.locator('.ags_woo_mini_cart_1').first().getAttribute('data-side-cart-id')
    expect(calls(shop).map(({ sideCartId, cartAction }) => [sideCartId, cartAction])).toEqual([
      [SIDE, 'update-quantity'], [other, undefined], [SIDE, 'item-remove'], [other, undefined],
    ])
    const heard = await legacyEvents(page, 'updated_wc_div', 'removed_from_cart', 'wc_fragment_refresh')
    expect(heard.map(({ type }) => type)).toEqual(['updated_wc_div', 'wc_fragment_refresh'])
    expect(Object.keys(heard[0]?.args[0] as object)).toEqual(['_dswcp_skip'])
    expect(await page.evaluate(() => [sessionStorage.getItem('wc_fragments_x'), sessionStorage.getItem('wc_cart_hash_x')])).toEqual(Object.values(kept))
    expect((await ownEvents(page, 'removed')).map(({ args }) => args[0])).toEqual([{ source: 'tillkit' }])
  })

  it('that is removed is told to third parties with the fragments that follow, once', async () => {
    const { page } = await open({ below: classicMiniCartWidgetHtml({ lines: ABC }), cart: { woocommerce: true, fragments: true } })
    shop.server.answer('get_refreshed_fragments', () => cartAnswer(others, 'h2'))
    await remove(page, 'abc').click()
    await eventually(() => legacyEvents(page, 'removed_from_cart')).toHaveLength(1)
    const [heard] = await legacyEvents(page, 'removed_from_cart')
    expect(heard?.args[0]).toEqual(cartFragments({ lines: others }))
    expect(heard?.args[1]).toBe('h2')
    expect(heard?.args[2]).toBeTruthy()
    // Ours have heard it once, and core's cache holds what is true.
    expect(await ownEvents(page, 'removed')).toHaveLength(1)
    expect(await page.evaluate((name) => sessionStorage.getItem(name), CACHE_NAMES.fragment_name)).toBe(JSON.stringify(cartFragments({ lines: others })))
    // A refresh that follows is another matter.
    await page.evaluate(() => (Reflect.get(window, 'jQuery') as JQueryStatic)(document.body).trigger('wc_fragment_refresh'))
    await eventually(() => legacyEvents(page, 'wc_fragments_refreshed')).toHaveLength(2)
    expect(await legacyEvents(page, 'removed_from_cart')).toHaveLength(1)
  })

  it('is never negative [mini-cart-and-multistep-checkout#19]', async () => {
    const { page } = await open()
    await set(page, '-2')
    await eventually(() => field(page, 'abc').inputValue()).toBe('2')
    await set(page, '3')
    await eventually(() => actions(shop).map(({ quantity }) => quantity)).toEqual(['3'])
  })

  it('that is emptied is what it was [mini-cart-and-multistep-checkout#20]', async () => {
    const { page } = await open()
    await set(page, '')
    await eventually(() => field(page, 'abc').inputValue()).toBe('2')
    // None at all is a removal, as by its button.
    await set(page, '0')
    await eventually(() => actions(shop)).toHaveLength(1)
    expect(actions(shop)[0]).toMatchObject({ cartAction: 'item-remove', item: 'abc' })
    await eventually(() => side(page).locator('[data-cart-item-key]').count()).toBe(1)
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toContain('“Thermal till rolls 80x80” was removed.')
  })

  it('of several clicks is sent once, with the last [mini-cart-and-multistep-checkout#21]', async () => {
    const pause = heldTimers(DEBOUNCE)
    const { page } = await open({ before: pause.before })
    await field(page, 'abc').focus()
    for (let clicks = 0; clicks < 3; clicks += 1) await field(page, 'abc').press('ArrowUp')
    expect(await count(page).textContent()).toBe('6')
    expect([await pause.waits(page), actions(shop)]).toEqual([[DEBOUNCE], []])
    await pause.runOut(page)
    await eventually(() => field(page, 'abc').getAttribute('value')).toBe('5')
    expect(actions(shop).map(({ quantity }) => quantity)).toEqual(['5'])
  })

  it('that is half typed when an answer comes is gone on with, and not sent before', async () => {
    const { page } = await open()
    const answer = shop.server.hold(CALL)
    await set(page, '5')
    const request = await answer.arrived()
    await field(page, 'k2').fill('10')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await page.keyboard.type('0')
    const old = await field(page, 'k2').elementHandle()
    answer.send(answerTo(request, ABC))
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toContain('items in cart')
    expect(await old?.evaluate((element) => [element.isConnected, element === document.activeElement])).toEqual([true, true])
    // By the time that the answer is said, a zero would be sent.
    expect(actions(shop)).toHaveLength(1)
    expect(await field(page, 'k2').inputValue()).toBe('0')
    // The caret stands behind what was typed.
    await page.keyboard.type('7')
    expect(await field(page, 'k2').inputValue()).toBe('07')
    await page.keyboard.press('Enter')
    await eventually(() => actions(shop).map(({ cartAction, item, quantity }) => [cartAction, item, quantity])).toEqual([
      ['update-quantity', 'abc', '5'], ['update-quantity', 'k2', '7'],
    ])
  })

  it('of a field that was only entered stays marked over an answer, so that typing replaces it', async () => {
    const { page } = await open()
    const answer = shop.server.hold(CALL)
    await set(page, '5')
    const request = await answer.arrived()
    await field(page, 'k2').selectText()
    const old = await field(page, 'k2').elementHandle()
    answer.send(answerTo(request, ABC))
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toContain('items in cart')
    expect(await old?.evaluate((element) => element.isConnected)).toBe(true)
    await page.keyboard.type('4')
    expect(await field(page, 'k2').inputValue()).toBe('4')
  })

  it('of a line is removed by its button [mini-cart-and-multistep-checkout#22]', async () => {
    const { page } = await open()
    await remove(page, 'abc').click()
    await eventually(() => side(page).locator('[data-cart-item-key]').count()).toBe(1)
    expect(actions(shop)).toHaveLength(1)
    expect(actions(shop)[0]).toMatchObject({ action: 'dswcp_update_cart', cartAction: 'item-remove', item: 'abc' })
    expect(actions(shop)[0]).not.toHaveProperty('quantity')
    // A keyboard goes on at the next line.
    expect(await remove(page, 'k2').evaluate((element) => element === document.activeElement)).toBe(true)
  })
})
