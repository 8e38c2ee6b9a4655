import { cartAnswer, LINES, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { button, listing, openPage, widget } from './helpers.ts'
import { legacyEvents, ownEvents } from './recorder.ts'

const shop = useShop()
const remove = (key: string) => `.remove_from_cart_button[data-cart_item_key="${key}"]`
const [first] = LINES

describe('the classic mini cart', () => {
  it('takes a line out and shows the answer [cart-and-checkout-core#14]', async () => {
    const answer = shop.server.hold('remove_from_cart')
    const { page } = await openPage(shop, { main: widget })
    await page.locator(remove('k1')).click()
    const { form } = await answer.arrived()
    expect(form).toEqual({ cart_item_key: 'k1' })
    const row = page.locator('.mini_cart_item', { has: page.locator(remove('k1')) })
    expect(await row.getAttribute('aria-busy')).toBe('true')
    await eventually(() => row.evaluate((item) => getComputedStyle(item).opacity)).toBe('0.6')
    answer.send(cartAnswer(LINES.slice(1), 'h2'))
    await eventually(() => page.locator('.mini_cart_item').count()).toBe(1)
    const [removed, loaded] = await legacyEvents(page)
    expect(removed?.type).toBe('removed_from_cart')
    expect(removed?.args.slice(1)).toEqual(['h2', '$remove remove_from_cart_button'])
    expect(Object.keys(removed?.args[0] as object)).toContain('div.widget_shopping_cart_content')
    expect(loaded?.type).toBe('wc_fragments_loaded')
    expect(await ownEvents(page, 'removed')).toHaveLength(1)
    await eventually(() => page.locator('.widget_shopping_cart_live_region').textContent()).toBe(
      `“${first?.name}” has been removed from your basket`,
    )
  })

  it.each([
    ['the answer is no', () => '{"success":false}'],
    ['the shop fails', () => ({ status: 500, body: 'critical error' })],
    ['nothing comes', () => ''],
  ])('follows the link when %s [cart-and-checkout-core#15]', async (_title, handler) => {
    shop.server.answer('remove_from_cart', handler)
    const { page } = await openPage(shop, { main: widget })
    shop.server.page('/your-cart/', '<h1>basket</h1>')
    await page.locator(remove('k1')).click()
    await page.waitForURL('**/your-cart/?remove_item=k1&_wpnonce=2734ed1658')
    expect(shop.server.requestsTo('remove_from_cart')).toHaveLength(1)
  })

  it('runs the scripts of a fragment [cart-and-checkout-core#16]', async () => {
    const fragments = { 'div.a': '<div class="a"><script>window.z = (window.z || 0) + 1</script></div>' }
    shop.server.answer('add_to_cart', () => JSON.stringify({ fragments, cart_hash: 'h' }))
    const { page } = await openPage(shop, { main: listing() })
    await button(page).click()
    await eventually(() => page.evaluate(() => Reflect.get(window, 'z'))).toBe(1)
  })

  it('runs them in order, also behind one that has to be fetched', async () => {
    const fragments = { 'div.a': '<div class="a"><script src="/slow.js"></script><script>window.z = window.lib + 1</script></div>' }
    shop.server.page('/slow.js', () => ({ status: 200, headers: { 'content-type': 'text/javascript' }, body: 'window.lib = (window.lib || 0) + 1' }))
    shop.server.answer('add_to_cart', () => JSON.stringify({ fragments, cart_hash: 'h' }))
    const { page, pageErrors } = await openPage(shop, { main: listing() })
    await button(page).click()
    await eventually(() => page.evaluate(() => [Reflect.get(window, 'lib'), Reflect.get(window, 'z')])).toEqual([1, 2])
    expect(pageErrors).toEqual([])
  })

  it('hands the focus on inside of the cart that it was in, where there are two', async () => {
    shop.server.answer('remove_from_cart', () => cartAnswer(LINES.slice(1), 'h2'))
    const { page } = await openPage(shop, { main: `<div hidden>${widget}</div>${widget}` })
    const focused = () => page.evaluate((selector) => [...document.querySelectorAll(selector)].indexOf(document.activeElement as Element), '.remove_from_cart_button')
    await page.locator(remove('k1')).last().press('Space')
    await eventually(() => page.locator('.mini_cart_item').count()).toBe(2)
    expect(await focused()).toBe(1)
  })
})
