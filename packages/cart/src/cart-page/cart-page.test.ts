import { describeWidget, silence } from '@tillkit/testing/contract'
import { basketPageHtml, CALCULATOR, cartGlobals, LINES, noticeHtml } from '@tillkit/testing/fixtures'
import { shipping } from './lazy/shipping.anatomy.ts'
import { anatomy, classes } from './anatomy.ts'

const load = async () => (await import('./cart-page.ts')).cartPage
const METHODS = [{ id: 'flat_rate:1', label: 'Flat rate', price: 4.95 }]

describeWidget(load, {
  title: 'a filled basket',
  html: basketPageHtml({
    lines: LINES,
    notices: noticeHtml('success', ['Hello.']),
    coupons: [{ code: 'save10', discount: 10 }],
    shipping: { methods: METHODS, chosen: 'flat_rate:1', calculator: CALCULATOR },
  }),
  globals: cartGlobals({ cart: true }),
  broken: [{ field: 'wc_cart_params', globals: { wc_cart_params: 'nonsense' } }],
  operate() {
    silence()
    for (const selector of [shipping.toggle, anatomy.removeLink]) document.querySelector<HTMLElement>(selector)?.click()
    document.querySelector(anatomy.quantity)?.dispatchEvent(new Event('input', { bubbles: true }))
  },
  stateClasses: [classes.busy, classes.removing],
})

describeWidget(load, { title: 'an empty basket', html: basketPageHtml({ lines: [] }), globals: cartGlobals({ cart: true }) })
