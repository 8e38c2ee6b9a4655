import { FULL_FORM, heldTimers, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { back, CALL, checks, current, eventually, fieldsOf, focused, FULL, goOn, goTo, hash, notices, openSteps, shown } from './steps-page.ts'

const shop = useShop()
const STEP = '.dswcp-checkout-steps li'
/** What was read out last. */
const said = (page: Page) => page.locator('[aria-live=polite]').last().textContent()

describe('a checkout in steps, as it comes', () => {
  it('shows the first step, with its buttons and no way back [mini-cart-and-multistep-checkout#36]', async () => {
    const { page } = await openSteps(shop)
    expect(await shown(page)).toEqual(['billing_info'])
    const items = await page.locator(STEP).evaluateAll((all) => all.map((item) => [item.classList.contains('dswcp-checkout-step-active'), item.getAttribute('aria-current')]))
    expect(items).toEqual([[true, 'step'], [false, null], [false, null]])
    expect(await page.evaluate(() => document.querySelector('.dswcp-checkout-steps-buttons-container')?.previousElementSibling?.querySelector('.ags_woo_checkout_billing_info') !== null)).toBe(true)
    expect([await back(page).isVisible(), await goOn(page).isVisible()]).toEqual([false, true])
    expect(await page.locator('.et_pb_section[inert]').count()).toBe(2)
    // Of the form, nothing is lost: what is hidden is sent as well.
    expect(await page.evaluate(() => new FormData(document.querySelector<HTMLFormElement>('form.checkout') ?? undefined).has('shipping_first_name'))).toBe(true)
    expect(checks(shop)).toEqual([])
  })

  it('clears the hash of a step without an entry of the history [mini-cart-and-multistep-checkout#37]', async () => {
    const { page } = await openSteps(shop, { search: '?a=1#review' })
    expect(await page.evaluate(() => location.href.endsWith('/divi-checkout/?a=1'))).toBe(true)
    expect(await page.evaluate(() => history.length)).toBe(2)
    expect(await shown(page)).toEqual(['billing_info'])
    expect(await current(page)).toEqual(['Billing'])
  })

  it('hides a step that a condition has taken out [mini-cart-and-multistep-checkout#38]', async () => {
    const selector = (kind: string) => `.et_pb_section:has(.ags_woo_checkout_${kind}):first`
    const steps = [{ label: 'Details', slug: 'details', selector: selector('billing_info') }, { label: 'Finish', selector: selector('order_review') }]
    const { page, pageErrors, consoleErrors } = await openSteps(shop, { ...FULL, layout: { steps: { steps, hidden: [selector('shipping_info')] } } })
    expect(await page.locator(STEP).count()).toBe(2)
    await goTo(page, 'Finish')
    expect(await shown(page)).toEqual(['order_review'])
    expect([pageErrors, consoleErrors]).toEqual([[], []])
  })

  it('finds its parts in a browser that does not know :has [mini-cart-and-multistep-checkout#39]', async () => {
    const { page, pageErrors } = await openSteps(shop, {
      ...FULL,
      before: (opened) => opened.addInitScript(() => {
        for (const owner of [Document.prototype, Element.prototype]) {
          for (const name of ['querySelector', 'querySelectorAll', 'matches'] as const) {
            const real = Reflect.get(owner, name) as ((selector: string) => unknown) | undefined
            if (real) Reflect.set(owner, name, function (this: unknown, selector: string) {
              if (selector.includes(':has(.et') || selector.includes(':has(.ags')) throw new DOMException('unknown', 'SyntaxError')
              return real.call(this, selector)
            })
          }
        }
      }),
    })
    expect(await page.evaluate(() => { try { document.querySelector(':has(.ags)'); return 'known' } catch { return 'unknown' } })).toBe('unknown')
    expect(await shown(page)).toEqual(['billing_info'])
    await goTo(page, 'Review')
    expect(await shown(page)).toEqual(['order_review'])
    expect(pageErrors).toEqual([])
  })

  it('leaves a step out whose part is missing, or shown by another (weakness 24)', async () => {
    const steps = ['billing_info', 'billing_info', 'nothing', 'order_review'].map((kind, index) => ({ label: `S${index}`, slug: `s${index}`, selector: `.et_pb_section:has(.ags_woo_checkout_${kind}):first` }))
    const { page } = await openSteps(shop, { ...FULL, layout: { steps: { steps } } })
    expect(await page.locator(`${STEP}:visible .dswcp-checkout-tab-text`).allInnerTexts()).toEqual(['S0', 'S3'])
    await goTo(page, 'S3')
    // The shipping part is no step's, and always there.
    expect(await shown(page)).toEqual(['shipping_info', 'order_review'])
  })
})

describe('Continue', () => {
  it('asks the shop about what is entered, and nothing else [mini-cart-and-multistep-checkout#40]', async () => {
    const { page } = await openSteps(shop, { sample: { values: { billing_country: 'GB', billing_first_name: 'Ann', billing_email: 'a@b.co' } } })
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes(CALL))
    await goOn(page).click()
    const body = (await sent).postData() ?? ''
    expect((await sent).method()).toBe('POST')
    expect(new URL((await sent).url()).pathname).toBe('/wp-admin/admin-ajax.php')
    expect((await sent).headers()['x-requested-with']).toBe('XMLHttpRequest')
    expect(body).toContain('billing_first_name%3DAnn')
    expect(body).toContain('billing_email%3Da%2540b.co')
    const fields = new URLSearchParams(new URLSearchParams(body).get('fields') ?? '')
    expect(fields.get('billing_email')).toBe('a@b.co')
    expect([...fields.keys()].filter((name) => /createaccount|shipping|payment|woocommerce_checkout/.test(name))).toEqual([])
    expect(Object.keys(Object.fromEntries(new URLSearchParams(body)))).toEqual(['action', 'fields'])
  })

  it('goes to the next step when the shop agrees [mini-cart-and-multistep-checkout#42]', async () => {
    const { page } = await openSteps(shop, { ...FULL, viewport: { width: 1280, height: 500 } } as never)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await goOn(page).click()
    await eventually(() => hash(page)).toBe('#shipping')
    expect(await shown(page)).toEqual(['shipping_info'])
    expect(await back(page).isVisible()).toBe(true)
    expect(await page.evaluate(() => [document.activeElement?.id, document.activeElement?.localName])).toEqual(['ship-to-different-address', 'h3'])
    await eventually(() => page.locator('.dswcp-checkout-steps').evaluate((list) => list.getBoundingClientRect().top >= 0 && list.getBoundingClientRect().top < innerHeight)).toBe(true)
    expect(await page.locator('.dswcp-checkout-step-active').getAttribute('aria-current')).toBe('step')
    expect(await page.locator('.et_pb_section:not([inert])[aria-label]').getAttribute('aria-label')).toBe('Step 2 of 3: Shipping')
    await eventually(() => page.locator('.tillkit-announcer').innerText()).toBe('Step 2 of 3: Shipping')
    expect(await page.locator(STEP).first().innerText()).toContain('done')
  })

  it("shows the shop's notices and stays [mini-cart-and-multistep-checkout#43]", async () => {
    const { page } = await openSteps(shop)
    const before = await page.evaluate(() => history.length)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await goOn(page).click()
    await eventually(() => notices(page).locator('.woocommerce-error').count()).toBeGreaterThan(0)
    expect(await notices(page).innerHTML()).toContain('<strong>Billing First name</strong> is a required field.')
    expect(['', '#billing']).toContain(await hash(page))
    expect(await shown(page)).toEqual(['billing_info'])
    expect(await page.evaluate(() => history.length)).toBe(before)
    await eventually(() => notices(page).evaluate((wrapper) => wrapper.getBoundingClientRect().top >= 0 && wrapper.getBoundingClientRect().top < innerHeight)).toBe(true)
    expect(await focused(page)).toBe('billing_first_name')
    expect(await page.locator('.dswcp-checkout-loader').isVisible()).toBe(false)
    expect(await page.locator(STEP).first().innerText()).toContain('with an error')
  })

  it('makes a place for notices below the list where the page has none [mini-cart-and-multistep-checkout#44]', async () => {
    const { page } = await openSteps(shop, { layout: { steps: true, hasNotices: false } })
    const made = page.locator('.dswcp-checkout-steps + div.woocommerce-notices-wrapper')
    expect(await made.count()).toBe(0)
    for (const times of [1, 2]) {
      await goOn(page).click()
      await eventually(() => checks(shop).length).toBe(times)
      await eventually(() => made.locator('.woocommerce-error').count()).toBeGreaterThan(0)
    }
    expect(await page.locator('.ags_woo_multi_step_checkout .woocommerce-notices-wrapper').count()).toBe(1)
  })

  it('empties old notices before it asks again [mini-cart-and-multistep-checkout#45]', async () => {
    const { page, sendLate, faults } = await openSteps(shop)
    await goOn(page).click()
    await eventually(() => notices(page).locator('.woocommerce-error').count()).toBeGreaterThan(0)
    faults.next(CALL, 'slow')
    await page.evaluate(() => {
      for (const [id, value] of Object.entries({ first_name: 'Ann', last_name: 'Shopper', address_1: '2 Low Road', city: 'Leeds', postcode: 'LS2 2BB', phone: '01130000000', email: 'a@b.co' })) {
        ;(document.getElementById(`billing_${id}`) as HTMLInputElement).value = value
      }
    })
    await goOn(page).click()
    await eventually(() => checks(shop).length).toBe(2)
    expect(await notices(page).innerHTML()).toBe('')
    expect(await page.locator('.dswcp-checkout-loader').isVisible()).toBe(true)
    expect(await goOn(page).getAttribute('aria-disabled')).toBe('true')
    sendLate()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect(await goOn(page).getAttribute('aria-disabled')).toBeNull()
  })

  it('pressed three times, or twenty, goes one step [mini-cart-and-multistep-checkout#48]', async () => {
    const { page, faults, sendLate } = await openSteps(shop, FULL)
    faults.next(CALL, 'slow')
    for (let press = 0; press < 20; press += 1) await goOn(page).evaluate((button: HTMLElement) => button.click())
    await eventually(() => checks(shop).length).toBe(1)
    // Back is locked as well (weakness 18).
    await back(page).evaluate((button: HTMLElement) => button.click())
    sendLate()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect(checks(shop)).toHaveLength(1)
  })

  it('asks nothing about a step without fields [mini-cart-and-multistep-checkout#52]', async () => {
    const gift = { label: 'Gift', slug: 'gift', selector: '#dswcp-checkout-section-gift' }
    const billing = { label: 'Billing', slug: 'billing', selector: '.et_pb_section:has(.ags_woo_checkout_billing_info):first' }
    const { page } = await openSteps(shop, { layout: { without: ['shipping', 'review'], steps: { steps: [gift, billing], own: { gift: '<div class="et_pb_section"><h2>A gift?</h2><p>Wrap the rolls?</p></div>' } } } })
    expect(await page.locator('#dswcp-checkout-section-gift').isVisible()).toBe(true)
    await goOn(page).click()
    expect(await shown(page)).toEqual(['billing_info'])
    expect(await page.locator('#dswcp-checkout-section-gift').isVisible()).toBe(false)
    expect(checks(shop)).toEqual([])
  })

  it('places no order with the press that leads from a step without fields to the last one', async () => {
    const gift = { label: 'Gift', slug: 'gift', selector: '#dswcp-checkout-section-gift' }
    const review = { label: 'Review', slug: 'review', selector: '.et_pb_section:has(.ags_woo_checkout_order_review):first' }
    const own = { gift: '<div class="et_pb_section"><h2>A gift?</h2><p>Wrap the rolls?</p></div>' }
    const { page, checkout } = await openSteps(shop, { ...FULL, layout: { without: ['billing', 'shipping'], steps: { steps: [gift, review], own } } })
    await goOn(page).dblclick()
    await eventually(() => goOn(page).getAttribute('type')).toBe('submit')
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    expect([checkout.orders.length, shop.server.requestsTo('checkout').length, page.url()]).toEqual([0, 0, expect.stringContaining('#review')])
  })

  it('places no order with the second half of a double click, which meets the last step when the first half has been checked', async () => {
    const { page, checkout } = await openSteps(shop, FULL)
    await goTo(page, 'Shipping')
    await goOn(page).click()
    await eventually(() => goOn(page).getAttribute('type')).toBe('submit')
    const { x = 0, y = 0 } = (await goOn(page).boundingBox()) ?? {}
    await page.mouse.move(x + 5, y + 5)
    const heard = page.evaluate(() => new Promise((resolve) => addEventListener('click', (event) => resolve([(event.target as Element).className.includes('continue'), event.detail]))))
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    expect(await heard).toEqual([true, 2])
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    expect([checkout.orders.length, shop.server.requestsTo('checkout').length, await current(page)]).toEqual([0, 0, ['Review']])
    await goOn(page).click()
    await page.waitForURL('**/order-received/**')
    expect(checkout.orders).toHaveLength(1)
  })

  it('asks once more about what was typed while the shop was asked', async () => {
    const { page } = await openSteps(shop, FULL)
    const held = shop.server.hold(CALL)
    await goOn(page).click()
    await held.arrived()
    await page.locator('#billing_postcode').fill('nowhere')
    held.send('{"success":true}')
    await eventually(() => notices(page).innerText()).toContain('not a valid postcode')
    expect(fieldsOf(shop).map((fields) => fields.get('billing_postcode'))).toEqual([FULL_FORM['billing_postcode'], 'nowhere'])
    expect(await shown(page)).toEqual(['billing_info'])
  })

  it('asks about what the browser has filled in all at once, without a word', async () => {
    const { page } = await openSteps(shop)
    await page.evaluate((values) => {
      for (const [id, value] of Object.entries(values)) Object.assign(document.getElementById(id) ?? {}, { value })
    }, FULL_FORM)
    await goOn(page).click()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect(fieldsOf(shop).map((fields) => [fields.get('billing_first_name'), fields.get('billing_email')])).toEqual([[FULL_FORM['billing_first_name'], FULL_FORM['billing_email']]])
  })

  it("shows the shop's words as the shop has written them, and its own as text, of this call alone (weakness 28)", async () => {
    const { page } = await openSteps(shop, FULL)
    await page.evaluate(() => document.querySelector('.woocommerce-billing-fields__field-wrapper')
      ?.insertAdjacentHTML('beforeend', '<p class="form-row validate-required"><label for="age">&lt;img src=x onerror="isRun=1"&gt; of age</label><input type="checkbox" id="age" name="age" value="1"></p>'))
    await page.locator('#billing_company').fill('<b id="echo">Ann & Co</b>')
    shop.server.answer(CALL, () => JSON.stringify({ success: false, data: '<ul class="woocommerce-error" role="alert"><li><strong>Billing <em>VAT</em></strong> is a required field.</li></ul>' }))
    await goOn(page).click()
    await eventually(() => notices(page).locator('.woocommerce-error').count()).toBe(2)
    expect(await notices(page).locator('em').innerText()).toBe('VAT')
    expect(await notices(page).innerText()).toContain('<img src=x onerror="isRun=1"> of age is a required field.')
    expect([await page.locator('.ags_woo_notices img, #echo').count(), await page.evaluate(() => Reflect.get(window, 'isRun') as unknown)]).toEqual([0, undefined])
    // What is no answer of this call is not shown.
    shop.server.answer(CALL, () => '<div class="woocommerce-error">A page of somebody else</div>')
    await goOn(page).click()
    await eventually(() => notices(page).innerText()).not.toContain('VAT')
    expect(await page.locator('body').innerText()).not.toContain('A page of somebody else')
  })

  it('is not said to load when the shop has answered before that could be read out', async () => {
    const clock = heldTimers(350, 400)
    const { page } = await openSteps(shop, { before: clock.before })
    await goOn(page).click()
    await eventually(() => notices(page).locator('.woocommerce-error').count()).toBeGreaterThan(0)
    await clock.runOut(page)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    expect(await said(page)).toBe('')
  })

  it('stops at a required box that is not ticked, of which the shop says nothing (weakness 23)', async () => {
    const { page } = await openSteps(shop, FULL)
    await page.evaluate(() => document.querySelector('.woocommerce-billing-fields__field-wrapper')
      ?.insertAdjacentHTML('beforeend', '<p class="form-row validate-required"><label><input type="checkbox" id="age" name="age" value="1"> I am of age <span class="required">*</span></label></p>'))
    await goOn(page).click()
    await eventually(() => notices(page).innerText()).toContain('I am of age is a required field.')
    expect([await shown(page), await focused(page)]).toEqual([['billing_info'], 'age'])
    await page.locator('#age').check()
    await goOn(page).click()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect(fieldsOf(shop)[1]?.get('age')).toBe('1')
  })
})

