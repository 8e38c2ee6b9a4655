import { createHash } from 'node:crypto'
import { rowsOf, type Address, type Article, type ShippingMethod, type ShopRules, type VariationFixture } from '@tillkit/fixtures'
import { productById, productPath, variationById, type ShopProduct } from '../catalogue/index.ts'

/** How many of everything the shop has, where a product says nothing else. */
const STOCK = 500
/** From here on the post costs nothing. */
const FREE_FROM = 60

/** A product, or one of its variations. */
interface Sold {
  readonly product: ShopProduct
  readonly variation?: VariationFixture
}

/** What this shop sells, and on which terms. */
export const RULES: ShopRules = {
  find: articleBy,
  coupons: {
    save10: (sum) => Math.round(sum * 10) / 100,
    rolls5: (sum) => (sum >= 50 ? 5 : 'The minimum spend for coupon "rolls5" is £50.00.'),
    summer: () => 'This coupon has expired.',
  },
  methods: methodsFor,
}

/** The least and the most one can order. */
export function limitsOf({ product, variation }: Sold): { min: number; max: number } {
  const min = variation?.minQty ?? product.quantity?.min ?? product.tiers.minimum ?? 1
  return { min, max: Number(variation?.maxQty || product.quantity?.max || STOCK) }
}

function articleBy(id: number): Article | string | undefined {
  const found = variationById(id)
  const product = found?.product ?? productById(id)
  if (!product) return undefined
  if (product.variable && !found) return 'Please choose product options before adding this product to your basket.'
  return articleOf({ product, ...(found ? { variation: found.variation } : {}) })
}

function articleOf(sold: Sold): Article {
  const { product, variation } = sold
  const { min, max } = limitsOf(sold)
  return {
    key: createHash('md5').update(`${product.tiers.id}/${variation?.id ?? 0}`).digest('hex'),
    productId: variation?.id ?? product.tiers.id,
    sku: product.sku,
    name: nameOf(sold),
    price: (quantity) => unitPrice(sold, quantity),
    href: productPath(product),
    image: `/images/${product.image}.svg`,
    least: min,
    most: max,
  }
}

/** The price of one, with the tier that a quantity reaches. */
function unitPrice({ product, variation }: Sold, quantity: number): number {
  const tiers = variation ?? product.tiers
  return rowsOf(tiers).findLast((row) => row.quantity <= quantity)?.price ?? tiers.price
}

/** What a line is called. */
function nameOf({ product, variation }: Sold): string {
  const choice = variation ? Object.values(variation.attributes).filter(Boolean).join(', ') : ''
  return choice === '' ? product.tiers.name : `${product.tiers.name} – ${choice}`
}

/** Postcodes that the post charges more for: the Highlands and the islands. */
const FAR = /^(IV|HS|KW|ZE)\d/i

function methodsFor(country: string, sum: number, { postcode }: Address): ShippingMethod[] {
  if (country === 'US' || country === 'JP') return []
  const isHome = country === 'GB'
  const far = FAR.test(postcode) ? { label: 'Royal Mail, Highlands and islands', price: 9.5 } : { label: 'Royal Mail Tracked 48', price: sum >= FREE_FROM ? 0 : 4.95 }
  const post = isHome ? far : { label: 'Courier to Europe', price: 14.5 }
  const collect = { id: 'local_pickup:2', label: 'Collect in Leeds', price: 0 }
  return [{ id: 'flat_rate:1', ...post }, ...(isHome ? [collect] : [])]
}
