import { copyFileSync, cpSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../../testing/src/project/root.mjs'
import { DRAWN_SHEET } from '../../../../testing/src/project/sheets.mjs'
import { writeErrors } from '../build/errors-file.mjs'
import { collectDrawn } from '../build/styles.mjs'
import { compile } from './compile.mjs'
import { folderEntries, packedManifest } from './packed-manifest.mjs'
import { packedPackages } from './packed-packages.mjs'

/** Where the packages are written, a folder each: as they stand there they are packed. */
export const PACKAGES_FOLDER = inRoot('dist/packages')

/**
 * Writes the packages for npm: code, types, style sheets, README, licence, and a package.json that leads to them.
 * @returns {Promise<string[]>} their folders, absolute
 */
export async function writePackages() {
  const packages = packedPackages()
  await compile(packages, PACKAGES_FOLDER)
  const folders = packages.map(writeRest)
  writeErrors(join(PACKAGES_FOLDER, 'platform', 'dist'))
  return folders
}

/**
 * What belongs beside a package's compiled modules.
 * @param {import('./packed-packages.mjs').SourcePackage} source
 */
function writeRest({ folder, manifest }) {
  const [from, to] = [inRoot(join('packages', folder)), join(PACKAGES_FOLDER, folder)]
  renameSync(join(to, 'src'), join(to, 'dist'))
  const sheets = writeSheets(folder, join(to, 'dist'))
  for (const entry of folderEntries(manifest)) cpSync(join(from, 'src', entry), join(to, 'dist', entry), { recursive: true })
  copyFileSync(inRoot('LICENSE'), join(to, 'LICENSE'))
  copyFileSync(join(from, 'README.md'), join(to, 'README.md'))
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(packedManifest(manifest, sheets), null, 2)}\n`)
  return to
}

/**
 * The style sheets of a package: those of its units, and of the kit those that units draw with, as one.
 * @param {string} folder
 * @param {string} to
 * @returns {string[]} their names
 */
function writeSheets(folder, to) {
  const source = inRoot(join('packages', folder, 'src'))
  const sheets = readdirSync(source).filter((name) => name.endsWith('.css'))
  for (const sheet of sheets) copyFileSync(join(source, sheet), join(to, sheet))
  if (folder !== 'ui') return sheets
  writeFileSync(join(to, DRAWN_SHEET), collectDrawn())
  return [...sheets, DRAWN_SHEET]
}
