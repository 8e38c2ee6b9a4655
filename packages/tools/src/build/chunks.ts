import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { unitOf, type FoundUnit, type Units } from '@tillkit/testing/project/units.mjs'

/** A file that several units share. Of two that a module fits, the first has it. */
interface SharedFile {
  readonly name: string
  readonly test: RegExp
  /** Where its modules go that no unit needs before somebody touches the page. Default: into the same file. */
  readonly touched?: string
}

/** By what a page does: with any unit it has the base, and each of the others only when something on it needs that. */
const SHARED: readonly SharedFile[] = [
  // The life of a unit, its bridges to the page, and what of the shop's page every unit reads.
  { name: 'base', test: /packages\/(dom\/src|mount\/src\/(?!bridges\/morph|page\/inspect)|platform\/src\/((variations|gallery)\/)?(?!wake-scripts)[^/]+$|ui\/src\/plain\/[^/]+$)|node_modules\/zustand\/esm\/vanilla/ },
  // Whatever is drawn. No page has React without what its parts stand on.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|zustand\/esm\/react[^/]*)(\/|$)|packages\/ui\/src\/(react-part|use-top-layer|visually-hidden|support|button|icon-button|notice|chip-list)/ },
  // Calls to the shop, and news of its cart.
  { name: 'requests', test: /packages\/platform\/src\/(requests\/|cart\/news\/)/ },
  // The shop's cart.
  { name: 'cart', test: /packages\/(platform\/src\/cart|cart\/src\/shared)\// },
  // Numbers that people type: also quantities, where nothing is reckoned.
  { name: 'typed-numbers', test: /packages\/platform\/src\/money\/(typed-number|currency-names|currency-options|page-format|anatomy)\./ },
  // What a visitor has allowed.
  { name: 'consent-facade', test: /packages\/platform\/src\/consent\// },
  // Prices that are reckoned.
  { name: 'money', test: /packages\/platform\/src\/money\// },
  { name: 'checkout-shared', test: /packages\/(platform\/src\/checkout|multistep-checkout\/src\/shared)\// },
  // Pages of the theme that a page builder comes with.
  { name: 'theme', test: /packages\/(platform\/src\/theme(-functions)?\/|page-builder\/src\/shared\/scrolling\/)/ },
  // Stars that are given.
  { name: 'rating', test: /packages\/ui\/src\/plain\/rating\// },
  { name: 'forms', test: /packages\/forms\/src\/(engine|theme-forms)\//, touched: 'forms-sending' },
  // Their countries with codes, which a form without a number does not need; and lists that open with a search field, which neither wait for a touch.
  { name: 'form-builder.countries', test: /forms\/src\/form-builder\/phones\/(anatomy|chosen-country|countries|home-country|number\.model)\./ },
  { name: 'form-builder.open-lists', test: /forms\/src\/form-builder\/fields\/lists\/(anatomy|list|list\.model|open-list|read-list|single\.bind)\./ },
  // Forms of a form builder: what several of its parts need comes with the first of them, and not with the form that nobody has touched.
  { name: 'form-builder', test: /packages\/forms\/src\/(form-builder\/|not-sent\.)/, touched: 'form-builder.shared' },
  // What fingers drag aside, and what moves by itself.
  { name: 'slides', test: /packages\/ui\/src\/plain\/slides\// },
  // How strong a password is.
  { name: 'passwords', test: /packages\/platform\/src\/passwords\// },
  // What opens beside a word, and lists that open beside a field.
  { name: 'popups', test: /node_modules\/@floating-ui|packages\/ui\/src\/tooltip/ },
  // A field for a date: its calendar comes later, with the library that draws that.
  { name: 'date-picker', test: /packages\/ui\/src\/date-picker\/(?!Calendar)/ },
  { name: 'combobox', test: /packages\/ui\/src\/(combobox|listbox|popup|select-popup)/ },
]

/** What is asked of the bundler about a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/** The folders of a family's members, each with a module of its own that is loaded when the page has one; of any other unit none. */
export function membersOf({ folder }: Pick<FoundUnit, 'folder'>): string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'member.ts')))
}

/**
 * Tells which file a module goes into; nothing where the bundler may decide, which is: into the one file that needs it.
 *
 * A unit's file has what its `entry.ts` imports. What is loaded later, by `import()`, is a file of its own with all that only it needs; what
 * two of them need comes with the unit. So are the members of a family, or the late modules beside its entry that bring several of them; what
 * two of those need is one file more.
 *
 * Nobody is asked about the bundler's own helpers: rolldown 1.2 keeps them out of all groups, by name and by test, in `rolldown-runtime.js`
 * (0.4 kB), which comes in parallel with React and with files that hold several late modules.
 */
export function chunkOf({ units }: Pick<Units, 'units'>): (id: string, graph: Graph) => string | null {
  let roots: ReadonlyMap<string, ReadonlySet<string>> | undefined
  const isEntry = (id: string) => units.some(({ entry }) => entry === id)
  return (id, graph) => {
    const path = id.replaceAll('\\', '/')
    const shared = SHARED.find(({ test }) => test.test(path))
    if (shared && !shared.touched) return shared.name
    const owner = units.find(({ name }) => name === unitOf(units, id))
    if (!shared && !owner) return null
    roots ??= rootsIn(graph, units.map(({ entry }) => entry))
    const all = [...(roots.get(id) ?? [])]
    const late = all.filter((root) => !isEntry(root))
    const reached = owner && isMembersAnatomy(path) && late.some((root) => fileOf(owner, root)) ? late : all
    if (shared) return reached.some(isEntry) ? shared.name : reached.length === 1 ? null : (shared.touched ?? null)
    if (!owner || reached.some(isEntry)) return owner?.name ?? null
    const files = new Set(reached.map((root) => fileOf(owner, root)))
    const [file] = files
    if (reached.length === 1 && !file) return null
    if (files.size === 1 && file) return file
    return membersOf(owner).length > 0 ? `${owner.name}.shared` : owner.name
  }
}

/** Whether a module is a member's anatomy: the family's table wants its selector alone, a constant, which the bundler writes out there. */
function isMembersAnatomy(path: string): boolean {
  return basename(path) === 'anatomy.ts' && existsSync(join(dirname(path), 'member.ts'))
}

/** The file of a late module beside a family's entry, which brings several members. */
function fileOf({ name, folder }: FoundUnit, root: string): string | undefined {
  return dirname(root) === folder && membersOf({ folder }).length > 0 ? `${name}.${lateName(root)}` : undefined
}

/** What is loaded late, as files call it: `chips` of `chips.late.tsx`, `slider` of `slider/member.ts`. */
function lateName(id: string): string {
  const name = basename(id).replace(/(\.late)?(\.tsx?)?$/, '')
  return name === 'member' ? basename(dirname(id)) : name
}

/** For each module the entries and late modules that it is needed by at once. */
function rootsIn(graph: Graph, entries: readonly string[]): Map<string, Set<string>> {
  const roots = new Map<string, Set<string>>()
  const isKnown = new Set(entries)
  for (const root of isKnown) {
    const seen = new Set([root])
    for (const id of seen) {
      roots.set(id, (roots.get(id) ?? new Set()).add(root))
      const info = graph.getModuleInfo(id)
      info?.importedIds.forEach((next) => seen.add(next))
      info?.dynamicallyImportedIds.forEach((next) => isKnown.add(next))
    }
  }
  return roots
}

/** What a file is called that the bundler has made: by its late module, and by the unit that alone loads it. */
export function chunkFile(
  { units }: Pick<Units, 'units'>,
  { name, facadeModuleId, moduleIds }: { readonly name: string; readonly facadeModuleId?: string | null; readonly moduleIds: readonly string[] },
): string {
  if (SHARED.some((shared) => [shared.name, shared.touched].includes(name))) return `${name}.js`
  const owners = new Set(moduleIds.flatMap((id) => unitOf(units, id) ?? []))
  const [owner] = owners
  const short = facadeModuleId ? lateName(facadeModuleId) : lateName(name)
  return owners.size === 1 && owner !== undefined && short !== owner && !short.startsWith(`${owner}.`) ? `${owner}.${short}.js` : `${short}.js`
}

/** Whether a file of the build is there for an `import()` alone. */
function isLateChunk(file: Rolldown.OutputBundle[string] | undefined): boolean {
  return file?.type === 'chunk' && file.isDynamicEntry && !file.isEntry
}

/** A plugin for the build: no unit's file brings one of its late ones at once, and no unit's page loads the code of another because the two share a module that has no file of its own. */
export function unitsApart({ units }: Pick<Units, 'units'>): Plugin {
  const ownerOf = (file: string) => units.find(({ name }) => file === `${name}.js` || file.startsWith(`${name}.`))?.name
  return {
    name: 'tillkit-units-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const owner = ownerOf(chunk.fileName)
        const late = chunk.imports.find((file) => chunk.isEntry && isLateChunk(bundle[file]))
        if (late) this.error(`${chunk.fileName} imports ${late}, which is to come later. What a family's table has of a member's anatomy is a plain text: nothing that runs.`)
        const foreign = chunk.imports.find((file) => ![undefined, owner].includes(ownerOf(file)))
        if (!foreign) continue
        const other = bundle[foreign]
        const shared = other?.type === 'chunk' ? Object.keys(other.modules).filter((id) => !unitOf(units, id)) : []
        this.error(`${chunk.fileName} imports ${foreign}, another unit's, which holds ${shared.join(', ')}. Name what they share in packages/tools/src/build/chunks.ts.`)
      }
    },
  }
}
