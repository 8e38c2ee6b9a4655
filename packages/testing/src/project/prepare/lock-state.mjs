/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean,
 *   workspaces?: string[], [field: string]: unknown }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 * @typedef {'ready' | 'install' | 'relock'} InstallState
 */

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

/**
 * What an installation needs: nothing (`ready`), the packages of the lock file (`install`), or a new lock file,
 * because there is none or a package.json asks for something else (`relock`).
 *
 * npm keeps its own record of what it has put into node_modules (`node_modules/.package-lock.json`), takes it away
 * before `npm ci` and writes it last; so a half-finished installation shows as one that is missing.
 * @param {{
 *   lock: Lock | undefined,
 *   installed: Lock | undefined,
 *   manifests: Record<string, Record<string, unknown>>,
 *   exists: (path: string) => boolean,
 * }} tree `manifests`: the package.json files by folder, '' for the root; `exists`: whether a folder is there
 * @returns {InstallState}
 */
export function installState({ lock, installed, manifests, exists }) {
  if (!lock?.packages || !describesManifests(lock.packages, manifests)) return 'relock'
  return holdsEverything(lock.packages, installed?.packages ?? {}, exists) ? 'ready' : 'install'
}

/**
 * @param {Record<string, LockEntry>} locked
 * @param {Record<string, Record<string, unknown>>} manifests
 */
function describesManifests(locked, manifests) {
  return Object.entries(manifests).every(([folder, manifest]) =>
    DEPENDENCY_FIELDS.every((field) => sameRecord(locked[folder]?.[field], manifest[field]) && folder in locked),
  )
}

/**
 * Packages that npm may leave out (optional ones, for other systems) are not asked for.
 * @param {Record<string, LockEntry>} locked
 * @param {Record<string, LockEntry>} installed
 * @param {(path: string) => boolean} exists
 */
function holdsEverything(locked, installed, exists) {
  const wanted = Object.entries(locked).filter(([path, entry]) => path !== '' && !entry.optional && !entry.devOptional)
  return (
    wanted.every(([path, entry]) => installed[path]?.version === entry.version && path in installed) &&
    Object.keys(installed).every(exists)
  )
}

/**
 * @param {unknown} left
 * @param {unknown} right
 */
function sameRecord(left, right) {
  const sorted = (/** @type {unknown} */ value) => JSON.stringify(Object.entries(value ?? {}).sort())
  return sorted(left) === sorted(right)
}
