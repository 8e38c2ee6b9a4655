import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { SetupError } from './install.mjs'
import { say } from './output.mjs'
import { run } from './run.mjs'

/** The one without windows first: it is the same engine and opens a page in two thirds of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Debian's packages, the better one first: older releases have only the second. */
const APT_BROWSERS = ['chromium-headless-shell', 'chromium']
const APT_FONTS = 'fonts-liberation'

/**
 * Finds a Chromium for the browser tests, or installs one with apt where the user is root on Debian or Ubuntu.
 * Sets CHROMIUM_PATH for the programs that we start.
 * @returns {Promise<string>} its path
 * @throws {SetupError} when there is none and we may not install one
 */
export async function ensureChromium() {
  const path = fromEnvironment() ?? (await findOrInstall())
  if (!path) throw new SetupError(HOW_TO_INSTALL)
  process.env['CHROMIUM_PATH'] = path
  return path
}

/** Asked-for and broken is an error: another browser than the one that was named would be a surprise. */
function fromEnvironment() {
  const path = process.env['CHROMIUM_PATH']
  if (!path) return undefined
  if (startsUp(path)) return path
  throw new SetupError(
    `CHROMIUM_PATH names ${path}, which does not start as a browser. Correct it, or unset it to search PATH.`,
  )
}

/** In CI one without windows is worth its installation: the browser tests are most of a run. */
async function findOrInstall() {
  const found = findOnPath()
  const isSlow = found !== undefined && basename(found) !== NAMES[0]
  return found && !(isSlow && process.env['CI']) ? found : ((await installWithApt()) ?? found)
}

function findOnPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...MAC_PATHS].find((path) => isProgram(path) && startsUp(path))
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Ubuntu's `chromium-browser` is a stand-in that only asks for snap: a real one tells its name and version.
 * @param {string} path
 */
function startsUp(path) {
  try {
    const told = execFileSync(path, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 }).toString()
    return /(chrom|edge|brave)\D*\d+\.\d+/i.test(told)
  } catch {
    return false
  }
}

/** @returns {Promise<string | undefined>} the path, when the installation brought one */
async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  say('Installing a Chromium for the browser tests with apt-get …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // One unreachable third-party list makes the update fail while Debian's own packages can still be had.
  await run('apt-get', ['update', '-qq'], { env })
  for (const browser of APT_BROWSERS) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, APT_FONTS], { env })
    const path = findOnPath()
    if (path) return path
  }
  return undefined
}

const HOW_TO_INSTALL = [
  'The browser tests need Chromium or Chrome, and none was found.',
  `  Looked for: CHROMIUM_PATH, and ${NAMES.join(', ')} on PATH.`,
  '  Debian:     sudo apt-get install chromium',
  '  Fedora:     sudo dnf install chromium',
  '  macOS:      brew install --cask chromium',
  '  Elsewhere:  install Chrome and set CHROMIUM_PATH to its program, for example',
  '              CHROMIUM_PATH=/opt/chrome/chrome npm test',
].join('\n')
