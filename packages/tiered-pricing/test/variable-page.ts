import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OpenPage, Shop, TieredProduct, VariablePageOptions, VariationFixture } from '@tillkit/testing'
import { F1, layoutHtml, variableProductMain } from '@tillkit/testing'
import type { PageSetup } from './helpers.ts'
import { pageFrame, pageOptions } from './helpers.ts'
import { eventually } from './eventually.ts'

/** The rules' product with options: its range begins at the price of the cheapest variation. */
export const parent: TieredProduct = { ...F1, id: 20, name: 'Coloured roll', price: 7, regularPrice: 7, rules: {} }

function variation(id: number, size: string, own: Partial<VariationFixture>): VariationFixture {
  return { ...F1, id, parentId: 20, name: `V${id}`, rules: {}, attributes: { attribute_pa_size: size }, ...own }
}

/** Ten pounds, nine from ten. */
export const v21 = variation(21, '57x40', { rules: { 10: 9 } })
/** Seven pounds, no tiers, three at least. */
export const v22 = variation(22, '57x57', { price: 7, regularPrice: 7, minQty: 3 })
/** Twelve pounds, eleven from five. */
export const v23 = variation(23, '80x80', { price: 12, regularPrice: 12, rules: { 5: 11 } })
export const variations = [v21, v22, v23]
/** Eight pounds, no tiers, one at least, as the platform prints of nearly every variation. */
export const v24 = variation(24, '112x80', { price: 8, regularPrice: 8, minQty: 1 })

/** What a test says about a variable product's page. */
export interface VariableSetup extends PageSetup, Partial<Omit<VariablePageOptions, keyof PageSetup>> {
  /** When the stand-in shows a variation. Default `together`. */
  timing?: 'together' | 'delayed'
  /** Default `variations`. */
  children?: readonly VariationFixture[]
}

const variationRecorder = `<script>
window.__found = []
window.__shown = []
jQuery(document)
  .on('found_variation', function (event, variation) { window.__found.push(variation.variation_id) })
  .on('show_variation', function (event, variation) { window.__shown.push(variation.variation_id) })
  .on('wc_variation_form', function () { window.__formReady = true })
</script>\n`

interface VariationWindow {
  __found: number[]
  __shown: number[]
  __formReady?: boolean
}

/** Opens the variable product's page and waits for the form's first check. */
export async function openVariable(shop: Shop, setup: VariableSetup): Promise<OpenPage> {
  const { timing = 'together', children = variations, ...own } = setup
  const main = variableProductMain(parent, children, { ...own, ...pageOptions(own) })
  const frame = pageFrame(own)
  const open = await shop.openFixture({
    main,
    ...own.open,
    ...frame,
    head: `${frame.head ?? ''}${variationRecorder}`,
    variationStandIn: timing,
  })
  await open.page.waitForFunction(() => (window as unknown as VariationWindow).__formReady)
  return open
}

/** Chooses a variation by its select and waits until the form has found and shown it. */
export async function choose(page: Page, { id, attributes }: VariationFixture): Promise<void> {
  await page.evaluate(() => {
    const record = window as unknown as VariationWindow
    record.__found.length = 0
    record.__shown.length = 0
  })
  await page.locator('.variations select').selectOption(attributes.attribute_pa_size ?? '')
  await page.waitForFunction((wanted) => {
    const { __found, __shown } = window as unknown as VariationWindow
    return __found.includes(wanted) && __shown.includes(wanted)
  }, id)
}

/** Answers the call for a variation's table as the server does. */
export function answerTables(shop: Shop, setup: Pick<VariableSetup, 'generation' | 'displayType'>): void {
  shop.server.answer('get_pricing_table', ({ form }) => tableOf(Number(form.variation_id), setup))
}

/** The server's answer for one variation. */
export function tableOf(id: number, setup: Pick<VariableSetup, 'generation' | 'displayType'>): string {
  const found = variations.find((each) => each.id === id)
  return found ? layoutHtml(found, { displayType: setup.displayType ?? 'table', generation: setup.generation }) : ''
}

/** The product whose layout stands in the wrapper; null when there are no tiers. */
export function layoutOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const row = document.querySelector('.tpt__tiered-pricing [data-price-rules] [data-tiered-quantity]')
    return row?.closest('[data-price-rules]')?.getAttribute('data-product-id') ?? null
  })
}

/** Asserts that the wrapper shows nothing: empty, or (7.x) no more than the hidden fallback element. */
export async function expectNoLayout(page: Page): Promise<void> {
  await eventually(() => layoutOf(page)).toBe(null)
  const rest = await page.locator('.tpt__tiered-pricing').evaluate((wrapper) => {
    const copy = wrapper.cloneNode(true) as Element
    copy.querySelectorAll('.tiered-pricing-fallback-data').forEach((node) => node.remove())
    return copy.innerHTML.trim()
  })
  expect(rest).toBe('')
}

/** The texts of all amounts in a place, screen-reader sentences left out. */
export function amountsIn(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(`${selector} .woocommerce-Price-amount`)
    .evaluateAll((amounts) => amounts.map((amount) => amount.textContent.trim()))
}
