/**
 * `npm run size`: what the build weighs on a page, against budgets.json, and whether the README tells it. Ends with 1 when
 * something is over budget or told wrongly. `-- --write` writes the README's table; `-- --json` prints the numbers for programs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOver } from './lib/budgets.mjs'
import { staleSizes, writeSizes } from './lib/readme-sizes.mjs'
import { root } from './lib/root.mjs'
import { measureSizes, sizeForPrograms, sizeReport } from './lib/size-report.mjs'

const README = join(root, 'README.md')

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {readonly string[]} args */
async function main(args) {
  const rows = await measureSizes()
  const isOk = !rows.some(isOver)
  if (args.includes('--json')) {
    console.info(JSON.stringify(rows.map(sizeForPrograms), null, 2))
    return isOk
  }
  console.info(sizeReport(rows).join('\n'))
  const readme = readFileSync(README, 'utf8')
  if (args.includes('--write')) {
    writeFileSync(README, writeSizes(readme, rows))
    return isOk
  }
  const stale = staleSizes(readme, rows)
  if (stale.length > 0) console.info(['', 'README.md tells other sizes; "npm run size -- --write" writes them:', ...stale].join('\n'))
  return isOk && stale.length === 0
}
