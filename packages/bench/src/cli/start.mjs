import { ensureBuilt } from '../../../testing/src/project/prepare/build.mjs'
import { ensureChromium } from '../../../testing/src/project/prepare/chromium.mjs'
import { ensureInstalled } from '../../../testing/src/project/prepare/install.mjs'
import { runSource } from '../../../testing/src/project/prepare/run-source.mjs'
import { benchUsage, readBenchArguments } from './arguments.mjs'

/**
 * Starts a benchmark once everything is there for it. Wrong arguments are told before anything is installed or built for them.
 * @param {string} program the benchmark itself, relative to the root
 * @param {readonly string[]} args
 * @param {import('./arguments.mjs').Calling} calling
 * @returns {Promise<number>} the exit code
 */
export async function startBench(program, args, calling) {
  try {
    if (readBenchArguments(args, calling).help) {
      console.info(benchUsage(calling))
      return 0
    }
    await ensureInstalled()
    await ensureChromium()
    await ensureBuilt()
    return await runSource(program, args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
