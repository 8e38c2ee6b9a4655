import { execFileSync } from 'node:child_process'
import { root } from '../../../../testing/src/project/root.mjs'
import { unitPackages } from '../../../../testing/src/project/manifest-files.mjs'

/**
 * What a change can reach. `everything`: no step may leave anything out.
 * @typedef {{ everything: true } | { everything: false, packages: readonly string[], examples: boolean, stories: boolean }} Reach
 */

/** Tests in a browser run what is built: these see whatever a unit ships. */
const SEES_UNITS = ['loader', 'debug-panel', 'testing', 'bench', 'preview', 'tools', 'wordpress-plugin']
/** What stands on these alone. All other packages carry others, or the tests themselves, and reach everything. */
const ABOVE = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  loader: ['wordpress-plugin', 'testing', 'bench', 'preview', 'tools', 'debug-panel'],
  'debug-panel': ['loader', 'testing', 'bench', 'preview', 'tools'],
  bench: ['tools'],
  preview: ['tools'],
  'rest-client': [],
  'wordpress-plugin': [],
})

/**
 * What files can reach when they change. A package's own specs reach nobody else; its sources, its README and its manifest do.
 * @param {readonly string[]} files from the root, with slashes
 * @param {readonly string[]} units the packages that hold units
 * @returns {Reach}
 */
export function reachOf(files, units) {
  const packages = new Set()
  let [examples, stories] = [false, false]
  for (const file of files) {
    const [folder, name = '', part] = file.split('/')
    if (folder === 'stories' || folder === '.storybook') stories = true
    else if (folder === 'examples') examples = true
    else if (file === 'CHANGELOG.md') continue
    else if (folder !== 'packages') return { everything: true }
    else if (part === 'test' && file.endsWith('.spec.ts')) packages.add(name)
    else {
      const above = units.includes(name) ? SEES_UNITS : ABOVE[name]
      if (!above) return { everything: true }
      for (const each of [name, ...above]) packages.add(each)
      examples ||= above.length > 0
      // They show the READMEs of all packages, and check all style sheets.
      stories = true
    }
  }
  return { everything: false, packages: [...packages].sort(), examples, stories }
}

/**
 * What has changed since a commit, committed or not, can reach.
 * @param {string} since such as `main`, from where it and this branch have parted
 * @returns {Reach}
 * @throws {Error} when git does not know the commit
 */
export function reachSince(since) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const base = git('merge-base', since, 'HEAD')[0] ?? since
  return reachOf([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')], unitPackages())
}

/**
 * The folders whose tests a step has to run; undefined: all of them. None at all: the step has nothing to do.
 * @param {string} step
 * @param {Reach} reach
 * @returns {readonly string[] | undefined}
 */
export function foldersOf(step, reach) {
  if (reach.everything) return undefined
  const packages = reach.packages.map((name) => `packages/${name}/`)
  const examples = reach.examples ? ['examples/'] : []
  const stories = reach.stories ? ['stories/'] : []
  if (step === 'browser') return [...packages.filter((folder) => folder !== 'packages/wordpress-plugin/'), ...examples]
  if (step === 'stories') return stories
  if (step === 'plugin') return packages.filter((folder) => folder === 'packages/wordpress-plugin/')
  if (step === 'packages' && packages.length === 0) return []
  const all = [...packages, ...examples, ...stories]
  // Tests of the project as a whole read all packages: their public names, READMEs and manifests.
  if (step === 'unit' && all.length > 0) return [...new Set([...all, 'packages/testing/', 'packages/tools/'])]
  return ['unit', 'lint'].includes(step) ? all : undefined
}
