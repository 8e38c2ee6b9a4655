import { addToCart, cartFragments, cartPage, listQuantity, pageEvents, variationEvents } from '@tillkit/cart'
import { addressFields } from '@tillkit/multistep-checkout'
import { cartGlobals, type CartGlobals } from '@tillkit/fixtures'
import type { Meta } from '@storybook/react-vite'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'
import { USUAL, type CartArgs } from './cart-html.ts'
import { CART } from './products.ts'
import { shopAnswers } from './shop.ts'
import cartLayout from '@tillkit/fixtures/styles/cart-layout.css?inline'
import cartStyles from '@tillkit/fixtures/styles/platform/woocommerce-cart-page.css?inline'
import listStyles from '@tillkit/fixtures/styles/platform/woocommerce-cart.css?inline'
import everyPageStyles from '@tillkit/fixtures/styles/platform/woocommerce-every-page.css?inline'

/** The arguments of a story of the cart, with those of every page. */
export type CartStoryArgs = CartArgs & PageArgs

/** All units of the package: those without anything to stand on stay away, as on a shop's page. */
const UNITS = [addToCart, cartFragments, cartPage, addressFields, listQuantity, pageEvents, variationEvents]

const server = (description: string) => ({ description, table: { category: 'Server' } })

const ARG_TYPES: NonNullable<Meta<CartStoryArgs>['argTypes']> = {
  lines: { control: 'object', ...server('The lines of the basket') },
  notices: { control: 'text', ...server('HTML of notices that the page comes with') },
  family: { control: 'inline-radio', options: ['classic', 'blocks'], ...server('How the theme shows notices') },
  coupon: { control: 'boolean', ...server('Whether a coupon is in force') },
  shipping: { control: 'boolean', ...server('Whether the totals offer ways of sending, and a calculator') },
  method: { control: 'select', options: ['flat_rate:1', 'express:2', 'local_pickup:3'], ...server('The way of sending') },
  country: { control: 'select', options: ['', 'GB', 'IE', 'FR'], ...server('The country that shipping was reckoned for') },
  network: {
    control: 'inline-radio',
    options: ['normal', 'slow', 'never', 'broken'],
    description: 'What becomes of a call: answered at once, after a second and a half, or never; or the line is cut',
    table: { category: 'Network' },
  },
}

/** A page of the cart: its main part, the globals that the platform prints on it, and what kind of page it is. */
export interface CartPagePrinter {
  readonly html: (args: CartStoryArgs) => string
  readonly globals: CartGlobals
  readonly pageClass: string
}

/**
 * Where the platform's own markup breaks a rule of the checker's. It stays as the server prints it, as themes and other
 * scripts know it; everything else on the page is held against the rule.
 */
const PRINTED_SO = [
  { id: 'scope-attr-valid', selector: 'th[scope], td[scope]:not(.product-name)' },
  { id: 'aria-allowed-role', selector: '[role]:not(ul.woocommerce-error)' },
  { id: 'listitem', selector: 'li:not([role], .woocommerce-error > li)' },
]

/** The parts of a file's `meta`, or of a story, that run the cart's units on a page with a scripted shop behind it. */
export function cartStory({ html, globals, pageClass }: CartPagePrinter, args: Partial<CartArgs> = {}) {
  const story = serverStory<CartArgs>({
    unit: UNITS,
    print: (all): ServerPageOptions => ({ html: html(all), globals: cartGlobals(globals), pageClass, answers: shopAnswers(all) }),
    args: { ...USUAL, lines: CART, ...args },
    argTypes: ARG_TYPES,
    styles: [listStyles, cartStyles, cartLayout, everyPageStyles],
  })
  return { ...story, parameters: { ...story.parameters, a11y: { config: { rules: PRINTED_SO } } } }
}
