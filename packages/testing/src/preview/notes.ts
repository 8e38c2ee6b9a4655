/** What the preview has noticed since it was started, for its console and its bar. */
export interface Notes {
  /** Script files that hold legacy scripts among others: path → handles. */
  readonly bundles: Map<string, readonly string[]>
  /** Says a line once. */
  once(line: string, say: (line: string) => void): void
}

/** Empty notes. */
export function createNotes(): Notes {
  const said = new Set<string>()
  return {
    bundles: new Map(),
    once: (line, say) => {
      if (said.has(line)) return
      said.add(line)
      say(line)
    },
  }
}

/**
 * Words that occur together only in a legacy script's code, to find it inside an optimiser's combined file: the names of
 * its globals, of events that nobody else raises, of classes that nobody else sets. The words of one that stand in
 * another script too (themes add to the basket as well, checkouts hear of countries) are never enough by themselves.
 */
export const MARKERS: Readonly<Record<string, readonly string[]>> = {
  'tiered-pricing-table-front-js': ['tieredPricingGlobalData', 'tiered_price_update'],
  'wc-add-to-cart': ['wc_add_to_cart_params', 'ajax_add_to_cart', 'should_send_ajax_request.adding_to_cart'],
  'wc-cart-fragments': ['wc_cart_fragments_params', 'wc_fragments_ajax_error'],
  'wc-cart': ['wc_cart_params', 'updated_shipping_method'],
  'wc-country-select': ['wc_country_select_params', 'country_to_state_changing'],
  woocommerce: ['woocommerce-ordering', 'scroll_to_notices', 'show-password-input'],
  'divi-woocommerce-pages-frontend-bundle': ['ags_woo_shop_plus_', 'shortcode_index', 'grid-view'],
  woofilters: ['dswcp_update_cart', 'dswcp-show-side-cart'],
}

/** Looks for the markers of legacy scripts in a text that comes in pieces. */
export function createMarkerSearch(handles: readonly string[]): { push(text: string): void; found(): readonly string[] } {
  const open = new Map(handles.flatMap((handle) => (MARKERS[handle] ? [[handle, new Set(MARKERS[handle])] as const] : [])))
  let behind = ''
  return {
    push: (text) => {
      const whole = behind + text
      for (const markers of open.values()) for (const marker of markers) if (whole.includes(marker)) markers.delete(marker)
      behind = whole.slice(-64)
    },
    found: () => [...open].flatMap(([handle, markers]) => (markers.size === 0 ? [handle] : [])),
  }
}
