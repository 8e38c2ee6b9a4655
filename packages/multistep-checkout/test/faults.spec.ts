import { heldTimers, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CALL, checks, current, eventually, FULL, goOn, goTo, openSteps, shown } from './steps-page.ts'

const shop = useShop()
const STATE = '.dswcp-checkout-steps li .tillkit-steps-state'
const states = (page: Page) => page.locator(STATE).allTextContents()
const LINE = '.tillkit-steps-unanswered'

describe('a shop that does not answer keeps nobody from ordering', () => {
  it('with an error of its own, or without a connection [mini-cart-and-multistep-checkout#46]', async () => {
    const { page, faults } = await openSteps(shop, FULL)
    faults.next(CALL, '500')
    await goOn(page).click()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect((await states(page)).map((text) => text.trim())).toEqual(['not checked yet', '', ''])
    // For eyes, without more room than the theme gives to a step.
    const marks = page.locator('.dswcp-checkout-tab-text').evaluateAll((labels) => labels.map((label) => getComputedStyle(label).textDecoration.split(' ').slice(0, 2).join(' ')))
    expect((await marks).map((mark) => mark.startsWith('underline dotted'))).toEqual([true, false, false])
    await page.context().setOffline(true)
    await goOn(page).click()
    await eventually(() => shown(page)).toEqual(['order_review'])
    await page.context().setOffline(false)
    expect((await states(page)).map((text) => text.trim())).toEqual(['not checked yet', 'not checked yet', ''])
    expect(await page.locator(LINE).innerText()).toContain('The shop could not be reached to check “Billing, Shipping”. It will be checked when you place your order.')
  })

  it('with "0" [mini-cart-and-multistep-checkout#47]', async () => {
    const { page } = await openSteps(shop, FULL)
    shop.server.answer(CALL, () => '0')
    await goOn(page).click()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
  })

  it.each(['html', 'cut', 'lost', '403 -1'] as const)('with what nobody can read: %s', async (fault) => {
    const { page, faults } = await openSteps(shop, FULL)
    if (fault === '403 -1') shop.server.answer(CALL, () => ({ status: 403, body: '-1' }))
    else faults.next(CALL, fault)
    await goOn(page).click()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect((await states(page))[0]?.trim()).toBe('not checked yet')
  })

  it.each(['notice', 'untyped'] as const)('and what is only badly wrapped is read: %s', async (fault) => {
    const { page, faults } = await openSteps(shop)
    faults.next(CALL, fault)
    await goOn(page).click()
    await eventually(() => page.locator('.ags_woo_notices .woocommerce-error').count()).toBeGreaterThan(0)
    expect(await shown(page)).toEqual(['billing_info'])
  })

  it('within 10 s: then the shopper goes on, and what it says after that is dropped', async () => {
    const clock = heldTimers(10_000)
    const { page } = await openSteps(shop, { ...FULL, before: clock.before })
    const held = shop.server.hold(CALL)
    await goOn(page).click()
    await held.arrived()
    expect([await clock.waits(page), await shown(page)]).toEqual([[10_000], ['billing_info']])
    await clock.runOut(page)
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect((await states(page))[0]?.trim()).toBe('not checked yet')
    held.send(JSON.stringify({ success: false, data: '<ul class="woocommerce-error"><li>Too late.</li></ul>' }))
    await goOn(page).click()
    await eventually(() => shown(page)).toEqual(['order_review'])
    expect(await page.locator('body').innerText()).not.toContain('Too late.')
  })

  it('but does not jump over steps that nobody could check', async () => {
    const { page, faults } = await openSteps(shop, FULL)
    faults.next(CALL, '500')
    await page.locator('.dswcp-checkout-steps a').last().click()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect(checks(shop)).toHaveLength(1)
  })

  it('and asks again at the last step when told to', async () => {
    const { page, faults } = await openSteps(shop, FULL)
    faults.next(CALL, '500')
    await goTo(page, 'Review')
    faults.next(CALL, '500')
    await page.locator(LINE).getByRole('button', { name: 'Check now' }).click()
    await eventually(() => checks(shop).length).toBe(3)
    await eventually(() => page.locator(LINE).count()).toBe(1)
    await page.locator(LINE).getByRole('button', { name: 'Check now' }).click()
    await eventually(() => page.locator(LINE).count()).toBe(0)
    expect([await current(page), (await states(page))[0]?.trim()]).toEqual([['Review'], 'done'])
  })

  it('nor does a step that turns out to be wrong when it is asked about again', async () => {
    const { page, faults } = await openSteps(shop, FULL)
    await page.locator('#billing_postcode').fill('nowhere')
    faults.next(CALL, '500')
    await goTo(page, 'Review')
    await page.locator(LINE).getByRole('button', { name: 'Check now' }).click()
    await eventually(() => current(page)).toEqual(['Billing'])
    expect(await page.locator('.ags_woo_notices').innerText()).toContain('not a valid postcode')
  })
})

it('a page without jQuery, and without the globals of the shop, goes step by step', async () => {
  const { page, pageErrors } = await openSteps(shop, { ...FULL, jquery: false, globals: '' })
  await goTo(page, 'Review')
  expect([await shown(page), pageErrors]).toEqual([['order_review'], []])
})

it('a form that the shop has replaced, because the session has expired, shows what the shop says', async () => {
  const { page, pageErrors } = await openSteps(shop, FULL)
  await goTo(page, 'Shipping')
  await page.evaluate(() => { (document.querySelector('form.checkout') as HTMLElement).outerHTML = '<div class="woocommerce-error">Sorry, your session has expired.</div>' })
  await eventually(() => page.locator('.dswcp-checkout-steps-buttons-container').isVisible()).toBe(false)
  expect(await page.locator('.woocommerce-error').isVisible()).toBe(true)
  expect(pageErrors).toEqual([])
})
