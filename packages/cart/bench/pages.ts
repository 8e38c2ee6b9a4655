import type { BenchPageOptions } from '@tillkit/bench'
import type { CartLine } from '@tillkit/fixtures'
import { addListHtml, basketPageHtml, CALCULATOR, cartGlobalsScript, LINES, miniBasketWidgetHtml } from '@tillkit/fixtures'

/** A basket with so many lines. */
export function linesOf(count: number): CartLine[] {
  const [line] = LINES
  if (!line) throw new Error('The fixtures have no line.')
  return Array.from({ length: count }, (_, index) => ({ ...line, key: `k${index + 1}`, productId: index + 1, name: `Till rolls ${index + 1}` }))
}

/** A list of so many products beside a mini basket with so many lines. */
export function listPage(products: number, lines: number): BenchPageOptions {
  const list = Array.from({ length: products }, (_, index) => ({ productId: index + 1, name: `Till rolls ${index + 1}` }))
  return {
    path: '/shop/',
    main: addListHtml(list) + miniBasketWidgetHtml({ lines: linesOf(lines) }),
    globals: cartGlobalsScript({ fragments: true, woocommerce: true }),
  }
}

/** The basket's own page with so many lines. */
export function basketPage(lines: number, more: readonly CartLine[] = linesOf(lines)): BenchPageOptions {
  return {
    path: '/your-cart/',
    main: basketPageHtml({ lines: more }),
    globals: cartGlobalsScript({ cart: true, woocommerce: true, addToCart: { is_cart: '1' }, countries: CALCULATOR.states }),
  }
}
