import { Script } from 'node:vm'

/** Packages that are no units, files of the build, and files and names of every unit. */
const TAKEN = [
  'platform', 'mount', 'ui', 'loader', 'fixtures', 'testing', 'bench', 'preview', 'tools', 'wordpress-plugin', 'debug-panel',
  'tillkit', 'stub', 'manifest', 'base', 'react', 'floating-ui', 'rolldown-runtime',
  'index', 'entry', 'anatomy', 'classes',
]
const LONGEST = 40

/**
 * @typedef {{ kebab: string, camel: string, pascal: string }} UnitNames
 *   one name in its three spellings: files and attributes, values, types
 */

/**
 * The spellings of a unit's name.
 * @param {string | undefined} name as typed
 * @returns {UnitNames}
 * @throws {Error} when it cannot be a unit's name; the message says why
 */
export function unitNames(name) {
  if (!name) throw new Error('Give the unit a name: npm run new-unit -- mini-cart')
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > LONGEST) {
    throw new Error(
      `"${name}" cannot be a unit's name. Write small letters, digits and single hyphens, beginning with a letter, ` +
        `${LONGEST} characters at most: mini-cart.`,
    )
  }
  if (TAKEN.includes(name)) {
    throw new Error(`"${name}" is taken by a package, by the build or by the files of every unit. Choose another name.`)
  }
  const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  if (!isIdentifier(camel)) {
    throw new Error(`"${name}" is a word of JavaScript itself. Choose another name, such as ${name}-widget.`)
  }
  return { kebab: name, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) }
}

/** @param {string} word */
function isIdentifier(word) {
  try {
    new Script(`async () => { 'use strict'; const ${word} = 0 }`)
    return true
  } catch {
    return false
  }
}

/**
 * Puts a unit's name in the place of the template's: unit-name, unitName, UnitName.
 * @param {string} text
 * @param {UnitNames} names
 */
export function rename(text, { kebab, camel, pascal }) {
  return text.replaceAll('unit-name', kebab).replaceAll('unitName', camel).replaceAll('UnitName', pascal)
}
