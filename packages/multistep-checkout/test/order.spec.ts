import { BUTTON_GATEWAY, STEPS, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { back, checks, current, eventually, focused, FULL, goOn, goTo, openSteps, shown } from './steps-page.ts'

const shop = useShop()
const sent = () => shop.server.requestsTo('checkout').length
const trigger = (page: Page, name: string) => page.evaluate((event) => (window as unknown as { jQuery: JQueryStatic }).jQuery(document.body).trigger(event), name)

describe('the last step', () => {
  it("gives Continue the words and the role of the order's button [mini-cart-and-multistep-checkout#54]", async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    expect(await goOn(page).evaluate((button) => [button.getAttribute('type'), button.innerHTML, button.getAttribute('data-original-content')])).toEqual(['submit', 'Place order', 'Continue'])
    expect([await page.locator('#place_order').isVisible(), await goOn(page).isVisible()]).toEqual([false, true])
    expect(await page.locator('button:visible:text-is("Place order")').count()).toBe(1)
  })

  it('keeps one button when an answer brings another payment part (weakness 20) [mini-cart-and-multistep-checkout#55]', async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    // As the platform's script shows an answer: nodes of its own, without our marks.
    await page.evaluate(() => {
      const part = document.getElementById('payment') as HTMLElement
      part.outerHTML = part.outerHTML.replaceAll('tillkit-steps-replaced', '')
    })
    await trigger(page, 'updated_checkout')
    expect(await page.locator('#place_order').isVisible()).toBe(false)
    expect(await page.locator('button:visible:text-is("Place order")').count()).toBe(1)
    await page.evaluate(() => { (document.getElementById('place_order') as HTMLElement).innerHTML = 'Order <b>now</b>' })
    await eventually(() => goOn(page).innerHTML()).toBe('Order <b>now</b>')
  })

  it('says what the chosen payment method has its button say [mini-cart-and-multistep-checkout#56]', async () => {
    const { page } = await openSteps(shop, { sample: { values: 'full', rules: { gateways: [
      { id: 'cod', title: 'Cash', description: 'Later.' }, { id: 'paypal', title: 'PayPal', description: 'There.', buttonText: 'Proceed to PayPal' },
    ] } } } as never)
    await goTo(page, 'Review')
    await page.locator('#payment_method_paypal').check()
    await eventually(() => goOn(page).innerText()).toBe('Proceed to PayPal')
    await page.locator('#payment_method_cod').check()
    await eventually(() => goOn(page).innerText()).toBe('Place order')
  })

  it('leaves the order to a button that a payment method brings, or hides ours for', async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    await page.evaluate(() => document.querySelector('form.checkout')?.classList.add('has-custom-place-order-button'))
    await eventually(() => goOn(page).isVisible()).toBe(false)
    expect(await back(page).isVisible()).toBe(true)
    await page.evaluate(() => document.querySelector('form.checkout')?.classList.remove('has-custom-place-order-button'))
    await eventually(() => goOn(page).isVisible()).toBe(true)
    await page.evaluate(() => (window as unknown as { jQuery: JQueryStatic }).jQuery('#place_order').hide())
    await eventually(() => goOn(page).isVisible()).toBe(false)
    await page.evaluate(() => (window as unknown as { jQuery: JQueryStatic }).jQuery('#place_order').show())
    await eventually(() => goOn(page).isVisible()).toBe(true)
    expect(await page.locator('#place_order').isVisible()).toBe(false)
    // What it forbids, Continue forbids.
    await page.locator('#place_order').evaluate((button: HTMLButtonElement) => { button.disabled = true })
    await eventually(() => goOn(page).isDisabled()).toBe(true)
  })

  it.each(['sections', 'rows'] as const)('places one order, by the order\'s own button, where the form wraps %s (weakness 21) [mini-cart-and-multistep-checkout#57]', async (wraps) => {
    const { page, checkout } = await openSteps(shop, { ...FULL, layout: { steps: wraps === 'sections' ? true : { steps: ['billing_info', 'shipping_info', 'order_review'].map((kind, index) => ({
      label: ['Billing', 'Shipping', 'Review'][index] ?? '', slug: kind, selector: `.et_pb_row:has(.ags_woo_checkout_${kind}):first`,
    })) }, wraps } })
    await goTo(page, 'Review')
    await goOn(page).evaluate((button: HTMLElement) => { for (let press = 0; press < 20; press += 1) button.click() })
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
    expect(shop.server.requestsTo('checkout')).toHaveLength(1)
  })

  it('lets a gateway that listens at the order\'s button hear each press', async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    await page.evaluate(() => {
      ;(window as unknown as { jQuery: JQueryStatic }).jQuery('form.checkout').on('checkout_place_order', () => false)
      document.getElementById('place_order')?.addEventListener('click', () => document.body.setAttribute('data-heard', String(Number(document.body.getAttribute('data-heard')) + 1)))
    })
    await goOn(page).click()
    await goOn(page).click()
    expect([await page.locator('body').getAttribute('data-heard'), sent()]).toEqual(['2', 0])
  })

  it('places one order where no script sends it: the browser does', async () => {
    const { page, checkout } = await openSteps(shop, { ...FULL, hasLegacy: false, jquery: false })
    await goTo(page, 'Review')
    const submits = await goOn(page).evaluate((button: HTMLElement) => {
      let count = 0
      document.addEventListener('submit', () => { count += 1 })
      for (let press = 0; press < 20; press += 1) button.click()
      return count
    })
    await page.waitForURL('**/order-received/**')
    expect([submits, checkout.orders.length]).toEqual([1, 1])
  })

  it('leaves a button of the order\'s that stands outside of the steps to the shopper; Enter before the last step is Continue all the same', async () => {
    const { page, checkout } = await openSteps(shop, { ...FULL, layout: { steps: { steps: STEPS.slice(0, 2) } } })
    expect([await shown(page), await page.locator('#place_order').isVisible()]).toEqual([['billing_info', 'order_review'], true])
    await page.locator('#billing_first_name').press('Enter')
    await eventually(() => shown(page)).toEqual(['shipping_info', 'order_review'])
    // There is nothing to go on to.
    expect([await goOn(page).isVisible(), await back(page).isVisible(), sent()]).toEqual([false, true, 0])
    await back(page).click()
    expect(await goOn(page).isVisible()).toBe(true)
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })

  it('can be sent again by a page that the browser brings back as it was', async () => {
    const { page } = await openSteps(shop, { ...FULL, hasLegacy: false, jquery: false })
    await goTo(page, 'Review')
    // The browser stays, as with an answer that is a file.
    const posts: string[] = []
    await page.route('**/divi-checkout/', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      posts.push(route.request().url())
      return route.fulfill({ status: 204 })
    })
    await goOn(page).click()
    await eventually(() => posts.length).toBe(1)
    // Its last picture has come.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
    await goOn(page).click()
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    expect(posts).toHaveLength(1)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await goOn(page).click()
    await eventually(() => posts.length).toBe(2)
  })

  it('gives Continue back its words and its role with Back [mini-cart-and-multistep-checkout#58]', async () => {
    const { page } = await openSteps(shop, FULL)
    const before = await goOn(page).evaluate((button) => button.outerHTML)
    await goTo(page, 'Review')
    await back(page).click()
    expect(await goOn(page).evaluate((button) => button.outerHTML)).toBe(before)
  })

  it('stays in reach on a phone, with the total', async () => {
    const { page } = await openSteps(shop, FULL)
    await page.setViewportSize({ width: 390, height: 700 })
    const place = () => goOn(page).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
    await page.evaluate(() => scrollTo(0, 0))
    expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true)
    await page.locator('#billing_first_name').scrollIntoViewIfNeeded()
    expect(await place()).toBe(true)
    const total = page.locator('.tillkit-steps-total')
    expect(await total.innerText()).toMatch(/Total\s*£192\.93/)
    await page.locator('#shipping_method_0_local_pickup2').evaluate((radio: HTMLInputElement) => { radio.checked = true })
    await page.evaluate(() => { (document.querySelector('.order-total') as HTMLElement).outerHTML = '<tr class="order-total"><th>Total</th><td><span class="amount">£1.00</span></td></tr>' })
    await eventually(() => total.innerText()).toMatch(/Total\s*£1\.00/)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await total.isVisible()).toBe(false)
  })
})

