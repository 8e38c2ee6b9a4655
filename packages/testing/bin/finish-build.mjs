/**
 * The end of `npm run build`: what belongs into dist/VERSION beside the modules. Other versions' folders in dist stay
 * as they are, so that pages which still name them go on working.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { stampBuild } from './lib/build.mjs'
import { readBuild } from './lib/modules.mjs'
import { distFolder, inRoot, projectVersion, unitFolders } from './lib/root.mjs'
import { collectStyles } from './lib/styles.mjs'

/** The browsers of vite.config.ts, in esbuild's words: the same four. */
const TARGET = ['chrome114', 'edge114', 'safari17', 'firefox125']
const STUB = 'packages/loader/src/stub.js'

const dist = distFolder()
if (!existsSync(dist)) throw new Error('There is nothing to finish: run "npm run build", which builds first.')
await writeStyles()
await writeStub()
await writeManifest()
stampBuild()

/** tillkit.css: the structure and looks of every package in one sheet. */
async function writeStyles() {
  const css = collectStyles()
  if (css !== '') await writeMinified('tillkit.css', css, 'css')
}

/** stub.js: printed into pages by the plugin, before anything of ours has come. */
async function writeStub() {
  const stub = inRoot(STUB)
  if (existsSync(stub)) await writeMinified('stub.js', readFileSync(stub, 'utf8'), 'js')
  else console.info(`stub.js: there is no ${STUB}.`)
}

/**
 * @param {string} name
 * @param {string} source
 * @param {'css' | 'js'} loader
 */
async function writeMinified(name, source, loader) {
  const { code } = await transform(source, { loader, minify: true, target: TARGET, legalComments: 'none' })
  writeFileSync(join(dist, name), code.trimEnd())
}

/** manifest.json: what the plugin needs to print tags, and what the budgets are counted from. */
async function writeManifest() {
  const files = await readBuild(dist)
  const manifest = { version: projectVersion(), units: unitFolders(), files }
  writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
