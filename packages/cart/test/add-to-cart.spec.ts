import { useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { A_FRAGMENT, ANSWER, button, goOffline, leavings, listing, openPage, stateOf, T1 } from './helpers.ts'
import { legacyEvents, legacyTypes, ownEvents } from './recorder.ts'

const shop = useShop()
const sent = () => shop.server.requestsTo('add_to_cart').map(({ form }) => form)

describe('an add button', () => {
  it('sends what it says of its product, and says that it is on its way [cart-and-checkout-core#1]', async () => {
    const answer = shop.server.hold('add_to_cart')
    const { page } = await openPage(shop, { main: listing([{ ...T1, className: 'added' }]) })
    await button(page).click()
    const request = await answer.arrived()
    expect(request.method).toBe('POST')
    expect(request.form).toMatchObject({ product_id: '12', quantity: '3', product_sku: 'T1' })
    expect(request.headers['x-requested-with']).toBe('XMLHttpRequest')
    expect(request.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(await stateOf(page)).toEqual(['loading'])
    answer.send(ANSWER)
    await eventually(() => stateOf(page)).toEqual(['added'])
  })

  it('sends its success message as well [cart-and-checkout-core#2]', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page } = await openPage(shop, { main: listing([{ ...T1, successMessage: '“Roll” is in your basket' }]) })
    await button(page).click()
    await eventually(sent).toMatchObject([{ success_message: '“Roll” is in your basket' }])
  })

  it('sends what a handler of adding_to_cart made of it [cart-and-checkout-core#3]', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page } = await openPage(shop, { main: listing() })
    await page.evaluate(() => {
      jQuery(document.body).on('adding_to_cart', (_event: unknown, _button: unknown, data: { quantity: number }) => {
        data.quantity = 5
      })
    })
    await button(page).click()
    await eventually(sent).toMatchObject([{ product_id: '12', quantity: '5' }])
    expect(await legacyEvents(page, 'adding_to_cart')).toHaveLength(1)
  })

  it('sends nothing when a veto handler says no [cart-and-checkout-core#4]', async () => {
    const { page } = await openPage(shop, { main: listing() })
    await page.evaluate(() => {
      jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => false)
    })
    await button(page).click()
    const className = await button(page).getAttribute('class')
    expect(await legacyEvents(page)).toEqual([
      { type: 'ajax_request_not_sent.adding_to_cart', args: [false, false, expect.stringContaining('$button')] },
      { type: 'wc_cart_button_updated', args: [`$${className}`] },
    ])
    expect(await stateOf(page)).toEqual([])
    expect(sent()).toEqual([])
  })

  it('shows the answer on every match, then says so in the platform\'s order [cart-and-checkout-core#5]', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page } = await openPage(shop, { main: listing() })
    await button(page).click()
    await eventually(() => page.locator('div.a').allTextContents()).toEqual(['1', '1'])
    expect(await stateOf(page)).toEqual(['added'])
    const link = page.locator('.add_to_cart_button + a')
    expect(await link.evaluate((a: HTMLAnchorElement) => [a.className, a.getAttribute('href'), a.title, a.textContent])).toEqual([
      'added_to_cart wc-forward', '/your-cart/', 'View basket', 'View basket',
    ])
    const heard = await legacyEvents(page)
    expect(heard.map(({ type }) => type)).toEqual(['adding_to_cart', 'added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'])
    expect(heard[1]?.args).toEqual([A_FRAGMENT, 'h', expect.stringContaining('$button')])
    expect(heard[3]?.args).toEqual([])
    expect(await ownEvents(page, 'added')).toMatchObject([
      { args: [{ source: 'tillkit', fragments: A_FRAGMENT, cartHash: 'h', button: expect.stringContaining('add_to_cart_button') }] },
    ])
  })

  it('has one "View cart" link, however often it is used [cart-and-checkout-core#6]', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page } = await openPage(shop, { main: listing() })
    for (const times of [1, 2]) {
      await button(page).click()
      await eventually(() => legacyTypes(page, 'wc_fragments_loaded')).toHaveLength(times)
    }
    expect(await page.locator('a.added_to_cart').count()).toBe(1)
  })

  it('has no "View cart" link on the cart\'s own page [cart-and-checkout-core#7]', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page } = await openPage(shop, { main: listing(), cart: { addToCart: { is_cart: '1' } } })
    await button(page).click()
    await eventually(() => stateOf(page)).toEqual(['added'])
    expect(await page.locator('a.added_to_cart').count()).toBe(0)
  })

  it('leads to the product when it has to be chosen there [cart-and-checkout-core#8]', async () => {
    shop.server.answer('add_to_cart', () => JSON.stringify({ error: true, product_url: '/p/x/' }))
    const { page } = await openPage(shop, { main: listing() })
    await page.evaluate(() => {
      jQuery(document.body).on('added_to_cart', () => sessionStorage.setItem('added', 'yes'))
    })
    shop.server.page('/p/x/', '<h1>x</h1>')
    await button(page).click()
    await page.waitForURL('**/p/x/')
    expect(await page.evaluate(() => sessionStorage.getItem('added'))).toBeNull()
  })

  it('leads to the cart where the shop wants that [cart-and-checkout-core#9]', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    shop.server.page('/your-cart/', '<h1>basket</h1>')
    const { page } = await openPage(shop, { main: listing(), cart: { addToCart: { cart_redirect_after_add: 'yes' } } })
    await page.evaluate(() => {
      jQuery(document.body).on('added_to_cart', () => sessionStorage.setItem('added', 'yes'))
    })
    await button(page).click()
    await page.waitForURL('**/your-cart/')
    expect(await page.evaluate(() => sessionStorage.getItem('added'))).toBeNull()
  })

  it.each(['answers', 'fails'])('waits for the one before, which %s [cart-and-checkout-core#10]', async (outcome) => {
    const [first, second] = [shop.server.hold('add_to_cart', { product_id: '12' }), shop.server.hold('add_to_cart', { product_id: '13' })]
    const { page } = await openPage(shop, { main: listing([T1, { ...T1, productId: 13 }]) })
    await button(page, 12).click()
    await button(page, 13).click()
    await first.arrived()
    expect(await stateOf(page, 13)).toEqual(['loading'])
    expect(sent().map(({ product_id }) => product_id)).toEqual(['12'])
    first.send(outcome === 'answers' ? ANSWER : { status: 500 })
    await second.arrived()
    await eventually(() => stateOf(page, 12)).toEqual(outcome === 'answers' ? ['added'] : [])
    second.send(ANSWER)
    await eventually(() => stateOf(page, 13)).toEqual(['added'])
    expect(sent().map(({ product_id }) => product_id)).toEqual(['12', '13'])
  })

  it('is a plain link without a product number [cart-and-checkout-core#11]', async () => {
    const { page } = await openPage(shop, { main: listing([{ ...T1, more: { 'data-product_id': null, href: '/p/plain/' } }]) })
    shop.server.page('/p/plain/', '<h1>plain</h1>')
    await page.locator('.add_to_cart_button').click()
    await page.waitForURL('**/p/plain/')
    expect(sent()).toEqual([])
  })

  it('is left to the blocks when it is theirs [cart-and-checkout-core#12]', async () => {
    const { page } = await openPage(shop, { main: listing([{ ...T1, className: 'wc-interactive', more: { href: '#theirs' } }]) })
    await button(page).click()
    expect(new URL(page.url()).hash).toBe('#theirs')
    expect(await stateOf(page)).toEqual([])
    expect(await legacyEvents(page)).toEqual([])
    expect(sent()).toEqual([])
  })

  it('works again after a failure, which it says aloud and in writing [cart-and-checkout-core#13]', async () => {
    const { page, pageErrors } = await openPage(shop, { main: listing() })
    const goOnline = await goOffline(page, 'add_to_cart')
    const left = leavings(page)
    await button(page).click()
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toContain('did not answer')
    expect(await stateOf(page)).toEqual([])
    expect(await page.locator('.tillkit-cart-error').textContent()).toContain('Please look into your basket')
    expect(await ownEvents(page, 'failed')).toMatchObject([{ args: [{ action: 'add', source: 'tillkit' }] }])
    await goOnline()
    shop.server.answer('add_to_cart', () => ANSWER)
    await button(page).click()
    await eventually(() => stateOf(page)).toEqual(['added'])
    expect(await page.locator('.tillkit-cart-error').count()).toBe(0)
    expect([left, pageErrors]).toEqual([[], []])
  })
})
