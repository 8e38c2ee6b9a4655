/**
 * `npm start`: installs what is missing, builds what is out of date, and serves the demo shop, or with `--shop` a
 * preview of a real one. Arguments go on to the server: `npm start -- --port 5000`.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureBuilt } from '../../packages/testing/src/project/prepare/build.mjs'
import { ensureInstalled } from '../../packages/testing/src/project/prepare/install.mjs'
import { root } from '../../packages/testing/src/project/root.mjs'
import { HELP } from './help.mjs'

const DEMO = 'examples/shop/main.ts'
const PREVIEW = 'packages/preview/src/main.ts'

/** The server is TypeScript and reads the packages from their sources, as the tests do. */
const NODE_OPTIONS = ['--import', 'tsx', '--conditions=tillkit-source']

const args = process.argv.slice(2)
try {
  if (args.includes('--help') || args.includes('-h')) console.info(HELP)
  else await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function start() {
  await ensureInstalled()
  await ensureBuilt()
  serve(args.some((arg) => arg === '--shop' || arg.startsWith('--shop=')) ? PREVIEW : DEMO)
}

/**
 * Starts the server and ends as it ends: with its exit code, or with the signal's.
 * @param {string} program
 */
function serve(program) {
  const server = spawn(process.execPath, [...NODE_OPTIONS, program, ...args], { cwd: root, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal))
  server.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exitCode = 1
  })
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
  })
}
