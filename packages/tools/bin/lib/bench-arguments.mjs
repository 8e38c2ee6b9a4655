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

export const USAGE = `npm run bench                        everything, medians of ${DEFAULT_RUNS} runs, at CPU ×1 and ×4
npm run bench -- --list              what can be measured
npm run bench -- --only NAME,NAME    these, or all that begin with NAME/ ("sizes" is one)
npm run bench -- --runs N            so many runs of each
npm run bench -- --quick             one run of each: does the benchmark itself work?
npm run bench -- --write             writes the figures of a complete run into packages/bench/BENCHMARK.md
npm run bench -- --json FILE         the figures as JSON (default ${DEFAULT_JSON})
npm run bench -- --against URL       a shop's page that still runs its legacy script, against the same page with Tillkit
                 [--scenario NAME]   … by this unit's comparison (default: the first)
npm run bench -- --before FOLDER     another build's dist and this one in turns: what is worse by more than a tenth?`

/** Words with a value behind them. */
const VALUES = ['--only', '--runs', '--json', '--against', '--scenario', '--before']
const SWITCHES = ['--quick', '--help', '--list', '--write']

/**
 * Reads the command line.
 * @param {readonly string[]} args
 * @returns {BenchArguments}
 * @throws {Error} for what cannot be understood; the message says how it is written
 */
export function readBenchArguments(args) {
  const values = valuesOf(args.flatMap(splitEquals))
  const quick = values.has('--quick')
  const against = values.get('--against')
  const scenario = values.get('--scenario')
  const before = values.get('--before')
  if (scenario !== undefined && against === undefined) {
    throw wrong('--scenario belongs to --against. To choose scenarios write --only NAME.')
  }
  if (against !== undefined && values.has('--only')) {
    throw wrong('--only and --against do not go together. Write --scenario NAME.')
  }
  if (against !== undefined && before !== undefined) {
    throw wrong('--before compares two builds, --against ours with a legacy script: one at a time.')
  }
  if (values.has('--write') && ['--quick', '--only', '--against', '--before'].some((word) => values.has(word))) {
    throw wrong('--write is for a complete run: without --quick, --only, --against and --before.')
  }
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

/** @param {string} arg */
function splitEquals(arg) {
  const at = arg.indexOf('=')
  return arg.startsWith('--') && at > 0 ? [arg.slice(0, at), arg.slice(at + 1)] : [arg]
}

/**
 * @param {readonly string[]} words
 * @returns {Map<string, string>}
 */
function valuesOf(words) {
  const values = new Map()
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (SWITCHES.includes(word)) values.set(word, '')
    else if (VALUES.includes(word)) {
      index += 1
      const value = words[index]
      if (!value || value.startsWith('--')) throw wrong(`${word} needs a value.`)
      values.set(word, value)
    } else throw wrong(`Not understood: ${word}.`)
  }
  return values
}

/** @param {string | undefined} text */
function readRuns(text) {
  if (text === undefined) return DEFAULT_RUNS
  const runs = Number(text)
  if (Number.isInteger(runs) && runs >= 1 && runs <= MOST_RUNS) return runs
  throw wrong(`--runs takes a whole number from 1 to ${MOST_RUNS}, not "${text}".`)
}

/** @param {string} text */
function readAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.href
  throw wrong(`--against takes the address of a page, with http:// or https://, not "${text}".`)
}

/** @param {string} what */
function wrong(what) {
  return new Error(`${what}\n\n${USAGE}`)
}
