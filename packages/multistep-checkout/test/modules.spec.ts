import { openCheckout, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { checkoutForm, couponModule, noticesModule, reviewModule } from '../src/checkout-modules/modules.fixtures.ts'

const shop = useShop()

const params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', apply_coupon_nonce: 'n1' }
const sticky = { ags_woo_checkout_order_review_0: { position: 'top', topOffset: '30px', bottomOffset: '0px' } }
const GLOBALS = `<script>var wc_checkout_params = ${JSON.stringify(params)}, et_pb_sticky_elements = ${JSON.stringify(sticky)}</script>`

/** A checkout in modules whose coupon stands within the order's form, as the server prints it: the browser drops the inner form. */
async function open(options: { readonly width?: number; readonly untouched?: boolean; readonly scriptAttributes?: Record<string, string> } = {}): Promise<{ page: Page; pageErrors: string[] }> {
  const main = noticesModule + checkoutForm({ coupon: couponModule.replace(' style="display:none"', ''), review: reviewModule({ sticks: true }) })
  return shop.openFixture({ path: '/checkout/', main: `${main}<div style="block-size:3000px"></div>`, globals: GLOBALS, ...options })
}

const field = (page: Page) => page.locator('[name="coupon_code"]')
const asked = () => shop.server.requestsTo('apply_coupon').map(({ form }) => form)

describe("a coupon within the order's form", () => {
  it('[mini-cart-and-multistep-checkout#68] is asked about, by the first press too, and the order is not sent', async () => {
    shop.server.answer('apply_coupon', () => '<div class="woocommerce-message" role="alert">Coupon code applied successfully.</div>')
    const { page, pageErrors } = await open({ untouched: true })
    await field(page).fill('SAVE10')
    await page.locator('[name="apply_coupon"]').click()
    await expect.poll(() => page.locator('.woocommerce-notices-wrapper').textContent()).toBe('Coupon code applied successfully.')
    expect(asked()).toEqual([{ security: 'n1', coupon_code: 'SAVE10', billing_email: 'ann@example.com' }])
    expect(shop.server.requests.filter(({ path, form }) => path === '/checkout/' && 'billing_email' in form)).toEqual([])
    expect([new URL(page.url()).pathname, await field(page).inputValue(), pageErrors]).toEqual(['/checkout/', '', []])
  })

  it('that is refused is told under its field with the focus in it, asked by Enter, at 390 px', async () => {
    shop.server.answer('apply_coupon', () => '<ul class="woocommerce-error" role="alert"><li>Coupon "nope" does not exist!</li></ul>')
    const { page } = await open({ width: 390 })
    await field(page).fill('nope')
    await field(page).press('Enter')
    const line = page.locator('#coupon-error-notice')
    await expect.poll(() => line.textContent()).toBe('Coupon "nope" does not exist!')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('coupon_code')
    const [box, above] = await Promise.all([line.boundingBox(), field(page).boundingBox()])
    expect(box && above && box.y + box.height > above.y && box.x + box.width <= 390).toBe(true)
    await page.keyboard.type('x')
    expect(await line.count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/checkout/')
  })
})

describe('an order, while a coupon in its form is asked about', () => {
  const openNested = async () => {
    const opened = await openCheckout(shop, { layout: 'modules', sample: { values: 'full' } })
    await opened.page.evaluate(() => document.querySelector('form.checkout .ags_woo_checkout_billing_info')?.insertAdjacentHTML(
      'beforeend', '<p class="nested form-row"><input class="input-text" name="coupon_code" placeholder="Coupon code"><button name="apply_coupon">Apply</button></p>',
    ))
    await opened.page.locator('.nested [name=coupon_code]').fill('save10')
    return opened
  }

  it.each([
    ['<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>', 'No such coupon.'],
    ['', 'We do not know whether the coupon was taken'],
  ])('waits for the answer, and its shopper reads first that it was not taken (%s)', async (answer, words) => {
    const { page, checkout } = await openNested()
    const held = shop.server.hold('apply_coupon')
    await page.locator('.nested [name=apply_coupon]').click()
    await held.arrived()
    await page.locator('#place_order').click()
    await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
    expect(shop.server.requestsTo('checkout')).toEqual([])
    held.send(answer)
    await expect.poll(() => page.locator('.nested .coupon-error-notice').textContent()).toContain(words)
    expect([shop.server.requestsTo('checkout').length, checkout.orders.length]).toEqual([0, 0])
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })

  it('is not kept back without a word by what was said of another code before', async () => {
    const { page, checkout } = await openNested()
    const apply = () => page.locator('.nested [name=apply_coupon]').click()
    await apply()
    await page.locator('.woocommerce-remove-coupon').waitFor()
    await page.locator('.nested [name=coupon_code]').fill('nope')
    await apply()
    await page.locator('.nested .coupon-error-notice').waitFor()
    await expect.poll(() => page.locator('.tillkit-checkout-covered').count()).toBe(0)
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.woocommerce-remove-coupon')?.click()
      document.querySelector<HTMLElement>('#place_order')?.click()
    })
    await expect.poll(() => page.locator('body').innerText()).toContain('Your total has changed')
    expect([checkout.cart.coupons, checkout.orders.length]).toEqual([[], 0])
  })

  it('waits for the total that a coupon makes, and asks about it', async () => {
    const { page, checkout } = await openNested()
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.nested [name=apply_coupon]')?.focus()
      document.querySelector<HTMLElement>('.nested [name=apply_coupon]')?.click()
      document.querySelector<HTMLElement>('#place_order')?.click()
    })
    await expect.poll(() => page.locator('body').innerText()).toContain('Your total has changed')
    expect([checkout.cart.coupons, checkout.orders.length]).toEqual([['save10'], 0])
  })
})

