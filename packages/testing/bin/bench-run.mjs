/** The benchmark itself: started by bench.mjs once everything is there, with TypeScript at hand. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { compare } from '../src/bench/against/compare.ts'
import { withBench } from '../src/bench/measure.ts'
import { chooseScenarios, findBenchFiles, readRegistry } from '../src/bench/registry.ts'
import { runScenarios } from '../src/bench/runner.ts'
import { againstTable, netChange } from './lib/against-report.mjs'
import { readBenchArguments } from './lib/bench-arguments.mjs'
import { benchMarkdown } from './lib/bench-markdown.mjs'
import { benchAdvice, benchTable } from './lib/bench-report.mjs'
import { isOver } from './lib/budgets.mjs'
import { inRoot, projectVersion } from './lib/root.mjs'
import { measureSizes, sizeForPrograms, sizeReport } from './lib/size-report.mjs'

/** @typedef {import('./lib/bench-arguments.mjs').BenchArguments} BenchArguments */

/** The sizes can be chosen like a scenario. */
const SIZES = { name: 'sizes' }
/** Where a complete run is written for readers. */
const FOR_READERS = 'packages/testing/BENCHMARK.md'
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
  const all = [SIZES, ...registry.scenarios]
  if (options.list) {
    console.info(all.map(({ name }) => name).join('\n'))
    return true
  }
  if (options.against !== undefined) return runAgainst(registry.against, options.against, options)
  const chosen = chooseScenarios(all, options.only)
  const machine = describeMachine()
  const sizes = chosen.includes(SIZES) ? await printSizes() : []
  const scenarios = registry.scenarios.filter((scenario) => chosen.includes(scenario))
  const { rows, failures, spent } = await measureTimes(scenarios, options)
  const file = writeJson(options.json, { ...machine, runs: options.runs, sizes: sizes.map(sizeForPrograms), rows, failures, spent })
  const written = failures.length === 0
  if (options.write && written) {
    writeFileSync(inRoot(FOR_READERS), benchMarkdown({ sizes, rows, conditions: { ...machine, runs: options.runs } }))
  }
  const forReaders = written ? `For readers: ${FOR_READERS}` : `${FOR_READERS} stays as it was: it takes a run without failures.`
  const advice = benchAdvice(rows, failures)
  console.info([...benchTable(rows), '', ...advice, `The figures of each run: ${file}`, ...(options.write ? [forReaders] : [])].join('\n'))
  return advice.length === 0 && !sizes.some(isOver)
}

async function printSizes() {
  const sizes = await measureSizes()
  console.info(`${sizeReport(sizes).join('\n')}\n`)
  return sizes
}

/**
 * @param {readonly import('../src/bench/scenario.ts').Scenario[]} scenarios
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
 * Compares with a page that still runs its legacy script.
 * @param {readonly import('../src/bench/against/definition.ts').Against[]} all
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
