/** Where units are, found by their manifests. Needs nothing installed: it is known before anything is. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { filesBelow } from './files.mjs'
import { root } from './root.mjs'

/** `manifest.ts`, or `NAME.manifest.ts`. */
const MANIFEST = /(^|\.)manifest\.ts$/

/**
 * Where the manifests stand: anywhere below a package's `src`.
 * @param {string} [from] the project's root
 * @returns {string[]} absolute paths, by package and folder
 */
export function manifestFiles(from = root) {
  const packages = join(from, 'packages')
  const files = readdirSync(packages).flatMap((name) => filesBelow(join(packages, name, 'src')))
  return files.filter((file) => MANIFEST.test(basename(file)) && existsSync(join(dirname(file), 'entry.ts'))).sort()
}

/**
 * The packages that hold units, without reading what the manifests say.
 * @param {string} [from] the project's root
 * @returns {string[]}
 */
export function unitPackages(from = root) {
  return [...new Set(manifestFiles(from).map((file) => packageOf(file, from)))]
}

/**
 * The package that a file belongs to.
 * @param {string} file
 * @param {string} from
 */
export function packageOf(file, from) {
  return relative(join(from, 'packages'), file).split(sep)[0] ?? ''
}
