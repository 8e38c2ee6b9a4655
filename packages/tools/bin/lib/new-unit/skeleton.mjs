import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { inRoot, projectVersion } from '../../../../testing/src/project/root.mjs'
import { rename } from './unit-names.mjs'

/** @typedef {import('./unit-names.mjs').UnitNames} UnitNames */

const TEMPLATE = inRoot('packages/tools/bin/unit-template')
/** Its stories: their files end in `.template`, because they import a package that is not there yet. */
const STORIES_TEMPLATE = inRoot('packages/tools/bin/stories-template')
/** The version in the template's package.json, which becomes the project's. */
const TEMPLATE_VERSION = '0.0.0-unit'

/**
 * The files of a new unit: all of them stand in its own folder, or in that of its stories.
 * @param {UnitNames} names
 * @returns {[path: string, text: string][]} paths relative to the project's root
 */
export function skeletonOf(names) {
  return [...filled(TEMPLATE, names, `packages/${names.kebab}`), ...filled(STORIES_TEMPLATE, names, `stories/${names.kebab}`)]
}

/**
 * A template's files under the unit's name.
 * @param {string} template
 * @param {UnitNames} names
 * @param {string} folder
 * @returns {[path: string, text: string][]}
 */
function filled(template, names, folder) {
  return filesBelow(template).map((file) => [
    join(folder, rename(relative(template, file), names)).replace(/\.template$/, ''),
    rename(readFileSync(file, 'utf8'), names).replaceAll(TEMPLATE_VERSION, projectVersion()),
  ])
}
