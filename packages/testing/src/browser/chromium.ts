import { spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Browser } from 'playwright-core'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A busy machine is not a slow line, which the browser would take it for.
  '--force-effective-connection-type=4G',
]

/**
 * For tests, which want a page soon: pages of one test follow those of another in one process of the browser's, what draws and what
 * fetches runs in the browser's own, and code that was compiled for one page is kept for the next. Together a third of what a page costs.
 * The next page gets the frame of the last one, with what draws it, unless that has crashed: a new one is another third of an empty
 * page, and there are two pages a test. Both features in one switch: the browser hears the last one only.
 */
const SHARED_FLAGS = [
  '--process-per-site',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2,RenderDocument:level/crashed-frame',
  '--js-flags=--no-flush-bytecode',
  // A picture that moves, and a sound, for pages that open the camera. Nobody could be asked here whether they may.
  '--use-fake-device-for-media-stream=fps=30',
  '--use-fake-ui-for-media-stream',
]

/** The system's Chromium: `CHROMIUM_PATH`, else the first known name on PATH. Throws when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  const found = onPath(NAMES, env)
  if (found) return found
  throw new Error('No Chromium on PATH: the browser tests need one. Install chromium or set CHROMIUM_PATH.')
}

function onPath(names: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  return PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

let shared: Promise<Browser> | undefined

/**
 * The Chromium of this process, for the tests of all files that run in it: to start one takes as long as several tests. Close
 * what was opened in it (`clearPages`), not the browser: it ends with the process.
 */
export async function shareChromium(): Promise<Browser> {
  const running = await shared?.catch(() => undefined)
  if (running?.isConnected()) return running
  shared = launchChromium(SHARED_FLAGS)
  return shared
}

/**
 * Starts the system's Chromium without a window.
 * @param flags beyond those that every run has
 */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...flags] })
}

/** The system's Chromium as shoppers have it, and not the one without windows; undefined where there is none. */
export const findWholeChromium = (): string | undefined => onPath(NAMES.filter((name) => !name.includes('headless')), process.env)

/** Starts a Chromium that keeps pages in memory for Back, as those of shoppers do: Playwright's way is to keep none, and one without windows cannot. */
export async function launchKeepingPages(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath, args: FLAGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
}

/**
 * Opens an address in a Chromium that nobody looks into, as a debugger does: beside one the browser renders no page ahead. What happens there
 * the pages tell their server.
 * @returns ends it
 */
export function openUnwatched(address: string): () => Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'tillkit-unwatched-'))
  // With a port nobody uses: without one it prints the page and ends.
  const flags = ['--headless', ...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', address]
  const browser = spawn(findChromium(), flags, { stdio: 'ignore', detached: true })
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  return async () => {
    // The command may be a script that has started the browser: the whole group ends.
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}
