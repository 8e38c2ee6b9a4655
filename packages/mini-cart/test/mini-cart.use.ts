import { createCart, eventually, LINES, miniCartHtml, serveCart, sideCartIdOf, type UnitUse } from '@tillkit/testing'

const CALL = 'dswcp_update_cart'
const SIDE = `[id="${sideCartIdOf('ags_woo_mini_cart_0')}"]`
const line = (key: string) => `${SIDE} [data-cart-item-key="${key}"]`

/** A mini cart with its side cart, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['mini-cart'],
    main: miniCartHtml({ lines: LINES }),
    roots: ['.ags_woo_mini_cart'],
    waiting: ['.ags_woo_mini_cart'],
    answer: (server) => serveCart(server, { cart: createCart(LINES) }, [CALL]),
    async use({ change, click, read, text, count, server }) {
      const sent = (action: string) => () => server.requestsTo(CALL).filter(({ form }) => form['cartAction'] === action).length
      await click('.ags_woo_mini_cart .dswcp-cart-link')
      await eventually(() => read(SIDE, 'class')).toContain('dswcp-show')
      await change(`${line('k1')} input.dswcp-quantity`, '5')
      await eventually(sent('update-quantity')).toBe(1)
      await eventually(() => read(`${line('k1')} input.dswcp-quantity`, 'value')).toBe('5')
      await click(`${line('k1')} .dswcp-remove`)
      await eventually(sent('item-remove')).toBe(1)
      await eventually(() => count(line('k1'))).toBe(0)
      await eventually(() => text('.ags_woo_mini_cart .dswcp-count')).toBe('1')
    },
  },
]

