import { expectOldNames, useShop } from '@tillkit/testing'
import { it } from 'vitest'
import { uses as checkout } from './checkout.use.ts'
import { uses as multistepCheckout } from './multistep-checkout.use.ts'

const shop = useShop()

it('keeps the names of what the old script drew, as its README says', async () => {
  await expectOldNames(shop, new URL('../README.md', import.meta.url), [...checkout, ...multistepCheckout])
})
