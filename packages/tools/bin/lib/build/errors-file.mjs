import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, projectVersion } from '../../../../testing/src/project/root.mjs'
import { errorsIn, errorsPage } from './errors.mjs'

/** The page that console lines link to, of what all READMEs say under "Errors". */
const ERRORS_FILE = 'errors.html'

/**
 * Writes it.
 * @param {string} folder absolute
 */
export function writeErrors(folder) {
  const readmes = readdirSync(inRoot('packages')).map((name) => readFileSync(inRoot(join('packages', name, 'README.md')), 'utf8'))
  writeFileSync(join(folder, ERRORS_FILE), errorsPage(readmes.flatMap((readme) => errorsIn(readme)), projectVersion()))
}
