/**
 * `npm run size`: what the build weighs on a page, against budgets.json, and whether SIZES.md tells it; whole pages, of the demo
 * shop and captured ones, by what a browser was seen to load (pages.json, captured-pages.json). Ends with 1 when something is over budget or
 * told wrongly. `-- --write` writes the table of SIZES.md; `-- --json` prints the numbers for programs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOver } from './lib/sizes/budgets.mjs'
import { staleSizes, writeSizes } from './lib/sizes/readme-sizes.mjs'
import { readBuild } from '../../testing/src/project/modules.mjs'
import { capturedReport, isPageOver, measurePages, pageReport } from './lib/sizes/page-sizes.mjs'
import { distFolder, readJson, root } from '../../testing/src/project/root.mjs'
import { measureSizes, sizeForPrograms, sizeReport } from './lib/sizes/size-report.mjs'

const SIZES = join(root, 'packages/tools/SIZES.md')

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {readonly string[]} args */
async function main(args) {
  const rows = await measureSizes()
  const build = await readBuild(distFolder())
  const whole = measurePages(tableOf('pages.json').pages, build)
  const { pages, legacyGzip = {} } = tableOf('captured-pages.json')
  const captured = measurePages(pages, build)
  const isOk = !rows.some(isOver) && ![...whole, ...captured].some(isPageOver)
  if (args.includes('--json')) {
    console.info(JSON.stringify(rows.map(sizeForPrograms), null, 2))
    return isOk
  }
  console.info([...sizeReport(rows), '', ...pageReport(whole), '', ...capturedReport(captured, legacyGzip)].join('\n'))
  const text = readFileSync(SIZES, 'utf8')
  if (args.includes('--write')) {
    writeFileSync(SIZES, writeSizes(text, rows))
    return isOk
  }
  const stale = staleSizes(text, rows)
  if (stale.length > 0) console.info(['', 'packages/tools/SIZES.md tells other sizes; "npm run size -- --write" writes them:', ...stale].join('\n'))
  return isOk && stale.length === 0
}

/**
 * A table of pages.
 * @param {string} name
 */
function tableOf(name) {
  return /** @type {{ pages: import('./lib/sizes/page-sizes.mjs').WeighedPage[], legacyGzip?: Record<string, number> }} */ (
    readJson(`packages/testing/src/pages/${name}`)
  )
}
