import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { inRoot, readJson } from '../../../../testing/src/project/root.mjs'
import { readImports } from './import-graph.mjs'

/** @typedef {{ readonly name: string, readonly file: string }} KitPart a component, hook or function of the kit, and where it stands */

const KIT = 'packages/ui'
const TEST = /\.(test|test-d|fixtures)\./
/** Packages that no shopper's page loads: what they draw is no use of the kit. */
const UNSHIPPED = ['ui', 'fixtures', 'testing', 'bench', 'preview', 'tools']

/**
 * What the kit offers, types apart: they stand beside what they describe.
 * @returns {KitPart[]}
 */
export function kitParts() {
  const manifest = /** @type {{ exports: Record<string, Record<string, string>> }} */ (readJson(`${KIT}/package.json`))
  return Object.values(manifest.exports).flatMap((entry) => {
    const index = join(inRoot(KIT), entry['tillkit-source'] ?? '')
    return [...readFileSync(index, 'utf8').matchAll(/^export \{([^}]+)\} from '([^']+)'/gm)].flatMap(([, names = '', from = '']) =>
      namesIn(names).map((name) => ({ name, file: join(index, '..', from) })),
    )
  })
}

/**
 * Finds the parts of the kit that no page can show: neither a unit imports them, nor a part that one does.
 * @param {readonly KitPart[]} parts
 * @param {ReadonlySet<string>} named what is imported of the kit
 * @param {import('./import-graph.mjs').ImportGraph} graph the kit's own imports
 * @returns {string[]} their names
 */
export function idleParts(parts, named, graph) {
  const reached = new Set(drawnFiles(parts, named, graph))
  return parts.filter(({ file }) => !reached.has(file)).map(({ name }) => name)
}

/**
 * The files of the kit that pages show something with: those of the parts that units import, and what these stand on, which comes first.
 * @param {readonly KitPart[]} parts
 * @param {ReadonlySet<string>} named what is imported of the kit
 * @param {import('./import-graph.mjs').ImportGraph} graph the kit's own imports
 * @returns {string[]}
 */
export function drawnFiles(parts, named, graph) {
  /** @type {Set<string>} */
  const inOrder = new Set()
  const seen = new Set()
  const visit = (/** @type {string} */ file) => {
    if (seen.has(file)) return
    seen.add(file)
    graph.get(file)?.forEach(({ path, isType }) => isType || visit(path))
    inOrder.add(file)
  }
  for (const { name, file } of parts) if (named.has(name)) visit(file)
  return [...inOrder]
}

/** The kit's own imports. */
export const kitGraph = () => readImports([inRoot(`${KIT}/src`)])

/** What the units import of the kit. */
export function importedOfKit() {
  const packages = readdirSync(inRoot('packages')).filter((name) => !UNSHIPPED.includes(name))
  const files = packages.flatMap((name) => filesBelow(inRoot(`packages/${name}/src`))).filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
  return new Set(files.flatMap((file) => namesImported(readFileSync(file, 'utf8'))))
}

/**
 * The values that a file imports of the kit.
 * @param {string} text
 */
export function namesImported(text) {
  return [...text.matchAll(/^import \{([^}]+)\} from '@tillkit\/ui(?:\/[a-z-]+)?'/gm)].flatMap(([, names = '']) => namesIn(names))
}

/** @param {string} list of names between braces */
function namesIn(list) {
  return list.split(',').map((name) => name.trim()).filter((name) => name && !name.startsWith('type '))
}
