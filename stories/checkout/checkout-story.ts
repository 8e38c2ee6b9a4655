import type { Meta } from '@storybook/react-vite'
import { CHECKOUT_FAULTS } from '@tillkit/fixtures'
import checkoutStyles from '@tillkit/fixtures/styles/checkout-styles.css?inline'
import { addressFields, checkout, checkoutModules } from '@tillkit/multistep-checkout'
import type { Unit } from '@tillkit/mount'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'
import { USUAL_CHECKOUT, type CheckoutArgs } from './checkout-args.ts'
import { checkoutOf, orderPayOf } from './shop.ts'
import themeStyles from '@tillkit/fixtures/styles/platform/woocommerce-checkout.css?inline'

/** The arguments of a story of the checkout, with those of every page. */
export type CheckoutStoryArgs = CheckoutArgs & PageArgs

const server = (description: string) => ({ description, table: { category: 'Server' } })
const fault = (well: string, description: string) => ({
  control: 'select' as const, options: [well, ...Object.keys(CHECKOUT_FAULTS)], description, table: { category: 'Network' },
})

const ARG_TYPES: NonNullable<Meta<CheckoutStoryArgs>['argTypes']> = {
  layout: { control: 'inline-radio', options: ['classic', 'modules', 'steps'], ...server('Printed by the platform, by the page builder’s modules, or by them in steps') },
  filled: { control: 'boolean', ...server('Whether the form lacks nothing') },
  country: { control: 'select', options: ['GB', 'IE', 'DE', 'FR', 'JP', 'AE', 'US'], ...server('The country of the bill') },
  everyCountry: { control: 'boolean', ...server('Whether every country is offered') },
  company: { control: 'boolean', ...server('Whether companies are asked for, and a phone number is') },
  signedIn: { control: 'boolean', ...server('Whether a customer has signed in') },
  terms: { control: 'boolean', ...server('Whether terms have to be accepted') },
  guests: { control: 'boolean', ...server('Whether one may order without an account') },
  payment: { control: 'check', options: ['bacs', 'cod', 'card', 'wallet'], ...server('The payment methods') },
  coupon: { control: 'boolean', ...server('Whether a coupon is in force') },
  nestedCoupon: { control: 'boolean', ...server('Whether the page builder’s coupon stands within the order’s form') },
  sticky: { control: 'boolean', ...server('Whether the page builder’s order review sticks to the window') },
  lines: { control: { type: 'number', min: 0, max: 50 }, ...server('How many lines the order has') },
  family: { control: 'inline-radio', options: ['classic', 'blocks'], ...server('How the theme shows notices') },
  notices: { control: 'text', ...server('HTML of notices that the page comes with') },
  order: fault('taken', 'What goes wrong with each order'),
  totals: fault('right', 'What goes wrong with each recalculation'),
  couponCall: fault('answered', 'What goes wrong with each coupon that is tried'),
  network: { control: 'inline-radio', options: ['normal', 'slow', 'never', 'broken'], description: 'What becomes of a call', table: { category: 'Network' } },
}

/**
 * Where the platform's own markup breaks a rule of the checker's: the coupon's link is called otherwise than it reads, and a list of
 * errors is an alert. It stays as the server prints it.
 */
export const PRINTED_SO = [
  { id: 'label-content-name-mismatch', selector: 'a:not(.showcoupon)' },
  { id: 'aria-allowed-role', selector: '[role]:not(ul.woocommerce-error)' },
  { id: 'listitem', selector: 'li:not([role], .woocommerce-error > li)' },
  // What nobody can press for a moment may be pale.
  { id: 'color-contrast', selector: '*:not(.tillkit-checkout-covered, .tillkit-checkout-covered *, form.processing, form.processing *)' },
]

/** All units of a checkout on one page: those without anything to stand on stay away, as on a shop's page. */
export const ONE_PAGE = [checkout, addressFields, checkoutModules]

/** The style sheets of a checkout: the platform's, and a theme's for it. */
export const CHECKOUT_STYLES = [checkoutStyles, themeStyles]

let isAnswered = false
for (const type of ['tillkit:checkout-updated', 'tillkit:checkout-failed']) document.addEventListener(type, () => void (isAnswered = true))

/** Whether totals have come since the page was printed, or could not be had. */
export const haveTotalsCome = (): boolean => isAnswered

/** The page, with the button that the wallet brings. */
export function checkoutPage(args: CheckoutArgs, page = checkoutOf(args)): ServerPageOptions {
  isAnswered = false
  return { ...page, pageClass: 'woocommerce-checkout', ...(args.payment.includes('wallet') ? { payButtons: { wallet: 'Pay with the pocket wallet' } } : {}) }
}

/** The page on which an order is paid that was not paid at once. */
export const orderPayPage = (args: CheckoutArgs): ServerPageOptions => checkoutPage(args, orderPayOf(args))

/** The parts of a file's `meta`, or of a story, that run units on a checkout with a shop behind it that behaves. */
export function checkoutStory(unit: Unit | readonly Unit[], args: Partial<CheckoutArgs> = {}, print = checkoutPage) {
  const story = serverStory<CheckoutArgs>({
    unit,
    print: (all) => print(all),
    args: { ...USUAL_CHECKOUT, ...args },
    argTypes: ARG_TYPES,
    styles: CHECKOUT_STYLES,
  })
  return { ...story, parameters: { ...story.parameters, a11y: { config: { rules: PRINTED_SO } } } }
}
