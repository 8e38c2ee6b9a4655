import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { init, parse } from 'es-module-lexer'
import { filesBelow } from './files.mjs'

/**
 * @typedef {{ bytes: number, gzip: number, integrity: string, imports: string[], dynamicImports: string[] }} BuiltFile
 *   `gzip`: bytes at level 9; `imports`, `dynamicImports`: names of built files
 * @typedef {Record<string, BuiltFile>} BuiltFiles by their names, relative to dist/VERSION
 */

/** Files about the build, rather than of it. */
const ABOUT = ['manifest.json', '.sources']

/**
 * Weighs the files of a build and finds out which import which.
 * @param {string} folder such as dist/0.1.0
 * @returns {Promise<BuiltFiles>}
 * @throws {Error} when a module imports something that was not built: it could not be loaded on a page
 */
export async function readBuild(folder) {
  await init
  const names = filesBelow(folder).map((path) => relative(folder, path).split(sep).join('/'))
  const shipped = names.filter((name) => !ABOUT.includes(name)).sort()
  const files = Object.fromEntries(shipped.map((name) => [name, describe(name, readFileSync(join(folder, name)))]))
  for (const [name, { imports, dynamicImports }] of Object.entries(files)) {
    const missing = [...imports, ...dynamicImports].filter((file) => !(file in files))
    if (missing.length > 0) throw new Error(`${name} imports ${missing.join(', ')}, which is not in ${folder}.`)
  }
  return files
}

/**
 * @param {string} name
 * @param {Buffer} content
 * @returns {BuiltFile}
 */
function describe(name, content) {
  return {
    bytes: content.byteLength,
    gzip: gzipSync(content, { level: 9 }).byteLength,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    ...(name.endsWith('.js') ? importsOf(name, content.toString()) : { imports: [], dynamicImports: [] }),
  }
}

/**
 * What a module imports, as names of built files. Addresses that are put together at run time cannot be known here.
 * @param {string} name
 * @param {string} code
 */
export function importsOf(name, code) {
  const imports = new Set()
  const dynamicImports = new Set()
  for (const found of parse(code, name)[0]) {
    if (found.type === 'import-meta' || !found.specifier || (found.type === 'dynamic' && found.glob)) continue
    const isRelative = /^\.\.?\//.test(found.specifier)
    const target = isRelative ? posix.join(posix.dirname(name), found.specifier) : found.specifier
    if (found.type === 'dynamic') dynamicImports.add(target)
    else imports.add(target)
  }
  return { imports: [...imports].sort(), dynamicImports: [...dynamicImports].sort() }
}

/**
 * Everything that comes with a module, itself included: what it imports at once, and with `lazy` also what it may
 * import later.
 * @param {BuiltFiles} files
 * @param {string} entry
 * @param {{ lazy: boolean }} options
 * @returns {Set<string>}
 */
export function closureOf(files, entry, { lazy }) {
  const reached = new Set([entry])
  for (const name of reached) {
    const file = files[name]
    for (const next of file ? [...file.imports, ...(lazy ? file.dynamicImports : [])] : []) reached.add(next)
  }
  return reached
}

/**
 * What a unit's module imports at once, directly or not: the script tag asks for it together with the module.
 * @param {BuiltFiles} files
 * @param {string} unit
 * @returns {string[]} without `.js`
 */
export function chunksOf(files, unit) {
  const own = `${unit}.js`
  // In one order for all: the script tag's table is the smaller for it.
  return [...closureOf(files, own, { lazy: false })].filter((file) => file !== own).map((file) => file.slice(0, -'.js'.length)).sort()
}
