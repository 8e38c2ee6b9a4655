/** @typedef {import('./unit-names.mjs').UnitNames} UnitNames */

/**
 * What the project's texts say of a new unit, each at a place that stands in the text already. The words are a beginning: whoever
 * writes the unit puts better ones there.
 * @type {Readonly<Record<string, ReadonlyArray<(names: { kebab: string, words: string }) => { what: string, before: RegExp, text: string }>>>}
 */
const ENTRIES = {
  'README.md': [
    ({ kebab, words }) => ({
      what: 'the table under "What stands"',
      before: /(?<=^## What stands\n\n(?:\|.*\n)+)(?!\|)/m,
      text: `| [${capital(words)}](packages/${kebab}/README.md) | what shoppers get of it | what it stands on | \`${kebab}\` |\n`,
    }),
    ({ kebab, words }) => ({
      what: 'the list of options',
      before: /(?<=\]\(packages\/[a-z-]+\/README\.md#options\))(?=\.$)/m,
      text: `,\n[${words}](packages/${kebab}/README.md#options)`,
    }),
    ({ kebab }) => ({
      what: 'the list of packages under "More"',
      before: /(?=\[debug-panel\]\(packages\/debug-panel\/README\.md\),)/,
      text: `[${kebab}](packages/${kebab}/README.md), `,
    }),
  ],
  'CONTRIBUTING.md': [
    ({ kebab, words }) => ({
      what: 'the table under "Find it"',
      before: /^(?=\| \*\*Below the widgets\*\* \|)/m,
      text: `| Where does ${words} do its work? | \`packages/${kebab}/src/${kebab}.bind.ts\` |\n`,
    }),
  ],
}

/** The texts that name each unit. */
export const TEXTS = Object.keys(ENTRIES)

/**
 * A text of the project with a new unit in it.
 * @param {string} path relative to the project's root, one of `TEXTS`
 * @param {string} markdown
 * @param {UnitNames} names
 * @returns {string}
 * @throws {Error} when the text has no place for it
 */
export function withEntries(path, markdown, { kebab }) {
  const words = kebab.replaceAll('-', ' ')
  return (ENTRIES[path] ?? []).reduce((text, entryOf) => {
    const entry = entryOf({ kebab, words })
    if (!entry.before.test(text)) throw new Error(`${path} has no place for the unit: ${entry.what} is not as new-unit knows it.`)
    return text.replace(entry.before, () => entry.text)
  }, markdown)
}

/** @param {string} words */
function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
