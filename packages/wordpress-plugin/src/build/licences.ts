import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of a package.json that matter here. */
interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  /** Never shipped. */
  readonly private?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * The licences of other people's code that the built files may have in them: minified, they carry none of their own.
 * @param root the project's folder
 * @throws {Error} when a package has no licence to pass on
 */
export function licencesFile(root: string): string {
  const own = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name))
  const names = new Set(own.filter((folder) => existsSync(join(folder, 'package.json')) && !manifestOf(folder).private).flatMap((folder) => needsOf(folder, true)))
  const modules = join(root, 'node_modules')
  // What is added while going through is gone through too.
  for (const name of names) for (const further of needsOf(join(modules, name))) names.add(further)
  const texts = [...names].sort().map((name) => licenceOf(join(modules, name)))
  return ['The files for the browser have in them, minified, code of these packages.', ...texts].join('\n\n----\n\n') + '\n'
}

/** What a package brings into a page; what it is built and tested with is none of it. Peers of others may not be there. */
function needsOf(folder: string, withPeers = false): string[] {
  const { dependencies, peerDependencies } = manifestOf(folder)
  return Object.keys({ ...dependencies, ...(withPeers ? peerDependencies : {}) }).filter((name) => !name.startsWith('@tillkit/'))
}

function licenceOf(folder: string): string {
  const { name, version, license } = manifestOf(folder)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry))
  if (!license || !file) throw new Error(`${name} ${version} comes without a licence that the plugin could pass on.`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
