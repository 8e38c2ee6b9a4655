import { eventually, expectOldNames, miniCartHtml, LINES, useShop, type UnitUse } from '@tillkit/testing'
import { it } from 'vitest'
import { uses as miniCart } from './mini-cart.use.ts'

const shop = useShop()

/** A module whose link opens a dropdown. */
const dropdown: UnitUse = {
  units: [],
  main: miniCartHtml({ lines: LINES, orderClass: 'ags_woo_mini_cart_1', click: 'dropdowncart', hover: 'none' }),
  roots: [],
  async use({ click, count }) {
    await click('.ags_woo_mini_cart_1 .dswcp-cart-link')
    await eventually(() => count('.ags_woo_mini_cart_1.dswcp-show-dropdown')).toBe(1)
  },
}

it('keeps the names of what the old script drew, as its README says', async () => {
  await expectOldNames(shop, new URL('../README.md', import.meta.url), [...miniCart, dropdown])
})
