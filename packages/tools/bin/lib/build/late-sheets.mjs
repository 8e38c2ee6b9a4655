import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { root } from '../../../../testing/src/project/root.mjs'
import { unitOf } from '../../../../testing/src/project/units.mjs'

/**
 * @typedef {import('../../../../testing/src/project/units.d.mts').FoundUnit} FoundUnit
 * @typedef {import('esbuild').Metafile} Metafile
 */

/** What a unit draws stands in files of this kind. */
const DRAWN = /\.late\.tsx$/

/** The sources of the package that a unit is in. */
const SOURCES = /^.*[\\/]packages[\\/]([^\\/]+)[\\/]src(?=[\\/]|$)/

/**
 * The sheets that come with what units draw, by their names: `UNIT.late`, or `PACKAGE.late` for what several units of a package draw.
 * @param {readonly FoundUnit[]} units
 * @returns {Record<string, string>}
 */
export function collectLateSheets(units) {
  const parts = partsWithSheets(units)
  const sheetsOf = (/** @type {string} */ name) => new Set(parts.filter(({ unit }) => unit === name).flatMap(({ sheets }) => sheets))
  return Object.fromEntries(parts.map(({ unit }) => [`${unit}.late`, [...sheetsOf(unit)].map(textOf).join('')]))
}

/**
 * The parts that are drawn with components that have sheets, each with those: a component's after those of what it is put together
 * of. A component's sheet stands beside it: `IconButton.tsx`, `icon-button.css`.
 * @param {readonly FoundUnit[]} units
 * @returns {{ unit: string, file: string, sheets: string[] }[]}
 */
export function partsWithSheets(units) {
  const sources = new Map(units.flatMap(({ folder }) => [SOURCES.exec(folder) ?? []].map(([path = folder, name = '']) => /** @type {const} */ ([path, name]))))
  const drawn = [...sources].flatMap(([path, name]) => filesBelow(path).filter((file) => DRAWN.test(file)).map((file) => ({ name, file })))
  const parts = drawn.map(({ name, file }) => ({ unit: unitOf(units, file) ?? name, file }))
  const found = parts.map((part) => ({ ...part, sheets: componentsIn(part.file).flatMap(sheetBeside) }))
  return found.filter(({ sheets }) => sheets.length > 0)
}

/**
 * The modules of a part that are left once what nobody uses is gone, what they stand on first.
 * @param {string} part
 */
function componentsIn(part) {
  const { metafile } = buildSync({
    entryPoints: [part],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    format: 'esm',
    jsx: 'automatic',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['tillkit-source'],
    external: ['react', 'react-dom', 'zustand', '@floating-ui/*', 'idiomorph', 'zod', 'yet-another-react-lightbox', 'react-day-picker'],
    logLevel: 'error',
  })
  const [output] = Object.values(metafile.outputs)
  return inOrder(output?.entryPoint ?? '', metafile).filter((file) => (output?.inputs[file]?.bytesInOutput ?? 0) > 0)
}

/**
 * @param {string} file
 * @param {Metafile} metafile
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function inOrder(file, metafile, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const imported = metafile.inputs[file]?.imports ?? []
  return [...imported.flatMap(({ path, external }) => (external ? [] : inOrder(path, metafile, seen))), file]
}

/** @param {string} component */
function sheetBeside(component) {
  const name = basename(component, '.tsx').replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  const sheet = join(root, dirname(component), `${name}.css`)
  return /[\\/][A-Z]\w*\.tsx$/.test(component) && existsSync(sheet) ? [sheet] : []
}

/**
 * A sheet with what it imports in the import's place: behind another one's rules an import does nothing.
 * @param {string} sheet
 */
function textOf(sheet) {
  const { outputFiles: [output] } = buildSync({ entryPoints: [sheet], bundle: true, write: false, absWorkingDir: root, logLevel: 'error' })
  return `${(output?.text ?? '').trim()}\n`
}
