import { SetupError } from '../../../testing/src/project/prepare/install.mjs'
import { run } from '../../../testing/src/project/prepare/run.mjs'

/**
 * Writes dist/plugin/tillkit and dist/tillkit-VERSION.zip from a build that is there. It takes about a second.
 * @throws {SetupError} when it fails
 */
export async function buildPlugin() {
  const program = 'packages/wordpress-plugin/src/build/build-plugin.ts'
  const { code } = await run(process.execPath, ['--import', 'tsx', '--conditions=tillkit-source', program])
  if (code !== 0) throw new SetupError('The plugin could not be built; the messages stand above.')
}
