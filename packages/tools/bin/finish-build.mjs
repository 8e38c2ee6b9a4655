/**
 * The end of `npm run build`: what belongs into dist/VERSION beside the modules. Other versions' folders in dist stay
 * as they are, so that pages which still name them go on working.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { stampBuild } from '../../testing/src/project/prepare/build.mjs'
import { buildEarly } from './lib/build/early.mjs'
import { BUILD_TARGET } from '../../testing/src/project/browsers.mjs'
import { writeErrors } from './lib/build/errors-file.mjs'
import { chunksOf, closureOf, readBuild } from '../../testing/src/project/modules.mjs'
import { distFolder, projectVersion } from '../../testing/src/project/root.mjs'
import { buildStubs } from './lib/build/stubs.mjs'
import { collectDrawn, collectHead, collectSheets } from './lib/build/styles.mjs'
import { buildUntouched } from './lib/build/untouched.mjs'
import { DRAWN_SHEET } from '../../testing/src/project/sheets.mjs'
import { readUnits, rowOf } from '../../testing/src/project/units.mjs'

const dist = distFolder()
if (!existsSync(dist)) throw new Error('There is nothing to finish: run "npm run build", which builds first.')
await writeStyles()
await writeStub()
await writeEarly()
await writeUntouched()
writeErrors(dist)
await writeManifest()
stampBuild()

/** tillkit.css: what has to be there in the first paint; beside it a sheet for what comes with units, and for what they draw. */
async function writeStyles() {
  const { units } = readUnits()
  const sheets = { tillkit: collectHead(), ...collectSheets(units) }
  for (const [name, css] of Object.entries(sheets)) await writeMinified(`${name}.css`, css, 'css')
  await writeMinified(DRAWN_SHEET, collectDrawn(), 'css')
}

/** stub.js: printed into pages by the plugin, before anything of ours has come. */
async function writeStub() {
  writeFileSync(join(dist, 'stub.js'), await buildStubs(readUnits().units))
}

/** NAME.early.js: the synchronous scripts of units whose phase is early. */
async function writeEarly() {
  for (const unit of readUnits().units) {
    if (unit.early !== undefined) writeFileSync(join(dist, `${unit.name}.early.js`), await buildEarly({ ...unit, early: unit.early }))
  }
}

/** NAME.untouched.js: what units do on pages that nobody touches. */
async function writeUntouched() {
  for (const { name, untouched } of readUnits().units) {
    if (untouched !== undefined) writeFileSync(join(dist, `${name}.untouched.js`), await buildUntouched({ name, untouched }))
  }
}

/**
 * @param {string} name
 * @param {string} source
 * @param {'css' | 'js'} loader
 */
async function writeMinified(name, source, loader) {
  const { code } = await transform(source, { loader, minify: true, target: BUILD_TARGET, legalComments: 'none' })
  writeFileSync(join(dist, name), code.trimEnd())
}

/** manifest.json: what the plugin needs to print tags, and what the budgets are counted from. */
async function writeManifest() {
  const files = await readBuild(dist)
  const manifest = { version: projectVersion(), units: await Promise.all(readUnits().units.map((unit) => describe(unit, files))), files }
  writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/**
 * What is said of a unit: its files and what they weigh, its style sheets with their hashes, the shop's scripts that it replaces, its row in
 * the script tag's table, and the code of its stub.
 * @param {import('../../testing/src/project/units.d.mts').FoundUnit} unit
 * @param {import('../../testing/src/project/modules.mjs').BuiltFiles} files
 */
async function describe({ name, manifest, untouched, stub }, files) {
  const { legacy = [], phase = 'deferred', styles = [] } = manifest
  const atOnce = [...closureOf(files, `${name}.js`, { lazy: false })]
  const all = [...closureOf(files, `${name}.js`, { lazy: true })]
  const isDrawn = all.includes('react.js')
  const weigh = (/** @type {readonly string[]} */ names) => names.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0)
  return {
    name,
    phase,
    ...(phase === 'early' && { early: `${name}.early.js` }),
    files: { first: atOnce, later: all.filter((file) => !atOnce.includes(file)), ...(untouched && { untouched: `${name}.untouched.js` }) },
    gzip: { first: weigh(atOnce), all: weigh(all) },
    styles: Object.fromEntries(styles.map((sheet) => [`${sheet}.css`, files[`${sheet}.css`]?.integrity])),
    ...(isDrawn && { lateStyles: { [DRAWN_SHEET]: files[DRAWN_SHEET]?.integrity } }),
    legacy: legacy.map(({ handle }) => handle),
    row: rowOf(manifest, chunksOf(files, name)),
    ...(stub && { stub: await buildStubs([{ stub }]) }),
  }
}
