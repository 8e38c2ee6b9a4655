/**
 * What shows that a page has work for a unit that is not built yet, as CSS selectors: its legacy script stays on such pages,
 * with all else that the script does. What built units stand on is in their manifests.
 */
export const UNBUILT_PLACES: Readonly<Record<string, string>> = {
  'multistep-checkout': '.ags_woo_multi_step_checkout',
  'checkout-modules': '[class*="ags_woo_checkout_"], .ags_woo_cart_list',
}
