import { createRequire } from 'node:module'
import { BROWSERS } from '../../../../testing/src/project/browsers.mjs'

/**
 * @typedef {import('@mdn/browser-compat-data').CompatData} CompatData
 * @typedef {import('@mdn/browser-compat-data').Identifier} Feature
 * @typedef {import('@mdn/browser-compat-data').SimpleSupportStatement} Statement
 */

/** What is known of each platform feature. @type {CompatData} */
const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/**
 * The feature at a path of the data, if there is one.
 * @param {...string} path such as `api`, `URL`, `canParse_static`
 * @returns {Feature | undefined}
 */
export function featureAt(...path) {
  /** @type {unknown} */
  let found = compatData
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = Reflect.get(found, name)
  }
  return /** @type {Feature} */ (found)
}

/**
 * The promised browsers that do not have a feature, with the version that has.
 * @param {Feature | undefined} feature
 * @returns {string[]} such as `chrome 120`; none where all have it, or nothing is known of it
 */
export function lackedBy(feature) {
  const support = feature?.__compat?.support
  if (!support) return []
  return Object.entries(BROWSERS).flatMap(([browser, oldest]) => {
    const said = Reflect.get(support, browser)
    const statements = /** @type {Statement[]} */ ([said].flat().filter(Boolean))
    if (statements.length === 0 || statements.some((one) => isWithin(one, oldest))) return []
    const added = statements.map(({ version_added: version }) => version).find((version) => typeof version === 'string')
    return [`${browser} ${added ?? 'none'}`]
  })
}

/**
 * @param {Statement} statement
 * @param {number} oldest
 */
function isWithin({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }, oldest) {
  if (typeof added !== 'string' || flags || prefix || other) return false
  if (typeof removed === 'string' && Number.parseFloat(removed) <= oldest) return false
  return Number.parseFloat(added.replace('≤', '')) <= oldest
}
