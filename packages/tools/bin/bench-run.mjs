/** The whole benchmark: what the build weighs, what whole pages load, and times. Started by bench.mjs, with TypeScript at hand. */
import { writeFileSync } from 'node:fs'
import { withBrowser } from '@tillkit/bench'
import { readBenchArguments } from '../../bench/src/cli/arguments.mjs'
import { runBench, say } from '../../bench/src/cli/run.mjs'
import { inRoot } from '../../testing/src/project/root.mjs'
import { CALLING } from './lib/bench/bench-calling.mjs'
import { benchMarkdown } from './lib/bench/bench-markdown.mjs'
import { mergeFigures, readFigures, writeFigures } from './lib/bench/kept-figures.mjs'
import { arePagesRight, lookAtShop, pagesReport } from './lib/bench/bench-pages.mjs'
import { isOver } from './lib/sizes/budgets.mjs'
import { pageChangeTable } from './lib/sizes/page-changes.mjs'
import { measureSizes, sizeForPrograms, sizeReport } from './lib/sizes/size-report.mjs'

/** What is told of pages that nobody has visited. */
const NO_PAGES = { demo: [], captured: [], failures: [] }
/** Where what was measured is written for readers, and kept for the next run, which may measure a part. */
const FOR_READERS = 'packages/bench/BENCHMARK.md'
const KEPT = inRoot('packages/bench/figures.json')

/** @type {{ sizes?: readonly import('./lib/sizes/budgets.mjs').Measured[], pages?: import('./lib/bench/bench-pages.mjs').PagesSeen }} what of it was measured */
const parts = {}

process.exitCode = await runBench(readBenchArguments(process.argv.slice(2), CALLING), {
  parts: [
    { name: 'sizes', none: [], measure: measureParts },
    { name: 'pages', none: NO_PAGES, measure: visitPages, compare: comparePages },
  ],
  write({ rows, conditions, known }) {
    const figures = mergeFigures(readFigures(KEPT), { ...parts, rows, conditions, known })
    writeFigures(KEPT, figures)
    writeFileSync(inRoot(FOR_READERS), benchMarkdown({ ...figures, known }))
    return FOR_READERS
  },
})

async function measureParts() {
  const sizes = await measureSizes()
  parts.sizes = sizes
  console.info(`${sizeReport(sizes).join('\n')}\n`)
  return { figures: sizes.map(sizeForPrograms), isRight: !sizes.some(isOver), isWhole: true }
}

async function visitPages() {
  const pages = await withBrowser((browser) => lookAtShop({ browser, progress: say }))
  parts.pages = pages
  say('')
  console.info(`${pagesReport(pages).join('\n')}\n`)
  return { figures: pages, isRight: arePagesRight(pages), isWhole: pages.failures.length === 0 }
}

/**
 * What pages load of either build.
 * @param {string} built the other build's folder
 */
function comparePages(built) {
  return withBrowser(async (browser) => {
    const before = await lookAtShop({ browser, built, progress: say })
    const after = await lookAtShop({ browser, progress: say })
    say('')
    const tables = [pageChangeTable(before.demo, after.demo), pageChangeTable(before.captured, after.captured)]
    const failures = [...before.failures.map((failure) => `before: ${failure}`), ...after.failures]
    console.info([...tables.flatMap((table) => [...table, '']), ...failures].join('\n'))
    return { before, after }
  })
}
