import { editAccountFormHtml, eventually, expectOldNames, useShop, type UnitUse } from '@tillkit/testing'
import { it } from 'vitest'
import { uses as cart } from './cart.use.ts'

const shop = useShop()

/** A password, which is touched. */
const password: UnitUse = {
  units: [],
  main: '<div class="woocommerce"><form class="woocommerce-form woocommerce-form-login login"><p class="form-row"><label for="drawn">Password</label><span class="password-input"><input class="input-text" type="password" name="password" id="drawn"></span></p></form></div>',
  roots: [],
  async use({ page, count, click }) {
    await page.locator('#drawn').focus()
    await eventually(() => count('.show-password-input')).toBe(1)
    await click('.show-password-input')
    await eventually(() => count('.show-password-input.display-password')).toBe(1)
  },
}

/** A new password that is too weak. */
const weakPassword: UnitUse = {
  units: [],
  main: editAccountFormHtml(),
  roots: [],
  async use({ page, count }) {
    await page.locator('#password_1').pressSequentially('abc')
    await eventually(() => count('.edit-account button.disabled')).toBe(1)
  },
}

it('keeps the names of what the old script drew, as its README says', async () => {
  await expectOldNames(shop, new URL('../README.md', import.meta.url), [...cart, password, weakPassword])
})
