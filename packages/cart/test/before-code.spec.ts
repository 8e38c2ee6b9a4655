import { cartPageHtml, cartTotalsHtml, heldFile, LINES, useShop, waitForMount, type CartPage } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openPage, unitState } from './helpers.ts'

const shop = useShop()

const METHODS = [{ id: 'flat_rate:1', label: 'Flat rate', price: 4.95 }, { id: 'local_pickup:2', label: 'Local pickup', price: 0 }]
const shopCart: CartPage = { lines: LINES, shipping: { methods: METHODS, chosen: 'flat_rate:1' } }
const SORTING = `<form class="woocommerce-ordering" action="/shop/"><select name="orderby" class="orderby">
  <option value="menu_order" selected>Default sorting</option><option value="price">Price</option></select></form>`

describe('what is changed while the code is on its way', () => {
  it('is answered when that has come: a way of sending is told to the shop once, a quantity can be sent', async () => {
    const held = heldFile('base.js')
    shop.server.answer('update_shipping_method', () => cartTotalsHtml({ ...shopCart, shipping: { methods: METHODS, chosen: 'local_pickup:2' } }))
    const { page } = await openPage(shop, {
      path: '/your-cart/',
      main: cartPageHtml(shopCart),
      cart: { cart: true, woocommerce: true },
      waitForMount: false,
      before: held.before,
    })
    await held.asked
    await page.locator('[name="cart[k1][qty]"]').fill('9')
    await page.locator('[value="local_pickup:2"]').check()
    await held.release()
    await eventually(() => page.locator('.order-total').textContent()).toContain('187.98')
    expect(shop.server.requestsTo('update_shipping_method').map(({ form }) => form['shipping_method[0]'])).toEqual(['local_pickup:2'])
    expect(await page.locator('[name="cart[k1][qty]"]').inputValue()).toBe('9')
    expect(await page.locator('[name="update_cart"]').isEnabled()).toBe(true)
  })

  it('sends an order of the list that was chosen, and none that the browser has restored', async () => {
    const held = heldFile('base.js')
    const { page } = await openPage(shop, { main: SORTING, cart: { woocommerce: true }, waitForMount: false, before: held.before })
    await page.locator('select.orderby').focus()
    await held.asked
    await page.locator('select.orderby').selectOption('price')
    await held.release()
    await page.waitForURL('**/shop/?orderby=price')
    await waitForMount(page)
    const again = await openPage(shop, {
      main: SORTING.replace('</form>', '</form><script>document.querySelector("select").value = "price"</script>'),
      cart: { woocommerce: true },
    })
    expect([await unitState(again.page, 'page-events'), new URL(again.page.url()).search]).toEqual([['mounted'], ''])
  })
})
