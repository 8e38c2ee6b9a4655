import { externalFormHtml, groupedFormHtml, simpleFormHtml } from '@tillkit/fixtures/product-page'
import { eventually, useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'
import { openTabs, untilUnit } from './tabs-page.ts'

const shop = useShop()

it('a simple product is sent with the name that its button carries, by the button, by Enter and by code of ours [product-page#75]', async () => {
  for (const send of ['button', 'enter', 'code'] as const) {
    const { page } = await openTabs(shop, { product: simpleFormHtml({ action: '/added/' }) })
    await untilUnit(page, 'product-tabs')
    shop.server.page('/added/', '<title>Added</title>')
    const before = shop.server.requests.length
    await page.locator('form.cart .qty').fill('3')
    if (send === 'button') await page.locator('.single_add_to_cart_button').click()
    else if (send === 'enter') await page.locator('form.cart .qty').press('Enter')
    // As held touches are repeated, and as the form for options sends what it has waited for.
    else await page.locator('.single_add_to_cart_button').evaluate((button) => (button as HTMLButtonElement).click())
    await eventually(() => page.title()).toBe('Added')
    const body = shop.server.requests.slice(before).find(({ path }) => path === '/added/')?.body ?? ''
    expect(body, send).toContain('name="add-to-cart"\r\n\r\n358')
    expect(body).toContain('name="quantity"\r\n\r\n3')
  }
})

it('the fields of a grouped product stay empty, and neither it nor what another shop sells is held up [product-page#76]', async () => {
  const { page, consoleErrors } = await openTabs(shop, { product: groupedFormHtml({ action: '/added/' }), kind: 'grouped', jquery: true })
  await untilUnit(page, 'product-tabs')
  await page.locator('form.cart').hover()
  await eventually(() => page.evaluate(() => (Reflect.get(window, Symbol.for('tillkit')) as { hosts: () => { state: string }[] }).hosts().every(({ state }) => state !== 'failed'))).toBe(true)
  const values = () => page.locator('form.cart input.qty').evaluateAll((fields) => fields.map((field) => [(field as HTMLInputElement).value, field.getAttribute('min')]))
  expect(await values()).toEqual([['', '0'], ['', '0']])
  shop.server.page('/added/', '<title>Added</title>')
  await page.locator('[name="quantity[33]"]').fill('2')
  await page.locator('.wc-grouped-product-add-to-cart-checkbox').check()
  await page.locator('.single_add_to_cart_button').click()
  await eventually(() => page.title()).toBe('Added')
  const body = shop.server.requests.find(({ path, method }) => path === '/added/' && method === 'POST')?.body ?? ''
  for (const [name, value] of [['quantity[17]', ''], ['quantity[33]', '2'], ['quantity[359]', '1'], ['add-to-cart', '360']]) expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`)
  expect(consoleErrors).toEqual([])

  const external = await openTabs(shop, { product: externalFormHtml('/partner/'), kind: 'external' })
  await untilUnit(external.page, 'product-tabs')
  shop.server.page('/partner/', '<title>Partner</title>')
  await external.page.locator('.single_add_to_cart_button').click()
  await eventually(() => external.page.title()).toBe('Partner')
  expect(new URL(external.page.url()).search).toBe('?sku=9&ref=shop')
})
