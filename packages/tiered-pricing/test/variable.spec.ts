import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { summaryHtml, useShop } from '@tillkit/testing'
import {
  A,
  activeTier,
  enter,
  hidden,
  mainPrice,
  priceOf,
  quantityField,
  rawHtml,
  roundTrip,
  S,
  settled,
  summaryOf,
  youSaveOf,
} from './helpers.ts'
import { forgetUpdates, lastUpdate, updatesOf } from './updates.ts'
import type { VariableSetup } from './variable-page.ts'
import {
  amountsIn,
  answerTables,
  choose,
  expectNoLayout,
  layoutOf,
  openVariable,
  parent,
  tableOf,
  v21,
  v22,
  v23,
  v24,
} from './variable-page.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const VARIATION_PRICE = '.single_variation .tiered-pricing-dynamic-price-wrapper'
const otherSummary = summaryHtml(99, 'every')
  .replace(' tier-pricing-summary-table--hidden', '')
  .replace('-total></span>', '-total>of another product</span>')
const OTHER = '[data-tier-pricing-table-summary][data-product-id="99"]'

/**
 * Every generation and every timing once, and the other two of the four: what prices show does not depend on which of them meet. What
 * follows from neither has one of them, in turns.
 */
const pairs = [
  { generation: '5.4', timing: 'together' },
  { generation: '7.x', timing: 'delayed' },
] as const
const others = [
  { generation: '5.4', timing: 'delayed' },
  { generation: '7.x', timing: 'together' },
] as const
/** With quantities for a minimum of 3. */
const typed = [
  { ...others[0], typed: 12 },
  { ...others[1], typed: 2 },
] as const

/** A change of the quantity that somebody could hear. */
interface HeardChange {
  value: string
  /** Whether code has triggered it, as the platform's form does for every choice. */
  isTriggered: boolean
}

async function hearChanges(page: Page): Promise<void> {
  await quantityField(page).evaluate((field: HTMLInputElement) => {
    const heard: HeardChange[] = []
    Object.assign(window, { heard })
    jQuery(field).on('change', (event) => heard.push({ value: field.value, isTriggered: 'isTrigger' in event }))
  })
}

const heardChanges = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as HeardChange[])

describe.each(pairs)('preloaded variations, generation $generation, shown $timing', (setup) => {
  it('puts the variation\'s tiers in and shows summary and prices (bug 1) [tiered-pricing#47]', async () => {
    const { page } = await openVariable(shop, setup)
    await settled(page)
    await forgetUpdates(page)
    await choose(page, v21)
    await eventually(() => layoutOf(page)).toBe('21')
    expect(await activeTier(page)).toEqual([1])
    expect(await priceOf(page)).toBe(A('10.00'))
    expect(await priceOf(page, VARIATION_PRICE)).toBe(A('10.00'))
    expect(await summaryOf(page, 20)).toMatchObject({
      visible: true,
      qty: '1',
      unit: A('10.00'),
      old: '',
      total: A('10.00'),
    })
    expect(await youSaveOf(page, 20)).toEqual(hidden)
    expect(await youSaveOf(page, 21)).toEqual(hidden)
    await settled(page)
    const updates = await updatesOf(page)
    expect(updates).toMatchObject([{ productId: 21, parentId: 20, wrapper: '20', quantity: 1, price: 10 }])
  })
})

describe.each([pairs[1]])('preloaded variations, generation $generation, shown $timing', (setup) => {
  it('takes everything back on reset [tiered-pricing#50]', async () => {
    const { page } = await openVariable(shop, { ...setup, open: { bodyEnd: otherSummary } })
    const original = await rawHtml(page, mainPrice)
    const other = await page.locator(OTHER).evaluate((summary) => summary.outerHTML)
    await choose(page, v21)
    await eventually(() => layoutOf(page)).toBe('21')
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await choose(page, v22)
    await expectNoLayout(page)
    await page.locator('.reset_variations').click()
    await eventually(() => rawHtml(page, mainPrice)).toBe(original)
    expect((await rawHtml(page, '.tpt__tiered-pricing')).trim()).toBe('')
    expect(await summaryOf(page, 20)).toMatchObject({ visible: false })
    expect(await youSaveOf(page, 20)).toEqual(hidden)
    expect(await page.locator(OTHER).evaluate((summary) => summary.outerHTML)).toBe(other)
  })
})

describe.each([pairs[0]])('preloaded variations, generation $generation, shown $timing', (setup) => {
  it('shows the variation that is chosen from the start', async () => {
    const { page } = await openVariable(shop, { ...setup, defaults: v23.attributes, quantity: { value: 5 } })
    await eventually(() => layoutOf(page)).toBe('23')
    await eventually(() => priceOf(page)).toBe(S('12.00', '11.00'))
    expect(await activeTier(page)).toEqual([5])
    expect(await summaryOf(page, 20)).toMatchObject({ visible: true, qty: '5', total: A('55.00') })
  })
})

