import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  bringUntouched,
  capturesFolder,
  consentPlugin,
  createShopServer,
  hostsOn,
  recordTillkitEvents,
  waitForMount,
  shareChromium,
  tillkitErrors,
  tillkitVersion,
  type CapturedMounts,
  type ShopServer,
} from '@tillkit/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capturedPageHtml } from '@tillkit/testing/pages'
import { READ } from './captured-names.ts'

/** Pages of a real shop under two themes; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const names = folder === undefined ? [] : readdirSync(folder).flatMap((file) => /^(.+)\.html$/.exec(file)?.[1] ?? [])
/** Each page's HTML, read once. */
const pages = new Map<string, string>()

/** So many pages are open at a time. */
const TABS = 6
/** How long a page is waited for at most that does not become what it should be, in ms. */
const PAGE_TIMEOUT_MS = 5000

const files = import.meta.glob<{ captured: CapturedMounts }>('../../*/test/captured-mounts.ts', { eager: true })
const units = Object.values(files).flatMap(({ captured }) => Object.entries(captured))

/** What mounts on a page, as somebody has read in its HTML, not as our selectors find it. */
function mountsOn(name: string): Readonly<Record<string, number>> {
  const counts = units.map(([unit, { mounts }]) => [unit, mounts === 'once on every page' ? 1 : (mounts[name] ?? 0)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** What units report of a page: what they leave to the shop's own scripts. */
const reportsOn = (name: string): string[] => units.flatMap(([unit, { leaves }]) => (leaves?.[name] === undefined ? [] : [`${unit}: ${leaves[name]}`]))

/** What became of one page. */
interface Seen {
  readonly mounts: Readonly<Record<string, number>>
  /** Elements on which a unit did not come as far as it should. */
  readonly unfinished: readonly string[]
  /** Faults that we reported, and uncaught errors that came out of our code. */
  readonly faults: readonly string[]
}

let server: ShopServer
let context: BrowserContext

beforeAll(async () => {
  if (!folder) return
  for (const name of names) pages.set(name, readFileSync(join(folder, `${name}.html`), 'utf8').replaceAll('http://shop.test', ''))
  const browser = await shareChromium()
  server = await createShopServer({ fileCaching: 'max-age=600' })
  // Nothing outside is asked for anything.
  context = await browser.newContext({ proxy: { server: 'http://127.0.0.1:1', bypass: '127.0.0.1' } })
  await context.addInitScript(recordTillkitEvents)
  await context.addInitScript(consentPlugin)
})

afterAll(async () => {
  await context?.close()
  await server?.close()
})

/** Opens pages in one tab, one after the other, until there are none left. */
async function openAll(left: string[], seen: Map<string, Seen>): Promise<void> {
  const page = await context.newPage()
  const ours = `/tillkit/${tillkitVersion()}/`
  let errors: string[] = []
  page.on('pageerror', ({ message, stack = '' }) => {
    // Inline code of a captured page asks for scripts that were not saved with it.
    if (/tillkit/i.test(message) || stack.includes(ours)) errors.push(stack)
  })
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    errors = []
    await page.goto(`${server.origin}/captured/${name}/`, { waitUntil: 'domcontentloaded' })
    await settled(page, mountsOn(name))
    seen.set(name, await look(page, errors))
  }
  await page.close()
}

/**
 * Waits until every unit has come, those that wait for a touch too. What never comes is told by what is looked at then. Of a family's
 * members no host says that they wait for an idle moment of their own: they are waited for by their number.
 */
async function settled(page: Page, expected: Seen['mounts']): Promise<void> {
  await waitForMount(page).then(() => bringUntouched(page)).catch(() => undefined)
  for (const end = Date.now() + PAGE_TIMEOUT_MS; Date.now() < end;) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    const { mounts, unfinished } = await look(page, [])
    if (unfinished.length === 0 && isDeepStrictEqual(mounts, expected)) return
  }
}

async function look(page: Page, errors: readonly string[]): Promise<Seen> {
  const hosts = (await hostsOn(page)) ?? []
  const mounts: Record<string, number> = {}
  for (const { unit } of hosts) mounts[unit] = (mounts[unit] ?? 0) + 1
  const unfinished = hosts.filter(({ state }) => state !== 'mounted')
  const reported = await tillkitErrors(page)
  return {
    mounts,
    unfinished: unfinished.map(({ unit, state, element }) => `${unit} is ${state} on ${element}`),
    faults: [...reported.map(({ unit, message }) => `${unit}: ${message}`), ...errors],
  }
}

describe.runIf(folder)('every captured page of both themes', () => {
  it('has been read for what mounts on it', () => {
    const missing = names.filter((name) => !READ.has(name))
    expect(missing, 'New captured pages: read in their HTML what each unit mounts on, as captured-names.ts says.').toEqual([])
    const named = [...READ, ...units.flatMap(([, { mounts }]) => (typeof mounts === 'string' ? [] : Object.keys(mounts)))]
    const gone = named.filter((name) => !names.includes(name))
    expect(gone, 'These are captured no more: take them out of captured-names.ts and the packages\' captured-mounts.ts.').toEqual([])
  })

  it('has a number for each unit of which its text has a sign', () => {
    const signed = units.map(([unit, { sign }]) => ({ unit, sign, on: [...pages].flatMap(([name, html]) => (sign?.test(html) ? name : [])) }))
    expect(signed.filter(({ sign, on }) => sign && on.length === 0)).toEqual([])
    expect(signed.flatMap(({ unit, on }) => on.filter((name) => !mountsOn(name)[unit]).map((name) => [name, unit]))).toEqual([])
  })

  it('is mounted as the packages say, without a fault of ours, beside a consent plugin that makes scripts without a type', async () => {
    for (const [name, html] of pages) server.page(`/captured/${name}/`, capturedPageHtml(html))
    const seen = new Map<string, Seen>()
    const left = [...names]
    await Promise.all(Array.from({ length: TABS }, () => openAll(left, seen)))
    const expected = new Map(names.map((name) => [name, { mounts: mountsOn(name), unfinished: [], faults: reportsOn(name) }]))
    // Of so many pages only those are told of that are not as they should be.
    const wrong = names.filter((name) => !isDeepStrictEqual(seen.get(name), expected.get(name)))
    const those = (pages: ReadonlyMap<string, Seen>) => Object.fromEntries(wrong.map((name) => [name, pages.get(name)]))
    expect(those(seen)).toEqual(those(expected))
    // Some fifty pages of real shops in one test: half a minute where nothing else runs.
  }, 300_000)
})
