/**
 * `npm run size`: what the build weighs on a page, against budgets.json. Ends with 1 when something is over budget.
 * `npm run size -- --json` prints the numbers for programs.
 */
import { isOver } from './lib/budgets.mjs'
import { measureSizes, sizeForPrograms, sizeReport } from './lib/size-report.mjs'

try {
  process.exitCode = (await main(process.argv.includes('--json'))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {boolean} json */
async function main(json) {
  const rows = await measureSizes()
  console.info(json ? JSON.stringify(rows.map(sizeForPrograms), null, 2) : sizeReport(rows).join('\n'))
  return !rows.some(isOver)
}
