/**
 * `npm run new-unit -- NAME`: writes the skeleton of a unit, which passes `npm test` as soon as its size is in the README,
 * and makes it known where it has to be. Nothing is written when something stands in the way.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { REGISTRATIONS } from './lib/register-unit.mjs'
import { inRoot, projectVersion } from './lib/root.mjs'
import { rename, unitNames } from './lib/unit-names.mjs'

/** @typedef {import('./lib/unit-names.mjs').UnitNames} UnitNames */

const TEMPLATE = inRoot('packages/testing/bin/unit-template')
/** Its stories: their files end in `.template`, because they import a package that is not there yet. */
const STORIES_TEMPLATE = inRoot('packages/testing/bin/stories-template')
/** The version in the template's package.json, which becomes the project's. */
const TEMPLATE_VERSION = '0.0.0-unit'

try {
  await main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {string | undefined} name */
async function main(name) {
  const names = unitNames(name)
  const folder = `packages/${names.kebab}`
  if (existsSync(inRoot(folder))) throw new Error(`${folder} exists already. Choose another name, or work on in there.`)
  const files = [...skeleton(TEMPLATE, names, folder), ...skeleton(STORIES_TEMPLATE, names, `stories/${names.kebab}`)]
  for (const [path, text] of [...files, ...registrations(names)]) {
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    writeFileSync(inRoot(path), text)
    console.info(`  ${path}`)
  }
  // The lock file has to name the new package, and node_modules to link it.
  await ensureInstalled({ mayWriteLock: true })
  console.info(`\n${folder} is there. Next: its README says what it is for, its anatomy names what the server prints,\nand "npm run build && npm run size -- --write" enters its size into the project's README.`)
}

/**
 * A template's files under the unit's name.
 * @param {string} template
 * @param {UnitNames} names
 * @param {string} folder
 * @returns {[path: string, text: string][]}
 */
function skeleton(template, names, folder) {
  return filesBelow(template).map((file) => [
    join(folder, rename(relative(template, file), names)).replace(/\.template$/, ''),
    rename(readFileSync(file, 'utf8'), names).replaceAll(TEMPLATE_VERSION, projectVersion()),
  ])
}

/**
 * The files that name every unit, with this one added.
 * @param {UnitNames} names
 * @returns {[path: string, text: string][]}
 */
function registrations(names) {
  return REGISTRATIONS.map(({ file, add }) => {
    try {
      return [file, add(readFileSync(inRoot(file), 'utf8'), names, projectVersion())]
    } catch (error) {
      throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`)
    }
  })
}
