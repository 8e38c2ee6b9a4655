import { SetupError } from '../../../testing/src/project/prepare/install.mjs'
import { ensurePhp, HOW_TO_INSTALL_PHP } from './php.mjs'
import { ensureWordPress } from './wordpress.mjs'

/**
 * Brings what the tests in a real WordPress need beside the built plugin: PHP and WordPress. Tells the tests by the
 * environment where they are.
 * @returns {Promise<string>} why they cannot be run on this machine; '' when they can
 * @throws {SetupError} where nothing may be skipped
 */
export async function prepareWordPress() {
  try {
    const php = await ensurePhp()
    if (!php) throw new SetupError(HOW_TO_INSTALL_PHP)
    const { core, sqlite } = await ensureWordPress()
    // Whoever names another WordPress has the tests run in that one.
    Object.assign(process.env, { TILLKIT_PHP: php, TILLKIT_WP_CORE: process.env['TILLKIT_WP_CORE'] ?? core, TILLKIT_WP_SQLITE: sqlite })
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
