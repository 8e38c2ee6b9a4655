/**
 * `npm test`: everything that has to hold, on a machine with nothing but Node and npm.
 * `npm test -- --only unit,browser` runs some of the steps.
 */
import { chooseSteps } from './lib/steps.mjs'
import { NOTHING, summarize } from './lib/summary.mjs'

/**
 * @typedef {import('./lib/steps.mjs').Step} Step
 * @typedef {import('./lib/summary.mjs').StepResult} StepResult
 */

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1

/** @param {readonly string[]} args */
async function main(args) {
  try {
    /** @type {StepResult[]} */
    const results = []
    for (const row of chooseSteps(onlyFrom(args))) {
      results.push(...(await Promise.all(row.map((step) => runStep(step, results)))))
    }
    const { lines, succeeded } = summarize(results)
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
 */
async function runStep(step, before) {
  const missing = before.find((result) => step.needs.includes(result.name) && result.passed === 0)
  if (missing) return { ...NOTHING, name: step.name, seconds: 0, note: `needs ${missing.name}` }
  console.info(`\n── ${step.name} ──`)
  const start = performance.now()
  const counts = await step.run()
  return { ...counts, name: step.name, seconds: (performance.now() - start) / 1000, note: '' }
}

/**
 * @param {readonly string[]} args `--only a,b` or `--only=a,b`
 * @throws {Error} for anything else
 */
function onlyFrom(args) {
  const words = args.flatMap((arg) => arg.split('='))
  if (words.length === 0) return []
  if (words.length === 2 && words[0] === '--only' && words[1]) return words[1].split(',')
  throw new Error(`Not understood: ${args.join(' ')}. Choose steps with --only, such as --only unit,browser.`)
}
