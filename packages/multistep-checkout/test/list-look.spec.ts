import { openCheckout, stopTillkit, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually } from './steps-page.ts'

const shop = useShop()
/** A theme that gives its fields a look, and its lists none: the shop's script drew those. */
const THEME = `<style>select { border: 1px solid #bbb; padding: 2px; margin: 0 }
.woocommerce form .form-row .input-text { box-sizing: border-box; width: 100%; padding: 15px; border: 2px solid rgb(10, 90, 60); border-radius: 12px; background: rgb(238, 238, 238); color: rgb(40, 40, 40); font: 17px/1.4 serif }
.woocommerce form .form-row.woocommerce-invalid :is(.input-text, select) { border-color: rgb(160, 0, 0) }</style>`
const LOOK = ['backgroundColor', 'borderTopWidth', 'borderTopColor', 'borderTopLeftRadius', 'color', 'fontSize', 'height', 'width'] as const
const lookOf = (page: Page, selector: string) => page.locator(selector).evaluate((element, names) => {
  const style = getComputedStyle(element)
  return names.map((name) => style[name])
}, LOOK)
const open = (head = THEME) => openCheckout(shop, { scriptAttributes: { 'data-units': 'address-fields' }, head })
const isShown = (page: Page) => eventually(() => page.locator('select.tillkit-like-field').count()).toBeGreaterThan(0)

it('a list that stands where the shop\'s script drew one looks like the field beside it, and so does one that comes with a country', async () => {
  const { page } = await open()
  await isShown(page)
  expect(await lookOf(page, '#billing_country')).toEqual(await lookOf(page, '#billing_address_1'))
  await page.locator('#billing_country').selectOption('US')
  await page.locator('select#billing_state').waitFor()
  await eventually(() => lookOf(page, '#billing_state')).toEqual(await lookOf(page, '#billing_address_1'))
})

it('a list in a part that shows later has the look by then', async () => {
  const { page } = await open()
  await isShown(page)
  await page.locator('#ship-to-different-address-checkbox').check()
  await page.locator('#shipping_country').waitFor()
  await page.locator('.shipping_address').evaluate((part: HTMLElement) => part.style.setProperty('display', 'block'))
  await eventually(() => lookOf(page, '#shipping_country')).toEqual(await lookOf(page, '#shipping_address_1'))
})

it('a list has the look of a theme whose sheet comes late, as speed plugins have it', async () => {
  const { page } = await open('')
  await isShown(page)
  const look = async () => [await lookOf(page, '#billing_country'), await lookOf(page, '#billing_address_1')]
  await page.evaluate((sheet) => document.head.insertAdjacentHTML('beforeend', sheet), THEME)
  await eventually(async () => {
    const [list, field] = await look()
    return [field?.[0], JSON.stringify(list) === JSON.stringify(field)]
  }).toEqual(['rgb(238, 238, 238)', true])
})

it('what the theme says of a list in particular counts: an error\'s edge, and a look of its own', async () => {
  const { page } = await open()
  await isShown(page)
  await page.locator('#billing_country_field').evaluate((row) => row.classList.add('woocommerce-invalid'))
  expect((await lookOf(page, '#billing_country'))[2]).toBe('rgb(160, 0, 0)')
  const { page: drawn } = await open(`${THEME}<style>select { appearance: none; border: 0; background: rgb(1, 2, 3) }</style>`)
  await drawn.waitForFunction(() => document.querySelector('#billing_country_field label'))
  expect((await lookOf(drawn, '#billing_country')).slice(0, 2)).toEqual(['rgb(1, 2, 3)', '0px'])
  expect(await drawn.locator('.tillkit-like-field').count()).toBe(0)
})

it('is taken back', async () => {
  const { page } = await open()
  await isShown(page)
  await stopTillkit(page)
  expect(await page.locator('#billing_country').evaluate((list) => [list.getAttribute('style'), list.className.includes('tillkit')])).toEqual([null, false])
})
