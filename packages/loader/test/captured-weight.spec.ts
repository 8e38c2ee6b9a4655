import { join } from 'node:path'
import { assets, capturesFolder, createShopServer, shareChromium, type ShopServer, tillkitVersion } from '@tillkit/testing'
import { type CapturedShop, goalOf, type Loaded, readTable, serveCaptured, TABLES, titleOf, visitOf, visitPage, visitsOf, type WeighedPage, weighFiles, writeTable } from '@tillkit/testing/pages'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readUnits } from '@tillkit/testing/project/units.mjs'

/** Pages of a real shop under two themes; they are no part of the project, so they are weighed only where they are at hand. */
const folder = capturesFolder()
const table = readTable(TABLES.captured)
const isWriting = process.env['TILLKIT_WRITE'] === 'pages'
const ours = readUnits().scripts.map(({ handle }) => handle)
let server: ShopServer
let captured: CapturedShop
let context: BrowserContext

beforeAll(async () => {
  if (!folder) return
  server = await createShopServer({ fileCaching: 'max-age=600, immutable' })
  captured = serveCaptured(server, folder)
  const browser = await shareChromium()
  // Nothing outside is asked for anything: by a proxy that is not there, as routes would have the browser keep no file for the next page.
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB', proxy: { server: 'http://127.0.0.1:1', bypass: '127.0.0.1' } })
})

afterEach(async () => {
  if (folder) await Promise.all(context.pages().map(forget))
})

afterAll(async () => {
  await context?.close()
  await server?.close()
  if (isWriting && folder) writeTable(TABLES.captured, table)
})

describe.runIf(folder)('a captured page pays only for what it uses', () => {
  it.each(visitsOf(table).map((rows) => [rows.map(titleOf).join(', and '), rows] as const))(
    '%s: loads the files that its budget counts, and asks the shop no more than the scripts did that we replace',
    async (_title, rows) => {
      const row = rows.at(-1)
      const path = row && captured.pathOf(row.path)
      if (row === undefined || path === undefined) throw new Error(`${String(row?.path)} is captured no more: take its lines out of captured-pages.json.`)
      const page = await context.newPage()
      const seen: Loaded[] = []
      seen.push(await visitPage(page, { ...visitOf(awaited(row), { ...table, pages: table.pages.map(awaited) }, { origin: server.origin, path, isKnown: !isWriting }), beforeTouch: (loaded) => seen.push(loaded) }))
      const scripts = captured.handlesOn(row.path).filter((handle) => ours.includes(handle)).sort()
      for (const each of rows) expectAsWeighed(each, seen.at(each === row ? -1 : 0), scripts)
    },
  )
})

/** What is waited for on a page: not what may come ahead. */
const awaited = (row: WeighedPage): WeighedPage => ({ ...row, ahead: [] })

/** Closes a page, and has the browser forget what it has stored, but for files: those are asked for all the same, which is what counts. */
async function forget(page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'cookies,local_storage,indexeddb,cache_storage' })
  await page.close()
}

function expectAsWeighed(row: WeighedPage, loaded: Loaded | undefined, scripts: string[]): void {
  if (loaded === undefined) throw new Error(`${titleOf(row)}: nothing was seen.`)
  const { files, ahead, requests } = loaded
  const mayComeAhead = row.ahead ?? []
  const unknown = ahead.filter((file) => !mayComeAhead.includes(file))
  if (isWriting) Object.assign(row, { files, ahead: unknown.length > 0 ? [...mayComeAhead, ...unknown].sort() : row.ahead, requests, scripts })
  const how = `${titleOf(row)}. After a change on purpose: TILLKIT_WRITE=pages npx vitest run --project browser packages/loader/test/captured-weight.spec.ts`
  expect({ files, requests, scripts }, how).toEqual({ files: row.files, requests: row.requests, scripts: row.scripts })
  // What is in view, and so comes ahead, is by chance where a page without its theme's sheets still moves at the window's edge: no more than this.
  if (!isWriting) expect(unknown, how).toEqual([])
  expect(requests).toBeLessThanOrEqual(row.legacy)
  const goal = goalOf(row)
  expect(files.length, titleOf(row)).toBeLessThanOrEqual(goal.files)
  expect(weighFiles(join(assets.dist, tillkitVersion()), files), titleOf(row)).toBeLessThanOrEqual(goal.gzip)
}
