import { globalData, simpleProductMain, type TieredProduct } from '@tillkit/testing'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { expect } from 'vitest'
import { load } from '../src/contract.fixtures.ts'
import { classes } from '../src/tiered-pricing.anatomy.ts'
import { canonicalHtml } from './canonical.ts'
import { A, hidden, mainPrice, pageOptions, type PageSetup, type SummaryState, type YouSaveState } from './helpers.ts'

/** A product's simulated page: what the browser tests read and type in theirs, for rules that need no layout. */
export interface ProductPage extends TestPage {
  /** The product's price as the server printed it: its HTML, and the node in it. */
  readonly printedPrice: { readonly html: string | undefined; readonly node: Element | null | undefined }
  /** Types a quantity over the old one, and leaves the field where it is. */
  enter(quantity: number | string): Promise<void>
  /** The tiers that are marked active in the product's layout: exactly one, normally. */
  activeTier(): number[]
  /** The product's price, canonical. */
  price(): string
  summary(): SummaryState
  youSave(): YouSaveState
  /** What the last `tiered_price_update` told. */
  lastUpdate(): unknown
}

/** Opens the page of a simple product, and waits until it has come to rest. */
export async function openProductPage(product: TieredProduct, setup: PageSetup): Promise<ProductPage> {
  const { generation, premium = false, currency } = setup
  const page = await openTestPage(load, {
    html: simpleProductMain(product, pageOptions(setup)),
    globals: { tieredPricingGlobalData: globalData({ generation, premium, ...(currency ? { currency } : {}) }) },
    jquery: true,
  })
  const updates: unknown[] = []
  jQuery(document).on('tiered_price_update.test', (_event, update: unknown) => updates.push(update))
  const printed = document.querySelector(mainPrice)
  const printedPrice = { html: printed?.innerHTML, node: printed?.firstElementChild }
  await page.start()
  return {
    ...page,
    printedPrice,
    activeTier,
    price: () => canonicalOf(document, mainPrice),
    summary,
    youSave,
    lastUpdate: () => updates.at(-1),
    async enter(quantity) {
      type(String(quantity))
      await page.rest()
    },
    close() {
      jQuery(document).off('.test')
      page.close()
    },
  }
}

/** What case 3 expects of summary and "you save"; many cases refer to it. */
export function expectCase3({ summary, youSave }: ProductPage): void {
  expect(summary()).toMatchObject({ visible: true, qty: '10', unit: A('9.00'), old: A('10.00'), total: A('90.00') })
  expect(youSave()).toEqual({ visible: true, price: A('1.00'), total: A('10.00'), discount: '10' })
}

function type(text: string): void {
  const field = document.querySelector<HTMLInputElement>('form.cart .quantity input.qty')
  if (!field) throw new Error('The page has no field for the quantity.')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function activeTier(): number[] {
  const rows = document.querySelectorAll('.tpt__tiered-pricing [data-price-rules] .tiered-pricing--active[data-tiered-quantity]')
  return [...rows].map((row) => Number(row.getAttribute('data-tiered-quantity')))
}

function canonicalOf(root: ParentNode | null, selector: string): string {
  const found = root?.querySelector(selector)
  return found ? canonicalHtml(found) : ''
}

const FIELD = 'data-tier-pricing-table-summary'

function summary(): SummaryState {
  const root = document.querySelector(`[${FIELD}][data-product-id="10"]`)
  const part = (name: string) => canonicalOf(root, `[${FIELD}-${name}]`)
  return {
    visible: root !== null && !root.classList.contains(classes.summaryHidden),
    qty: part('product-qty'),
    name: part('product-name'),
    unit: part('product-price'),
    old: part('product-old-price'),
    total: part('total'),
    totalWithTax: part('total-with-tax'),
  }
}

function youSave(): YouSaveState {
  const root = document.querySelector('.tiered-pricing-you-save[data-product-id="10"]')
  const part = (name: string) => canonicalOf(root, `.tiered-pricing-you-save__${name}`)
  if (root === null || root.classList.contains(classes.youSaveHidden)) return hidden
  return { visible: true, price: part('price'), total: part('total'), discount: part('discount') }
}
