import { UNITS } from '@tillkit/loader'
import { LEGACY_SCRIPTS } from '@tillkit/platform'

/**
 * What else than its hosts a unit's part of a shared legacy script works on, and the hosts of units that are not there yet:
 * classes, a star for what they begin with. From the markup that the shop module prints.
 */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  filters: ['ags_woo_products_filters', 'ags_woo_shop_plus'],
  'multistep-checkout': ['ags_woo_multi_step_checkout'],
  'checkout-modules': ['ags_woo_checkout_*', 'ags_woo_cart_list'],
}

/**
 * By unit, what in a page's HTML says that it has something for the unit: alternatives, each of names that must all be
 * there. Only of units that share a legacy script, where the plugin has to know it.
 * @throws {Error} when nothing is known of one: then no page would ever lose the script
 */
export function unitMarkup(): Record<string, string[]> {
  const shared = LEGACY_SCRIPTS.filter(({ units }) => units.length > 1).flatMap(({ units }) => units)
  return Object.fromEntries(
    [...new Set(shared)].map((unit) => {
      const selector = UNITS.find(({ name }) => name === unit)?.selector
      const found = [...new Set([...(selector ? namesIn(selector) : []), ...(FURTHER[unit] ?? [])])]
      if (found.length === 0) throw new Error(`markup.ts: what does ${unit} stand on? Nothing is known of it.`)
      return [unit, found]
    }),
  )
}

/**
 * The classes and attributes that each alternative of a selector asks for; `tag:not(…)` and tags alone ask for nothing.
 * What matches the selector has them all, so a page without them has no match.
 */
export function namesIn(selector: string): string[] {
  const plain = selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  return plain.split(',').flatMap((alternative) => {
    const classes = [...alternative.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name ?? '')
    const attributes = [...alternative.matchAll(/\[([\w-]+)/g)].map(([, name]) => `[${name}]`)
    const names = [...new Set([...classes, ...attributes])].join(' ')
    return names === '' ? [] : [names]
  })
}
