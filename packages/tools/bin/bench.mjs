/**
 * `npm run bench`: sizes, whole pages, times, layout shift and memory of the build, each against its goal. Ends with 1 when a
 * goal is missed. `npm run bench -- --help` lists what else it can do.
 */
import { startBench } from '../../bench/src/cli/start.mjs'
import { CALLING } from './lib/bench/bench-calling.mjs'

process.exitCode = await startBench('packages/tools/bin/bench-run.mjs', process.argv.slice(2), CALLING)
