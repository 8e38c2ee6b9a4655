import type { Page } from 'playwright-core'

/**
 * A stand-in for the platform's own page script, live under its own handle: when the page has come, and after a change of
 * the cart, it marks the first notice and gives it the focus half a second later, old or new.
 */
export const noticeFocuser = `<script id="woocommerce-js">
document.addEventListener('DOMContentLoaded', function () {
  var kinds = ['.woocommerce-message', '.woocommerce-error', '.wc-block-components-notice-banner']
  window.__focusTried = 0
  function focusFirst() {
    var first = document.querySelector(kinds.map(function (kind) { return kind + '[role="alert"]' }).join(', '))
    if (first) first.setAttribute('tabindex', '-1')
    setTimeout(function () {
      if (first) first.focus()
      window.__focusTried += 1
    }, 500)
  }
  focusFirst()
  jQuery(document.body).on('item_removed_from_classic_cart updated_wc_div', focusFirst)
})
</script>`

/** How often the stand-in has come to the end of its half second. */
export const focusTried = (page: Page) => page.evaluate(() => Reflect.get(window, '__focusTried') as number)
