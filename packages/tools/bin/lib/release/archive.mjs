import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesFile } from '../../../../testing/src/project/licences.mjs'
import { zipFolder } from '../../../../testing/src/project/zip.mjs'
import { distFolder, inRoot, projectVersion, readJson, root } from '../../../../testing/src/project/root.mjs'
import { changesOf } from './changes.mjs'
import { pageTags } from './page-tags.mjs'

/** Where the folder stands that the archive is made of. */
const ARCHIVE_FOLDER = inRoot('dist/archive')

/**
 * Writes the archive for those who put one tag into their pages: the built files of this version, the tags to paste with the hashes that a browser holds
 * them to, what has changed, and the licences.
 * @returns {string} its address in this project
 */
export function writeArchive() {
  const version = projectVersion()
  const manifest = /** @type {import('./page-tags.mjs').BuiltManifest} */ (readJson(join(distFolder(), 'manifest.json')))
  rmSync(ARCHIVE_FOLDER, { recursive: true, force: true })
  mkdirSync(ARCHIVE_FOLDER, { recursive: true })
  cpSync(distFolder(), join(ARCHIVE_FOLDER, version), { recursive: true, filter: (path) => !path.endsWith('.sources') })
  copyFileSync(inRoot('LICENSE'), join(ARCHIVE_FOLDER, 'LICENSE'))
  writeFileSync(join(ARCHIVE_FOLDER, 'LICENSES-OF-OTHERS.txt'), licencesFile(root))
  writeFileSync(join(ARCHIVE_FOLDER, 'CHANGES.md'), changesOf(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version))
  writeFileSync(join(ARCHIVE_FOLDER, 'tags.html'), pageTags(manifest, `/tillkit/${version}`))
  const name = `dist/tillkit-script-${version}.zip`
  writeFileSync(inRoot(name), zipFolder(ARCHIVE_FOLDER, 'tillkit'))
  return name
}
