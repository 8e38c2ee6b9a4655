import { SetupError } from '../../../testing/bin/lib/install.mjs'
import { buildPlugin } from './build-plugin.mjs'
import { ensurePhp, HOW_TO_INSTALL_PHP } from './php.mjs'
import { ensureWordPress } from './wordpress.mjs'

/**
 * Brings what the tests in a real WordPress need: PHP, WordPress, the built plugin. Tells the tests by the environment
 * where they are.
 * @returns {Promise<string>} why they cannot be run on this machine; '' when they can
 * @throws {SetupError} when the plugin cannot be built; and for the other two where nothing may be skipped
 */
export async function preparePluginTests() {
  await buildPlugin()
  try {
    const php = await ensurePhp()
    if (!php) throw new SetupError(HOW_TO_INSTALL_PHP)
    const { core, sqlite } = await ensureWordPress()
    Object.assign(process.env, { TILLKIT_PHP: php, TILLKIT_WP_CORE: core, TILLKIT_WP_SQLITE: sqlite })
    return ''
  } catch (error) {
    if (mustRun() || !(error instanceof SetupError)) throw error
    return error.message
  }
}

/** Whether a machine without PHP or WordPress is a failure: `.ci/run` sets it. */
function mustRun() {
  return Boolean(process.env['TILLKIT_SKIP_NOTHING'])
}
