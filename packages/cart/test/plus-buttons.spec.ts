import { cartPageHtml, fixturePage, LINES, plusButtons, useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openPage, unitState } from './helpers.ts'
import { legacyTypes } from './recorder.ts'

const shop = useShop()
const CART = '/your-cart/'

it.each([
  ['the button itself', undefined],
  ['the form around it', 'form'],
] as const)('a click on a plus button counts once, however often its theme was told that the cart is new: it listens at %s', async (_where, at) => {
  const { page } = await openPage(shop, {
    path: CART,
    main: cartPageHtml({ lines: LINES }),
    cart: { cart: true, woocommerce: true, addToCart: { is_cart: '1' } },
    before: (tab) => tab.addInitScript(plusButtons, at),
    waitForMount: false,
  })
  await eventually(() => unitState(page, 'cart-page')).toEqual(['mounted'])
  const [first, second] = ['k1', 'k2'].map((key) => page.locator(`[name="cart[${key}][qty]"]`))
  const plus = (at: number) => page.locator('.neighbour-plus').nth(at)
  const held = async () => [Number(await first?.inputValue()), Number(await second?.inputValue())] as const
  const [one, other] = await held()
  // The second row comes as it was each time, the first with what was sent.
  for (const times of [1, 2, 3]) {
    await plus(0).click()
    expect(await held()).toEqual([one + times, other])
    const lines = LINES.map((line, at) => (at === 0 ? { ...line, quantity: one + times } : line))
    shop.server.page(CART, () => fixturePage({ main: cartPageHtml({ lines }), globals: '', tillkit: false }))
    await page.locator('[name="update_cart"]').click()
    await eventually(() => legacyTypes(page, 'updated_wc_div')).toHaveLength(times)
  }
  await plus(1).click()
  expect(await held()).toEqual([one + 3, other + 1])
})
