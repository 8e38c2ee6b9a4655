import { useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { CALL, checks, current, eventually, FULL, goOn, goTo, hash, openSteps, shown } from './steps-page.ts'

const shop = useShop()

describe("the browser's Back and Forward", () => {
  it('move between steps without asking the shop [mini-cart-and-multistep-checkout#51]', async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    const asked = checks(shop).length
    await page.goBack()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    await page.goBack()
    await eventually(() => shown(page)).toEqual(['billing_info'])
    expect(await hash(page)).toBe('')
    await page.goForward()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    await page.goForward()
    await eventually(() => shown(page)).toEqual(['order_review'])
    expect(checks(shop)).toHaveLength(asked)
  })

  it('do not pass over what was changed meanwhile: Forward asks the shop, and is sent back (weakness 30)', async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Shipping')
    await page.goBack()
    await eventually(() => shown(page)).toEqual(['billing_info'])
    await page.locator('#billing_city').fill('')
    const length = await page.evaluate(() => history.length)
    await page.goForward()
    await eventually(() => checks(shop).length).toBe(2)
    await eventually(() => hash(page)).toBe('#billing')
    expect([await shown(page), await page.evaluate(() => history.length)]).toEqual([['billing_info'], length])
  })

  it('during a check take its place: the late answer is dropped (weakness 18)', async () => {
    const { page, faults, sendLate } = await openSteps(shop, FULL)
    await goTo(page, 'Shipping')
    faults.next(CALL, 'slow')
    await goOn(page).click()
    await eventually(() => checks(shop).length).toBe(2)
    await page.goBack()
    await eventually(() => shown(page)).toEqual(['billing_info'])
    sendLate()
    expect(await page.locator('.dswcp-checkout-loader').isVisible()).toBe(false)
    expect([await shown(page), await hash(page)]).toEqual([['billing_info'], ''])
    // What is asked for next is answered by its own answer.
    await goOn(page).click()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect(checks(shop)).toHaveLength(3)
  })
})

describe('the step that is open', () => {
  it('makes no entry of the history when its link is pressed, whatever the address says', async () => {
    const { page } = await openSteps(shop, FULL)
    const length = () => page.evaluate(() => history.length)
    const press = (name: string) => page.locator('.dswcp-checkout-steps a', { hasText: name }).evaluate((link: HTMLElement) => link.click())
    const before = await length()
    await press('Billing')
    expect([await length(), await hash(page)]).toEqual([before, ''])
    await goTo(page, 'Shipping')
    const after = await length()
    await press('Shipping')
    expect([await length(), await hash(page), await shown(page)]).toEqual([after, '#shipping', ['shipping_info']])
    await page.evaluate(() => history.replaceState(history.state, '', '#elsewhere'))
    await press('Shipping')
    expect([await length(), await hash(page)]).toEqual([after, '#shipping'])
  })
})

describe('a hash from elsewhere', () => {
  it('of a step that cannot be reached yet is refused, without a further entry of the history (weaknesses 19, 30)', async () => {
    const { page } = await openSteps(shop)
    await page.evaluate(() => { location.hash = '#review' })
    const length = await page.evaluate(() => history.length)
    await eventually(() => hash(page)).toBe('#billing')
    expect([await shown(page), await page.evaluate(() => history.length)]).toEqual([['billing_info'], length])
    expect(checks(shop)).toHaveLength(1)
  })

  it('that no step has is left to others [mini-cart-and-multistep-checkout#60]', async () => {
    for (const other of ['#tab-reviews', '#et_pb_tabs_0|1', '#step9']) {
      const { page } = await openSteps(shop, { ...FULL, search: `?a=1${other}` })
      const same = async (where: string) => {
        expect([await hash(page), await shown(page), await current(page)]).toEqual([where, ['billing_info'], ['Billing']])
        expect(await page.evaluate(() => document.querySelector('.dswcp-checkout-steps-buttons-container')?.previousElementSibling?.querySelector('.ags_woo_checkout_billing_info') !== null)).toBe(true)
      }
      await same(other)
      await page.evaluate((to) => {
        document.body.insertAdjacentHTML('afterbegin', `<a id="elsewhere" href="${to}">Elsewhere</a>`)
        location.hash = '#nowhere'
      }, other)
      await same('#nowhere')
      await page.locator('#elsewhere').click()
      await same(other)
    }
    expect(checks(shop)).toEqual([])
  })
})

describe('a page that is loaded anew', () => {
  it('goes on where it was left, as far as its fields still hold what was passed', async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    const asked = checks(shop).length
    await page.reload()
    await eventually(() => shown(page)).toEqual(['order_review'])
    expect([await hash(page), checks(shop).length]).toEqual(['#review', asked])
    await page.goBack()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
  })

  it('does so too where a script of the page overwrites its history as it comes', async () => {
    const { page } = await openSteps(shop, { ...FULL, head: '<script>history.replaceState(null, "", location.href)</script>' })
    await goTo(page, 'Review')
    await page.reload()
    await eventually(() => shown(page)).toEqual(['order_review'])
    expect(await hash(page)).toBe('#review')
  })

  it('begins with the first step that they do not', async () => {
    const { page, checkout } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    checkout.fill({ billing_city: 'York' })
    await page.reload()
    await eventually(() => current(page)).toEqual(['Billing'])
    expect(await shown(page)).toEqual(['billing_info'])
  })

  it('goes on there too where what was typed is given back after the steps have come; not where its shopper does something meanwhile', async () => {
    const { page } = await openSteps(shop, { ...FULL, hasLegacy: false, scriptAttributes: {} })
    await page.locator('#billing_first_name').fill('Eve')
    await goTo(page, 'Review')
    let letGo: () => void = () => undefined
    await page.route('**/checkout.js', async (route) => {
      await new Promise<void>((go) => { letGo = go })
      await route.continue()
    })
    await page.reload()
    await eventually(() => shown(page)).toEqual(['billing_info'])
    await page.locator('.dswcp-checkout-step-active').waitFor()
    letGo()
    await eventually(() => shown(page)).toEqual(['order_review'])
    expect([await hash(page), await page.locator('#billing_first_name').inputValue()]).toEqual(['#review', 'Eve'])
    await page.reload()
    await page.locator('.dswcp-checkout-step-active').waitFor()
    await page.keyboard.press('Tab')
    letGo()
    await eventually(() => page.locator('#billing_first_name').inputValue()).toBe('Eve')
    expect(await shown(page)).toEqual(['billing_info'])
  })

  it('comes back from a page of a payment to the step that was left', async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    await page.evaluate(() => { location.href = '/your-cart/' })
    await page.waitForURL('**/your-cart/')
    await page.goBack()
    await eventually(() => shown(page)).toEqual(['order_review'])
  })

  it('opens with the first step in a new tab, whatever the address says', async () => {
    const { page, context } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    const other = await context.newPage()
    await other.goto(page.url())
    await eventually(() => current(other)).toEqual(['Billing'])
    expect(await hash(other)).toBe('')
    await other.close()
  })
})
