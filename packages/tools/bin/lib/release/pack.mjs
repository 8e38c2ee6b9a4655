import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRoot } from '../../../../testing/src/project/root.mjs'

/**
 * Packs packages as `npm publish` would send them, and sends nothing.
 * @param {readonly string[]} folders absolute
 * @param {string} to the folder for the tarballs
 * @returns {Promise<string[]>} the tarballs, in the order of the folders
 */
export async function pack(folders, to) {
  const cli = process.env['npm_execpath']
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', to, ...folders]
  const { stdout } = cli?.endsWith('.js') ? await promisify(execFile)(process.execPath, [cli, ...args], OPTIONS) : await promisify(execFile)('npm', args, OPTIONS)
  return JSON.parse(stdout).map((/** @type {{ filename: string }} */ { filename }) => join(to, filename))
}

/** It lists all files. */
const OPTIONS = { cwd: inRoot('.'), maxBuffer: 64 * 1024 * 1024 }
