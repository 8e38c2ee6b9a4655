import { createLife } from '@tillkit/dom'
import { joinCart, raiseChanged } from '@tillkit/platform/cart'
import { describeWidget, openTestPage, silence } from '@tillkit/testing/contract'
import { addListHtml, cartGlobals, LINES, classicMiniCartWidgetHtml } from '@tillkit/fixtures'
import { expect, it } from 'vitest'
import { anatomy, classes } from './anatomy.ts'

const REGION = '<div class="widget_shopping_cart_live_region screen-reader-text" role="status">before</div>'
const load = async () => (await import('./add-to-cart.ts')).addToCart

describeWidget(load, {
  title: 'a list with buttons and a mini basket',
  html: addListHtml([{ productId: 12, className: 'added' }, { productId: 13 }]) + classicMiniCartWidgetHtml({ lines: LINES }) + REGION,
  globals: cartGlobals(),
  broken: [{ field: 'wc_add_to_cart_params', globals: { wc_add_to_cart_params: 'nonsense' } }],
  operate() {
    silence()
    for (const selector of [anatomy.ajaxButton, anatomy.removeLink]) document.querySelector<HTMLElement>(selector)?.click()
  },
  rewrites: anatomy.liveRegion,
  stateClasses: [classes.loading, classes.added, classes.removing],
})

it('marks a button whose product was added before its code came, also where the cart was shown anew since', async () => {
  const page = await openTestPage(load, { html: addListHtml([{ productId: 12 }]), globals: cartGlobals() })
  const life = createLife((cause) => { throw cause })
  joinCart(life)
  const button = document.querySelector(anatomy.ajaxButton) ?? undefined
  raiseChanged('added', { source: 'page', fragments: {}, cartHash: 'new', button })
  raiseChanged('refreshed', { source: 'page', fragments: {}, cartHash: 'new' })
  await page.start()
  expect(button?.className).toContain(classes.added)
  life.end()
  page.close()
})
