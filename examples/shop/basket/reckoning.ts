import { createHash } from 'node:crypto'
import {
  CALCULATOR,
  rowsOf,
  subtotal,
  type AppliedCoupon,
  type BasketPage,
  type CartLine,
  type ShippingMethod,
} from '@tillkit/fixtures'
import { productPath } from '../catalogue/index.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import type { Entry, Session } from './session.ts'

/** How many of everything the shop has, where a product says nothing else. */
const STOCK = 500
/** From here on the post costs nothing. */
const FREE_FROM = 60

/** What a code takes off, or why it does not. */
type Coupon = (sum: number) => number | string

/** The shop's coupons. */
const COUPONS: Readonly<Record<string, Coupon>> = {
  save10: (sum) => Math.round(sum * 10) / 100,
  rolls5: (sum) => (sum >= 50 ? 5 : 'The minimum spend for coupon "rolls5" is £50.00.'),
  summer: () => 'This coupon has expired.',
}

/** The price of one, with the tier that a quantity reaches. */
export function unitPrice({ product, variation, quantity }: Entry): number {
  const tiers = variation ?? product.tiers
  return rowsOf(tiers).findLast((row) => row.quantity <= quantity)?.price ?? tiers.price
}

/** The least and the most one can order. */
export function limitsOf({ product, variation }: Omit<Entry, 'quantity'>): { min: number; max: number } {
  const min = variation?.minQty ?? product.quantity?.min ?? product.tiers.minimum ?? 1
  return { min, max: Number(variation?.maxQty || product.quantity?.max || STOCK) }
}

/** What a line is called. */
export function nameOf({ product, variation }: Omit<Entry, 'quantity'>): string {
  const choice = variation ? Object.values(variation.attributes).filter(Boolean).join(', ') : ''
  return choice === '' ? product.tiers.name : `${product.tiers.name} – ${choice}`
}

/** The lines of a basket, as the pages print them. */
export function linesOf({ entries }: Session, view: View): CartLine[] {
  return [...entries].map(([key, entry]) => ({
    key,
    productId: entry.variation?.id ?? entry.product.tiers.id,
    sku: entry.product.sku,
    name: nameOf(entry),
    quantity: entry.quantity,
    unitPrice: unitPrice(entry),
    href: href(view, productPath(entry.product)),
    image: `/images/${entry.product.image}.svg`,
    max: limitsOf(entry).max,
  }))
}

/** What a coupon would do: the discount, or the words of refusal. */
export function tryCoupon(code: string, session: Session, view: View): number | string {
  if (code === '') return 'Please enter a coupon code.'
  const coupon = COUPONS[code]
  if (!Object.hasOwn(COUPONS, code) || !coupon) return `Coupon "${code}" cannot be applied because it does not exist.`
  return coupon(subtotal(linesOf(session, view)))
}

/** Everything that the basket's page prints. */
export function basketOf(session: Session, view: View): BasketPage {
  const lines = linesOf(session, view)
  const coupons = [...session.coupons].map((code): AppliedCoupon => {
    const discount = tryCoupon(code, session, view)
    return { code, discount: typeof discount === 'number' ? discount : 0 }
  })
  return {
    lines,
    coupons,
    shipping: {
      methods: methodsFor(session, subtotal(lines)),
      chosen: session.shipping,
      calculator: { ...CALCULATOR, ...session.address },
    },
    cartUrl: href(view, '/your-cart/'),
    nonce: session.nonce,
    shopUrl: href(view, '/product-category/till-rolls/'),
  }
}

function methodsFor({ address }: Session, sum: number): ShippingMethod[] {
  const isHome = address.country === 'GB'
  const post = isHome ? { label: 'Royal Mail Tracked 48', price: sum >= FREE_FROM ? 0 : 4.95 } : { label: 'Courier to Europe', price: 14.5 }
  const collect = { id: 'local_pickup:2', label: 'Collect in Leeds', price: 0 }
  return [{ id: 'flat_rate:1', ...post }, ...(isHome ? [collect] : [])]
}

/** The hash by which browsers tell one basket from another; `''` for an empty one. */
export function hashOf({ entries, coupons }: Session): string {
  if (entries.size === 0) return ''
  const parts = [...entries].map(([key, entry]) => [key, entry.quantity, unitPrice(entry)])
  return createHash('md5').update(JSON.stringify([parts, [...coupons]])).digest('hex')
}
