/** The condition in our `exports` that leads to the sources: nobody has them who installs a package. */
const SOURCE = 'tillkit-source'

/**
 * The package.json of a package as it is packed: what its entries lead to is built, and its style sheets are entries too.
 * @param {import('./packed-packages.mjs').Manifest} manifest as it stands in the sources
 * @param {readonly string[]} sheets the style sheets in its `dist`, such as `tiered-pricing.css`
 * @returns {import('./packed-packages.mjs').Manifest}
 */
export function packedManifest(manifest, sheets) {
  const entries = Object.entries(manifest.exports ?? {}).map(([entry, to]) => [entry, typeof to === 'string' ? to.replace('./src/', './dist/') : without(to, SOURCE)])
  return {
    ...without(without(manifest, 'devDependencies'), 'private'),
    // Bundlers drop what is imported for its effects alone, unless they are told: the import of a sheet is such a one.
    sideEffects: sheets.length > 0 || folderEntries(manifest).length > 0 ? ['**/*.css'] : false,
    exports: { ...Object.fromEntries(entries), ...Object.fromEntries(sheets.map((sheet) => [`./${sheet}`, `./dist/${sheet}`])), './package.json': './package.json' },
  }
}

/**
 * The sources of a package's entries, relative to its folder.
 * @param {import('./packed-packages.mjs').Manifest} manifest
 * @returns {string[]}
 */
export function entrySources({ exports = {} }) {
  return Object.values(exports).flatMap((to) => (typeof to === 'string' || !to[SOURCE] ? [] : [to[SOURCE]]))
}

/**
 * The folders whose files are entries as they are, relative to the package's `src`: `styles` of `./styles/*`.
 * @param {import('./packed-packages.mjs').Manifest} manifest
 * @returns {string[]}
 */
export function folderEntries({ exports = {} }) {
  return Object.values(exports).flatMap((to) => (typeof to === 'string' ? [to.replace('./src/', '').replace('/*', '')] : []))
}

/**
 * @template {Record<string, unknown>} T
 * @param {T} record
 * @param {string} key
 * @returns {T}
 */
function without(record, key) {
  return /** @type {T} */ (Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)))
}
