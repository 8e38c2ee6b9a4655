import { native } from '@tillkit/dom'
import type { KnownUnit, LoaderLink, UnitRow } from '@tillkit/mount'
import { tag } from './loader.anatomy.ts'
import type { LoadProblemMessages } from './report-problem.ts'
import { ROWS, unitsOf } from './units.ts'

/** What the script tag says. */
export interface LoaderOptions {
  /** The folder of this version's files. */
  readonly base: URL
  /** The units that may run (`data-units`); all when absent. */
  readonly units?: readonly string[] | undefined
  /** The units that there are: those of the build, or those that our tag says itself (`data-table`). */
  readonly known: readonly KnownUnit[]
  /** Units that run beside their live legacy script (`data-force`). */
  readonly force: LoaderLink['force']
  /** Brings a module; the browser's `import()`, or a test's own. */
  readonly load: (url: string) => Promise<unknown>
  readonly problemMessages: LoadProblemMessages
  /** What lets our tags into a page whose policy asks for it; that of our own tag. */
  readonly nonce?: string
}

/**
 * Our script tag: the running one, or the one that has our file where an optimiser starts it in a way that names none.
 * Without a tag nobody knows where our files are: then nothing starts, which is said.
 */
export function scriptOf(running: Element | null): HTMLScriptElement | null {
  if (running instanceof HTMLScriptElement && running.src) return running
  const printed = document.querySelector<HTMLScriptElement>('script[src*="tillkit.js"]')
  if (!printed) console.error('[tillkit] Nothing starts: no script tag names tillkit.js.')
  return printed
}

/** Reads the attributes of our script tag: `data-units="a b"`, `data-force` or `data-force="a"`. */
export function readOptions(script: HTMLScriptElement, load: LoaderOptions['load']): LoaderOptions {
  const { dataset } = script
  const units = dataset[tag.units]
  const force = dataset[tag.force]
  const names = (text: string) => text.split(/[\s,]+/).filter(Boolean)
  // The file that carries no table stands in a folder of its own.
  const base = new URL(__TILLKIT_TABLE__ ? '.' : '..', native(script, 'src'))
  return {
    base,
    known: unitsOf(__TILLKIT_TABLE__ ? ROWS : rowsIn(dataset[tag.table] ?? '')),
    units: __TILLKIT_TABLE__ && units !== undefined ? names(units) : undefined,
    force: force === '' || force === 'true' ? true : names(force ?? ''),
    load,
    nonce: script.nonce,
    problemMessages: () => loadFile({ base, load }, 'problem-messages') as ReturnType<LoaderOptions['problemMessages']>,
  }
}

/** Brings one of our modules. @param name its file's, without `.js` */
export function loadFile({ base, load }: Pick<LoaderOptions, 'base' | 'load'>, name: string): Promise<unknown> {
  return load(new URL(`${name}.js`, base).href)
}

/** The rows of a table that our tag says itself; none where it cannot be read, which is said. */
function rowsIn(table: string): readonly UnitRow[] {
  try {
    const rows = JSON.parse(table) as readonly UnitRow[]
    rows.forEach(({ selector }) => document.createDocumentFragment().querySelector(selector))
    return rows
  } catch (cause) {
    console.error(`[tillkit] Nothing starts: data-table: ${String(cause)}`)
    return []
  }
}

/** Whether the browser is one that Tillkit is made for; below that the server's page stays as it is. */
export function isCapable(): boolean {
  const element = HTMLElement.prototype
  // Browsers with `popover` have `inert`, which is older.
  return 'popover' in element && CSS.supports('selector(:has(a))')
}
