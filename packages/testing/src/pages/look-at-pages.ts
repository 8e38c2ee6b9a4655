import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { assets, tillkitVersion } from '../server/index.ts'
import { type PageTable, titleOf, visitOf, type WeighedPage } from './table.ts'
import { countSelectors, selectorCalls, sumSelectors } from './selector-calls.ts'
import { type Loaded, visitPage } from './visit-page.ts'

/** So many pages are open at a time: what they load does not depend on how fast that is. */
const TABS = 4

/** Where a table's pages stand, and which build is on them. */
export interface LookOptions {
  readonly browser: Browser
  readonly origin: string
  /** A page's path there, by what the table has. Default: that is the path. */
  readonly pathOf?: (path: string) => string | undefined
  /** The folder of the build. Default: this project's, which the table is about. */
  readonly built?: string
  readonly progress?: (what: string) => void
}

/** What was seen on a table's pages. */
export interface Seen {
  /** The table's rows with what was loaded and asked for now. */
  readonly rows: readonly WeighedPage[]
  /** Pages that could not be visited, with the reason. */
  readonly failures: readonly string[]
}

/** Visits the pages of a table in a real browser, each as a visitor of its own, and tells what they load and ask for. */
export async function lookAtPages(table: PageTable, options: LookOptions): Promise<Seen> {
  const seen = new Map<WeighedPage, Loaded>()
  const failures: string[] = []
  const left = [...table.pages]
  const work = async () => {
    for (let row = left.shift(); row; row = left.shift()) {
      options.progress?.(titleOf(row))
      try {
        seen.set(row, await look(row, table, options))
      } catch (cause) {
        failures.push(`${titleOf(row)}: ${String(cause).split('\n')[0] ?? ''}`)
      }
    }
  }
  await Promise.all(Array.from({ length: TABS }, work))
  return { rows: table.pages.flatMap((row) => (seen.has(row) ? [{ ...row, ...seen.get(row) }] : [])), failures }
}

async function look(row: WeighedPage, table: PageTable, { browser, origin, pathOf = (path) => path, built }: LookOptions): Promise<Loaded> {
  const path = pathOf(row.path)
  if (path === undefined) throw new Error(`There is no page ${row.path}.`)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  try {
    // Nothing outside is asked for anything.
    await context.route((url) => url.origin !== origin, (route) => route.abort())
    if (built !== undefined) await serveBuild(context, built)
    const page = await context.newPage()
    await countSelectors(page)
    const loaded = await visitPage(page, visitOf(row, table, { origin, path, isKnown: built === undefined }))
    return { ...loaded, selectors: sumSelectors(await selectorCalls(page)) }
  } finally {
    await context.close()
  }
}

/** Has another build stand in the place of this project's. */
function serveBuild(context: BrowserContext, built: string): Promise<unknown> {
  const prefix = `/tillkit/${tillkitVersion()}/`
  return context.route(
    (url) => url.pathname.startsWith(prefix),
    (route) => {
      const path = join(built, new URL(route.request().url()).pathname.slice(prefix.length))
      return route.fulfill(existsSync(path) ? { path } : { status: 404 })
    },
  )
}

/** Where this project's own build stands. */
export function ownBuild(): string {
  return join(assets.dist, tillkitVersion())
}
