/** The lint rule that holds which package may import which: from the ground up, units by what their manifests say that they are. */
import { unitPackages } from '../../../../testing/src/project/manifest-files.mjs'

const UNITS = unitPackages()

/** The packages from the ground up: a package may import those in its line, and no other of ours. */
const MAY_IMPORT = new Map(
  Object.entries({
    dom: [],
    platform: ['dom'],
    'rest-client': ['dom', 'platform'],
    mount: ['dom', 'platform'],
    ui: ['dom', 'platform', 'mount'],
    ...Object.fromEntries(UNITS.map((unit) => [unit, ['dom', 'platform', 'mount', 'ui']])),
    'debug-panel': ['dom', 'platform', 'mount', 'ui'],
    loader: ['dom', 'platform', 'mount', ...UNITS],
    fixtures: [],
    testing: ['fixtures', 'dom', 'platform', 'mount', 'ui'],
    bench: ['fixtures', 'testing'],
    preview: ['fixtures', 'testing'],
    'wordpress-plugin': ['dom', 'platform', 'mount', 'loader', 'fixtures', 'testing'],
    tools: ['fixtures', 'testing', 'bench', 'preview', 'wordpress-plugin', 'dom', 'platform', 'mount', 'ui', ...UNITS, 'loader'],
  }),
)

/** Without React: what draws is a part. */
const WITHOUT_REACT = ['dom', 'platform', 'rest-client', 'mount', 'loader']

/** Never shipped. They import each other's files by path where nothing may have to be installed, so paths have a direction too. */
const NEVER_SHIPPED = ['fixtures', 'testing', 'bench', 'preview', 'tools', 'wordpress-plugin']

/**
 * What is wrong with an import.
 * @param {string} name of the package that imports
 * @param {string} source what it imports, as written
 * @returns {string | undefined} a sentence for developers; undefined: nothing
 */
function wrongImport(name, source) {
  const may = MAY_IMPORT.get(name)
  if (!may) return undefined
  const isForbidden = (/** @type {string | undefined} */ other) => other !== undefined && other !== name && MAY_IMPORT.has(other) && !may.includes(other)
  if (WITHOUT_REACT.includes(name) && /^react(-dom)?$/.test(source)) return 'dom, platform, mount and loader carry no React: draw in a part (packages/ui).'
  if (isForbidden(/^@tillkit\/([^/]+)/.exec(source)?.[1])) {
    return `${name} stands below it: imports go down (dom → platform → mount → ui → units → loader); units meet in platform or by a typed event.`
  }
  const byPath = /^(?:\.\.\/)+([^/]+)\/(?:src|bin)\//.exec(source)?.[1]
  if (byPath !== undefined && NEVER_SHIPPED.includes(byPath) && isForbidden(byPath)) return `${name} stands below it: fixtures ← testing ← bench, preview ← tools.`
  // Programs that start where nothing is installed name their own kind by path.
  return /^(\.\.\/)+[\w-]+\/src\/.*\.tsx?$/.test(source) ? 'Import another package by its name.' : undefined
}

/** Where an import says what it imports: `moduleReference` is that of `import name = require('…')`. */
const sourceOf = ({ source, moduleReference }) => (source ?? moduleReference?.expression)?.value

export const importDirections = {
  meta: { type: 'problem', messages: { wrong: '{{why}}' }, schema: [] },
  create(context) {
    const name = /^.*\/packages\/([^/]+)\/(?:src|bin)\//.exec(context.filename.replaceAll('\\', '/'))?.[1] ?? ''
    const check = (node) => {
      const source = sourceOf(node)
      const why = typeof source === 'string' ? wrongImport(name, source) : undefined
      if (why !== undefined) context.report({ node, messageId: 'wrong', data: { why } })
    }
    return {
      ...{ ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check },
      ...{ ImportExpression: check, TSImportType: check, TSImportEqualsDeclaration: check },
    }
  },
}
