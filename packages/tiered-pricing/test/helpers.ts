import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type {
  CurrencyOptions,
  DisplayType,
  Generation,
  OpenOptions,
  OpenPage,
  ProductPageOptions,
  Settings,
  Shop,
  TieredProduct,
} from '@tillkit/testing'
import { F1, globalsScript, pluginStylesHtml, simpleProductMain, youSaveAll } from '@tillkit/testing'
import { canonicalHtml, readParts } from './canonical.ts'
import { updateRecorder } from './updates.ts'

/** The two generations; 7.x with the rows of `div` that its table styles print. */
export const tables = [
  { generation: '5.4', settings: {} },
  { generation: '7.x', settings: { table_style: 'style-1' } },
] as const satisfies ReadonlyArray<{ generation: Generation; settings: Partial<Settings> }>

/** What a test says about its page beside the product. */
export interface PageSetup extends Partial<ProductPageOptions> {
  generation: Generation
  /** Default `table`. */
  displayType?: DisplayType
  currency?: CurrencyOptions
  open?: Partial<OpenOptions>
}

/** The printers' options of a test's page: a summary and a "you save" with every field. */
export function pageOptions(setup: PageSetup): ProductPageOptions {
  return {
    displayType: 'table',
    summary: 'every',
    ...setup,
    youSave: setup.youSave === false ? false : { template: youSaveAll, ...setup.youSave },
  }
}

/** The head and globals that go with a test's page. */
export function pageFrame(setup: PageSetup): Pick<OpenOptions, 'globals' | 'head'> {
  const { generation, premium = false, currency } = setup
  return {
    globals: globalsScript({ generation, premium, ...(currency ? { currency } : {}) }),
    head: `${pluginStylesHtml(generation)}${updateRecorder}${setup.open?.head ?? ''}`,
  }
}

/** Opens the page of a simple product. */
export function openProduct(shop: Shop, product: TieredProduct, setup: PageSetup): Promise<OpenPage> {
  const main = simpleProductMain(product, pageOptions(setup))
  return shop.openFixture({ main, ...setup.open, ...pageFrame(setup) })
}

/** Opens the page of the rules' own product. */
export function openF1(shop: Shop, setup: PageSetup): Promise<OpenPage> {
  return openProduct(shop, F1, setup)
}

/** The product's own quantity field. */
export function quantityField(page: Page): Locator {
  return page.locator('form.cart .quantity input.qty').first()
}

/** Types a quantity over the old one, as a shopper does, and leaves the field where it is. */
export async function enter(page: Page, quantity: number | string): Promise<void> {
  await quantityField(page).click({ clickCount: 3 })
  if (quantity === '') await page.keyboard.press('Delete')
  else await page.keyboard.type(String(quantity))
}

/** The tiers that are marked active in the product's layout: exactly one, normally. */
export function activeTier(page: Page, root = '.tpt__tiered-pricing'): Promise<number[]> {
  return page
    .locator(`${root} [data-price-rules] .tiered-pricing--active[data-tiered-quantity]`)
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-tiered-quantity'))))
}

/** The product's price, canonical; on a page with several containers, that of this selector. */
export function priceOf(page: Page, selector = mainPrice): Promise<string> {
  return page.locator(selector).first().evaluate(canonicalHtml)
}

/** The price beside the product's title. */
export const mainPrice = '.summary > .price > .tiered-pricing-dynamic-price-wrapper'

/** The fields of a summary; prices canonical, an absent field empty. */
export interface SummaryState {
  visible: boolean
  qty: string
  name: string
  unit: string
  old: string
  total: string
  totalWithTax: string
}

const FIELD = 'data-tier-pricing-table-summary'

/** What the summary of a parent product says. */
export async function summaryOf(page: Page, parentId = 10): Promise<SummaryState> {
  const { visible, parts } = await readParts(page, `[${FIELD}][data-product-id="${parentId}"]`, {
    qty: `[${FIELD}-product-qty]`,
    name: `[${FIELD}-product-name]`,
    unit: `[${FIELD}-product-price]`,
    old: `[${FIELD}-product-old-price]`,
    total: `[${FIELD}-total]`,
    totalWithTax: `[${FIELD}-total-with-tax]`,
  })
  return { visible, ...parts }
}

/** The "you save" line of a product; the texts of a hidden line do not count. */
export type YouSaveState = { visible: false } | { visible: true; price: string; total: string; discount: string }

/** A line that is not shown. */
export const hidden: YouSaveState = { visible: false }

/** What a product's "you save" line says. */
export async function youSaveOf(page: Page, productId = 10): Promise<YouSaveState> {
  const root = '.tiered-pricing-you-save'
  const { visible, parts } = await readParts(page, `${root}[data-product-id="${productId}"]`, {
    price: `${root}__price`,
    total: `${root}__total`,
    discount: `${root}__discount`,
  })
  return visible ? { visible, ...parts } : hidden
}

/** What case 3 expects of summary and "you save"; many cases refer to it. */
export async function expectCase3(page: Page): Promise<void> {
  expect(await summaryOf(page)).toMatchObject({
    visible: true,
    qty: '10',
    unit: A('9.00'),
    old: A('10.00'),
    total: A('90.00'),
  })
  expect(await youSaveOf(page)).toEqual({ visible: true, price: A('1.00'), total: A('10.00'), discount: '10' })
}

/** One amount, canonical, with a suffix behind the number where one is given. */
export function A(number: string, { symbol = '£', suffix = '' } = {}): string {
  const own = `<span class="woocommerce-Price-currencySymbol">${symbol}</span>`
  const behind = suffix === '' ? '' : ` ${suffix}`
  return `<span class="woocommerce-Price-amount amount">${own}${number}${behind}</span>`
}

/** A discounted price, canonical. */
export function S(original: string, price: string, { symbol = '£', suffix = '' } = {}): string {
  return `<del>${A(original, { symbol })}</del> <ins>${A(price, { symbol, suffix })}</ins>`
}

/** When the second pass is, in ms after DOM ready. */
const SECOND_PASS = 500

/** Waits until the second pass has been and gone. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (pass) => {
    if (document.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    const [entry] = performance.getEntriesByType('navigation')
    const ready = entry instanceof PerformanceNavigationTiming ? entry.domContentLoadedEventEnd : performance.now()
    // In short waits: a test may hold the page's longer ones. Then tasks for what was due at the same moment, and for what it has put off.
    while (performance.now() <= ready + pass) await new Promise((resolve) => setTimeout(resolve, 20))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, SECOND_PASS)
}

/** The HTML of an element, as it is. */
export function rawHtml(page: Page, selector: string): Promise<string> {
  return page.locator(selector).first().evaluate((element) => element.innerHTML)
}

/** Asks the server for the page once more, so that every answer sent before has been seen. */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch(location.href)).text()
  })
}
