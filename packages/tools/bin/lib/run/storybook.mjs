import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, NOT_BUILT } from '../../../../testing/src/project/prepare/build.mjs'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { SetupError } from '../../../../testing/src/project/prepare/install.mjs'
import { inRoot } from '../../../../testing/src/project/root.mjs'
import { say } from '../../../../testing/src/project/prepare/output.mjs'
import { runNpm } from '../../../../testing/src/project/prepare/run.mjs'

/** Where `npm run build:storybook` writes to. */
const STORYBOOK_FOLDER = 'storybook-static'

/** The file in there that says which sources it was built from: written last, emptied with the folder. */
const STAMP = join(STORYBOOK_FOLDER, '.sources')

/** What a Storybook is made from, beside the packages' sources and READMEs. */
const INPUTS = ['package.json', 'package-lock.json', 'README.md', 'CONTRIBUTING.md', 'packages/loader/REPLACING.md', 'packages/tools/SIZES.md', '.storybook', 'stories', 'examples/shop/images']

/**
 * Builds the static Storybook when it is missing, unfinished or older than its sources; otherwise does nothing.
 * @returns {Promise<boolean>} whether it built
 * @throws {SetupError} when the build fails
 */
export async function ensureStorybook() {
  const stamp = inRoot(STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()) return false
  say('Building the Storybook …')
  const { code } = await runNpm(['run', '--silent', 'build:storybook'])
  if (code !== 0) throw new SetupError('The Storybook could not be built; the messages stand above.')
  return true
}

/** Marks the static Storybook as built from the sources as they are now. */
export function stampStorybook() {
  writeFileSync(inRoot(STAMP), hashSources())
}

function hashSources() {
  const packages = readdirSync(inRoot('packages')).flatMap((name) => [
    ...filesBelow(inRoot(join('packages', name, 'src'))),
    inRoot(join('packages', name, 'README.md')),
  ])
  const inputs = INPUTS.map(inRoot).flatMap((path) => (/\.(json|md)$/.test(path) ? [path] : filesBelow(path)))
  return hashFiles([...inputs, ...packages].filter((file) => existsSync(file) && !NOT_BUILT.test(file)).sort())
}
