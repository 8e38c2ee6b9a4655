import { heldFile, STEPS, tillkitVersion, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { current, eventually, FULL, goTo, openSteps, shown } from './steps-page.ts'

const shop = useShop()
const SHEET = `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css">`

/** Which modules can be seen and take room. */
const seen = (page: Page) => page.evaluate(() => ['billing_info', 'shipping_info', 'order_review'].filter((name) => {
  const module = document.querySelector(`.ags_woo_checkout_${name}`)
  return module?.checkVisibility({ visibilityProperty: true }) && (module.closest('.et_pb_section')?.clientHeight ?? 0) > 20
}))
const waiting = (page: Page) => page.evaluate(() => document.getAnimations().map((animation) => [(animation as CSSAnimation).animationName, animation.effect?.getTiming().duration]))

it('later steps do not flash up before the code is there, and show by themselves where it never comes', async () => {
  const held = heldFile('multistep-checkout.js')
  const { page } = await openSteps(shop, { ...FULL, alone: true, waitForMount: false, head: SHEET, before: held.before })
  expect(await seen(page)).toEqual(['billing_info'])
  expect(await waiting(page)).toEqual([['tillkit-steps-wait', 3000], ['tillkit-steps-wait', 3000]])
  // 3 s later.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  expect(await seen(page)).toEqual(['billing_info', 'shipping_info', 'order_review'])
  await page.locator('#place_order').click()
  await page.waitForURL('**/order-received/**')
})

it('once the code is there it alone says which step shows', async () => {
  const { page } = await openSteps(shop, { ...FULL, head: SHEET })
  await eventually(() => current(page)).toEqual(['Billing'])
  expect(await waiting(page)).toEqual([])
  await goTo(page, 'Review')
  expect([await shown(page), await seen(page)]).toEqual([['order_review'], ['order_review']])
})

it('a step of the shop\'s own waits too; steps of which the first is another than the billing address all show', async () => {
  const own = { gift: '<div class="et_pb_section"><h2>A gift?</h2><p>Wrap the rolls?</p></div>' }
  const gift = { label: 'Gift', slug: 'gift', selector: '#dswcp-checkout-section-gift' }
  const [billing, shipping, review] = STEPS
  const isGiftSeen = (page: Page) => page.locator('#dswcp-checkout-section-gift h2').isVisible()
  const late = await openSteps(shop, { ...FULL, tillkit: false, head: SHEET, waitForMount: false, layout: { steps: { steps: [billing, gift, shipping, review].flatMap((step) => step ?? []), own } } })
  expect([await seen(late.page), await isGiftSeen(late.page)]).toEqual([['billing_info'], false])
  const first = await openSteps(shop, { ...FULL, tillkit: false, head: SHEET, waitForMount: false, layout: { steps: { steps: [gift, billing, shipping, review].flatMap((step) => step ?? []), own } } })
  expect([await seen(first.page), await isGiftSeen(first.page)]).toEqual([['billing_info', 'shipping_info', 'order_review'], true])
})
