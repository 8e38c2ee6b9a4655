import { useShop, type OpenOptions } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addressGlobals, addressHtml } from '../src/address-fields/address.fixtures.ts'
import { eventually } from './eventually.ts'

const shop = useShop()

const MORE = ['Åland Islands', 'Austria', 'Belgium', 'Chile', 'Cuba', 'Denmark', 'Estonia', 'Finland', 'Germany', 'Haiti', 'Iceland', 'Jamaica', 'Réunion', 'Sweden']
  .map((name, at) => `<option value="X${at}">${name}</option>`)
  .join('')

interface Lists extends Pick<OpenOptions, 'width' | 'touch' | 'alone' | 'head'> {
  /** How many countries there are beside these. Default none. */
  readonly more?: number
}

/** A checkout with a list of countries that is long. */
async function open({ more = 0, ...options }: Lists = {}): Promise<Page> {
  const globals = Object.entries(addressGlobals).map(([name, value]) => `<script>var ${name} = ${JSON.stringify(value)}</script>`).join('')
  const others = Array.from({ length: more }, (_, at) => `<option value="Y${at}">Land ${at}</option>`).join('')
  const main = `<form class="checkout woocommerce-checkout" action="/sent/">${addressHtml('billing').replace('<option value="US">', `${MORE}${others}<option value="US">`)}</form>`
  const { page } = await shop.openFixture({ path: '/checkout/', main, globals, ...options })
  return page
}

const country = (page: Page) => page.locator('#billing_country')
const field = (page: Page) => page.getByRole('combobox', { name: 'Search Country / Region' })

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** Waits until the list lies open and its search field has the focus: keys that come sooner are the list's own. */
const opened = (page: Page) => eventually(() => field(page).evaluateAll((fields) => fields.some((one) => one === document.activeElement))).toBe(true)

/**
 * Waits until the code has come that opens the list: until then a press is the browser's. A key of a script's opens ours alone, which
 * is closed again.
 */
async function listOpens(page: Page): Promise<void> {
  await eventually(() => country(page).evaluate((select) => select.dispatchEvent(new KeyboardEvent('keydown', { key: 'F4', bubbles: true, cancelable: true })))).toBe(false)
  await opened(page)
  await page.keyboard.press('Escape')
  await field(page).waitFor({ state: 'detached' })
}

describe('a long list of countries', () => {
  it('opens with a search field over it, changes with what is found, and is the browser\'s again, with the focus', async () => {
    const page = await open()
    expect(await page.evaluate(() => matchMedia('(hover: hover) and (pointer: fine)').matches), 'is a page with a mouse').toBe(true)
    const before = await country(page).boundingBox()
    await country(page).hover()
    // It comes with the pointer.
    await listOpens(page)
    await country(page).click()
    await opened(page)
    expect(await country(page).boundingBox()).toEqual(before)
    await page.keyboard.type('irel')
    await page.getByRole('listbox').getByText('Ireland', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await field(page).waitFor({ state: 'detached' })
    expect(await country(page).inputValue()).toBe('IE')
    await eventually(() => focusedId(page)).toBe('billing_country')
    await eventually(() => page.locator('select#billing_state option').allTextContents()).toEqual(['Select an option…', 'Carlow', 'Dublin'])
    expect(new URL(page.url()).pathname).toBe('/checkout/')
  })

  it('opens and closes by keyboard, and Tab goes on to the next field', async () => {
    const page = await open()
    await country(page).focus()
    // It comes with the focus.
    await listOpens(page)
    await eventually(() => focusedId(page)).toBe('billing_country')
    await page.keyboard.press('Alt+ArrowDown')
    await opened(page)
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
    await eventually(() => focusedId(page)).toBe('billing_country')
    await page.keyboard.press('Space')
    await opened(page)
    await page.keyboard.type('reunion')
    await eventually(() => page.locator('[role=option][aria-selected=true]').allTextContents()).toEqual(['Réunion'])
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
    await eventually(async () => [await country(page).inputValue(), await focusedId(page)]).toEqual(['GB', 'billing_country'])
    await page.keyboard.press('Space')
    await opened(page)
    await page.keyboard.press('Tab')
    await field(page).waitFor({ state: 'detached' })
    await eventually(() => focusedId(page)).toBe('billing_address_1')
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

it.each([1, 6])('a list of countries that is searched in a hurry chooses what is typed, on a machine that is %i times slower', async (rate) => {
  const page = await open({ more: 200 })
  await country(page).focus()
  await listOpens(page)
  await page.keyboard.press('Space')
  await opened(page)
  const session = await page.context().newCDPSession(page)
  const press = (key: string, text: string, code?: number) =>
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: key, text, ...(code !== undefined && { windowsVirtualKeyCode: code }) })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await Promise.all([...[...'germany'].map((letter) => press(letter, letter)), press('Enter', '\r', 13)])
  await field(page).waitFor({ state: 'detached' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  expect(await country(page).evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text)).toBe('Germany')
})

describe('what selectWoo did for lists of addresses', () => {
  const EACH = '<script type="application/json" id="tillkit-config">{"units":{"address-fields":{"searchFrom":2}}}</script>'
  const state = (page: Page) => page.locator('#billing_state')
  /** Opens a list by its key, once the code is there. */
  const openByKey = (list: ReturnType<typeof state>) => eventually(() => list.evaluate((select) => {
    select.focus()
    return select.dispatchEvent(new KeyboardEvent('keydown', { key: 'F4', bubbles: true, cancelable: true }))
  })).toBe(false)

  it('is there for the list of states too, each time that a country brings one, and its choice is heard through jQuery', async () => {
    const page = await open({ head: EACH })
    await page.evaluate(() => {
      const heard: string[] = []
      Reflect.set(window, 'heard', heard)
      jQuery(document.body).on('change', '#billing_state', ({ target }) => void heard.push((target as HTMLSelectElement).value))
    })
    for (const [land, typed, code] of [['IE', 'carl', 'CW'], ['GB', '', ''], ['IE', 'dub', 'D']] as const) {
      await country(page).selectOption(land)
      if (!typed) continue
      await openByKey(state(page))
      const search = page.getByRole('combobox', { name: /^Search / })
      await search.fill(typed)
      await eventually(() => page.locator('[role=option]').allTextContents()).toHaveLength(1)
      await page.locator('[role=option]').first().click()
      await search.waitFor({ state: 'detached' })
      expect(await state(page).inputValue()).toBe(code)
      await eventually(() => focusedId(page)).toBe('billing_state')
    }
    expect(await page.evaluate(() => Reflect.get(window, 'heard') as string[])).toEqual(expect.arrayContaining(['CW', 'D']))
  })

  it('says in the shop\'s words that a search finds nothing', async () => {
    const page = await open()
    await openByKey(country(page))
    await opened(page)
    await page.keyboard.type('zzz')
    await page.getByText('No matches found').first().waitFor()
    expect(await page.locator('[role=option]').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
    expect(await country(page).inputValue()).toBe('GB')
  })

  it('stays selectWoo\'s where the shop\'s is live: ours leaves the list alone', async () => {
    const page = await open()
    await country(page).hover()
    await listOpens(page)
    await country(page).evaluate((select) => select.classList.add('select2-hidden-accessible'))
    const isFree = await country(page).evaluate((select) => select.dispatchEvent(new KeyboardEvent('keydown', { key: 'F4', bubbles: true, cancelable: true })))
    expect([isFree, await field(page).count()]).toEqual([true, 0])
  })
})
