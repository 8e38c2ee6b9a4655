import type { Page } from 'playwright-core'

/** An event as the page heard it. */
export interface Heard {
  type: string
  /** What followed the event's name: elements as their class, everything else as it is. */
  args: unknown[]
}

/** The platform's events that third parties listen to. */
const LEGACY = [
  'adding_to_cart', 'added_to_cart', 'removed_from_cart', 'wc_cart_button_updated', 'ajax_request_not_sent.adding_to_cart',
  'wc_fragment_refresh', 'wc_fragments_refreshed', 'wc_fragments_loaded', 'wc_fragments_ajax_error',
  'wc_update_cart', 'updated_wc_div', 'updated_cart_totals', 'wc_cart_emptied', 'updated_shipping_method',
  'item_removed_from_classic_cart', 'applied_coupon', 'removed_coupon', 'country_to_state_changed', 'country_to_state_changing',
]
const OWN = ['adding', 'added', 'removed', 'refreshed', 'updated', 'emptied', 'failed', 'coupon', 'refresh']

/** Records events from the head on, before anything of ours listens. */
export const recorder = `<script>
(function () {
  var heard = window.__heard = { legacy: [], own: [] }
  function plain(value) {
    if (value && value.jquery) return value.length ? '$' + value[0].className : '$'
    if (value instanceof Element) return value.className
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(function (entry) { return [entry[0], plain(entry[1])] }))
    }
    return value === undefined ? 'undefined' : value
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (!window.jQuery) return
    ${JSON.stringify(LEGACY)}.forEach(function (type) {
      jQuery(document.body).on(type, function (event) {
        heard.legacy.push({ type: type, args: [].slice.call(arguments, 1).map(plain) })
      })
    })
  })
  ;${JSON.stringify(OWN)}.forEach(function (name) {
    document.addEventListener('tillkit:cart-' + name, function (event) {
      heard.own.push({ type: name, args: [plain(event.detail)] })
    })
  })
})()
</script>`

interface HeardWindow {
  __heard: { legacy: Heard[]; own: Heard[] }
}

/** The platform's events so far, in order; of these types only where some are named. */
export function legacyEvents(page: Page, ...types: string[]): Promise<Heard[]> {
  return page.evaluate(
    (wanted) => (window as unknown as HeardWindow).__heard.legacy.filter(({ type }) => wanted.length === 0 || wanted.includes(type)),
    types,
  )
}

/** Our own events so far, by the part of their name after `tillkit:cart-`. */
export function ownEvents(page: Page, ...types: string[]): Promise<Heard[]> {
  return page.evaluate(
    (wanted) => (window as unknown as HeardWindow).__heard.own.filter(({ type }) => wanted.length === 0 || wanted.includes(type)),
    types,
  )
}

/** The names of the platform's events so far. */
export async function legacyTypes(page: Page, ...types: string[]): Promise<string[]> {
  return (await legacyEvents(page, ...types)).map(({ type }) => type)
}
