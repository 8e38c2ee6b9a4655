import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../testing/src/project/root.mjs'

/** Structure comes before what stands on it; the units follow by name. */
const FIRST = ['platform', 'mount', 'ui']
/** Not shipped, or with a sheet of its own that stays in its shadow root. */
const NOT_IN_SHEET = ['fixtures', 'testing', 'bench', 'preview', 'tools', 'debug-panel']
/** `NAME.head.css`: what has to be there in a page's first paint. */
const HEAD = /\.head\.css$/

/** What the packages have for `tillkit.css`, in the order of the cascade, joined; '' when there is nothing. */
export function collectHead() {
  return allSheets().filter(({ file }) => HEAD.test(file)).map(textOf).join('')
}

/**
 * The sheets that come with units, by their names: each is one file of a package's.
 * @param {readonly import('../../../../testing/src/project/units.d.mts').FoundUnit[]} units
 * @returns {Record<string, string>}
 * @throws {Error} when a unit names a sheet that there is not, or no unit names one that there is
 */
export function collectSheets(units) {
  const sheets = allSheets().filter(({ file }) => !HEAD.test(file)).map((sheet) => /** @type {const} */ ([sheet.file.replace(/\.css$/, ''), textOf(sheet)]))
  const names = sheets.map(([name]) => name)
  for (const { name, manifest } of units) {
    const missing = (manifest.styles ?? []).filter((sheet) => !names.includes(sheet))
    if (missing.length > 0) throw new Error(`${name}: its manifest names the style sheet ${missing.join(', ')}, which no package has.`)
  }
  const idle = names.filter((name) => !units.some(({ manifest }) => manifest.styles?.includes(name)))
  if (idle.length > 0) throw new Error(`${idle.join(', ')}.css comes with no unit: name it in a manifest's styles, or call it NAME.head.css.`)
  return Object.fromEntries(sheets)
}

/** @param {readonly string[]} names */
export function packageOrder(names) {
  const rank = (/** @type {string} */ name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return names
    .filter((name) => !NOT_IN_SHEET.includes(name))
    .sort((left, right) => rank(left) - rank(right) || left.localeCompare(right, 'en'))
}

/** @returns {{ folder: string, file: string }[]} */
function allSheets() {
  const folders = packageOrder(readdirSync(join(root, 'packages'))).map((name) => join(root, 'packages', name, 'src')).filter((folder) => existsSync(folder))
  return folders.flatMap((folder) => readdirSync(folder).filter((file) => file.endsWith('.css')).sort().map((file) => ({ folder, file })))
}

/** @param {{ folder: string, file: string }} sheet */
function textOf({ folder, file }) {
  return `${readFileSync(join(folder, file), 'utf8').trim()}\n`
}
