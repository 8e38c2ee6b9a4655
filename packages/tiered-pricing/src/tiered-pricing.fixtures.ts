import { decimal } from '@tillkit/platform'
import type { Product, Tier } from './tiered-pricing.model.ts'

/** A tier at a price; the tax variants are the same unless said otherwise. */
export function tier(minimum: number, price: number | string, tax: Partial<Tier> = {}): Tier {
  return { minimum, price: decimal(price), exclTax: decimal(price), inclTax: decimal(price), ...tax }
}

/** A product as `read` makes it of the page: a roll at 10, 9 from ten, 8 from fifty, 7.50 from a hundred. */
export const roll: Product = {
  id: 10,
  name: 'Roll',
  tiers: [tier(1, 10), tier(10, 9), tier(50, 8), tier(100, '7.5')],
  price: decimal(10),
  regularPrice: decimal(10),
  salePrice: null,
  suffix: '',
  isFallback: false,
}
