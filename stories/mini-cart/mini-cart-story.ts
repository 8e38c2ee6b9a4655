import type { Meta } from '@storybook/react-vite'
import { miniCart } from '@tillkit/mini-cart'
import {
  articleOf,
  cartCall,
  cartGlobals,
  createCart,
  MINI_CART_SETTINGS,
  classicMiniCartWidgetHtml,
  miniCartHtml,
  type CartLine,
  type MiniCartSettings,
} from '@tillkit/fixtures'
import pluginStyles from '@tillkit/fixtures/styles/mini-cart-styles.css?inline'
import type { Answer } from '../support/answers.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'
import shopStyles from '@tillkit/fixtures/styles/platform/woocommerce-cart.css?inline'
import picture from '../../examples/shop/images/till-rolls-80x80.svg'

/** What a mini cart story can be told. */
export interface MiniCartArgs extends Pick<MiniCartSettings, 'hover' | 'click' | 'clickMobile' | 'amount' | 'showCountLabel' | 'productQuantity'> {
  lines: readonly CartLine[]
  /** How the shop answers. */
  answers: 'at once' | 'never' | 'refused' | 'failed' | 'too old'
  /** Whether the page also has the classic cart, whose links carry a nonce. */
  withNonce: boolean
  /** Whether the server printed an empty shell. */
  isShell: boolean
}

/** The arguments of a story, with those of every page. */
export type MiniCartStoryArgs = MiniCartArgs & PageArgs

/** Two lines; from ten boxes on, the first costs less. */
export const LINES: readonly CartLine[] = [
  { key: 'rolls', productId: 214, sku: 'TR8080', name: 'Thermal till rolls 80 × 80 mm, box of 20', quantity: 2, unitPrice: 24.5, image: picture, href: '#rolls' },
  { key: 'ribbon', productId: 41, sku: 'GEN-04', name: 'Printer ribbon, black', quantity: 1, unitPrice: 6.2, image: picture, href: '#ribbon' },
]

const DEFAULTS: MiniCartArgs = {
  hover: 'none',
  click: 'sidecart',
  clickMobile: 'sidecart',
  amount: 'none',
  showCountLabel: false,
  productQuantity: 'after_price',
  lines: LINES,
  answers: 'at once',
  withNonce: false,
  isShell: false,
}

const server = (description: string) => ({ description, table: { category: 'Server' } })

const ARG_TYPES: NonNullable<Meta<MiniCartStoryArgs>['argTypes']> = {
  hover: { control: 'inline-radio', options: ['none', 'dropdowncart'], ...server('`data-action-hover`') },
  click: { control: 'inline-radio', options: ['sidecart', 'dropdowncart', 'cartpage'], ...server('`data-action-click`, above 980 px') },
  clickMobile: { control: 'inline-radio', options: ['sidecart', 'cartpage'], ...server('`data-action-click-mobile`') },
  amount: { control: 'inline-radio', options: ['none', 'before', 'after'], ...server('Where the subtotal stands in the link') },
  showCountLabel: { control: 'boolean', ...server('Whether the count stands there in words') },
  productQuantity: { control: 'inline-radio', options: ['after_price', 'after_title', 'none'], ...server('Where a line says its quantity') },
  lines: { control: 'object', ...server('What is in the cart') },
  answers: { control: 'select', options: ['at once', 'never', 'refused', 'failed', 'too old'], ...server('How the shop answers a change') },
  withNonce: { control: 'boolean', ...server('Whether the page has the classic basket too: undo needs its nonce') },
  isShell: { control: 'boolean', ...server('Whether the page, from a cache, has an empty shell') },
}

/** The parts of a file's `meta` whose stories run a mini cart in a header. */
export function miniCartStory(args: Partial<MiniCartArgs> = {}, print: (args: MiniCartStoryArgs) => ServerPageOptions = miniCartPage) {
  return serverStory<MiniCartArgs>({ unit: miniCart, print, args: { ...DEFAULTS, ...args }, argTypes: ARG_TYPES, styles: [pluginStyles, shopStyles] })
}

/** A page whose header has a mini cart, and a shop that keeps what is in it. */
export function miniCartPage({ answers, withNonce, isShell, lines, ...settings }: MiniCartStoryArgs): ServerPageOptions {
  const module = miniCartHtml({ ...MINI_CART_SETTINGS, ...settings, lines, rendersContents: !isShell })
  return {
    html: `<div style="display: flex; justify-content: flex-end; padding: 24px">${module}</div>
      <div style="padding: 24px"><h1>Till rolls</h1><p>Rolls for every till, sent today when ordered by three.</p>
      ${withNonce ? classicMiniCartWidgetHtml({ lines }) : ''}</div>`,
    globals: cartGlobals({ woocommerce: true }),
    answers: shopOf(lines, answers),
  }
}

function shopOf(lines: readonly CartLine[], mode: MiniCartArgs['answers']): NonNullable<ServerPageOptions['answers']> {
  const cheaper = ({ unitPrice }: CartLine) => (quantity: number) => (quantity >= 10 ? unitPrice * 0.9 : unitPrice)
  const cart = createCart(lines.map((line) => ({ article: { ...articleOf(line), price: cheaper(line) }, quantity: line.quantity })))
  return {
    dswcp_update_cart(form): Answer {
      const isAction = form.has('cartAction')
      if (isAction && mode === 'never') return 'never'
      if (isAction && mode === 'failed') return 'broken'
      if (isAction && mode === 'refused') return { body: '{"success":false,"data":"We have 500 of these."}' }
      if (mode === 'too old') return { body: '{"success":true,"data":{"reload":1}}' }
      return { body: cartCall('dswcp_update_cart', form, { cart })?.body ?? '' }
    },
  }
}