it('says to ears, keys and eyes where the shopper is, and what each step has come to (weakness 29)', async () => {
  const { page } = await openSteps(shop, FULL)
  const items = () => page.locator(STEP).evaluateAll((all) => all.map((item) => [item.getAttribute('aria-current'), item.querySelector('a')?.textContent.replace(/\s+/g, ' ').trim()]))
  const parts = () => page.evaluate(() => ['billing_info', 'shipping_info', 'order_review'].map((name) => {
    const part = document.querySelector(`.ags_woo_checkout_${name}`)?.closest('.et_pb_section')
    return [part?.getAttribute('role'), part?.getAttribute('aria-label'), part?.hasAttribute('inert')]
  }))
  expect(await items()).toEqual([['step', '1Billing'], [null, '2Shipping'], [null, '3Review']])
  expect(await parts()).toEqual([['group', 'Step 1 of 3: Billing', false], [null, null, true], [null, null, true]])
  const held = shop.server.hold(CALL)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await goOn(page).click()
  await held.arrived()
  await eventually(() => said(page)).toBe('Loading...')
  expect(await page.locator('.et_pb_section[aria-busy=true] .dswcp-checkout-loader').isVisible()).toBe(true)
  held.send('{"success":true}')
  await eventually(() => shown(page)).toEqual(['shipping_info'])
  expect(await items()).toEqual([[null, '1Billing done'], ['step', '2Shipping'], [null, '3Review']])
  expect(await parts()).toEqual([[null, null, true], ['group', 'Step 2 of 3: Shipping', false], [null, null, true]])
  await eventually(() => said(page)).toBe('Step 2 of 3: Shipping')
  expect(await page.evaluate(() => document.activeElement?.matches('h1, h2, h3, h4, h5, h6') && document.activeElement.closest('.et_pb_section')?.getAttribute('aria-label'))).toBe('Step 2 of 3: Shipping')
  await eventually(() => page.locator('.dswcp-checkout-steps').evaluate((list) => list.getBoundingClientRect().top >= 0)).toBe(true)
  // The first field that is wrong has the focus, and what is wrong with the step is said in the list.
  await back(page).click()
  await page.locator('#billing_city').fill('')
  await goOn(page).click()
  await eventually(() => focused(page)).toBe('billing_city')
  expect((await items())[0]).toEqual(['step', '1Billing with an error'])
  expect(await notices(page).locator('[role=alert]').count()).toBe(1)
})

