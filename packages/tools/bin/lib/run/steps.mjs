import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPlugin } from '../../../../wordpress-plugin/bin/lib/build-plugin.mjs'
import { prepareWordPress } from '../../../../wordpress-plugin/bin/lib/prepare-wordpress.mjs'
import browserSeconds from '../../browser-seconds.json' with { type: 'json' }
import { weighBrowserSeconds } from './browser-seconds.mjs'
import { ensureBuilt } from '../../../../testing/src/project/prepare/build.mjs'
import { ensureChromium } from '../../../../testing/src/project/prepare/chromium.mjs'
import { ensureInstalled } from '../../../../testing/src/project/prepare/install.mjs'
import { readJson, root } from '../../../../testing/src/project/root.mjs'
import { say } from '../../../../testing/src/project/prepare/output.mjs'
import { runNpm } from '../../../../testing/src/project/prepare/run.mjs'
import { ensureStorybook } from './storybook.mjs'
import { slowestFiles } from './slow-files.mjs'
import { countSkipped, countStep, countTests } from './summary.mjs'

/**
 * @typedef {import('./summary.mjs').Counts} Counts
 * @typedef {{ name: string, needs: readonly string[], places: number, run: (folders?: readonly string[]) => Promise<Counts> }} Step
 *   `needs`: the steps without which it cannot be run; `places`: how many of the machine's it takes; `run` leaves out what is in no
 *   folder, where folders are given
 */

/** Tests fill all cores, nearly always: a second run of tests beside them would make both wait. */
const CORES = availableParallelism()

/** One more than there are cores: who is left alone at its start and its end, and whoever waits for the disk, has company. */
export const PLACES = CORES + 1

/**
 * The steps of `npm test`, those first that others wait for and those that take long on one core. The browser is looked for early: its
 * absence is known at once.
 */
const STEPS = /** @type {readonly Step[]} */ ([
  { name: 'install', needs: [], places: 1, run: () => prepare('install', ensureInstalled) },
  { name: 'chromium', needs: [], places: 1, run: () => prepare('chromium', ensureChromium) },
  { name: 'types', needs: ['install'], places: 1, run: () => runScript('types') },
  { name: 'lint', needs: ['install'], places: 1, run: runLint },
  { name: 'build', needs: ['install'], places: 1, run: () => prepare('build', ensureBuilt) },
  { name: 'storybook', needs: ['install'], places: 1, run: () => prepare('storybook', ensureStorybook) },
  { name: 'wordpress', needs: ['install', 'chromium'], places: 1, run: runWordPress },
  { name: 'packages', needs: ['install', 'chromium'], places: 1, run: runPackages },
  { name: 'unit', needs: ['install'], places: CORES, run: (folders) => runVitest('unit', { folders }) },
  { name: 'browser', needs: ['install', 'chromium', 'build'], places: CORES, run: runBrowser },
  { name: 'stories', needs: ['install', 'chromium', 'storybook'], places: CORES, run: (folders) => runVitest('stories', { folders }) },
  { name: 'plugin', needs: ['install', 'chromium', 'wordpress', 'build'], places: CORES, run: runPlugin },
  { name: 'size', needs: ['install', 'build'], places: 1, run: () => runScript('size') },
])

/**
 * The steps to run: the chosen ones and those that they need.
 * @param {readonly string[]} only names of steps; none means all
 * @returns {readonly Step[]}
 * @throws {Error} when a name is no step
 */
export function chooseSteps(only) {
  if (only.length === 0) return STEPS
  const unknown = only.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    const names = STEPS.map((step) => step.name).join(', ')
    throw new Error(`No step is called ${unknown.join(', ')}. The steps: ${names}.`)
  }
  const chosen = new Set(STEPS.flatMap((step) => (only.includes(step.name) ? [step.name, ...step.needs] : [])))
  return STEPS.filter((step) => chosen.has(step.name))
}

/**
 * A failure here explains itself in words; the stack would hide them.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function prepare(name, work) {
  try {
    await work()
    return countStep(name, true)
  } catch (error) {
    say(error instanceof Error ? error.message : error)
    return countStep(name, false)
  }
}

/** What the tests in a real WordPress need: skipped, and said, where this machine cannot have it. */
async function runWordPress() {
  let missing = ''
  const made = await prepare('wordpress', async () => {
    missing = await prepareWordPress()
  })
  if (missing === '') return made
  say(`Skipped: ${missing}`)
  return countSkipped()
}

/**
 * @param {string} name of the script in package.json
 * @param {string} [step] where it is called otherwise
 */
async function runScript(name, step = name) {
  return countStep(step, (await runNpm(['run', '--silent', name])).code === 0)
}

/** @param {readonly string[]} [folders] */
async function runLint(folders) {
  if (!folders) return runScript('lint')
  const told = await runNpm(['exec', '--', 'oxlint', ...folders])
  // Who uses an export, and which README has a unit's options, stands anywhere.
  return told.code === 0 ? runScript('lint:whole', 'lint') : countStep('lint', false)
}

/** The plugin for WordPress, in a real one. */
async function runPlugin() {
  const built = await prepare('plugin', buildPlugin)
  return built.failed > 0 ? built : runVitest('plugin')
}

/** The packages for npm, and a project that has installed them. */
async function runPackages() {
  const built = await runScript('build:packages', 'packages')
  return built.failed > 0 ? built : runVitest('packages')
}

/**
 * The tests with a browser, and what they took by package.
 * @param {readonly string[]} [folders]
 */
async function runBrowser(folders) {
  /** @type {import('./summary.mjs').VitestReport | undefined} */
  let report
  const counts = await runVitest('browser', { folders, look: (read) => (report = read) })
  const { details, failures } = weighBrowserSeconds(report, browserSeconds)
  return { ...counts, details: joined(counts.details, details), failed: counts.failed + failures.length, failures: [...counts.failures, ...failures] }
}

/**
 * Tables below each other.
 * @param {readonly string[]} [first]
 * @param {readonly string[]} [second]
 */
function joined(first = [], second = []) {
  return [...first, ...(first.length > 0 && second.length > 0 ? [''] : []), ...second]
}

/**
 * @param {string} name
 * @param {object} [options]
 * @param {readonly string[]} [options.folders] where the tests are; default all
 * @param {(report: import('./summary.mjs').VitestReport | undefined) => void} [options.look] gets the report
 */
async function runVitest(name, { folders = [], look } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-'))
  try {
    const report = join(folder, `${name}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await runNpm(['run', '--silent', `test:${name}`, '--', ...folders, ...(folders.length > 0 ? ['--passWithNoTests'] : []), ...reporters])
    const read = /** @type {import('./summary.mjs').VitestReport | undefined} */ (readJson(report))
    look?.(read)
    return { ...countTests(name, read, code), details: slowestFiles(name, read, root) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
