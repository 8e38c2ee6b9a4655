import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../testing/src/project/root.mjs'

/**
 * The folder with the files of another build: the one named, or the only version below it, where `dist` itself was named.
 * @param {string} path relative to the root, or absolute
 * @returns {string}
 * @throws {Error} that says what is missing, or between which versions to choose
 */
export function findBuild(path) {
  const folder = inRoot(path)
  if (isBuild(folder)) return folder
  const versions = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)).filter(isBuild) : []
  const [only, ...others] = versions
  if (only !== undefined && others.length === 0) return only
  if (only !== undefined) throw new Error(`There are several builds in ${path}. Name one of them:\n  ${versions.join('\n  ')}`)
  throw new Error(`There is no finished build in ${path}: it takes a folder like dist/VERSION, with tillkit.js and manifest.json.`)
}

/** @param {string} folder */
function isBuild(folder) {
  return ['tillkit.js', 'manifest.json'].every((file) => existsSync(join(folder, file)))
}
