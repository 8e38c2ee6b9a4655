import { readdirSync } from 'node:fs'
import { inRoot, readJson } from '../../../../testing/src/project/root.mjs'

/**
 * @typedef {{ name: string, version: string, private?: boolean, exports?: Record<string, string | Record<string, string>>,
 *   dependencies?: Record<string, string>, peerDependencies?: Record<string, string>, [field: string]: unknown }} Manifest
 * @typedef {{ folder: string, manifest: Manifest }} SourcePackage `folder`: its name in `packages`
 */

/** They are part of the script tag: their code holds tables of all units, which only the build of the whole project has. */
const PART_OF_TAG = ['loader', 'debug-panel']

/** No page loads it and its names hold no promise, so it is `private` here; who tests a unit of theirs wants the server's pages all the same. */
const FOR_TESTS = ['fixtures']

/**
 * The packages that are packed for npm.
 * @returns {SourcePackage[]}
 */
export function packedPackages() {
  return readdirSync(inRoot('packages')).filter((folder) => !PART_OF_TAG.includes(folder)).flatMap((folder) => {
    const manifest = /** @type {Manifest | undefined} */ (readJson(`packages/${folder}/package.json`))
    return manifest?.exports && (!manifest.private || FOR_TESTS.includes(folder)) ? [{ folder, manifest }] : []
  })
}
