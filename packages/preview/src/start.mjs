import { ensureBuilt } from '../../testing/src/project/prepare/build.mjs'
import { ensureInstalled } from '../../testing/src/project/prepare/install.mjs'
import { runSource } from '../../testing/src/project/prepare/run-source.mjs'
import { HELP, readArguments } from './arguments.mjs'

/**
 * Starts a preview once everything is there for it. Wrong arguments are told before anything is installed or built for them.
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function startPreview(args) {
  try {
    if (readArguments(args).help) {
      console.info(HELP)
      return 0
    }
    await ensureInstalled()
    await ensureBuilt()
    return await runSource('packages/preview/src/main.ts', args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
