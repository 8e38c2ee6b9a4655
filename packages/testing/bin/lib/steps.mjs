import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparePluginTests } from '../../../wordpress-plugin/bin/lib/prepare-tests.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { readJson } from './root.mjs'
import { runNpm } from './run.mjs'
import { ensureStorybook } from './storybook.mjs'
import { countSkipped, countStep, countTests } from './summary.mjs'

/**
 * @typedef {import('./summary.mjs').Counts} Counts
 * @typedef {{ name: string, needs: readonly string[], run: () => Promise<Counts> }} Step
 *   `needs`: the steps without which it cannot be run
 */

/** The steps of `npm test`, in their order. The browser is looked for early: its absence is known at once. */
export const STEPS = /** @type {readonly Step[]} */ ([
  { name: 'install', needs: [], run: () => prepare('install', ensureInstalled) },
  { name: 'chromium', needs: ['install'], run: () => prepare('chromium', ensureChromium) },
  script('types', ['install']),
  script('lint', ['install']),
  tests('unit', ['install']),
  { name: 'build', needs: ['install'], run: () => prepare('build', ensureBuilt) },
  tests('browser', ['install', 'chromium', 'build']),
  tests('stories', ['install', 'chromium'], ensureStorybook),
  { name: 'plugin', needs: ['install', 'chromium', 'build'], run: runPlugin },
  script('size', ['install', 'build']),
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
 * @param {() => Promise<unknown>} [before] makes what the tests run on
 * @returns {Step}
 */
function tests(name, needs, before) {
  return {
    name,
    needs,
    async run() {
      const made = before ? await prepare(name, before) : undefined
      return made?.failed ? made : runVitest(name)
    },
  }
}

/** The plugin for WordPress, in a real one: skipped, and said, where this machine has no PHP for it. */
async function runPlugin() {
  let missing = ''
  const made = await prepare('plugin', async () => {
    missing = await preparePluginTests()
  })
  if (made.failed > 0) return made
  if (missing === '') return runVitest('plugin')
  console.info(`Skipped: ${missing}`)
  return countSkipped()
}

/** @param {string} name */
async function runVitest(name) {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-'))
  try {
    const report = join(folder, `${name}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await runNpm(['run', '--silent', `test:${name}`, '--', ...reporters])
    const read = /** @type {import('./summary.mjs').VitestReport | undefined} */ (readJson(report))
    return countTests(name, read, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
