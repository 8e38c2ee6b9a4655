import { addListHtml, cartAnswer, LINES, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { answerCalls, answerTo, CALL, calls, count, openPage, side } from './helpers.ts'

const shop = useShop()
const list = addListHtml([{ productId: 12 }, { productId: 13, quantity: 3 }])

describe('an add', () => {
  it('counts at once, in an empty cart too, until the server says; a refusal takes it back', async () => {
    answerCalls(shop, LINES)
    const { page } = await openPage(shop, { carts: [{ lines: [] }], below: list })
    expect(await count(page).count()).toBe(0)
    const buttons = page.locator('.ajax_add_to_cart')
    const first = shop.server.hold('add_to_cart', { product_id: '12' })
    const second = shop.server.hold('add_to_cart', { product_id: '13' })
    // Several add up, whatever has become of those before; nothing has been answered yet.
    await buttons.nth(0).click()
    expect(await count(page).textContent()).toBe('1')
    expect(await count(page).getAttribute('title')).toBe('1 items in cart')
    await buttons.nth(1).click()
    expect(await count(page).textContent()).toBe('4')
    expect(await side(page).evaluate((element) => element.classList.contains('tillkit-stale'))).toBe(true)
    await first.arrived()
    first.send('{"error":true}')
    await eventually(() => count(page).textContent()).toBe('3')
    await second.arrived()
    const refresh = shop.server.hold(CALL)
    second.send(cartAnswer(LINES, 'h1'))
    // Done, but not shown yet.
    const request = await refresh.arrived()
    expect(await count(page).textContent()).toBe('3')
    refresh.send(answerTo(request, LINES))
    await eventually(() => count(page).textContent().then((text) => text?.trim())).toBe('8')
    expect(calls(shop)).toHaveLength(1)
    expect(await side(page).evaluate((element) => element.classList.contains('tillkit-stale'))).toBe(false)
  })
})
