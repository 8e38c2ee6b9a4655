import { ADDRESSES, BUTTON_GATEWAY, CARD_GATEWAY, SAMPLE_CUSTOMER, type CheckoutRules } from '@tillkit/fixtures'

/** On which terms this shop takes orders. */
export const CHECKOUT_RULES: CheckoutRules = {
  addresses: ADDRESSES,
  gateways: [{ id: 'cod', title: 'Cash on delivery', box: '<p>Pay the driver, in notes or by card.</p>' }, CARD_GATEWAY, BUTTON_GATEWAY],
  terms: {
    text: '<p>Rolls are sold by the box. What is wrong or damaged is replaced within 30 days. Nothing of this is ever sent: this is a demo.</p>',
    href: '/terms/',
  },
  customers: { [SAMPLE_CUSTOMER.email]: SAMPLE_CUSTOMER.password },
}
