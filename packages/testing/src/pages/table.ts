import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Loaded, PageVisit } from './visit-page.ts'

/** A page that is weighed, as pages.json and captured-pages.json have it. */
export interface WeighedPage extends Partial<Loaded> {
  readonly page: string
  /** The theme that printed it; captured pages have two. */
  readonly theme?: string
  /** Its path in the demo shop, or the name of the captured page. */
  readonly path: string
  /** What is done on the list before, so that the visitor has a cart. */
  readonly before?: string
  /** What is done first; without one the page is left alone. */
  readonly touch?: string
  /** What it may have beyond the goals of the design (`page-goals.mjs`), a decision with its reason. Counted is ours alone, the script tag included, without what is fetched ahead of a touch. */
  readonly beyond?: { readonly files?: number; readonly gzip?: number; readonly reason: string }
  /** Calls of the scripts that we replace, by the contract. */
  readonly legacy: number
  /** Why ours asks the shop more often than that; without one it must not. */
  readonly reason?: string
  /** Handles of the scripts on a captured page that ours replace. */
  scripts?: string[]
}

/** A table of pages, with what is said of it. */
export interface PageTable {
  readonly about: string
  /** What legacy scripts weigh, in bytes of gzip, by handle, where that is known. */
  readonly legacyGzip?: Readonly<Record<string, number>>
  readonly pages: WeighedPage[]
}

/** Where the tables stand. */
export const TABLES = {
  demo: join(import.meta.dirname, './pages.json'),
  captured: join(import.meta.dirname, './captured-pages.json'),
} as const

/** Reads a table of pages. */
export function readTable(file: string): PageTable {
  return JSON.parse(readFileSync(file, 'utf8')) as PageTable
}

/** Writes a table, each page on a line of its own. */
export function writeTable(file: string, { pages, ...rest }: PageTable): void {
  const head = Object.entries(rest).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  writeFileSync(file, ['{', ...head, '  "pages": [', pages.map((page) => `    ${JSON.stringify(page)}`).join(',\n'), '  ]', '}', ''].join('\n'))
}

/** Where the demo shop's list is, on which a visitor comes by a cart. */
const LIST = '/product-category/till-rolls/'

/**
 * How a page of a table is visited.
 * @param isKnown whether what the table says will come is waited for; otherwise a second is, for what may come late
 */
export function visitOf(row: WeighedPage, { pages }: PageTable, { origin, path = row.path, isKnown }: { origin: string; path?: string; isKnown: boolean }): PageVisit {
  const rest = restOf(row, pages)
  return {
    address: origin + path,
    ...(row.before ? { before: { address: origin + LIST, touch: row.before, until: '.add_to_cart_button.added' } } : {}),
    ...(row.touch ? { touch: row.touch } : {}),
    ...(isKnown ? { expected: { untouched: loadedOf(rest), touched: loadedOf(row) } } : {}),
  }
}

/** The row of the same page that is left alone. */
function restOf(row: WeighedPage, pages: readonly WeighedPage[]): WeighedPage | undefined {
  return pages.find(({ page, theme, path, before, touch }) => page === row.page && theme === row.theme && path === row.path && before === row.before && !touch)
}

/** The rows of a table by visits: a page that is touched is looked at before, so that its row without a touch needs no visit of its own. */
export function visitsOf({ pages }: PageTable): ReadonlyArray<readonly WeighedPage[]> {
  const taken = new Set<WeighedPage>()
  const touched = pages.filter(({ touch }) => touch).map((row) => {
    const rest = restOf(row, pages)
    if (!rest || taken.has(rest)) return [row]
    taken.add(rest)
    return [rest, row]
  })
  return [...pages.filter((row) => !row.touch && !taken.has(row)).map((row) => [row]), ...touched]
}

const loadedOf = (row: WeighedPage | undefined): Loaded | undefined =>
  row?.files && row.requests !== undefined ? { files: row.files, ahead: row.ahead ?? [], requests: row.requests } : undefined

/** What a page is called in titles and tables, with what is done on it. */
export function titleOf({ page, theme, touch }: WeighedPage): string {
  return `${page}${theme ? ` (${theme})` : ''}, ${touch ? `after "${touch}"` : 'untouched'}`
}

/** What files of a build weigh together, in bytes of gzip. */
export function weighFiles(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + weigh(join(folder, file)), 0)
}

/** Files that have been weighed: pages share most of theirs. A build that is made anew while this process runs is weighed anew. */
const weighed = new Map<string, { readonly changed: number; readonly gzip: number }>()

function weigh(path: string): number {
  const changed = statSync(path).mtimeMs
  const known = weighed.get(path)
  if (known?.changed === changed) return known.gzip
  const gzip = gzipSync(readFileSync(path), { level: 9 }).byteLength
  weighed.set(path, { changed, gzip })
  return gzip
}
