import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest, F1, heldFile, simpleProductMain, useShop } from '@tillkit/testing'
import { enter, openF1, pageFrame, pageOptions, quantityField } from './helpers.ts'
import { canonicalHtml } from './canonical.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const BOX = '.tiered-pricing-dropdown__select-box'
const LIST = '.tiered-pricing-dropdown__list'

/** What the focus is on: the box, an option (with its text), or something else. */
function focusOf(page: Page): Promise<string> {
  return page.evaluate((box) => {
    const element = document.activeElement
    const pointed = element?.getAttribute('aria-activedescendant')
    const option = (pointed ? document.getElementById(pointed) : element)?.closest('[role="option"]')
    if (option) return option.textContent.replace(/\s+/g, ' ').trim()
    return element?.matches(box) ? 'the box' : String(element?.localName)
  }, BOX)
}

function optionText(page: Page, quantity: number): Promise<string> {
  return page
    .locator(`${LIST} [data-tiered-quantity="${quantity}"]`)
    .evaluate((row) => row.textContent.replace(/\s+/g, ' ').trim())
}

// The two generations print the same parts: each test has one of them, in turns.
describe('dropdown', () => {
  const classic = { generation: '5.4', displayType: 'dropdown' } as const
  const modern = { generation: '7.x', displayType: 'dropdown' } as const

  it('shows the tier in force in its box, with the list closed [tiered-pricing#43]', async () => {
    const { page } = await openF1(shop, classic)
    await enter(page, 10)
    const selected = page.locator(`${LIST} .tiered-pricing-dropdown-option--selected`)
    expect(await selected.count()).toBe(1)
    expect(await selected.getAttribute('data-tiered-quantity')).toBe('10')
    const shown = await page.locator(`${BOX} .tiered-pricing-dropdown-option`).evaluate(canonicalHtml)
    expect(shown).toBe(await selected.evaluate(canonicalHtml))
    expect(shown).toContain('10 - 49')
    expect(await page.locator(LIST).isVisible()).toBe(false)
  })

  it.each([
    ['pressed', (page: Page) => page.locator(BOX).click()],
    ['opened by a key', (page: Page) => page.locator(BOX).press('ArrowDown')],
  ])('loads what opens it with the touch, and opens once that is there where it was %s before', async (_title, touch) => {
    const code = heldFile('tiered-pricing.list.js')
    let isAsked = false
    void code.asked.then(() => { isAsked = true })
    const { page } = await openF1(shop, { ...modern, open: { before: code.before } })
    await atRest(page, shop.server)
    expect([isAsked, await page.locator(BOX).getAttribute('aria-expanded')]).toEqual([false, 'false'])
    await touch(page)
    await code.asked
    expect([await page.locator(BOX).getAttribute('aria-busy'), await page.locator(LIST).isVisible()]).toEqual(['true', false])
    await code.release()
    await eventually(() => page.locator(LIST).isVisible()).toBe(true)
    expect([await page.locator(BOX).getAttribute('aria-busy'), await focusOf(page)]).toEqual([null, await optionText(page, 1)])
  })

  it('closes by Escape also while the focus is nowhere, and gives it to its box', async () => {
    const { page } = await openF1(shop, modern)
    await page.locator(BOX).click()
    await page.locator(LIST).waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Escape')
    expect([await page.locator(LIST).isVisible(), await focusOf(page)]).toEqual([false, 'the box'])
  })

  it('stays closed while Enter and Space are typed elsewhere (bug 3) [tiered-pricing#44]', async () => {
    const search = '<form role="search"><input type="search" name="s" aria-label="Search"></form>'
    const { page } = await openF1(shop, { ...classic, open: { bodyEnd: search } })
    await page.evaluate(() => {
      for (const form of document.forms) form.addEventListener('submit', (event) => event.preventDefault())
    })
    for (const field of [quantityField(page), page.locator('input[type=search]')]) {
      await field.focus()
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key)
        expect(await page.locator(LIST).isVisible()).toBe(false)
        expect(await page.locator(BOX).getAttribute('class')).not.toContain('select-box--active')
        expect(await page.locator(BOX).getAttribute('aria-expanded')).toBe('false')
      }
    }
  })

  it('opens and closes by keyboard with the focus on the active option (bug 4) [tiered-pricing#45]', async () => {
    const { page } = await openF1(shop, modern)
    await enter(page, 10)
    const box = page.locator(BOX)
    const active = await optionText(page, 10)
    await box.focus()
    await page.keyboard.press('Enter')
    await eventually(() => box.getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator(LIST).isVisible()).toBe(true)
    expect(await focusOf(page)).toBe(active)
    await page.keyboard.press('Escape')
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    expect(await page.locator(LIST).isVisible()).toBe(false)
    expect(await focusOf(page)).toBe('the box')
    await page.keyboard.press('ArrowDown')
    await eventually(() => box.getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator(LIST).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    expect(await page.locator(LIST).isVisible()).toBe(false)
    expect(await focusOf(page)).toBe('the box')
  })

  it('closes when another opens and when the shopper clicks elsewhere (bug 4) [tiered-pricing#46]', async () => {
    const options = pageOptions(classic)
    const main = simpleProductMain(F1, options) + simpleProductMain({ ...F1, id: 12, name: 'Wide roll' }, options)
    const head = '<style>.product { margin-bottom: 400px }</style>'
    const { page } = await shop.openFixture({ main, ...pageFrame({ ...classic, open: { head } }) })
    const lists = async () => {
      const [a, b] = await Promise.all([0, 1].map((index) => page.locator(LIST).nth(index).isVisible()))
      return { a, b }
    }
    await page.locator(BOX).first().click()
    await eventually(lists).toEqual({ a: true, b: false })
    await page.locator(BOX).nth(1).click()
    await eventually(lists).toEqual({ a: false, b: true })
    await page.locator('h1').first().click()
    await eventually(lists).toEqual({ a: false, b: false })
  })
})
