import { F1, type TieredProduct, type VariationFixture } from '@tillkit/fixtures'
import { PICTURES } from './pictures.ts'

/** The product of most stories: four prices, in boxes. */
export const ROLLS: TieredProduct = {
  ...F1,
  id: 214,
  name: 'Thermal till rolls 57 × 40 mm, box of 20',
  price: 11.99,
  regularPrice: 11.99,
  rules: { 5: 10.99, 10: 9.99, 25: 8.99 },
  picture: PICTURES.rolls,
}

/** Ten pounds off already; the tiers begin from the sale's price. */
export const ON_SALE: TieredProduct = {
  ...ROLLS,
  id: 263,
  name: 'Receipt printer ribbon, pack of 6',
  price: 24,
  regularPrice: 30,
  salePrice: 24,
  rules: { 3: 22, 6: 20 },
  picture: PICTURES.ribbons,
}

/** Rules in percent: the rows carry the prices that come of them. */
export const PERCENTAGE: TieredProduct = {
  ...ROLLS,
  id: 270,
  name: 'Cleaning cards, pack of 10',
  price: 18.5,
  regularPrice: 18.5,
  kind: 'percentage',
  rules: { 5: 5, 10: 12.5, 20: 20 },
  picture: PICTURES.cards,
}

/** Words and numbers that no layout was made for. */
export const LONG: TieredProduct = {
  ...ROLLS,
  id: 277,
  name: 'Phenol-free thermal till rolls 80 × 80 × 12 mm, 80 metres, with end-of-roll warning stripe and printed backs in up to four colours, carton of 20',
  price: 12345.67,
  regularPrice: 12345.67,
  rules: { 1000: 11999.99, 25000: 10499.5, 100000: 9876.54 },
  picture: PICTURES.printed,
}

/** The same rolls in an Arabic shop. */
export const ARABIC: TieredProduct = { ...ROLLS, name: 'لفائف ورق حراري 57 × 40 مم، علبة من 20 لفة' }

/** Sold from five boxes up. */
export const FROM_FIVE: TieredProduct = {
  ...ROLLS,
  id: 284,
  name: 'Thermal till rolls 80 × 80 mm, box of 20',
  minimum: 5,
  rules: { 10: 9.99, 25: 8.99 },
  picture: PICTURES.large,
}

/** The parent of the coloured rolls. */
export const COLOURED: TieredProduct = {
  ...ROLLS,
  id: 300,
  name: 'Coloured till rolls 80 × 80 mm',
  price: 13.5,
  regularPrice: 13.5,
  rules: {},
  picture: PICTURES.coloured,
}

/** The colours: two with tiers of their own, one without, one sold from three. */
export const COLOURS: readonly VariationFixture[] = [
  colour(301, 'White', 13.5, { 10: 12.4, 25: 11.2 }),
  colour(302, 'Yellow', 14.75, { 10: 13.5, 25: 12.25 }),
  colour(303, 'Blue', 16, {}),
  { ...colour(304, 'Pink', 15, { 12: 13 }), minimum: 3, minQty: 3 },
]

/** The colours at one price, with the tiers of the first. */
export const COLOURS_ALIKE = COLOURS.map((each) => ({ ...each, price: 13.5, regularPrice: 13.5, rules: { 10: 12.4, 25: 11.2 } }))

function colour(id: number, name: string, price: number, rules: Record<string, number>): VariationFixture {
  return {
    ...ROLLS,
    id,
    parentId: 300,
    name: `Coloured till rolls 80 × 80 mm - ${name}`,
    price,
    regularPrice: price,
    rules,
    attributes: { attribute_pa_colour: name },
  }
}
