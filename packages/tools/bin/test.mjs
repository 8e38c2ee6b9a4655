/**
 * `npm test`: everything that has to hold, on a machine with nothing but Node and npm.
 * `npm test -- --only unit,browser` runs some of the steps; `npm test -- --changed` what a change can reach;
 * `npm test -- --help` says how it is called.
 */
import { say, withOutput } from '../../testing/src/project/prepare/output.mjs'
import { foldersOf, reachSince } from './lib/run/changed.mjs'
import { coresSince, readCores } from './lib/run/cores.mjs'
import { takeTurns } from './lib/run/in-turn.mjs'
import { runInPlaces } from './lib/run/schedule.mjs'
import { chooseSteps, PLACES } from './lib/run/steps.mjs'
import { NOTHING, summarize } from './lib/run/summary.mjs'
import { readTestArguments, testUsage } from './lib/run/test-arguments.mjs'

/**
 * @typedef {import('./lib/run/changed.mjs').Reach} Reach
 * @typedef {import('./lib/run/steps.mjs').Step} Step
 * @typedef {import('./lib/run/summary.mjs').StepResult} StepResult
 */

/** @type {Reach} */
const EVERYTHING = { everything: true }

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1

/** @param {readonly string[]} args */
async function main(args) {
  const start = performance.now()
  const before = readCores()
  try {
    const { help, only, since } = readTestArguments(args)
    if (help) {
      console.info(testUsage(chooseSteps([]).map(({ name }) => name)))
      return true
    }
    const reach = since === undefined ? EVERYTHING : reachSince(since)
    const takeTurn = takeTurns((text) => process.stdout.write(text))
    const results = await runInPlaces(chooseSteps(only), PLACES, async (step, ended) => {
      const { write, end } = takeTurn()
      return withOutput(write, () => runStep(step, ended, reach)).finally(end)
    })
    const { lines, succeeded } = summarize(results, { seconds: (performance.now() - start) / 1000, cores: coresSince(before) })
    console.info(lines.join('\n'))
    return succeeded
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.info('0 passed, 1 failed')
    return false
  }
}

/**
 * Runs one step, unless one that it needs has not succeeded.
 * @param {Step} step
 * @param {readonly StepResult[]} before
 * @param {Reach} reach of the change, where only that is run
 */
async function runStep(step, before, reach) {
  const missing = before.find((result) => step.needs.includes(result.name) && result.passed === 0)
  if (missing) return { ...NOTHING, name: step.name, seconds: 0, note: `needs ${missing.name}` }
  const folders = foldersOf(step.name, reach)
  if (folders?.length === 0) return { ...NOTHING, name: step.name, seconds: 0, note: 'no change reaches it' }
  say(`\n── ${step.name} ──`)
  const start = performance.now()
  const cores = readCores()
  const counts = await step.run(folders)
  return { ...counts, name: step.name, seconds: (performance.now() - start) / 1000, cores: coresSince(cores), note: '' }
}
