import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'

/** The same files make the same zip, whenever it is built. */
const MTIME = new Date(2000, 0, 1)

/**
 * A zip with a folder's files below a name.
 * @param {string} folder
 * @param {string} name
 */
export function zipFolder(folder, name) {
  return zipSync({ [name]: entries(folder) }, { level: 9, mtime: MTIME })
}

/**
 * @param {string} folder
 * @returns {import('fflate').Zippable}
 */
function entries(folder) {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => {
        const path = join(folder, name)
        return [name, statSync(path).isDirectory() ? entries(path) : new Uint8Array(readFileSync(path))]
      }),
  )
}
