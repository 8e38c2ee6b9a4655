import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import { root } from '../../../../testing/src/project/root.mjs'
import { drawnFiles, importedOfKit, kitGraph, kitParts } from '../check/kit-callers.mjs'

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

/** The sheets of the kit's components that units draw with, each after those that it is put together of, joined. */
export function collectDrawn() {
  return drawnSheets().map(withImports).join('')
}

/** They stand beside their components: `IconButton.tsx`, `icon-button.css`. */
export function drawnSheets() {
  return drawnFiles(kitParts(), importedOfKit(), kitGraph()).flatMap((component) => {
    const name = basename(component, '.tsx').replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
    const sheet = join(dirname(component), `${name}.css`)
    return component.endsWith('.tsx') && existsSync(sheet) ? [sheet] : []
  })
}

/**
 * A sheet with what it imports in the import's place: behind another one's rules an import does nothing.
 * @param {string} sheet
 */
function withImports(sheet) {
  const { outputFiles: [output] } = buildSync({ entryPoints: [sheet], bundle: true, write: false, absWorkingDir: root, logLevel: 'error' })
  return `${(output?.text ?? '').trim()}\n`
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
