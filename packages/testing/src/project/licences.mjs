import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ name: string, version: string, license?: string, private?: boolean, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Manifest
 *   The parts of a package.json that matter here; what is `private` is never shipped.
 */

/**
 * The licences of other people's code that the built files may have in them: minified, they carry none of their own.
 * @param {string} root the project's folder
 * @throws {Error} when a package has no licence to pass on
 */
export function licencesFile(root) {
  const own = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name))
  const names = new Set(own.filter((folder) => existsSync(join(folder, 'package.json')) && !manifestOf(folder).private).flatMap((folder) => needsOf(folder, true)))
  const modules = join(root, 'node_modules')
  // What is added while going through is gone through too.
  for (const name of names) for (const further of needsOf(join(modules, name))) names.add(further)
  const texts = [...names].sort().map((name) => licenceOf(join(modules, name)))
  return `${['The files for the browser have in them, minified, code of these packages.', ...texts].join('\n\n----\n\n')}\n`
}

/**
 * What a package brings into a page; types, and what it is built and tested with, are none of it. Peers of others may not be there.
 * @param {string} folder
 */
function needsOf(folder, withPeers = false) {
  const { dependencies, peerDependencies } = manifestOf(folder)
  return Object.keys({ ...dependencies, ...(withPeers ? peerDependencies : {}) }).filter((name) => !/^@(tillkit|types)\//.test(name))
}

/** @param {string} folder */
function licenceOf(folder) {
  const { name, version, license } = manifestOf(folder)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry))
  if (!license || !file) throw new Error(`${name} ${version} comes without a licence that could be passed on.`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
