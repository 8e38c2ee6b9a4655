import { articleOf, basketPageOf, createBasket, type Basket, type BasketPage, type CartLine, type NoticeFamily, type ShopRules } from '@tillkit/fixtures'
import { OFFERED } from './products.ts'

/** What a story of the cart can be told; each member is a control. */
export interface BasketArgs {
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

/** The arguments of a usual basket. */
export const USUAL: Omit<BasketArgs, 'lines'> = {
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

/** The basket that a story is told of, in a shop that sells what the lists offer. */
export function basketOf({ lines, coupon, shipping, method, country }: BasketArgs): Basket {
  const rules: ShopRules = {
    find: (id) => {
      const found = OFFERED.find(({ productId }) => productId === id)
      return found && articleOf(found)
    },
    coupons: { [COUPON.toLowerCase()]: () => 12 },
    ...(shipping ? { methods: () => METHODS } : {}),
  }
  const basket = createBasket(lines, rules, { country, state: '', city: '', postcode: '' })
  if (coupon) basket.useCoupon(COUPON)
  basket.ship(method)
  return basket
}

/** How the printers take it, with the notices that the page comes with. */
export function pageOf(args: BasketArgs): BasketPage {
  return { ...basketPageOf({ basket: basketOf(args) }), notices: args.notices }
}
