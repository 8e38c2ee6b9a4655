import type { CheckoutFault, NoticeFamily } from '@tillkit/fixtures'

/** What a story of the checkout can be told; each member is a control. */
export interface CheckoutArgs {
  /** Printed by the platform, or by the page builder's modules, on one page or in steps. */
  layout: 'classic' | 'modules' | 'steps'
  /** Whether the form lacks nothing; otherwise it is empty but for the country. */
  filled: boolean
  /** The country of the bill. */
  country: string
  /** Whether every country is offered, as most shops do. */
  everyCountry: boolean
  /** Whether the shop asks for companies, and insists on a phone number. */
  company: boolean
  signedIn: boolean
  /** Whether terms have to be accepted. */
  terms: boolean
  /** Whether one may order without an account. */
  guests: boolean
  /** The payment methods. */
  payment: readonly ('bacs' | 'cod' | 'card' | 'wallet')[]
  /** Whether a coupon is in force. */
  coupon: boolean
  /** Whether the page builder's coupon stands within the order's form. */
  nestedCoupon: boolean
  /** Whether the page builder's order review sticks to the window. */
  sticky: boolean
  /** How many lines the order has. */
  lines: number
  /** How the theme shows notices. */
  family: NoticeFamily
  /** HTML of notices that the page comes with. */
  notices: string
  /** What goes wrong with each order. */
  order: 'taken' | CheckoutFault
  /** What goes wrong with each recalculation. */
  totals: 'right' | CheckoutFault
  /** What goes wrong with each coupon that is tried. */
  couponCall: 'answered' | CheckoutFault
  /** What becomes of every call. */
  network: 'normal' | 'slow' | 'never' | 'broken'
}

/** The arguments of a usual checkout. */
export const USUAL_CHECKOUT: CheckoutArgs = {
  layout: 'classic',
  filled: true,
  country: 'GB',
  everyCountry: false,
  company: true,
  signedIn: false,
  terms: true,
  guests: true,
  payment: ['cod', 'card', 'wallet'],
  coupon: false,
  nestedCoupon: false,
  sticky: false,
  lines: 2,
  family: 'classic',
  notices: '',
  order: 'taken',
  totals: 'right',
  couponCall: 'answered',
  network: 'normal',
}