describe.each([others[0]])('preloaded variations, generation $generation, shown $timing', (setup) => {
  it('follows the quantity in both prices [tiered-pricing#48]', async () => {
    const { page } = await openVariable(shop, setup)
    await choose(page, v21)
    await eventually(() => layoutOf(page)).toBe('21')
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    expect(await priceOf(page, VARIATION_PRICE)).toBe(S('10.00', '9.00'))
    expect(await summaryOf(page, 20)).toMatchObject({ visible: true, name: 'V21' })
    await eventually(async () => (await lastUpdate(page))?.pricing).toMatchObject({ tieredQuantity: 10, eventQuantity: 10 })
  })
})

describe.each([others[1]])('preloaded variations, generation $generation, shown $timing', (setup) => {
  it('keeps the range until a variation is chosen', async () => {
    const { page } = await openVariable(shop, setup)
    await settled(page)
    expect(await amountsIn(page, mainPrice)).toEqual(['£7.00', '£12.00'])
    expect(await summaryOf(page, 20)).toMatchObject({ visible: false })
    expect(await updatesOf(page)).toEqual([])
  })
})

describe.each(typed)('preloaded variations, generation $generation, shown $timing, $typed typed', ({ typed, ...setup }) => {
  it('empties the wrapper for a variation without tiers, and raises what is typed to its minimum where it is below (bug 5) [tiered-pricing#49]', async () => {
    const { page } = await openVariable(shop, { ...setup, children: [v21, v22, v24] })
    await choose(page, v21)
    await eventually(() => layoutOf(page)).toBe('21')
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await enter(page, typed)
    await hearChanges(page)
    await choose(page, v22)
    await expectNoLayout(page)
    expect(await amountsIn(page, mainPrice)).toEqual(['£7.00'])
    expect(await summaryOf(page, 20)).toMatchObject({ visible: false })
    expect(await youSaveOf(page, 20)).toEqual(hidden)
    expect(await youSaveOf(page, 22)).toEqual(hidden)
    const expected = String(Math.max(3, typed))
    expect(await quantityField(page).inputValue()).toBe(expected)
    if (typed < 3) expect((await heardChanges(page)).at(-1)?.value).toBe('3')
    const heard = (await heardChanges(page)).length
    await choose(page, v24)
    await expectNoLayout(page)
    expect(await quantityField(page).inputValue()).toBe(expected)
    const since = (await heardChanges(page)).slice(heard)
    expect(since).toEqual(since.map(() => ({ value: expected, isTriggered: true })))
  })
})

