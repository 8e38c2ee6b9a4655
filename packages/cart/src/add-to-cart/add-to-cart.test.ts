import { describeWidget, silence } from '@tillkit/testing/contract'
import { addListHtml, cartGlobals, LINES, miniBasketWidgetHtml } from '@tillkit/testing/fixtures'
import { anatomy, classes } from './anatomy.ts'

const REGION = '<div class="widget_shopping_cart_live_region screen-reader-text" role="status">before</div>'
const load = async () => (await import('./add-to-cart.ts')).addToCart

describeWidget(load, {
  title: 'a list with buttons and a mini basket',
  html: addListHtml([{ productId: 12, className: 'added' }, { productId: 13 }]) + miniBasketWidgetHtml({ lines: LINES }) + REGION,
  globals: cartGlobals(),
  broken: [{ field: 'wc_add_to_cart_params', globals: { wc_add_to_cart_params: 'nonsense' } }],
  operate() {
    silence()
    for (const selector of [anatomy.ajaxButton, anatomy.removeLink]) document.querySelector<HTMLElement>(selector)?.click()
  },
  rewrites: anatomy.liveRegion,
  stateClasses: [classes.loading, classes.added, classes.removing],
})
