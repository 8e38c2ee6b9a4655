/** The benchmark itself: started by bench.mjs once everything is there, with TypeScript at hand. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { compare } from '../../bench/src/against/compare.ts'
import { runInTurns } from '../../bench/src/in-turns.ts'
import { withBench, withBrowser } from '../../bench/src/measure.ts'
import { chooseScenarios, findBenchFiles, readRegistry } from '../../bench/src/registry.ts'
import { runScenarios } from '../../bench/src/runner.ts'
import { ownBuild } from '@tillkit/testing/pages'
import { againstTable, netChange } from './lib/against-report.mjs'
import { readBenchArguments } from './lib/bench-arguments.mjs'
import { benchMarkdown } from './lib/bench-markdown.mjs'
import { arePagesRight, lookAtShop, pagesReport } from './lib/bench-pages.mjs'
import { benchAdvice, benchTable } from './lib/bench-report.mjs'
import { isOver } from './lib/budgets.mjs'
import { changeAdvice, changeTable, pageChangeTable } from './lib/change-report.mjs'
import { findBuild } from './lib/other-build.mjs'
import { inRoot, projectVersion } from '../../testing/src/project/root.mjs'
import { measureSizes, sizeForPrograms, sizeReport } from './lib/size-report.mjs'

/** @typedef {import('./lib/bench-arguments.mjs').BenchArguments} BenchArguments */

/** The sizes can be chosen like a scenario. */
const SIZES = { name: 'sizes' }
/** So can what whole pages load and ask for. */
const PAGES = { name: 'pages' }
/** What is told of pages that nobody has visited. */
const NO_PAGES = { demo: [], captured: [], failures: [] }
/** Where a complete run is written for readers. */
const FOR_READERS = 'packages/bench/BENCHMARK.md'
/** More waiting programs a core than this make its times come out too long. */
const BUSY = 0.5

try {
  process.exitCode = (await main(readBenchArguments(process.argv.slice(2)))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {BenchArguments} options */
async function main(options) {
  const registry = await readRegistry(findBenchFiles(inRoot('packages')))
  const all = [SIZES, PAGES, ...registry.scenarios]
  if (options.list) {
    console.info(all.map(({ name }) => name).join('\n'))
    return true
  }
  if (options.against !== undefined) return runAgainst(registry.against, options.against, options)
  const chosen = chooseScenarios(all, options.only)
  const scenarios = registry.scenarios.filter((scenario) => chosen.includes(scenario))
  if (options.before !== undefined) return runBefore(scenarios, { ...options, before: options.before, pages: chosen.includes(PAGES) })
  const machine = describeMachine()
  const sizes = chosen.includes(SIZES) ? await printSizes() : []
  const pages = chosen.includes(PAGES) ? await printPages() : NO_PAGES
  const { rows, failures, spent } = await measureTimes(scenarios, options)
  const file = writeJson(options.json, { ...machine, runs: options.runs, sizes: sizes.map(sizeForPrograms), pages, rows, failures, spent })
  const written = failures.length === 0 && pages.failures.length === 0
  if (options.write && written) {
    writeFileSync(inRoot(FOR_READERS), benchMarkdown({ sizes, pages, rows, conditions: { ...machine, runs: options.runs } }))
  }
  const forReaders = written ? `For readers: ${FOR_READERS}` : `${FOR_READERS} stays as it was: it takes a run without failures.`
  const advice = benchAdvice(rows, failures)
  console.info([...benchTable(rows), '', ...advice, `The figures of each run: ${file}`, ...(options.write ? [forReaders] : [])].join('\n'))
  return advice.length === 0 && !sizes.some(isOver) && arePagesRight(pages)
}

async function printSizes() {
  const sizes = await measureSizes()
  console.info(`${sizeReport(sizes).join('\n')}\n`)
  return sizes
}

async function printPages() {
  const pages = await withBrowser((browser) => lookAtShop({ browser, progress: say }))
  say('')
  console.info(`${pagesReport(pages).join('\n')}\n`)
  return pages
}

/**
 * @param {readonly import('../../bench/src/scenario.ts').Scenario[]} scenarios
 * @param {BenchArguments} options
 */
function measureTimes(scenarios, { runs }) {
  if (scenarios.length === 0) return { rows: [], failures: [], spent: {} }
  const progress = (/** @type {string} */ scenario, /** @type {number} */ cpu) => say(`${scenario} at CPU ×${cpu} …`)
  return withBench(async (deps) => {
    const outcome = await runScenarios(scenarios, { ...deps, runs, progress })
    say('')
    return outcome
  })
}

/**
 * Compares another build with this one: what pages load, and times, both measured in turns.
 * @param {readonly import('../../bench/src/scenario.ts').Scenario[]} scenarios
 * @param {BenchArguments & { before: string, pages: boolean }} options `before`: the other build's folder; `pages`: pages too
 */
async function runBefore(scenarios, { before, pages, runs, json }) {
  const builds = { before: findBuild(before), after: ownBuild() }
  const machine = describeMachine()
  const progress = (/** @type {string} */ scenario, /** @type {number} */ cpu) => say(`${scenario} at CPU ×${cpu}, both builds …`)
  const weights = pages ? await comparePages(builds.before) : { before: NO_PAGES, after: NO_PAGES }
  const { rows, failures, spent } = await withBench((deps) => runInTurns(scenarios, { ...deps, runs, builds, progress }))
  say('')
  const file = writeJson(json, { ...machine, runs, pages: weights, rows, failures, spent })
  console.info([...changeTable(rows), '', ...changeAdvice(rows, failures), '', `The figures of both builds: ${file}`].join('\n'))
  return failures.length === 0 && rows.every(({ change }) => change !== 'worse')
}

/**
 * What pages load of either build.
 * @param {string} built the other build's folder
 */
async function comparePages(built) {
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

/**
 * Compares with a page that still runs its legacy script.
 * @param {readonly import('../../bench/src/against/definition.ts').Against[]} all
 * @param {string} url
 * @param {BenchArguments} options
 */
async function runAgainst(all, url, { scenario, runs, json }) {
  const [against] = chooseScenarios(all, scenario === undefined ? [] : [scenario])
  if (!against) throw new Error('No unit says how to compare it with a legacy script.')
  const machine = describeMachine()
  const comparisons = await withBench(({ browser }) => compare({ browser, url, against, runs, progress: say }))
  say('')
  const file = writeJson(json, { ...machine, runs, against: against.name, url, comparisons })
  console.info([...againstTable(comparisons), '', ...netChange(comparisons), `All figures: ${file}`].join('\n'))
  return true
}

/**
 * What is going on, on one line of a terminal that the next one takes.
 * @param {string} what
 */
function say(what) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${what}`)
}

/** What the times depend on; a busy machine is told of, because its times are too long. */
function describeMachine() {
  const [load = 0] = loadavg()
  const cores = cpus().length
  if (load > BUSY * cores) {
    console.warn(`This machine is busy (load ${load.toFixed(1)} on ${cores} cores): its times come out too long.\n`)
  }
  return { version: projectVersion(), date: new Date().toISOString(), processor: cpus()[0]?.model ?? '', cores, load }
}

/**
 * @param {string} path
 * @param {unknown} value
 */
function writeJson(path, value) {
  const file = inRoot(path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
  return path
}
