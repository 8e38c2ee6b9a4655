import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPlugin } from '../../../wordpress-plugin/bin/lib/build-plugin.mjs'
import { prepareWordPress } from '../../../wordpress-plugin/bin/lib/prepare-wordpress.mjs'
import browserSeconds from '../browser-seconds.json' with { type: 'json' }
import { weighBrowserSeconds } from './browser-seconds.mjs'
import { ensureBuilt } from '../../../testing/src/project/prepare/build.mjs'
import { ensureChromium } from '../../../testing/src/project/prepare/chromium.mjs'
import { ensureInstalled } from '../../../testing/src/project/prepare/install.mjs'
import { readJson } from '../../../testing/src/project/root.mjs'
import { runNpm } from '../../../testing/src/project/prepare/run.mjs'
import { ensureStorybook } from './storybook.mjs'
import { countSkipped, countStep, countTests } from './summary.mjs'

/**
 * @typedef {import('./summary.mjs').Counts} Counts
 * @typedef {{ name: string, needs: readonly string[], run: (folders?: readonly string[]) => Promise<Counts> }} Step
 *   `needs`: the steps without which it cannot be run; `run` leaves out what is in no folder, where folders are given
 */

/**
 * The steps of `npm test`, in their order. Those of one row run side by side, each on one core: tests use all there are.
 * The browser is looked for early: its absence is known at once.
 */
const ROWS = /** @type {readonly (readonly Step[])[]} */ ([
  [
    { name: 'install', needs: [], run: () => prepare('install', ensureInstalled) },
    { name: 'chromium', needs: [], run: () => prepare('chromium', ensureChromium) },
  ],
  // WordPress comes over the network meanwhile; what is built takes the core that has done with the types.
  [
    script('types', ['install']),
    { name: 'lint', needs: ['install'], run: runLint },
    { name: 'wordpress', needs: ['install', 'chromium'], run: runWordPress },
    { name: 'build', needs: ['install'], run: () => prepare('build', ensureBuilt) },
    { name: 'storybook', needs: ['install'], run: () => prepare('storybook', ensureStorybook) },
  ],
  [tests('unit', ['install'])],
  // One after the other: side by side they took longer (490 s against 446), and each test three times as long.
  [{ name: 'browser', needs: ['install', 'chromium', 'build'], run: runBrowser }],
  [tests('stories', ['install', 'chromium', 'storybook'])],
  [{ name: 'plugin', needs: ['install', 'chromium', 'wordpress', 'build'], run: runPlugin }],
  [script('size', ['install', 'build'])],
])

/**
 * The steps to run: the chosen ones and those that they need.
 * @param {readonly string[]} only names of steps; none means all
 * @returns {readonly (readonly Step[])[]} by rows
 * @throws {Error} when a name is no step
 */
export function chooseSteps(only) {
  if (only.length === 0) return ROWS
  const steps = ROWS.flat()
  const unknown = only.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const names = steps.map((step) => step.name).join(', ')
    throw new Error(`No step is called ${unknown.join(', ')}. The steps: ${names}.`)
  }
  const chosen = new Set(steps.flatMap((step) => (only.includes(step.name) ? [step.name, ...step.needs] : [])))
  return ROWS.map((row) => row.filter((step) => chosen.has(step.name))).filter((row) => row.length > 0)
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
    console.error(error instanceof Error ? error.message : error)
    return countStep(name, false)
  }
}

/**
 * @param {string} name of the step and of the script in package.json
 * @param {readonly string[]} needs
 * @returns {Step}
 */
function script(name, needs) {
  return {
    name,
    needs,
    run: async () => countStep(name, (await runNpm(['run', '--silent', name])).code === 0),
  }
}

/**
 * @param {string} name of the step and of vitest's project
 * @param {readonly string[]} needs
 * @returns {Step}
 */
function tests(name, needs) {
  return { name, needs, run: (folders) => runVitest(name, { folders }) }
}

/** What the tests in a real WordPress need: skipped, and said, where this machine cannot have it. */
async function runWordPress() {
  let missing = ''
  const made = await prepare('wordpress', async () => {
    missing = await prepareWordPress()
  })
  if (missing === '') return made
  console.info(`Skipped: ${missing}`)
  return countSkipped()
}

/** @param {readonly string[]} [folders] */
async function runLint(folders) {
  const args = folders ? ['exec', '--', 'eslint', ...folders, '--max-warnings', '0'] : ['run', '--silent', 'lint']
  return countStep('lint', (await runNpm(args)).code === 0)
}

/** The plugin for WordPress, in a real one. */
async function runPlugin() {
  const built = await prepare('plugin', buildPlugin)
  return built.failed > 0 ? built : runVitest('plugin')
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
  return { ...counts, details, failed: counts.failed + failures.length, failures: [...counts.failures, ...failures] }
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
    return countTests(name, read, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
