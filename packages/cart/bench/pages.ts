import type { BenchPageOptions } from '@tillkit/bench'
import type { CartLine } from '@tillkit/fixtures'
import { addListHtml, cartPageHtml, CALCULATOR, cartGlobalsScript, LINES, classicMiniCartWidgetHtml } from '@tillkit/fixtures'

/** A cart with so many lines. */
export function linesOf(count: number): CartLine[] {
  const [line] = LINES
  if (!line) throw new Error('The fixtures have no line.')
  return Array.from({ length: count }, (_, index) => ({ ...line, key: `k${index + 1}`, productId: index + 1, name: `Till rolls ${index + 1}` }))
}

/** A list of so many products beside a mini cart with so many lines. */
export function listPage(products: number, lines: number): BenchPageOptions {
  const list = Array.from({ length: products }, (_, index) => ({ productId: index + 1, name: `Till rolls ${index + 1}` }))
  return {
    path: '/shop/',
    main: addListHtml(list) + classicMiniCartWidgetHtml({ lines: linesOf(lines) }),
    globals: cartGlobalsScript({ fragments: true, woocommerce: true }),
  }
}

/** The cart's own page with so many lines. */
export function cartPage(lines: number, more: readonly CartLine[] = linesOf(lines)): BenchPageOptions {
  return {
    path: '/your-cart/',
    main: cartPageHtml({ lines: more }),
    globals: cartGlobalsScript({ cart: true, woocommerce: true, addToCart: { is_cart: '1' }, countries: CALCULATOR.states }),
  }
}