describe('the links of the list, and Back', () => {
  it('check each step in between and stop at the first that fails [mini-cart-and-multistep-checkout#49]', async () => {
    const { page } = await openSteps(shop, { ...FULL })
    const before = await page.evaluate(() => history.length)
    await page.locator('#ship-to-different-address-checkbox').evaluate((box: HTMLInputElement) => { box.checked = true })
    await page.locator(`${STEP} a[href="#review"]`).click()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect(fieldsOf(shop).map((fields) => [fields.has('billing_email'), fields.has('shipping_city')])).toEqual([[true, false], [false, true]])
    expect(await notices(page).innerText()).toContain('Shipping First name')
    expect([await hash(page), await page.evaluate(() => history.length)]).toEqual(['#shipping', before + 1])
    await page.locator('#ship-to-different-address-checkbox').evaluate((box: HTMLInputElement) => { box.checked = false })
    await back(page).click()
    await page.locator(`${STEP} a[href="#review"]`).click()
    await eventually(() => shown(page)).toEqual(['order_review'])
  })

  it('go back at once [mini-cart-and-multistep-checkout#50]', async () => {
    const { page } = await openSteps(shop, FULL)
    await goTo(page, 'Shipping')
    const asked = checks(shop).length
    await back(page).click()
    expect([await shown(page), await hash(page), await back(page).isVisible()]).toEqual([['billing_info'], '#billing', false])
    expect(checks(shop)).toHaveLength(asked)
  })

  it('know a step without a slug by its place [mini-cart-and-multistep-checkout#61]', async () => {
    const { page } = await openSteps(shop, { ...FULL, layout: { steps: { steps: [
      { label: 'Who', selector: '.et_pb_section:has(.ags_woo_checkout_billing_info):first' },
      { label: 'Where', selector: '.et_pb_section:has(.ags_woo_checkout_shipping_info):first' },
      { label: 'Pay', slug: 'pay', selector: '.et_pb_section:has(.ags_woo_checkout_order_review):first' },
    ] } } })
    await page.locator(`${STEP} a[href="#step2"]`).click()
    await eventually(() => shown(page)).toEqual(['shipping_info'])
    expect(await hash(page)).toBe('#step2')
  })
})
