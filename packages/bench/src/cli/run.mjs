import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { ownBuild } from '@tillkit/testing/pages'
import { inRoot, projectVersion } from '../../../testing/src/project/root.mjs'
import { compare } from '../against/compare.ts'
import { LATER } from '../goals.ts'
import { runInTurns } from '../in-turns.ts'
import { heldForMachine, slownessAt } from '../machine-speed.ts'
import { withBench } from '../measure.ts'
import { chooseScenarios, findBenchFiles, readRegistry } from '../registry.ts'
import { runScenarios } from '../runner.ts'
import { againstTable, netChange } from './against-report.mjs'
import { changeAdvice, changeTable } from './change-report.mjs'
import { findBuild } from './other-build.mjs'
import { benchAdvice, benchTable } from './report.mjs'

/**
 * @typedef {import('./arguments.mjs').BenchArguments} BenchArguments
 * @typedef {import('../scenario.ts').Scenario} Scenario
 * @typedef {import('../measured.ts').Row} Row
 *
 * @typedef {object} Found what a part has found, and printed
 * @property {unknown} figures for programs
 * @property {boolean} isRight whether all of it is within its goals
 * @property {boolean} isWhole whether nothing failed to be measured
 *
 * @typedef {object} Part something else that is measured in the same run, and chosen like a scenario
 * @property {string} name
 * @property {unknown} none the figures where it was not chosen
 * @property {() => Promise<Found>} measure
 * @property {(before: string) => Promise<unknown>} [compare] with another build, whose folder it gets; prints, and gives the figures
 *
 * @typedef {object} More what is measured and done beside times
 * @property {readonly Part[]} [parts]
 * @property {(run: { rows: readonly Row[], conditions: ReturnType<typeof describeMachine> & { runs: number }, known: readonly string[] }) => string} [write]
 *   writes what a run has measured for readers, and says where; `known` are the names of all scenarios
 */

/** More waiting programs a core than this make its times come out too long. */
const BUSY = 0.5

/**
 * Measures what was asked for, prints it and writes the figures.
 * @param {BenchArguments} options
 * @param {More} [more]
 * @returns {Promise<number>} the exit code: 1 where a goal is missed or something could not be measured
 */
export async function runBench(options, more = {}) {
  try {
    return (await run(options, more)) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

/**
 * @param {BenchArguments} options
 * @param {More} more
 */
async function run(options, more) {
  const registry = await readRegistry(findBenchFiles(inRoot('packages')))
  const all = [...(more.parts ?? []), ...registry.scenarios]
  if (options.list) {
    console.info(all.map(({ name }) => name).join('\n'))
    return true
  }
  if (options.against !== undefined) return runAgainst(registry.against, options.against, options)
  const chosen = chooseScenarios(all, options.only)
  const scenarios = registry.scenarios.filter((scenario) => chosen.includes(scenario))
  if (options.before === undefined) return runAll({ scenarios, chosen, known: registry.scenarios.map(({ name }) => name) }, options, more)
  const parts = (more.parts ?? []).filter((part) => chosen.includes(part))
  return runBefore(scenarios, parts, { ...options, before: options.before })
}

/**
 * @param {{ scenarios: readonly Scenario[], chosen: readonly { name: string }[], known: readonly string[] }} what
 * @param {BenchArguments} options
 * @param {More} more
 */
async function runAll({ scenarios, chosen, known }, options, { parts = [], write }) {
  const machine = describeMachine()
  /** @type {Found[]} */
  const found = []
  /** @type {Record<string, unknown>} */
  const figures = {}
  for (const part of parts) {
    const one = chosen.includes(part) ? await part.measure() : undefined
    if (one) found.push(one)
    figures[part.name] = one ? one.figures : part.none
  }
  const { rows: measured, failures, spent } = await measureTimes(scenarios, options)
  const rows = heldForMachine(measured)
  const file = writeJson(options.json, { ...machine, runs: options.runs, ...figures, rows, failures, spent })
  const isWhole = failures.length === 0 && found.every((one) => one.isWhole)
  const advice = benchAdvice(rows, failures)
  console.info([...benchTable(rows), '', ...sayMachine(rows), ...advice, `The figures of each run: ${file}`].join('\n'))
  if (options.write && write) {
    console.info(isWhole ? `For readers: ${write({ rows, conditions: { ...machine, runs: options.runs }, known })}` : 'Nothing is written for readers: that takes a run without failures.')
  }
  return advice.length === 0 && found.every((one) => one.isRight)
}

/**
 * @param {readonly Scenario[]} scenarios
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
 * Compares another build with this one: what else was chosen, and times in turns.
 * @param {readonly Scenario[]} scenarios
 * @param {readonly Part[]} parts
 * @param {BenchArguments & { before: string }} options `before`: the other build's folder
 */
async function runBefore(scenarios, parts, { before, runs, json }) {
  const builds = { before: findBuild(before), after: ownBuild() }
  const machine = describeMachine()
  const progress = (/** @type {string} */ scenario, /** @type {number} */ cpu) => say(`${scenario} at CPU ×${cpu}, both builds …`)
  /** @type {Record<string, unknown>} */
  const figures = {}
  for (const { name, compare: compareBuilds } of parts) if (compareBuilds) figures[name] = await compareBuilds(builds.before)
  const { rows, failures, spent } = await withBench((deps) => runInTurns(scenarios, { ...deps, runs, builds, progress }))
  say('')
  const file = writeJson(json, { ...machine, runs, ...figures, rows, failures, spent })
  console.info([...changeTable(rows), '', ...changeAdvice(rows, failures), '', `The figures of both builds: ${file}`].join('\n'))
  return failures.length === 0 && rows.every(({ change }) => change !== 'worse')
}

/**
 * Compares with a page that still runs its legacy script.
 * @param {readonly import('../scenario.ts').Against[]} all
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
 * What is going on, on one line of a terminal that the next one takes; elsewhere on a line of its own.
 * @param {string} what
 */
export function say(what) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${what}`)
  else if (what !== '') process.stderr.write(`${what}\n`)
}

/**
 * Says by how much a machine is slower than the one that the goals are for.
 * @param {readonly Row[]} rows
 */
function sayMachine(rows) {
  const slowness = [1, LATER].map((cpu) => slownessAt(rows, cpu))
  if (slowness.every((times) => times === 1)) return []
  const said = slowness.map((times) => times.toFixed(1)).join(' and ')
  return [`This machine takes ${said} times as long (CPU ×1 and ×${LATER}) as the one that the goals are for: times are held against them after division by that.`, '']
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
