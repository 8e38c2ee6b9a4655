/** @typedef {import('./unit-names.mjs').UnitNames} UnitNames */

/**
 * Where a unit has to be known, and how it is written in there.
 * @type {readonly { file: string, add: (text: string, names: UnitNames, version: string) => string }[]}
 */
export const REGISTRATIONS = [
  {
    file: 'vite.config.ts',
    add: (text, { kebab }) =>
      insert(
        text,
        /const unitEntries = \{\n(?:.*\n)*?(?=\})/,
        `  ${key(kebab)}: at('packages/${kebab}/src/entry.ts'),\n`,
      ),
  },
  {
    file: 'eslint.config.js',
    add: (text, { kebab }) => insert(text, /const UNITS = \[[^\]]*(?=\])/, `, '${kebab}'`),
  },
  {
    file: 'packages/loader/src/units.ts',
    add: (text, { kebab, camel }) => {
      const imported = `import { manifest as ${camel} } from '@tillkit/${kebab}/manifest'\n`
      const withImport = insert(text, /(?:^import .*\n)+/m, imported)
      return insert(withImport, /UNITS: readonly UnitManifest\[\] = \[[^\]]*(?=\])/, `, ${camel}`)
    },
  },
  {
    file: 'packages/loader/package.json',
    add: (text, { kebab }, version) =>
      editJson(text, (manifest) => addDependency(manifest, `@tillkit/${kebab}`, version)),
  },
  {
    file: 'packages/testing/bin/budgets.json',
    add: (text, { kebab }) => {
      const reason = 'The unit without the shared chunks, its lazy parts included.'
      const budget = { name: `${kebab}, own code`, measure: 'own', unit: kebab, gzip: 8000, reason }
      return insert(text, /(?:.*\n)*? {4}\}(?=\n {2}\])/, `,\n${indent(JSON.stringify(budget, null, 2))}`)
    },
  },
]

/**
 * Puts text behind the first place that matches.
 * @param {string} text
 * @param {RegExp} place
 * @param {string} added
 * @throws {Error} when there is no such place
 */
function insert(text, place, added) {
  const match = place.exec(text)
  if (!match) throw new Error(`has no place for a unit any more: nothing matches ${place}`)
  const end = match.index + match[0].length
  return text.slice(0, end) + added + text.slice(end)
}

/**
 * A property's name: in quotes only where it has to be.
 * @param {string} name
 */
function key(name) {
  return name.includes('-') ? `'${name}'` : name
}

/** @param {string} text */
function indent(text) {
  return text.replace(/^/gm, '    ')
}

/**
 * @param {string} text
 * @param {(value: { dependencies?: Record<string, string> }) => void} edit
 */
function editJson(text, edit) {
  const value = JSON.parse(text)
  edit(value)
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * @param {{ dependencies?: Record<string, string> }} manifest
 * @param {string} name
 * @param {string} version
 */
function addDependency(manifest, name, version) {
  const dependencies = { ...manifest.dependencies, [name]: version }
  const sorted = Object.entries(dependencies).sort(([left], [right]) => (left < right ? -1 : 1))
  manifest.dependencies = Object.fromEntries(sorted)
}
