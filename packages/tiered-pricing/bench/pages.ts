import type { BenchPageOptions } from '@tillkit/bench'
import type { DisplayType, Generation, ProductPageOptions, TieredProduct } from '@tillkit/fixtures'
import { F1, globalsScript, pluginStylesHtml, simpleProductMain } from '@tillkit/fixtures'

/** How a measured page is printed. */
export interface PageKind extends Partial<ProductPageOptions> {
  displayType?: DisplayType
  generation?: Generation
}

/** A product with so many tiers, the base price included: from 10 pieces on every tenth has a price of its own. */
export function productWith(tiers: number, id = F1.id): TieredProduct {
  const rules = Array.from({ length: tiers - 1 }, (_, index) => [(index + 1) * 10, priceOf(index + 1)])
  return { ...F1, id, price: 100, regularPrice: 100, rules: Object.fromEntries(rules) }
}

/** The unit price of a tier, counted from the base price: 100.00, 99.50, 99.00 … */
function priceOf(tier: number): number {
  return 100 - tier / 2
}

/** A product's part of a page, with summary and you-save. */
export function productHtml(product: TieredProduct, kind: PageKind = {}): string {
  return simpleProductMain(product, { displayType: 'table', generation: '7.x', ...kind })
}

/** What goes with it into the head. */
export function headOf({ generation = '7.x', premium = false }: PageKind = {}): string {
  return globalsScript({ generation, premium }) + pluginStylesHtml(generation)
}

/** A page with one product. */
export function productPage(product: TieredProduct, kind: PageKind = {}): BenchPageOptions {
  return { main: productHtml(product, kind), globals: headOf(kind) }
}
