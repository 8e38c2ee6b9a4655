import type { VariationFixture } from '@tillkit/fixtures'
import { goodById, goodBySlug } from '../listing/goods.ts'
import { layoutProducts } from './layouts.ts'
import { faultyProducts, mixedProducts } from './mixed.ts'
import { priceProducts } from './special.ts'
import type { CategorySlug, DemoGroup, ShopProduct } from './types.ts'
import { variableProducts } from './variable.ts'

export type { CategorySlug, DemoGroup, Fault, ShopProduct, VariableProduct } from './types.ts'
export { CATEGORIES, DEMO_GROUPS } from './types.ts'

/** Everything that demonstrates something on a page of its own. The big listing has more. */
export const products: readonly ShopProduct[] = [
  ...layoutProducts,
  ...variableProducts,
  ...priceProducts,
  ...mixedProducts,
  ...faultyProducts,
]

/** The product of an address; undefined when there is none. */
export function productBySlug(slug: string): ShopProduct | undefined {
  return products.find((product) => product.slug === slug) ?? goodBySlug(slug)
}

/** The product with this id. */
export function productById(id: number): ShopProduct | undefined {
  return products.find((product) => product.tiers.id === id) ?? goodById(id)
}

/** A variation with its product. */
export function variationById(id: number): { product: ShopProduct; variation: VariationFixture } | undefined {
  for (const product of products) {
    const variation = product.variable?.variations.find((each) => each.id === id)
    if (variation) return { product, variation }
  }
  return undefined
}

/** The products of a department. */
export function productsIn(category: CategorySlug): ShopProduct[] {
  return products.filter((product) => product.category === category)
}

/** The products of a group of the front page. */
export function productsOfGroup(group: DemoGroup): ShopProduct[] {
  return products.filter((product) => product.demo.group === group)
}

/** The products whose name or text holds every word of a search; an x counts as the sign of a measure. */
export function searchProducts(text: string): ShopProduct[] {
  const plain = (words: string) => words.toLowerCase().replaceAll('×', 'x')
  const words = plain(text).split(/\s+/).filter(Boolean)
  return products.filter(({ tiers, lead, sku }) => {
    const all = plain(`${tiers.name} ${lead} ${sku}`)
    return words.length > 0 && words.every((word) => all.includes(word))
  })
}

/** Four others of the same department, then of the rest; for the foot of a product's page. */
export function relatedTo(product: ShopProduct): ShopProduct[] {
  const others = products.filter((each) => each !== product && !each.fault && !each.variable)
  const near = others.filter((each) => each.category === product.category)
  const far = others.filter((each) => each.category !== product.category)
  return [...near, ...far].slice(0, 4)
}

/** The path of a product's page. */
export function productPath(product: ShopProduct): string {
  return `/product/${product.slug}/`
}
