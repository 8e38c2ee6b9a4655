#!/usr/bin/env node
/** Times, layout shift and memory of the build, each against its goal. Ends with 1 when a goal is missed. */
import { ALONE } from '../src/cli/arguments.mjs'
import { startBench } from '../src/cli/start.mjs'

process.exitCode = await startBench('packages/bench/src/cli/main.mjs', process.argv.slice(2), ALONE)