describe('an order that is refused', () => {
  it('brings up the step of the first field that is wrong (weakness 22) [mini-cart-and-multistep-checkout#59]', async () => {
    const { page } = await openSteps(shop, { sample: { values: 'full' } })
    await goTo(page, 'Review')
    // Changed by the browser's autofill, which tells nobody.
    await page.evaluate(() => { (document.getElementById('billing_postcode') as HTMLInputElement).value = 'nowhere' })
    await goOn(page).click()
    await eventually(() => current(page)).toEqual(['Billing'])
    expect([await shown(page), await focused(page)]).toEqual([['billing_info'], 'billing_postcode'])
    expect(await page.locator('.woocommerce-NoticeGroup-checkout .woocommerce-error').isVisible()).toBe(true)
    expect(await page.locator('.dswcp-checkout-steps li').first().innerText()).toContain('with an error')
    // Mended, it goes on.
    await page.locator('#billing_postcode').fill('LS2 2BB')
    await goTo(page, 'Review')
    await goOn(page).click()
    await page.waitForURL('**/order-received/**')
  })

  it.each(['our checkout', 'the shop\'s script'] as const)('has its notices in sight on a phone where that step comes up (%s)', async (who) => {
    const units = who === 'our checkout' ? { hasLegacy: false, scriptAttributes: { 'data-units': 'multistep-checkout,checkout,checkout-modules' } } : {}
    // The module for notices stands far above the form, as on a page with a picture between the two.
    const { page } = await openSteps(shop, { ...FULL, ...units, head: '<style>form.checkout { margin-top: 1200px }</style>' })
    await page.setViewportSize({ width: 390, height: 700 })
    await goTo(page, 'Review')
    await page.evaluate(() => { (document.getElementById('billing_postcode') as HTMLInputElement).value = 'nowhere' })
    await goOn(page).scrollIntoViewIfNeeded()
    await goOn(page).click()
    await eventually(() => current(page)).toEqual(['Billing'])
    await eventually(() => page.locator('.woocommerce-NoticeGroup-checkout').evaluate((group) => {
      const { top, bottom } = group.getBoundingClientRect()
      return [top >= 0 && bottom <= innerHeight, document.activeElement?.id]
    })).toEqual([true, 'billing_postcode'])
  })

  it('for another reason stays at the last step, whose notices can be seen', async () => {
    const { page, checkout } = await openSteps(shop, { sample: { values: 'full', rules: { gateways: [BUTTON_GATEWAY] } } })
    await goTo(page, 'Review')
    checkout.sellOut('k1')
    await page.evaluate(() => {
      // As the page builder's module without a module for notices does: into the first row, which a hidden step has.
      ;(window as unknown as { jQuery: JQueryStatic }).jQuery(document.body).on('checkout_error', () => document.querySelector('form.checkout .et_pb_row')?.prepend(document.querySelector('.woocommerce-NoticeGroup-checkout') ?? ''))
    })
    await goOn(page).click()
    await page.locator('.woocommerce-NoticeGroup-checkout').waitFor()
    await eventually(() => page.locator('.woocommerce-NoticeGroup-checkout').isVisible()).toBe(true)
    expect([await current(page), await page.locator('.woocommerce-NoticeGroup-checkout').count()]).toEqual([['Review'], 1])
  })

  it.each(['our checkout', 'the shop\'s script'] as const)('has its notices moved out of a hidden step, with the focus in them (%s)', async (who) => {
    const isOurs = who === 'our checkout'
    const units = isOurs ? { hasLegacy: false, scriptAttributes: { 'data-units': 'multistep-checkout,checkout,checkout-modules' } } : {}
    const { page } = await openSteps(shop, { ...FULL, ...units, layout: { steps: true, hasNotices: false } })
    await goTo(page, 'Review')
    // The platform's gives its notice the focus, which is lost when the page builder's moves it.
    if (!isOurs) await page.evaluate(() => void jQuery(document.body).on('checkout_error', () => {
      const notice = document.querySelector<HTMLElement>('.woocommerce-NoticeGroup-checkout .woocommerce-error')
      notice?.setAttribute('tabindex', '-1')
      notice?.focus()
      document.querySelector('form.checkout .et_pb_row')?.prepend(notice?.parentElement ?? '')
    }))
    shop.server.answer('checkout', () => JSON.stringify({ result: 'failure', messages: '<ul class="woocommerce-error" role="alert"><li>Your card was declined.</li></ul>', refresh: false, reload: false }))
    await goOn(page).click()
    const group = page.locator('.ags_woo_checkout_order_review').locator('xpath=ancestor::*[contains(@class,"et_pb_section")]').locator('.woocommerce-NoticeGroup-checkout')
    await eventually(() => group.count()).toBe(1)
    await eventually(() => group.evaluate((element) => element.contains(document.activeElement) && document.activeElement?.textContent.trim())).toBe('Your card was declined.')
    expect([await group.isVisible(), await current(page), await page.locator('.woocommerce-NoticeGroup-checkout').count()]).toEqual([true, ['Review'], 1])
    await eventually(() => group.evaluate((element) => element.getBoundingClientRect().top >= 0)).toBe(true)
  })

  it('says why where the code that finds its field cannot be had, and can be sent again', async () => {
    const { page, checkout } = await openSteps(shop, { ...FULL, layout: { steps: true, hasNotices: false }, before: (opened) => opened.route('**/multistep-checkout.refused-fields.js', (route) => route.abort()) })
    await goTo(page, 'Review')
    checkout.sellOut('k1')
    await page.evaluate(() => {
      // As the page builder's module does: into the first row, which a hidden step has.
      jQuery(document.body).on('checkout_error', () => document.querySelector('form.checkout .et_pb_row')?.prepend(document.querySelector('.woocommerce-NoticeGroup-checkout') ?? ''))
    })
    await goOn(page).click()
    const group = page.locator('.woocommerce-NoticeGroup-checkout')
    await group.waitFor()
    await eventually(() => group.isVisible()).toBe(true)
    expect([await current(page), sent()]).toEqual([['Review'], 1])
    await goOn(page).click()
    await eventually(sent).toBe(2)
  })

  it('is not sent at all where a step that is hidden lacks something; pressed again, the shop has the last word', async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    await page.evaluate(() => { (document.getElementById('billing_phone') as HTMLInputElement).value = '' })
    await goOn(page).click()
    expect([await current(page), await focused(page), sent()]).toEqual([['Billing'], 'billing_phone', 0])
    expect(await page.locator('.ags_woo_notices').innerText()).toContain('Please check “Phone”. Your order has not been sent yet.')
    await page.evaluate(() => { location.hash = '#review' })
    await eventually(() => checks(shop).length).toBe(3)
    expect(await current(page)).toEqual(['Billing'])
  })

  it('a link of its notices brings up the step of its field', async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Review')
    await page.evaluate(() => document.querySelector('form.checkout')?.insertAdjacentHTML('afterbegin', '<ul class="woocommerce-error"><li><a href="#billing_phone">Phone is wrong.</a></li></ul>'))
    await page.locator('.woocommerce-error a').click()
    expect([await shown(page), await focused(page)]).toEqual([['billing_info'], 'billing_phone'])
    // So does our own checkout, before it gives the focus.
    await goTo(page, 'Review')
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('tillkit:checkout-seek', { bubbles: true, detail: { field: document.getElementById('billing_email') } })))
    expect(await shown(page)).toEqual(['billing_info'])
  })

  it('by the browser, which finds an invalid field in a hidden step, brings that step up', async () => {
    const { page } = await openSteps(shop, { ...FULL, hasLegacy: false })
    await goTo(page, 'Review')
    await page.evaluate(() => {
      const field = document.getElementById('billing_email') as HTMLInputElement
      field.value = 'nobody'
      document.getElementById('place_order')?.click()
    })
    await eventually(() => shown(page)).toEqual(['billing_info'])
    expect(await focused(page)).toBe('billing_email')
    expect(shop.server.requests.filter(({ method, path }) => method === 'POST' && path === '/divi-checkout/')).toEqual([])
  })
})
