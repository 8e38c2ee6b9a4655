import type { CartLine, ListedProduct } from '@tillkit/fixtures'
import rolls from '../../examples/shop/images/till-rolls-57x40.svg'
import wide from '../../examples/shop/images/till-rolls-80x80.svg'
import ribbon from '../../examples/shop/images/ink-ribbons.svg'

/** What a list offers: name, price, and what the shop says when it is in the cart. */
function listed(productId: number, sku: string, name: string, price: number, image: string): ListedProduct & CartLine {
  const line = { key: `line${productId}`, quantity: 1, unitPrice: price }
  return { ...line, productId, sku, name, price, image, successMessage: `“${name}” has been added to your basket` }
}

/** Three products of a list, which are lines of a cart as well. */
export const OFFERED = [
  listed(214, 'TR5740', 'Thermal till rolls 57 × 40 mm, box of 20', 11.99, rolls),
  listed(228, 'TR8080', 'Thermal till rolls 80 × 80 mm, box of 20', 24.5, wide),
  listed(263, 'RB-06', 'Receipt printer ribbon, pack of 6', 30, ribbon),
] as const

/** The usual cart: two lines. */
export const CART: readonly CartLine[] = [
  { ...OFFERED[0], quantity: 12, unitPrice: 9.99 },
  { ...OFFERED[2], max: 40 },
]

/** Names and amounts that no table was made for. */
export const LONG_CART: readonly CartLine[] = [
  {
    ...OFFERED[1],
    name: 'Phenol-free thermal till rolls 80 × 80 × 12 mm, 80 metres, with end-of-roll warning stripe and printed backs in up to four colours, carton of 20',
    quantity: 25000,
    unitPrice: 10499.5,
  },
  { ...OFFERED[0], name: 'Kassenrollenaufbewahrungsschrankschlüsselanhänger', quantity: 3 },
]

/** A cart of an Arabic shop. */
export const ARABIC_CART: readonly CartLine[] = [
  { ...OFFERED[0], name: 'لفائف ورق حراري 57 × 40 مم، علبة من 20 لفة', quantity: 12, unitPrice: 9.99 },
  { ...OFFERED[2], name: 'شريط حبر للطابعة، عبوة من 6' },
]
