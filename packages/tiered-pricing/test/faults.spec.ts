import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Generation, OpenOptions, OpenPage } from '@tillkit/testing'
import {
  F1,
  hostsOn,
  LEGACY_SCRIPT_PATH,
  legacyStubScript,
  simpleProductMain,
  tillkitErrors,
  useShop,
} from '@tillkit/testing'
import {
  activeTier,
  enter,
  openF1,
  pageFrame,
  pageOptions,
  priceOf,
  quantityField,
  S,
  settled,
} from './helpers.ts'
import { eventually } from './eventually.ts'
import { updatesOf } from './updates.ts'
import { choose, layoutOf, openVariable, tableOf, v21 } from './variable-page.ts'

const shop = useShop()

/** The HTML of `main` as it is now and as the server printed it. */
async function expectUntouched(page: Page): Promise<void> {
  const [live, printed] = await page.evaluate(async () => {
    const text = await (await fetch(location.href)).text()
    const other = new DOMParser().parseFromString(text, 'text/html')
    return [document.querySelector('main')?.innerHTML, other.querySelector('main')?.innerHTML]
  })
  expect(live).toBe(printed)
}

// The other attributes and globals, each with both generations and every layout, are in src/tiered-pricing.test.ts; what is read of them
// in src/tiered-pricing.read.test.ts.
describe('broken markup', () => {
  it('leaves the page alone for rules that are cut off', async () => {
    const { page, pageErrors } = await openSpoilt('5.4', (html) => html.replace(/-rules="[^"]*"/, '-rules="{&quot;10&quot;:"'))
    await eventually(() => tillkitErrors(page)).toHaveLength(1)
    const [error] = await tillkitErrors(page)
    expect(error).toMatchObject({ unit: 'tiered-pricing', cancelable: true })
    expect(error?.field).toContain('data-price-rules')
    expect(error?.element).toContain('tpt__tiered-pricing')
    await enter(page, 10)
    await settled(page)
    expect(await quantityField(page).inputValue()).toBe('10')
    await expectUntouched(page)
    expect(pageErrors).toEqual([])
  })

  it('leaves the page alone where the global is missing', async () => {
    const { page, pageErrors } = await openSpoilt('7.x', (html) => html, { globals: '' })
    await eventually(() => tillkitErrors(page)).toHaveLength(1)
    expect(await tillkitErrors(page)).toMatchObject([{ unit: 'tiered-pricing', field: 'tieredPricingGlobalData' }])
    await enter(page, 10)
    expect(await quantityField(page).inputValue()).toBe('10')
    await expectUntouched(page)
    expect(pageErrors).toEqual([])
  })

  it('ignores a display type that it does not know, without a word', async () => {
    const { page, consoleErrors } = await openSpoilt('5.4', (html) => html.replace('data-display-type="table"', 'data-display-type="carousel"'))
    await settled(page)
    const before = await page.locator('main').innerHTML()
    await enter(page, 10)
    expect(await page.locator('main').innerHTML()).toBe(before)
    expect(await updatesOf(page)).toEqual([])
    expect(await tillkitErrors(page)).toEqual([])
    expect(consoleErrors).toEqual([])
  })

  async function openSpoilt(generation: Generation, spoil: (html: string) => string, own: Partial<OpenOptions> = {}): Promise<OpenPage> {
    const main = simpleProductMain(F1, pageOptions({ generation }))
    return shop.openFixture({ ...pageFrame({ generation }), main: spoil(main), waitForMount: false, ...own })
  }
})

describe('company on the page', () => {
  it('stays off beside the live script of the plugin, and says so once', async () => {
    shop.server.page(LEGACY_SCRIPT_PATH, () => ({
      status: 200,
      body: '',
      headers: { 'content-type': 'text/javascript' },
    }))
    const { page } = await openF1(shop, {
      generation: '7.x',
      open: { head: legacyStubScript('live'), waitForMount: false },
    })
    await settled(page)
    await enter(page, 10)
    await expectUntouched(page)
    expect(await hostsOn(page)).toMatchObject([{ unit: 'tiered-pricing', state: 'refused' }])
  })

  it('works beside the plugin\'s script where that is only text', async () => {
    const { page } = await openF1(shop, { generation: '7.x', open: { head: legacyStubScript('inert') } })
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
  })

  it('is switched off by the address', async () => {
    const { page } = await openF1(shop, {
      generation: '7.x',
      open: { search: '?tillkit=off', waitForMount: false },
    })
    await settled(page)
    await enter(page, 10)
    await expectUntouched(page)
  })

  it('works without jQuery', async () => {
    const { page, pageErrors } = await openF1(shop, { generation: '7.x', open: { jquery: false } })
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    expect(pageErrors).toEqual([])
  })
})

describe('faults of the call', () => {
  it('never shows another variation\'s price for a broken answer', async () => {
    const { page, pageErrors } = await openVariable(shop, { generation: '7.x', byAjax: true })
    shop.server.answer('get_pricing_table', () => '<table class="tiered-pricing-table" data-price-rules="{"></table>')
    await choose(page, v21)
    await eventually(() => tillkitErrors(page)).not.toEqual([])
    expect(await layoutOf(page)).toBe(null)
    expect(await page.locator('.single_variation').textContent()).toContain('10.00')
    expect(pageErrors).toEqual([])
  })

  it('keeps what the shopper typed while an answer is on its way', async () => {
    const { page } = await openVariable(shop, { generation: '5.4', byAjax: true })
    const answer = shop.server.hold('get_pricing_table', { variation_id: '21' })
    await choose(page, v21)
    await answer.arrived()
    await enter(page, 10)
    answer.send(tableOf(21, { generation: '5.4' }))
    await eventually(() => layoutOf(page)).toBe('21')
    expect(await quantityField(page).inputValue()).toBe('10')
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
  })
})
