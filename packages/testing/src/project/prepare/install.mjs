import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installState } from './lock-state.mjs'
import { inRoot, readJson, root } from '../root.mjs'
import { say } from './output.mjs'
import { runNpm } from './run.mjs'

/** The oldest Node that the tools run on. */
const OLDEST_NODE = [20, 19]

/** What went wrong while something was being prepared, in words for the person at the terminal. */
export class SetupError extends Error {}

/**
 * Installs the packages where they are missing, unfinished or older than the lock file; otherwise does nothing.
 * @param {{ mayWriteLock?: boolean }} [options] `mayWriteLock`: whether a lock file that does not describe the
 *   package.json files is written anew; default: not on a CI machine, where it is a mistake that npm shall report
 * @throws {SetupError} when Node is too old or npm did not succeed
 */
export async function ensureInstalled({ mayWriteLock = !process.env['CI'] } = {}) {
  checkNode(process.versions.node)
  const state = currentState()
  if (state === 'ready') return
  const hasLock = existsSync(inRoot('package-lock.json'))
  const command = state === 'relock' && (mayWriteLock || !hasLock) ? 'install' : 'ci'
  say(
    command === 'ci'
      ? 'Installing the packages of package-lock.json (npm ci) …'
      : 'Bringing package-lock.json up to date with the package.json files (npm install) …',
  )
  // `--include=dev`: with NODE_ENV=production npm would leave the tools out.
  const { code, errors } = await runNpm([command, '--include=dev', '--no-fund', '--no-audit'])
  if (code !== 0) throw new SetupError(`The packages could not be installed. ${installAdvice(errors)}`)
}

/**
 * @param {string} version such as `20.19.0`
 * @throws {SetupError} when it is older than the tools need
 */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new SetupError(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is Node ${version}. ` +
      'Install a newer one (https://nodejs.org, or your version manager) and run the command again.',
  )
}

/**
 * What to do about a failed npm, from what it said.
 * @param {string} errors npm's error output
 */
export function installAdvice(errors) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(errors)) {
    return 'npm could not reach its registry: check the connection or the proxy, and run the command again.'
  }
  if (/EUSAGE/.test(errors)) {
    return 'package.json and package-lock.json do not belong together: run "npm install" and commit the lock file.'
  }
  if (/EACCES|EPERM/.test(errors)) return 'This user may not write here: check who owns node_modules.'
  if (/ENOSPC/.test(errors)) return 'The disk is full.'
  return 'npm says above what happened; running the command again starts afresh.'
}

function currentState() {
  return installState({
    lock: readLock('package-lock.json'),
    installed: readLock(join('node_modules', '.package-lock.json')),
    manifests: readManifests(),
    exists: (path) => existsSync(join(root, path)),
  })
}

/** @param {string} path */
function readLock(path) {
  return /** @type {import('./lock-state.mjs').Lock | undefined} */ (readJson(path))
}

/** @returns {Record<string, Record<string, unknown>>} the package.json files by folder */
function readManifests() {
  const folders = readdirSync(inRoot('packages')).map((name) => `packages/${name}`)
  return Object.fromEntries(
    ['', ...folders].flatMap((folder) => {
      const manifest = readJson(join(folder, 'package.json'))
      return manifest ? [[folder, /** @type {Record<string, unknown>} */ (manifest)]] : []
    }),
  )
}