it('an order review that sticks is left to whoever sees to all that sticks, where that is on the page', async () => {
  const { page, pageErrors } = await open()
  const review = page.locator('.ags_woo_checkout_order_review:not(.et_pb_sticky_placeholder)')
  // Whichever of the two comes first: the browser does not have it stick.
  await expect.poll(() => review.evaluate((node) => [node.hasAttribute('data-tillkit-sticks'), getComputedStyle(node).position === 'sticky'])).toEqual([true, false])
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => review.evaluate((node) => [getComputedStyle(node).position, Math.round(node.getBoundingClientRect().top)])).toEqual(['fixed', 30])
  expect(pageErrors).toEqual([])
})

it('[mini-cart-and-multistep-checkout#66] an order review that sticks stays in sight, and its marked way of paying follows a choice, without a clock', async () => {
  // Of our units this one alone: what sticks anywhere on a page is another's to see to.
  const { page } = await open({ scriptAttributes: { 'data-units': 'checkout-modules' } })
  const review = page.locator('.ags_woo_checkout_order_review')
  await expect.poll(() => review.evaluate((node) => getComputedStyle(node).position)).toBe('sticky')
  const chosen = () => review.locator('li.active').evaluateAll((rows) => rows.map((row) => row.querySelector('input')?.value))
  await page.locator('#payment_method_cod').check()
  await expect.poll(chosen).toEqual(['cod'])
  // Whoever looks at every tenth of a second would have asked for a clock.
  await page.evaluate(() => {
    const { setInterval: original } = window
    Reflect.set(window, 'clocks', 0)
    Reflect.set(window, 'setInterval', (...args: Parameters<typeof original>) => {
      Reflect.set(window, 'clocks', Number(Reflect.get(window, 'clocks')) + 1)
      return original(...args)
    })
  })
  await page.locator('#payment_method_bacs').check()
  await expect.poll(chosen).toEqual(['bacs'])
  expect(await page.evaluate(() => Reflect.get(window, 'clocks'))).toBe(0)
})

describe.each([390, 1280])('an order review that sticks by the browser, %i px wide', (width) => {
  it('stands below the theme\'s fixed header, also one that has become smaller, and can be pressed there', async () => {
    const header = '<header id="main-header" style="position:fixed;z-index:99;inset:0 0 auto;block-size:80px;background:#eee">Shop</header>'
    const columns = `<div style="padding-top:200px"><div style="block-size:2600px">${checkoutForm({ review: reviewModule({ sticks: true }) })}</div></div>`
    const { page } = await shop.openFixture({ path: '/checkout/', main: `${header}${columns}<style>main, form, form > * { block-size: 100% }</style>`, globals: GLOBALS, width, height: 660, scriptAttributes: { 'data-units': 'checkout-modules' } })
    const review = page.locator('.ags_woo_checkout_order_review')
    const top = () => review.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(() => review.evaluate((element) => element.style.top)).toBe('calc(110px)')
    await review.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + 400))
    await expect.poll(top).toBe(110)
    expect(await review.evaluate((element) => {
      const { left, width: wide, top: from } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + wide / 2, from + 1))
    })).toBe(true)
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#main-header')?.style.setProperty('block-size', '54px')
      window.dispatchEvent(new Event('ETDiviFixedHeaderTransitionEnd'))
    })
    await expect.poll(top).toBe(84)
  })
})
