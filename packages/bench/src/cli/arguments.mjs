/**
 * @typedef {{ runs: number, only: string[], json: string, quick: boolean, help: boolean, list: boolean, write: boolean,
 *   against?: string, scenario?: string, before?: string }} BenchArguments
 *   `write`: also for readers, in BENCHMARK.md; `json`: the file for programs; `against`: the address of a page that still runs its legacy script;
 *   `before`: the folder of another build
 */

/** Where the figures go when no other file is named; git ignores the folder. */
export const DEFAULT_JSON = 'dist/bench.json'
const DEFAULT_RUNS = 7
const MOST_RUNS = 1000

/**
 * How the benchmark was called.
 * @typedef {{ command: string, extra: string, complete: boolean }} Calling
 *   `command`: what stands before the options; `extra`: what `--only` takes beside scenarios, in words; `complete`: whether a run can
 *   be written for readers
 */

/** @type {Calling} the benchmark by itself */
export const ALONE = { command: 'tillkit-bench', extra: '', complete: false }

/**
 * What `--help` prints.
 * @param {Calling} calling
 */
export function benchUsage({ command, extra, complete }) {
  const lines = [
    ['', `everything, medians of ${DEFAULT_RUNS} runs, at CPU ×1 and ×4`],
    ['--list', 'what can be measured'],
    ['--only NAME,NAME', `these, or all that begin with NAME/${extra}`],
    ['--runs N', 'so many runs of each'],
    ['--quick', 'one run of each: does the benchmark itself work?'],
    ...(complete ? [['--write', 'writes the figures into packages/bench/BENCHMARK.md, beside what was measured before']] : []),
    ['--json FILE', `the figures as JSON (default ${DEFAULT_JSON})`],
    ['--against URL', "a shop's page that still runs its legacy script, against the same page with Tillkit"],
    ['--scenario NAME', "with --against: by this unit's comparison (default: the first)"],
    ['--before FOLDER', "another build's dist and this one in turns: what is worse by more than a tenth?"],
  ]
  return lines.map(([option = '', words]) => `${`${command} ${option}`.padEnd(command.length + 20)} ${words}`).join('\n')
}

/** Words with a value behind them. */
const VALUES = ['--only', '--runs', '--json', '--against', '--scenario', '--before']
const SWITCHES = ['--quick', '--help', '--list']

/**
 * Reads the command line.
 * @param {readonly string[]} args
 * @param {Calling} [calling]
 * @returns {BenchArguments}
 * @throws {Error} for what cannot be understood; the message says how it is written
 */
export function readBenchArguments(args, calling = ALONE) {
  try {
    return read(valuesOf(args.flatMap(splitEquals), calling.complete ? [...SWITCHES, '--write'] : SWITCHES))
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n\n${benchUsage(calling)}`, { cause })
  }
}

/**
 * @param {ReadonlyMap<string, string>} values
 * @returns {BenchArguments}
 */
function read(values) {
  refuseTogether(values)
  const quick = values.has('--quick')
  const against = values.get('--against')
  const scenario = values.get('--scenario')
  const before = values.get('--before')
  return {
    runs: quick ? 1 : readRuns(values.get('--runs')),
    only: (values.get('--only') ?? '').split(',').map((word) => word.trim()).filter(Boolean),
    json: values.get('--json') ?? DEFAULT_JSON,
    quick,
    write: values.has('--write'),
    help: values.has('--help'),
    list: values.has('--list'),
    ...(against === undefined ? {} : { against: readAddress(against) }),
    ...(scenario === undefined ? {} : { scenario }),
    ...(before === undefined ? {} : { before }),
  }
}

/**
 * @param {ReadonlyMap<string, string>} values
 * @throws {Error} for options that do not go together
 */
function refuseTogether(values) {
  if (values.has('--scenario') && !values.has('--against')) {
    throw new Error('--scenario belongs to --against. To choose scenarios write --only NAME.')
  }
  if (values.has('--against') && values.has('--only')) {
    throw new Error('--only and --against do not go together. Write --scenario NAME.')
  }
  if (values.has('--against') && values.has('--before')) {
    throw new Error('--before compares two builds, --against ours with a legacy script: one at a time.')
  }
  if (values.has('--write') && ['--quick', '--against', '--before'].some((word) => values.has(word))) {
    throw new Error('--write is for times that can be compared: without --quick, --against and --before.')
  }
}

/** @param {string} arg */
function splitEquals(arg) {
  const at = arg.indexOf('=')
  return arg.startsWith('--') && at > 0 ? [arg.slice(0, at), arg.slice(at + 1)] : [arg]
}

/**
 * @param {readonly string[]} words
 * @param {readonly string[]} switches words without a value
 * @returns {Map<string, string>}
 */
function valuesOf(words, switches) {
  const values = new Map()
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (switches.includes(word)) values.set(word, '')
    else if (VALUES.includes(word)) {
      index += 1
      const value = words[index]
      if (!value || value.startsWith('--')) throw new Error(`${word} needs a value.`)
      values.set(word, value)
    } else throw new Error(`Not understood: ${word}.`)
  }
  return values
}

/** @param {string | undefined} text */
function readRuns(text) {
  if (text === undefined) return DEFAULT_RUNS
  const runs = Number(text)
  if (Number.isInteger(runs) && runs >= 1 && runs <= MOST_RUNS) return runs
  throw new Error(`--runs takes a whole number from 1 to ${MOST_RUNS}, not "${text}".`)
}

/** @param {string} text */
function readAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.href
  throw new Error(`--against takes the address of a page, with http:// or https://, not "${text}".`)
}
