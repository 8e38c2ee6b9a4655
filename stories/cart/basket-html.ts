import { CALCULATOR, type BasketPage, type CartLine, type NoticeFamily } from '@tillkit/fixtures'

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

/** How the printers take a basket. */
export function pageOf({ lines, notices, coupon, shipping, method, country }: BasketArgs): BasketPage {
  return {
    lines,
    notices,
    ...(coupon ? { coupons: [{ code: 'save10', discount: 12 }] } : {}),
    ...(shipping ? { shipping: { methods: METHODS, chosen: method, calculator: { ...CALCULATOR, country } } } : {}),
  }
}
