import { atRest, useShop, type OpenOptions } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addressGlobals, addressHtml } from '../src/address-fields/address.fixtures.ts'

const shop = useShop()

const MORE = ['Åland Islands', 'Austria', 'Belgium', 'Chile', 'Cuba', 'Denmark', 'Estonia', 'Finland', 'Germany', 'Haiti', 'Iceland', 'Jamaica', 'Réunion', 'Sweden']
  .map((name, at) => `<option value="X${at}">${name}</option>`)
  .join('')

/** A checkout with a list of countries that is long. */
async function open(options: Pick<OpenOptions, 'width' | 'touch' | 'alone'> = {}): Promise<Page> {
  const globals = Object.entries(addressGlobals).map(([name, value]) => `<script>var ${name} = ${JSON.stringify(value)}</script>`).join('')
  const main = `<form class="checkout woocommerce-checkout" action="/sent/">${addressHtml('billing').replace('<option value="US">', `${MORE}<option value="US">`)}</form>`
  const { page } = await shop.openFixture({ path: '/checkout/', main, globals, ...options })
  return page
}

const country = (page: Page) => page.locator('#billing_country')
const field = (page: Page) => page.getByRole('combobox', { name: 'Search Country / Region' })

describe('a long list of countries', () => {
  it('opens with a search field over it, changes with what is found, and is the browser\'s again, with the focus', async () => {
    const page = await open()
    const before = await country(page).boundingBox()
    await country(page).hover()
    await page.locator('tillkit-slot').last().waitFor({ state: 'attached' })
    // A press that is quicker than the code that comes with the pointer opens the browser's list.
    await atRest(page, shop.server)
    await country(page).click()
    await field(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
    expect(await country(page).boundingBox()).toEqual(before)
    await page.keyboard.type('irel')
    await page.getByRole('listbox').getByText('Ireland', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await field(page).waitFor({ state: 'detached' })
    expect(await country(page).inputValue()).toBe('IE')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_country')
    expect(await page.locator('select#billing_state option').allTextContents()).toEqual(['Select an option…', 'Carlow', 'Dublin'])
    expect(new URL(page.url()).pathname).toBe('/checkout/')
  })

  it('opens and closes by keyboard, and Tab goes on to the next field', async () => {
    const page = await open()
    await country(page).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Escape')
    // The code has come with the focus; until it is there the browser's own list has answered.
    await expect.poll(async () => {
      await country(page).focus()
      await page.keyboard.press('Space')
      return field(page).count()
    }).toBe(1)
    await page.keyboard.type('reunion')
    await expect.poll(() => page.locator('[role=option][aria-selected=true]').allTextContents()).toEqual(['Réunion'])
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
    expect([await country(page).inputValue(), await page.evaluate(() => document.activeElement?.id)]).toEqual(['GB', 'billing_country'])
    await page.keyboard.press('Space')
    await field(page).waitFor()
    await page.keyboard.press('Tab')
    await field(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_address_1')
  })

  it('is the browser\'s own on a phone, where nothing of ours is loaded for it', async () => {
    const page = await open({ width: 390, touch: true, alone: true })
    await country(page).tap()
    await country(page).selectOption('IE')
    await page.locator('select#billing_state').waitFor()
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    expect(files.filter((file) => /react|Lists/.test(file))).toEqual([])
    expect(files.some((file) => file.endsWith('/address-fields.js'))).toBe(true)
    expect(await page.locator('[popover]').count()).toBe(0)
  })
})
