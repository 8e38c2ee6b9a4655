import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..')

/**
 * Reads a JSON file. Returns undefined where there is none; throws with the file's name where it cannot be parsed.
 * @param {string} path relative to the root, or absolute
 * @returns {unknown}
 */
export function readJson(path) {
  const file = inRoot(path)
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${path} is not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/**
 * The absolute path of one that is relative to the root; an absolute path stays as it is.
 * @param {string} path
 */
export function inRoot(path) {
  return resolve(root, path)
}

/** The project's version, which names the folder in dist. */
export function projectVersion() {
  const { version } = /** @type {{ version: string }} */ (readJson('package.json'))
  return version
}

/** Where the build of this version stands: dist/VERSION. */
export function distFolder() {
  return join(root, 'dist', projectVersion())
}
