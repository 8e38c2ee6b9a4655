/**
 * `npm start`: installs what is missing, builds what is out of date, and serves the demo shop, or with `--shop` a
 * preview of a real one. Arguments go on to the server: `npm start -- --port 5000`.
 */
import { startPreview } from '../../packages/preview/src/start.mjs'
import { ensureBuilt } from '../../packages/testing/src/project/prepare/build.mjs'
import { ensureInstalled } from '../../packages/testing/src/project/prepare/install.mjs'
import { runSource } from '../../packages/testing/src/project/prepare/run-source.mjs'
import { HELP } from './help.mjs'

const DEMO = 'examples/shop/main.ts'

process.exitCode = await start(process.argv.slice(2))

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
async function start(args) {
  if (args.includes('--help') || args.includes('-h')) {
    console.info(HELP)
    return 0
  }
  if (args.some((arg) => arg === '--shop' || arg.startsWith('--shop='))) return startPreview(args)
  try {
    await ensureInstalled()
    await ensureBuilt()
    return await runSource(DEMO, args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
