import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { openSharedPage, tillkitVersion, waitForMount } from '@tillkit/testing'
import type { Page, Request } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { useOpenShop } from './test-shop.ts'

/** A page of the table, as packages/testing/bin/pages.json has it. */
interface WeighedPage extends Partial<Loaded> {
  readonly page: string
  readonly path: string
  /** What is done on the list before, so that the visitor has a basket. */
  readonly before?: string
  readonly touch?: string
  readonly gzip: number
  readonly legacy: number
}

/** What a page has loaded of ours when nothing more comes, and how often it has asked the shop. */
interface Loaded {
  files: string[]
  requests: number
}

const TABLE = new URL('../../packages/testing/bin/pages.json', import.meta.url)
const LIST = '/product-category/till-rolls/'
const table = JSON.parse(readFileSync(TABLE, 'utf8')) as { about: string; pages: WeighedPage[] }
const isWriting = process.env['TILLKIT_WRITE'] === 'pages'
const open = useOpenShop()

afterAll(() => {
  if (!isWriting) return
  const lines = table.pages.map((each) => `    ${JSON.stringify(each)}`)
  writeFileSync(TABLE, `{\n  "about": ${JSON.stringify(table.about)},\n  "pages": [\n${lines.join(',\n')}\n  ]\n}\n`)
})

/** What a page has loaded of ours, and asked of the shop, so far. */
interface Traffic {
  readonly files: Set<string>
  calls: number
  /** Requests that have begun, of whatever kind. */
  begun: number
  /** Requests that have neither an answer nor an end yet. */
  readonly inFlight: Set<Request>
}

function follow(page: Page): Traffic {
  const traffic: Traffic = { files: new Set(), calls: 0, begun: 0, inFlight: new Set() }
  page.on('request', (request) => {
    traffic.begun += 1
    traffic.inFlight.add(request)
    const { pathname } = new URL(request.url())
    const ours = pathname.split(`/tillkit/${tillkitVersion()}/`)[1]
    if (ours) traffic.files.add(ours)
    else if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) traffic.calls += 1
  })
  page.on('requestfinished', (request) => traffic.inFlight.delete(request))
  page.on('requestfailed', (request) => traffic.inFlight.delete(request))
  return traffic
}

const scripts = ({ files }: Traffic) => [...files].filter((file) => file.endsWith('.js')).sort()

/** Waits until what is expected has come; then until nothing is on its way, and idle moments have brought nothing more. */
async function settle(page: Page, traffic: Traffic, expected: Loaded | undefined): Promise<void> {
  await waitForMount(page)
  const hasCome = () => !expected || (traffic.calls >= expected.requests && expected.files.every((file) => traffic.files.has(file)))
  // What does not come at all is told by the comparison that follows.
  await expect.poll(hasCome, { timeout: 10_000 }).toBe(true).catch(() => {})
  let before = -1
  while (before !== traffic.begun || traffic.inFlight.size > 0) {
    before = traffic.begun
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 1000 }), { timeout: 1000 })))
    // Without a table to compare with, what comes a little later has to come before we write.
    if (!expected) await page.waitForTimeout(1000)
  }
}

async function act(page: Page, what: string): Promise<void> {
  const [, action, selector = '', text = ''] = /^(\w+) (.+?)(?: (\d+))?$/.exec(what) ?? []
  const place = page.locator(selector).first()
  if (action === 'fill') return place.fill(text)
  return action === 'hover' ? place.hover() : place.click()
}

async function visit(row: WeighedPage): Promise<Loaded> {
  const { path, before, touch } = row
  const page = await openSharedPage(open.browser, { alone: true })
  if (before) {
    await page.goto(open.shop.address + LIST)
    await act(page, before)
    await page.locator('.add_to_cart_button.added').first().waitFor()
  }
  const traffic = follow(page)
  await page.goto(open.shop.address + path)
  await settle(page, traffic, expectedOf(untouched(row)))
  if (touch) {
    traffic.calls = 0
    await act(page, touch)
    await settle(page, traffic, expectedOf(row))
  }
  return { files: scripts(traffic), requests: traffic.calls }
}

/** The row of the same page before its touch. */
const untouched = (row: WeighedPage) => table.pages.find(({ page, before, touch }) => page === row.page && before === row.before && !touch)

/** What the table says; nothing while it is being written. */
const expectedOf = (row: WeighedPage | undefined): Loaded | undefined =>
  !isWriting && row?.files && row.requests !== undefined ? { files: row.files, requests: row.requests } : undefined

const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + gzipOf(file), 0)

function gzipOf(file: string): number {
  const path = fileURLToPath(new URL(`../../dist/${tillkitVersion()}/${file}`, import.meta.url))
  return gzipSync(readFileSync(path), { level: 9 }).byteLength
}

describe('a page pays only for what it uses', () => {
  it.each(table.pages.map((row) => [row.touch ? `${row.page}, after "${row.touch}"` : `${row.page}, untouched`, row] as const))(
    '%s: loads the files that its budget counts, and asks the shop no more than the scripts did that we replace',
    async (_title, row) => {
      const { files, requests } = await visit(row)
      if (isWriting) Object.assign(row, { files, requests })
      const how = 'After a change on purpose: TILLKIT_WRITE=pages npx vitest run --project browser examples/shop/page-weight.spec.ts'
      expect({ files, requests }, how).toEqual({ files: row.files, requests: row.requests })
      expect(requests).toBeLessThanOrEqual(row.legacy)
      if (!isWriting) expect(weigh(files)).toBeLessThanOrEqual(row.gzip)
    },
  )
})
