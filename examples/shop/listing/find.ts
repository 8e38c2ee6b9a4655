import { createListing } from '@tillkit/fixtures'
import { GOODS } from './goods.ts'

/** The shop's own words for what it can be asked. */
export const NAMES = {
  category: 'shopCategory',
  brand: 'shopAttribute_pa_brand',
  size: 'shopAttribute_pa_size',
  colour: 'shopAttribute_pa_colour',
  rating: 'shopRating',
  price: 'shopPrice',
  stock: 'shopStockStatus',
  sale: 'shopSale',
  search: 'shopSearch',
} as const

/** Every product of the big listing, by what it can be filtered. */
export const LISTING = createListing(
  GOODS.map(({ parentCategoryId, brand, colour, size, onSale, ...good }) => ({
    ...good,
    values: {
      [NAMES.category]: parentCategoryId === undefined ? [] : [String(parentCategoryId)],
      [NAMES.brand]: [String(brand)],
      [NAMES.colour]: [String(colour)],
      [NAMES.size]: [String(size)],
      [NAMES.sale]: onSale ? ['onsale'] : [],
    },
  })),
)
