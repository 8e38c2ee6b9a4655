import { readdirSync } from 'node:fs'
import { inRoot, readJson } from '../../../../testing/src/project/root.mjs'

/**
 * @typedef {{ name: string, version: string, private?: boolean, exports?: Record<string, string | Record<string, string>>,
 *   dependencies?: Record<string, string>, peerDependencies?: Record<string, string>, [field: string]: unknown }} Manifest
 * @typedef {{ folder: string, manifest: Manifest }} SourcePackage `folder`: its name in `packages`
 */

/** They are part of the script tag: their code holds tables of all units, which only the build of the whole project has. */
const PART_OF_TAG = ['loader', 'debug-panel']

/**
 * The packages that are packed for npm.
 * @returns {SourcePackage[]}
 */
export function packedPackages() {
  return readdirSync(inRoot('packages')).filter((folder) => !PART_OF_TAG.includes(folder)).flatMap((folder) => {
    const manifest = /** @type {Manifest | undefined} */ (readJson(`packages/${folder}/package.json`))
    return manifest?.exports && !manifest.private ? [{ folder, manifest }] : []
  })
}
