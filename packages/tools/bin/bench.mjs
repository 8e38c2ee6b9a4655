/**
 * `npm run bench`: sizes, times, layout shift and memory of the build, each against its goal. Ends with 1 when a goal
 * is missed. `npm run bench -- --help` lists what else it can do.
 */
import { spawn } from 'node:child_process'
import { readBenchArguments, USAGE } from './lib/bench-arguments.mjs'
import { ensureBuilt } from '../../testing/src/project/prepare/build.mjs'
import { ensureChromium } from '../../testing/src/project/prepare/chromium.mjs'
import { ensureInstalled } from '../../testing/src/project/prepare/install.mjs'
import { root } from '../../testing/src/project/root.mjs'

/** The scenarios are TypeScript and read the packages from their sources, as the tests do. */
const NODE_OPTIONS = ['--import', 'tsx', '--conditions=tillkit-source']

try {
  const args = process.argv.slice(2)
  // Wrong arguments are told before anything is installed or built for them.
  if (readBenchArguments(args).help) console.info(USAGE)
  else await prepareAndRun(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {readonly string[]} args */
async function prepareAndRun(args) {
  await ensureInstalled()
  await ensureChromium()
  await ensureBuilt()
  const program = [...NODE_OPTIONS, 'packages/tools/bin/bench-run.mjs', ...args]
  const bench = spawn(process.execPath, program, { cwd: root, stdio: 'inherit' })
  bench.on('error', (error) => {
    console.error(`The benchmark could not be started: ${error.message}`)
    process.exitCode = 1
  })
  bench.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
