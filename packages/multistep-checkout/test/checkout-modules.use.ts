import { eventually, type UnitUse } from '@tillkit/testing'
import { checkoutForm, groupHtml, nestedCoupon, noticesModule, reviewModule } from '../src/checkout-modules/modules.fixtures.ts'

/** A checkout in modules whose order is refused, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['checkout-modules'],
    main: noticesModule + checkoutForm({ coupon: nestedCoupon, review: reviewModule({ sticks: true }) }),
    roots: ['.ags_woo_checkout_order_review'],
    async use({ page, count }) {
      // As whoever does the checkout says it, with jQuery or without.
      await page.evaluate((html) => document.querySelector('form.checkout .ags_woo_checkout_billing_info')?.insertAdjacentHTML('afterbegin', html), groupHtml('Refused'))
      await eventually(() => count('.ags_woo_notices > .woocommerce-NoticeGroup-checkout')).toBe(1)
    },
  },
]
