import { UNITS } from '@tillkit/loader'
import { LEGACY_SCRIPTS } from '@tillkit/platform'

/**
 * What else than its hosts a unit's part of a shared legacy script works on, and the hosts of units that are not there yet:
 * classes, a star for what they begin with. From the markup that the shop module prints.
 */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  filters: ['ags_woo_products_filters', 'ags_woo_shop_plus', 'dswcp-attribute-color'],
  'multistep-checkout': ['ags_woo_multi_step_checkout'],
  'checkout-modules': ['ags_woo_checkout_*', 'ags_woo_cart_list', 'ags_woo_notices'],
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
      const own = selector ? namesIn(selector) : []
      const further = FURTHER[unit] ?? []
      const found = [...new Set([...own.filter((names) => names !== ''), ...further])]
      const isVague = further.length === 0 && own.includes('')
      if (found.length === 0 || isVague) throw new Error(`markup.ts: what does ${unit} stand on? Its selector does not say it.`)
      return [unit, found]
    }),
  )
}

/**
 * The classes and attributes that each alternative of a selector asks for; '' for one that asks for none. What matches the
 * selector has them all, so a page without them has no match.
 */
export function namesIn(selector: string): string[] {
  const plain = selector.replace(/\[([\w-]+)[^\]]*\]/g, '[$1]').replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '')
  return plain.split(',').map((alternative) => {
    const classes = [...alternative.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name)
    const attributes = alternative.match(/\[[\w-]+\]/g) ?? []
    return [...new Set([...classes, ...attributes])].join(' ')
  })
}
