import { checkoutGlobalsScript, checkoutPageHtml, FULL_FORM, LINES, eventually, type UnitUse } from '@tillkit/testing'

const answer = () => JSON.stringify({ result: 'success', messages: '', reload: false, fragments: {} })
const refusal = JSON.stringify({ result: 'failure', messages: '<ul class="woocommerce-error" role="alert"><li data-id="billing_email">Bad</li></ul>', refresh: false, reload: false })

/** A classic checkout, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['checkout'],
    main: checkoutPageHtml({ lines: LINES, values: FULL_FORM }),
    globals: checkoutGlobalsScript(),
    roots: ['form.checkout'],
    answer(server) {
      server.answer('update_order_review', answer)
      server.answer('checkout', () => refusal)
    },
    async use({ change, click, count, server }) {
      const asked = () => server.requestsTo('update_order_review').length
      await eventually(asked).toBeGreaterThan(0)
      const before = asked()
      await change('#billing_country', 'IE')
      await eventually(asked).toBeGreaterThan(before)
      await click('#payment_method_cod')
      await click('#place_order')
      await eventually(() => count('.woocommerce-NoticeGroup-checkout a[href="#billing_email"]')).toBe(1)
    },
  },
]
