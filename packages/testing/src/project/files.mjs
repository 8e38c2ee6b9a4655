import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} folder
 * @returns {string[]} every file below it, none when it does not exist
 */
export function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}
