import { toJson } from '@tillkit/dom'
import { compare, isZero, multiply, percentageFloor, round, subtract, toNumber, type Decimal, type Quantity } from '@tillkit/platform'

/** A tier with its unit price as the server computed it: as displayed, and both tax variants. */
export interface Tier {
  /** The smallest quantity at which it is in force. */
  readonly minimum: number
  readonly price: Decimal
  readonly exclTax: Decimal
  readonly inclTax: Decimal
}

/** The product whose prices are shown: on a variable product the variation. */
export interface Product {
  readonly id: number
  readonly name: string
  /** The base tier first, then by quantity. */
  readonly tiers: readonly [Tier, ...Tier[]]
  readonly price: Decimal
  readonly regularPrice: Decimal | null
  /** `null` where none is stored; a stored 0 counts as a sale. */
  readonly salePrice: Decimal | null
  /** WooCommerce's price suffix, HTML as the server printed it. */
  readonly suffix: string
  /** A product without tiers, as 7.x prints it. */
  readonly isFallback: boolean
}

/** The tier in force for a quantity. */
export interface Quote {
  readonly product: Product
  readonly tier: Tier
  readonly quantity: Quantity
}

/** How the product's price is shown. */
export interface PriceSettings {
  /** Show the price of the whole quantity (premium, `show_total_price`). */
  readonly asTotal: boolean
  /** Cross out the normal price where a tier lowers it (`show_tiered_price_as_discount`). */
  readonly asDiscount: boolean
}

/** A price with what is crossed out before it. */
export interface ShownPrice {
  readonly price: Decimal
  readonly original: Decimal | null
  /** What the price is multiplied by: the quantity, or 1. */
  readonly count: Decimal
}

const ONE: Decimal = { digits: 1n, scale: 0 }

/** Whether a product that was read again says the same. */
export function isSameProduct(one: Product | null, other: Product | null): boolean {
  return toJson(one) === toJson(other)
}

/** Picks the tier in force: the largest minimum that does not exceed the quantity, else the base tier. */
export function tierFor(tiers: Product['tiers'], quantity: Decimal): Tier {
  const reached = tiers.findLast((tier) => compare(whole(tier.minimum), quantity) <= 0)
  return reached ?? tiers[0]
}

/** The product's price as the price containers show it. */
export function shownPrice({ product, tier, quantity }: Quote, settings: PriceSettings, decimals: number): ShownPrice {
  // Also for a quantity below one, where a field allows it (bug 24).
  const count = settings.asTotal ? quantity.value : ONE
  const price = multiply(tier.price, count)
  const isLowered = settings.asDiscount && tier !== product.tiers[0]
  const before = product.salePrice ? product.regularPrice : isLowered ? product.price : null
  const original = before && multiply(before, count)
  // Crossed out only where it really was more, to the penny that the shopper sees (bug 10).
  const isMore = original !== null && compare(round(original, decimals), round(price, decimals)) > 0
  return { price, original: isMore ? original : null, count }
}

/** The price of the whole quantity. */
export function totalOf({ tier, quantity }: Quote): Decimal {
  return multiply(tier.price, quantity.value)
}

/** The regular price, where the unit price differs from it. */
export function oldPrice({ product, tier }: Quote): Decimal | null {
  const { regularPrice } = product
  return regularPrice && compare(regularPrice, tier.price) !== 0 ? regularPrice : null
}

/** What a shopper saves, each, in all and in whole per cent; `null` where it is nothing. */
export function savingOf(
  { product, tier, quantity }: Quote,
  fromRegular: boolean,
): { each: Decimal; total: Decimal; percentage: number } | null {
  const original = fromRegular ? product.regularPrice : product.price
  if (!original || isZero(original)) return null
  const each = subtract(original, tier.price)
  if (compare(each, whole(0)) <= 0) return null
  return { each, total: multiply(each, quantity.value), percentage: percentageFloor(each, original) }
}

/** What `tiered_price_update` tells third parties. */
export function pricingOf({ tier, quantity }: Quote, priceHtml: string) {
  return {
    price: toNumber(tier.price),
    price_excl_tax: toNumber(tier.exclTax),
    price_incl_tax: toNumber(tier.inclTax),
    priceHtml,
    tieredQuantity: tier.minimum,
    eventQuantity: toNumber(quantity.value),
  }
}
export type Pricing = ReturnType<typeof pricingOf>

function whole(value: number): Decimal {
  return { digits: BigInt(value), scale: 0 }
}

/** The next tier, if it is cheaper; `null` at the last one. */
export function nextTier({ product, tier }: Quote): Tier | null {
  const next = product.tiers[product.tiers.indexOf(tier) + 1]
  return next && compare(next.price, tier.price) < 0 ? next : null
}
