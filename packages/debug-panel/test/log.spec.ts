import { F1, globalsScript, pluginStylesHtml, useShop, variableProductMain } from '@tillkit/testing'
import type { OpenOptions, TieredProduct, VariationFixture } from '@tillkit/testing'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openDebugged, openTab, productPage } from './panel-page.ts'

const shop = useShop()
const parent: TieredProduct = { ...F1, id: 20, name: 'Coloured roll', rules: {} }
const child = (id: number, size: string): VariationFixture => ({
  ...F1, id, parentId: 20, name: `V${id}`, attributes: { attribute_pa_size: size },
})

/** A product whose tables come by request. */
function variablePage(): Partial<OpenOptions> {
  const children = [child(21, '57x40'), child(22, '80x80')]
  return {
    main: variableProductMain(parent, children, { displayType: 'table', generation: '7.x', byAjax: true }),
    globals: globalsScript({ generation: '7.x' }),
    head: pluginStylesHtml('7.x'),
    variationStandIn: 'together',
  }
}

const lines = (panel: Locator) => panel.locator('.line b').allInnerTexts()
const line = (panel: Locator, title: string) => panel.locator('.line').filter({ has: panel.page().locator('b', { hasText: title }) })

describe('events and calls', () => {
  it('shows what came before the panel\'s code', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const { page, panel } = await openDebuggedLater()
    await page.locator('form.cart .qty').fill('10')
    await page.locator('.tiered-pricing--active[data-tiered-quantity="10"]').waitFor()
    release()
    await openTab(panel(), 'Events & calls')
    await line(panel(), 'sent tiered_price_update').first().waitFor()
    const all = await lines(panel())
    for (const title of ['found', 'tiered-pricing.js', 'mounted', 'tillkit:mounted', 'heard input', 'sent tiered_price_update', 'tillkit:tiered-price-update']) {
      expect(all).toContain(title)
    }
    expect(all.at(-1)).toBe('found')
    expect(await line(panel(), 'sent tiered_price_update').first().innerText()).toMatch(/quantity: 10, price: 9,/)

    async function openDebuggedLater() {
      const open = await shop.openFixture({
        ...productPage(),
        search: '?tillkit-debug',
        before: (page) => page.route('**/debug-panel.js', (route) => held.then(() => route.continue())),
      })
      return { ...open, panel: () => open.page.getByRole('region', { name: 'Tillkit debug panel' }) }
    }
  })

  it('shows a variation\'s call from its beginning to its end', async () => {
    const held = shop.server.hold('get_pricing_table', { variation_id: '21' })
    const { page, panel } = await openDebugged(shop, variablePage())
    await openTab(panel, 'Events & calls')
    await page.locator('.variations select').selectOption('57x40')
    const call = line(panel, 'POST get_pricing_table').filter({ hasText: 'variation_id=21' })
    await call.getByText('on its way').waitFor()
    await call.getByText('fields').click()
    const fields = await call.innerText()
    expect(fields).toContain('variation_id=21')
    expect(fields).toMatch(/nonce=.{4}…/)
    expect(fields).toContain('tiered-pricing')
    held.send({ status: 200, body: `<div>${'x'.repeat(1600)}</div>` })
    await call.getByText(/200 · 1\.6 kB · \d+ ms/).waitFor()
    expect(await line(panel, 'heard found_variation').count()).toBeGreaterThan(0)
  })

  it('marks a call that failed', async () => {
    shop.server.answer('get_pricing_table', () => ({ status: 500, body: 'no' }))
    const { page, panel } = await openDebugged(shop, variablePage())
    await openTab(panel, 'Events & calls')
    await page.locator('.variations select').selectOption('80x80')
    await panel.locator('.line[data-tone="bad"]', { hasText: 'refused by the server' }).first().waitFor()
    expect(await line(panel, 'tillkit:error').first().innerText()).toContain('get_pricing_table')
  })

  it('shows a held touch and its replay', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const { page, panel } = await openDebugged(shop, {
      ...productPage('dropdown'),
      waitForMount: false,
      before: (page) => page.route('**/tiered-pricing.js', (route) => held.then(() => route.continue())),
    })
    await page.locator('.tiered-pricing-dropdown__select-box').click()
    await openTab(panel, 'Events & calls')
    await line(panel, 'click held').waitFor()
    release()
    await line(panel, 'click replayed').waitFor()
  })

  it('is filtered, paused, cleared and copied', async () => {
    const { page, panel, context } = await openDebugged(shop)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTab(panel, 'Events & calls')
    await page.locator('form.cart .qty').fill('10')
    await panel.getByLabel('Kind').selectOption({ label: 'Native events' })
    await line(panel, 'tillkit:tiered-price-update').first().waitFor()
    expect((await lines(panel)).every((title) => title.startsWith('tillkit:'))).toBe(true)
    await panel.getByRole('button', { name: 'Pause' }).press('Enter')
    const before = await lines(panel)
    await page.locator('form.cart .qty').fill('50')
    await page.waitForFunction(() => document.querySelector('.tiered-pricing--active')?.getAttribute('data-tiered-quantity') === '50')
    expect(await lines(panel)).toEqual(before)
    await panel.getByRole('button', { name: 'Pause' }).press('Enter')
    await expect.poll(async () => (await lines(panel)).length).toBeGreaterThan(before.length)
    await panel.getByRole('button', { name: 'Copy' }).press('Enter')
    await page.locator('tillkit-debug [role="status"]', { hasText: 'The log has been copied.' }).waitFor({ state: 'attached' })
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text.split('\n')).toHaveLength((await lines(panel)).length)
    expect(text).toContain('tillkit:tiered-price-update')
    await panel.getByRole('button', { name: 'Clear' }).press('Enter')
    await panel.getByText('Nothing has happened here yet.').waitFor()
  })

  it('keeps five hundred entries, the newest', async () => {
    const { page, panel } = await openDebugged(shop)
    await openTab(panel, 'Events & calls')
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('form.cart .qty')
      for (let quantity = 1; quantity <= 300; quantity += 1) {
        if (field) field.value = String(quantity)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    await panel.locator('.line', { hasText: 'quantity: 300,' }).first().waitFor()
    expect((await lines(panel)).length).toBeLessThanOrEqual(500)
  })
})
