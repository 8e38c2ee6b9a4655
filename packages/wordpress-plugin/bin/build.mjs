/**
 * `npm run build:plugin`: builds what is out of date for the browser, then the plugin from it.
 */
import { ensureBuilt } from '../../testing/src/project/prepare/build.mjs'
import { ensureInstalled } from '../../testing/src/project/prepare/install.mjs'
import { buildPlugin } from './lib/build-plugin.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  await buildPlugin()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
