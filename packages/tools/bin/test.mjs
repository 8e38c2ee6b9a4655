/**
 * `npm test`: everything that has to hold, on a machine with nothing but Node and npm.
 * `npm test -- --only unit,browser` runs some of the steps; `npm test -- --changed` what a change can reach.
 */
import { say, withOutput } from '../../testing/src/project/prepare/output.mjs'
import { foldersOf, reachSince } from './lib/changed.mjs'
import { coresSince, readCores } from './lib/cores.mjs'
import { takeTurns } from './lib/in-turn.mjs'
import { runInPlaces } from './lib/schedule.mjs'
import { chooseSteps, PLACES } from './lib/steps.mjs'
import { NOTHING, summarize } from './lib/summary.mjs'

/**
 * @typedef {import('./lib/changed.mjs').Reach} Reach
 * @typedef {import('./lib/steps.mjs').Step} Step
 * @typedef {import('./lib/summary.mjs').StepResult} StepResult
 */

/** @type {Reach} */
const EVERYTHING = { everything: true }

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1

/** @param {readonly string[]} args */
async function main(args) {
  const start = performance.now()
  const before = readCores()
  try {
    const { only, since } = read(args)
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

/**
 * @param {readonly string[]} args `--only a,b` or `--only=a,b`; `--changed`, or `--changed=COMMIT` for what has changed since
 * @returns {{ only: string[], since: string | undefined }}
 * @throws {Error} for anything else
 */
function read(args) {
  const changed = args.find((arg) => /^--changed(=.+)?$/.test(arg))
  const words = args.filter((arg) => arg !== changed).flatMap((arg) => arg.split('='))
  const since = changed && (changed.split('=')[1] ?? 'main')
  if (words.length === 0) return { only: [], since }
  if (words.length === 2 && words[0] === '--only' && words[1]) return { only: words[1].split(','), since }
  throw new Error(`Not understood: ${args.join(' ')}. Choose steps with --only, such as --only unit,browser, or what a change reaches with --changed.`)
}
