import {
  addListHtml,
  cartPageHtml,
  CACHE_NAMES,
  CALCULATOR,
  cartGlobalsScript,
  createCart,
  eventually,
  fixturePage,
  LINES,
  classicMiniCartWidgetHtml,
  passwordGlobalsScript,
  registerFormHtml,
  serveCart,
  visitCart,
  type ShopServer,
  type UnitUse,
} from '@tillkit/testing'
import { expect } from 'vitest'

const CART = '/your-cart/'
const SHOP_CART = { lines: LINES, shipping: { methods: [{ id: 'flat_rate:1', label: 'Flat rate', price: 4.95 }], chosen: 'flat_rate:1', calculator: CALCULATOR } }
const FRAGMENTS = { 'div.basket': '<div class="basket">1</div>' }
const BUTTON = '[data-product_id="12"].ajax_add_to_cart'
const REMOVE = '.widget_shopping_cart .remove_from_cart_button[data-cart_item_key="k1"]'
const LEAST = '<form class="cart" id="least"><div class="quantity"><input type="number" class="qty" name="quantity" min="5" value="2" aria-label="Quantity"></div></form>'

/** A list with add buttons, the classic mini cart and the cart's own page in one, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['add-to-cart', 'cart-fragments', 'list-quantity', 'page-events', 'cart-page', 'address-fields', 'password-strength'],
    globals: cartGlobalsScript({ fragments: true, cart: true, woocommerce: true, countries: CALCULATOR.states }) + passwordGlobalsScript(),
    main: [
      '<div class="basket">0</div>',
      LEAST,
      addListHtml([{ productId: 12, field: { value: 2 } }]),
      classicMiniCartWidgetHtml({ lines: LINES }),
      cartPageHtml(SHOP_CART),
      registerFormHtml(),
    ].join('\n'),
    roots: ['.widget_shopping_cart', 'ul.products li.product', '.woocommerce-cart-form'],
    waiting: [BUTTON, '#calc_shipping_country', '#reg_password'],
    answer,
    async use(hands) {
      for (const step of [choosePassword, add, removeLine, chooseCountry, applyCoupon, changeQuantity]) {
        await step(hands)
        await hands.settled()
      }
    },
  },
]

type Use = UnitUse['use']

/** Beside some neighbours the platform's own library throws: then nothing is said, and nothing held back. */
const canMeasure = ({ page }: Parameters<Use>[0]) => page.evaluate(() => {
  try {
    return (Reflect.get(window, 'zxcvbn') as (text: string) => { score: number })('abc').score === 0
  } catch {
    return false
  }
})

const choosePassword: Use = async (hands) => {
  const { page, change, text, read } = hands
  await change('#reg_password', 'abc')
  await eventually(() => page.evaluate(() => typeof Reflect.get(window, 'zxcvbn'))).toBe('function')
  const isMeasured = await canMeasure(hands)
  await eventually(() => text('.woocommerce-password-strength')).toBe(isMeasured ? 'Very weak - Please enter a stronger password.' : '')
  expect(await read('[name="register"]', 'disabled')).toBe(isMeasured ? 'disabled' : null)
  await change('#reg_password', 'Paper-kite-57')
  await eventually(() => text('.woocommerce-password-strength')).toBe(isMeasured ? 'Strong' : '')
  expect(await read('[name="register"]', 'disabled')).toBe(null)
}

const add: Use = async ({ page, server, change, click, read, text }) => {
  await eventually(() => page.evaluate(() => document.querySelector<HTMLInputElement>('form.cart input.qty[min="5"]')?.value)).toBe('5')
  await change('[id="quantity_12"]', '3')
  await eventually(() => read(BUTTON, 'data-quantity')).toBe('3')
  await click(BUTTON)
  await eventually(() => server.requestsTo('add_to_cart').map(({ form }) => [form['product_id'], form['quantity']])).toEqual([['12', '3']])
  await eventually(() => read(BUTTON, 'class')).toContain('added')
  await eventually(() => text('div.basket')).toBe('1')
  // Kept as the platform's own script reads it, where the browser keeps anything.
  expect(await page.evaluate((name) => {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? '') as unknown
    } catch (cause) {
      return cause instanceof DOMException ? 'refused' : cause
    }
  }, CACHE_NAMES.fragment_name)).toSatisfy((kept) => kept === 'refused' || (kept as typeof FRAGMENTS)['div.basket'] === FRAGMENTS['div.basket'])
}

const removeLine: Use = async ({ server, click, count }) => {
  await click(REMOVE)
  await eventually(() => server.requestsTo('remove_from_cart').map(({ form }) => form['cart_item_key'])).toEqual(['k1'])
  await eventually(() => count(REMOVE)).toBe(0)
}

const chooseCountry: Use = async ({ page, change }) => {
  await change('#calc_shipping_country', 'IE')
  await eventually(() => page.evaluate(() => document.querySelector('#calc_shipping_state')?.matches('select'))).toBe(true)
}

const applyCoupon: Use = async ({ server, change, click, text }) => {
  await change('#coupon_code', 'ten')
  await click('[name="apply_coupon"]')
  await eventually(() => server.requestsTo('apply_coupon').map(({ form }) => form['coupon_code'])).toEqual(['ten'])
  await eventually(() => text('.woocommerce-message')).toContain('applied successfully')
}

const changeQuantity: Use = async ({ server, change, click, text }) => {
  await change('.cart_item .qty', '7')
  await click('[name="update_cart"]')
  await eventually(() => server.requests.filter(({ path, form }) => path === CART && 'update_cart' in form).length).toBe(1)
  await eventually(() => text('.woocommerce-message')).toContain('Basket updated')
}

function answer(server: ShopServer): void {
  const shopCart = createCart(LINES, {
    find: (id) => (id === 12 ? { key: 'k12', productId: 12, sku: 'T1', name: 'Roll', price: 3 } : undefined),
    coupons: { ten: () => 10 },
    methods: () => SHOP_CART.shipping.methods,
  })
  const site = { cart: shopCart, fragments: () => FRAGMENTS }
  serveCart(server, site)
  server.page(CART, (request) => fixturePage({ main: visitCart(request, site), globals: '', tillkit: false }))
}