describe('variations by request', () => {
  const classic = { ...pairs[0], byAjax: true, open: { search: '?x=1' } } satisfies VariableSetup
  const modern = { ...pairs[1], byAjax: true, open: { search: '?x=1' } } satisfies VariableSetup

  it('asks the page\'s own path for the variation [tiered-pricing#51]', async () => {
    answerTables(shop, classic)
    const { page } = await openVariable(shop, classic)
    await choose(page, v21)
    await eventually(() => layoutOf(page)).toBe('21')
    expect(await priceOf(page)).toBe(A('10.00'))
    const calls = shop.server.requestsTo('get_pricing_table')
    expect(calls).toHaveLength(1)
    const [call] = calls
    expect(call).toMatchObject({
      method: 'POST',
      path: '/product/roll/',
      query: { 'wc-ajax': 'get_pricing_table' },
      form: { variation_id: '21', nonce: '5e0c1a7f42', display_context: 'product-page' },
    })
    expect(Object.keys(call?.query ?? {})).toEqual(['wc-ajax'])
    expect(call?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  })

  it('ends with the last choice whatever the order of the answers (bug 2) [tiered-pricing#52]', async () => {
    const { page } = await openVariable(shop, modern)
    const slow = shop.server.hold('get_pricing_table', { variation_id: '21' })
    const quick = shop.server.hold('get_pricing_table', { variation_id: '22' })
    await choose(page, v21)
    await slow.arrived()
    await choose(page, v22)
    await quick.arrived()
    quick.send(tableOf(22, modern))
    await quick.done()
    slow.send(tableOf(21, modern))
    await slow.done()
    await roundTrip(page)
    await eventually(() => amountsIn(page, mainPrice)).toEqual(['£7.00'])
    await expectNoLayout(page)
    expect(await amountsIn(page, VARIATION_PRICE)).toEqual(['£7.00'])
    expect(await summaryOf(page, 20)).toMatchObject({ visible: false })
    expect(await page.locator('.tpt__tiered-pricing').getAttribute('aria-busy')).not.toBe('true')
  })

  it('keeps WooCommerce\'s price when the call fails, and tries again (bug 2) [tiered-pricing#53]', async () => {
    for (const [setup, fault] of [[classic, 'close'], [modern, { status: 500, body: 'Fatal error' }]] as const) {
      answerTables(shop, setup)
      const { page, pageErrors } = await openVariable(shop, setup)
      await choose(page, v21)
      await eventually(() => layoutOf(page)).toBe('21')
      await enter(page, 10)
      shop.server.answer('get_pricing_table', () => fault)
      await choose(page, v23)
      await expectNoLayout(page)
      const wrapper = page.locator('.tpt__tiered-pricing')
      await eventually(() => wrapper.getAttribute('aria-busy')).not.toBe('true')
      expect(await amountsIn(page, VARIATION_PRICE)).toEqual(['£12.00'])
      // The range or this variation's price: both are the platform's, and neither is wrong.
      expect([['£12.00'], ['£7.00', '£12.00']]).toContainEqual(await amountsIn(page, mainPrice))
      expect(pageErrors).toEqual([])

      answerTables(shop, setup)
      await choose(page, v23)
      await eventually(() => layoutOf(page)).toBe('23')
      expect(await priceOf(page)).toBe(S('12.00', '11.00'))
    }
  })

  it('leaves the wrapper alone when all variations cost the same [tiered-pricing#54]', async () => {
    const { page } = await openVariable(shop, { ...modern, samePrices: true, defaultVariation: v21 })
    await eventually(() => summaryOf(page, 20)).toMatchObject({ visible: true })
    const wrapper = () => page.locator('.tpt__tiered-pricing').evaluate((element) => element.outerHTML)
    const before = await wrapper()
    expect(await layoutOf(page)).toBe('21')
    for (const variation of [v21, v23]) {
      await choose(page, variation)
      expect(await wrapper()).toBe(before)
      expect(await summaryOf(page, 20)).toMatchObject({ visible: true })
    }
    await page.locator('.reset_variations').click()
    expect(await wrapper()).toBe(before)
    expect(shop.server.requestsTo('get_pricing_table')).toEqual([])
  })
})

describe.each([others[0]])('a variation by request, generation $generation, shown $timing', (own) => {
  const setup = { ...own, byAjax: true, open: { search: '?x=1' } } satisfies VariableSetup

  it('takes no notice when the call for an earlier choice fails late (bug 2)', async () => {
    const { page } = await openVariable(shop, setup)
    const slow = shop.server.hold('get_pricing_table', { variation_id: '21' })
    answerTables(shop, setup)
    await choose(page, v21)
    await slow.arrived()
    await choose(page, v23)
    await eventually(() => layoutOf(page)).toBe('23')
    slow.send({ status: 500, body: 'Fatal error' })
    await slow.done()
    await roundTrip(page)
    expect(await layoutOf(page)).toBe('23')
    await enter(page, 5)
    expect(await priceOf(page)).toBe(S('12.00', '11.00'))
  })

  it('says that it is busy while the answer is on its way', async () => {
    const { page } = await openVariable(shop, setup)
    const answer = shop.server.hold('get_pricing_table', { variation_id: '21' })
    await choose(page, v21)
    await answer.arrived()
    const wrapper = page.locator('.tpt__tiered-pricing')
    await eventually(() => wrapper.getAttribute('aria-busy')).toBe('true')
    expect(await amountsIn(page, VARIATION_PRICE)).toEqual(['£10.00'])
    answer.send(tableOf(21, setup))
    await eventually(() => layoutOf(page)).toBe('21')
    expect(await wrapper.getAttribute('aria-busy')).not.toBe('true')
  })

  it('leaves alone what is typed while it is asked, and half a number until its field is left', async () => {
    const { page } = await openVariable(shop, { ...setup, children: [v21, v22, v24] })
    const answer = shop.server.hold('get_pricing_table', { variation_id: '22' })
    await choose(page, v22)
    await answer.arrived()
    await enter(page, 1)
    answer.send('')
    await eventually(() => page.locator('.tpt__tiered-pricing').getAttribute('aria-busy')).toBeNull()
    await page.keyboard.type('2')
    expect(await quantityField(page).inputValue()).toBe('12')
    await page.keyboard.press('Tab')
    expect(await quantityField(page).inputValue()).toBe('12')
    const next = shop.server.hold('get_pricing_table', { variation_id: '24' })
    await choose(page, v24)
    await next.arrived()
    await enter(page, '')
    next.send('')
    await eventually(() => page.locator('.tpt__tiered-pricing').getAttribute('aria-busy')).toBeNull()
    expect(await quantityField(page).inputValue()).toBe('')
    await page.keyboard.press('Tab')
    expect(await quantityField(page).inputValue()).toBe('1')
  })

  it('asks once for a variation and keeps its table', async () => {
    answerTables(shop, setup)
    const { page } = await openVariable(shop, setup)
    for (const variation of [v21, v23, v21, v23]) {
      await choose(page, variation)
      await eventually(() => layoutOf(page)).toBe(String(variation.id))
    }
    const asked = shop.server.requestsTo('get_pricing_table').map(({ form }) => form.variation_id)
    expect(asked.filter((id) => id === '21')).toHaveLength(1)
    expect(asked.filter((id) => id === '23')).toHaveLength(1)
  })

  it('names the parent in the wrapper and the variation in the event', async () => {
    answerTables(shop, setup)
    const { page } = await openVariable(shop, setup)
    await choose(page, v21)
    await eventually(() => lastUpdate(page)).toMatchObject({ productId: 21, parentId: parent.id })
  })
})
