import { readUnits } from '@tillkit/testing/project/units.mjs'

/**
 * By unit, what in a page's HTML says that it has something for the unit: alternatives, each of names that must all be
 * there. Only of units that share a legacy script, where the plugin has to know it; and not of those on the body, for which every
 * page has something.
 * @throws {Error} when nothing is known of one: then no page would ever lose the script
 */
export function unitMarkup(): Record<string, string[]> {
  const { units, planned, scripts } = readUnits()
  const known = [...units.map(({ manifest }) => manifest), ...planned]
  const shared = scripts.filter(({ units }) => units.length > 1).flatMap(({ units }) => units)
  const selectorOf = (unit: string) => {
    const { selector = '', needs = [] } = known.find(({ name }) => name === unit) ?? {}
    // A unit of the whole page may stand on elements all the same.
    const elements = needs.filter((need) => need.startsWith('.'))
    return selector === 'body' && elements.length === needs.length && needs.length > 0 ? elements.join(',') : selector
  }
  return Object.fromEntries(
    [...new Set(shared)].filter((unit) => selectorOf(unit) !== 'body').map((unit) => {
      const names = namesIn(selectorOf(unit))
      if (names.includes('')) throw new Error(`markup.ts: what does ${unit} stand on? Its selector names no class, no id and no attribute.`)
      return [unit, [...new Set(names)]]
    }),
  )
}

/**
 * The classes, ids and attributes that each alternative of a selector asks for; '' for one that asks for none. A star stands
 * for how a class goes on. What matches the selector has them all, so a page without them has no match.
 */
export function namesIn(selector: string): string[] {
  const named = selector.replace(/\[class\*="([\w-]+)"\]/g, '.$1*')
  const plain = named.replace(/\[([\w-]+)[^\]]*\]/g, '[$1]').replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '')
  return plain.split(',').map((alternative) => {
    const classes = [...alternative.matchAll(/\.(-?[a-z_][\w-]*\*?)/gi)].map(([, name]) => name)
    const ids = alternative.match(/#-?[a-z_][\w-]*/gi) ?? []
    const attributes = alternative.match(/\[[\w-]+\]/g) ?? []
    return [...new Set([...classes, ...ids, ...attributes])].join(' ')
  })
}
