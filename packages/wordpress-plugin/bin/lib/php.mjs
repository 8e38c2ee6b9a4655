import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from '../../../testing/src/project/prepare/output.mjs'
import { run } from '../../../testing/src/project/prepare/run.mjs'

/** What WordPress, its database in a file, and its admin pages need of PHP. */
const EXTENSIONS = ['pdo_sqlite', 'sqlite3', 'mbstring', 'dom', 'tokenizer']
const APT_PACKAGES = ['php-cli', 'php-sqlite3', 'php-xml', 'php-mbstring']

/**
 * Finds a PHP that can run WordPress, or installs one with apt where the user is root on Debian or Ubuntu.
 * @returns {Promise<string | undefined>} the program; undefined where there is none
 */
export async function ensurePhp() {
  const php = process.env['PHP_PATH'] ?? 'php'
  if (canRunWordPress(php)) return php
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  say('No PHP found that could run WordPress. Installing one with apt-get …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...APT_PACKAGES], { env })
  return canRunWordPress(php) ? php : undefined
}

/** @param {string} php */
function canRunWordPress(php) {
  try {
    const modules = execFileSync(php, ['-m'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 }).toString().toLowerCase().split(/\s+/)
    return EXTENSIONS.every((name) => modules.includes(name))
  } catch {
    return false
  }
}

/** What to say where there is none. */
export const HOW_TO_INSTALL_PHP = [
  'the tests in a real WordPress need PHP 7.4 or newer with SQLite, DOM and mbstring.',
  `  Debian:     sudo apt-get install ${APT_PACKAGES.join(' ')}`,
  '  macOS:      brew install php',
  '  Elsewhere:  set PHP_PATH to its program.',
].join('\n')
