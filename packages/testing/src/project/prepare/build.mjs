import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow } from '../files.mjs'
import { SetupError } from './install.mjs'
import { distFolder, root } from '../root.mjs'
import { say } from './output.mjs'
import { runNpm } from './run.mjs'

/** The file in dist/VERSION that says which sources it was built from: written last, emptied with the folder. */
const STAMP = '.sources'

/** What a build is made from, beside the packages' sources. */
const INPUTS = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'packages/tools/bin/finish-build.mjs',
  'packages/tools/bin/lib/build/styles.mjs',
  'packages/tools/bin/lib/build/early.mjs',
  'packages/tools/bin/lib/build/untouched.mjs',
  'packages/tools/bin/lib/build/errors.mjs',
  'packages/tools/bin/lib/build/errors-file.mjs',
  'packages/tools/bin/lib/check/kit-callers.mjs',
  'packages/tools/bin/lib/check/import-graph.mjs',
  'packages/testing/src/project/units.mjs',
  'packages/tools/src/build/chunks.ts',
  'packages/tools/src/build/units.ts',
]

/** Packages that no file of a build is made from. */
const OUTSIDE = ['fixtures', 'testing', 'bench', 'preview', 'tools', 'wordpress-plugin']

/** Never part of a build. */
export const NOT_BUILT = /\.(test|test-d|spec)\.tsx?$/

/**
 * Builds when dist is missing, unfinished or older than the sources; otherwise does nothing.
 * @returns {Promise<boolean>} whether it built
 * @throws {SetupError} when the build fails
 */
export async function ensureBuilt() {
  if (isFresh()) return false
  say('Building dist …')
  const { code } = await runNpm(['run', '--silent', 'build'])
  if (code !== 0) throw new SetupError('The build failed; its messages stand above.')
  return true
}

/** Whether dist was built, to its end, from the sources as they are now. */
export function isFresh() {
  const stamp = join(distFolder(), STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()
}

/** Marks dist as built from the sources as they are now. */
export function stampBuild() {
  writeFileSync(join(distFolder(), STAMP), hashSources())
}

/** A hash over the names and contents of everything that a build is made from. */
function hashSources() {
  return hashFiles(sourceFiles())
}

/**
 * A hash over the names and contents of files, in the order given.
 * @param {readonly string[]} files
 */
export function hashFiles(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function sourceFiles() {
  const packages = readdirSync(join(root, 'packages')).filter((name) => !OUTSIDE.includes(name))
  const sources = packages.flatMap((name) => filesBelow(join(root, 'packages', name, 'src')))
  // errors.html is made of them.
  const readmes = packages.map((name) => join(root, 'packages', name, 'README.md'))
  const inputs = [...INPUTS.map((path) => join(root, path)), ...readmes].filter((path) => existsSync(path))
  return [...inputs, ...sources.filter((file) => !NOT_BUILT.test(file))].sort()
}
