/** The benchmark by itself: started by tillkit-bench once everything is there, with TypeScript at hand. */
import { readBenchArguments } from './arguments.mjs'
import { runBench } from './run.mjs'

process.exitCode = await runBench(readBenchArguments(process.argv.slice(2)))
