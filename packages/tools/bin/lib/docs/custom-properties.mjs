/** What themes may set, read from style sheets. Reads no files, so that stories may use it too. */

/** A use with its fallback, whose own brackets may be nested once. */
const USE = /var\(\s*(--tillkit-[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g
/** A comment that begins with the property's name: `--tillkit-focus: the ring around …`. */
const COMMENT = /\/\*\s*(--tillkit-[\w-]+):\s*([\s\S]*?)\s*\*\//g

/**
 * Reads the custom properties out of style sheets.
 * @param {Readonly<Record<string, string>>} sources by path
 * @returns {import('./custom-properties.d.mts').CustomProperty[]} by name
 */
export function readCustomProperties(sources) {
  const found = Object.entries(sources).flatMap(([path, css]) =>
    [...css.matchAll(USE)].map(([, name = '', fallback = '']) => ({ name, fallback: fallback.trim(), from: /packages\/([^/]+)\//.exec(path)?.[1] ?? '' })),
  )
  const meanings = new Map(Object.values(sources).flatMap((css) => [...css.matchAll(COMMENT)].map(([, name = '', text = '']) => [name, text.replace(/\s+/g, ' ')])))
  return unique(found.map(({ name }) => name)).sort().map((name) => {
    const uses = found.filter((use) => use.name === name)
    return {
      name,
      defaults: unique(uses.map(({ fallback }) => fallback)),
      meaning: meanings.get(name) ?? '',
      packages: unique(uses.map(({ from }) => from)).sort(),
    }
  })
}

/** @param {readonly string[]} values */
function unique(values) {
  return [...new Set(values)]
}
