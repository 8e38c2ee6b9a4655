import { describeWidget } from '@tillkit/testing/contract'
import { cartPageHtml, cartGlobals, LINES, noticeHtml } from '@tillkit/fixtures'

const load = async () => (await import('./page-events.ts')).pageEvents

describeWidget(load, {
  title: 'the basket, with a notice and a quantity below the least',
  html: `${cartPageHtml({ lines: LINES, notices: noticeHtml('error', ['No.']) })}<input class="qty" min="5" value="2">`,
  globals: cartGlobals({ woocommerce: true }),
})

describeWidget(load, {
  title: 'an account page with all the rare parts',
  html: `<div class="woocommerce"><form><p><input class="woocommerce-Input" type="password" id="password"></p>
    <span class="woocommerce-input-wrapper"><input id="name"><span class="description" aria-hidden="true">As on the card</span></span></form></div>`,
  globals: cartGlobals({ woocommerce: true }),
  operate() {
    for (const selector of ['.show-password-input', '#name']) {
      document.querySelector<HTMLElement>(selector)?.click()
    }
  },
})
