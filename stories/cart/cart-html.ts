import { articleOf, cartPageOf, createCart, type Cart, type CartPage, type CartLine, type NoticeFamily, type ShopRules } from '@tillkit/fixtures'
import { OFFERED } from './products.ts'

/** What a story of the cart can be told; each member is a control. */
export interface CartArgs {
  lines: readonly CartLine[]
  /** HTML of notices that the page comes with. */
  notices: string
  /** How the theme shows notices. */
  family: NoticeFamily
  /** Whether a coupon is in force. */
  coupon: boolean
  /** Whether the totals offer ways of sending, and a calculator. */
  shipping: boolean
  /** The way of sending that is chosen. */
  method: string
  /** The country that shipping was reckoned for; `''` for none. */
  country: string
  /** What becomes of a call. */
  network: 'normal' | 'slow' | 'never' | 'broken'
}

/** The arguments of a usual cart. */
export const USUAL: Omit<CartArgs, 'lines'> = {
  notices: '',
  family: 'classic',
  coupon: false,
  shipping: false,
  method: 'flat_rate:1',
  country: '',
  network: 'normal',
}

const METHODS = [
  { id: 'flat_rate:1', label: 'Royal Mail Tracked 48', price: 4.95 },
  { id: 'express:2', label: 'Next working day, before noon', price: 11.5 },
  { id: 'local_pickup:3', label: 'Collect in Leeds', price: 0 },
]

/** The one code that the shop takes. */
export const COUPON = 'SAVE10'

/** The cart that a story is told of, in a shop that sells what the lists offer. */
export function cartOf({ lines, coupon, shipping, method, country }: CartArgs): Cart {
  const rules: ShopRules = {
    find: (id) => {
      const found = OFFERED.find(({ productId }) => productId === id)
      return found && articleOf(found)
    },
    coupons: { [COUPON.toLowerCase()]: () => 12 },
    ...(shipping ? { methods: () => METHODS } : {}),
  }
  const cart = createCart(lines, rules, { country, state: '', city: '', postcode: '' })
  if (coupon) cart.useCoupon(COUPON)
  cart.ship(method)
  return cart
}

/** How the printers take it, with the notices that the page comes with. */
export function pageOf(args: CartArgs): CartPage {
  return { ...cartPageOf({ cart: cartOf(args) }), notices: args.notices }
}
