import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { F1, fixturePage, globalsScript, LEGACY_SCRIPT_PATH, legacyStubScript, pluginStylesHtml, simpleProductMain, useShop } from '@tillkit/testing'
import type { CompareOptions } from '../src/against/compare.ts'
import { compare } from '../src/against/compare.ts'
import { visit } from '../src/against/visit.ts'
import { timeQuantity } from '../../tiered-pricing/bench/time-quantity.ts'
import { against } from '../../tiered-pricing/bench/against.bench.ts'

const shop = useShop()
const unit = first(against)
const main = simpleProductMain(F1, { displayType: 'table', generation: '7.x' })
const head = pluginStylesHtml('7.x') + legacyStubScript()
const PAGE = '/product/roll/'

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('Tiered pricing does not say how it is compared.')
  return item
}

/** A page that runs a script of the legacy kind; serves it and returns its address. */
function legacyPage(html = fixturePage({ main, globals: globalsScript(), head, tillkit: false })): string {
  shop.server.file(LEGACY_SCRIPT_PATH, join(import.meta.dirname, 'legacy-like.js'))
  shop.server.page(PAGE, html)
  return `${shop.server.origin}${PAGE}`
}

/** One run at full speed. */
function compareOnce(url: string, more: Partial<CompareOptions> = {}) {
  return compare({ browser: shop.browser, url, against: unit, runs: 1, cpu: [1], ...more })
}

describe('a page that still runs its legacy script', () => {
  it('is measured as it is, and with Tillkit in the place of the script', async () => {
    const comparisons = await compareOnce(legacyPage())
    const figure = (label: string) => comparisons.find((each) => each.label.startsWith(label))
    // The script waits 50 ms before it does anything; ours answers in the same task.
    expect(figure('input to the marked row')?.theirs.median).toBeGreaterThanOrEqual(50)
    expect(figure('input to the price')?.theirs.median).toBeGreaterThanOrEqual(50)
    expect(figure('input to the painted frame')?.ours.median).toBeGreaterThan(0)
    const row = figure('input to the marked row')
    expect(row?.ratio).toBe((row?.ours.median ?? NaN) / (row?.theirs.median ?? NaN))
    expect(figure('layout shift')?.ours.median).toBe(0)
    const script = figure('the legacy script')
    expect(script?.theirs.median).toBeGreaterThan(300)
    expect(script?.theirs.median).toBeLessThan(2_000)
    expect(script?.ours.median).toBeGreaterThan(20_000)
    const scripts = figure('all scripts')
    const gained = (scripts?.ours.median ?? NaN) - (scripts?.theirs.median ?? NaN)
    expect(gained).toBe((script?.ours.median ?? NaN) - (script?.theirs.median ?? NaN))
  })

  it('is told of when its script does not answer', async () => {
    const url = legacyPage()
    shop.server.file(LEGACY_SCRIPT_PATH, join(import.meta.dirname, 'no-such-file.js'))
    const impatient = { ...unit, measure: async (page: Page) => ({ row: (await timeQuantity(page, 500)).row }) }
    await expect(compareOnce(url, { against: impatient })).rejects.toThrow(
      /as it is, could not be measured: Never came, in 0.5 s: "row", "text"/,
    )
  })
})

describe('a page that cannot be compared', () => {
  it('has no such widget: the message names what was looked for', async () => {
    const url = legacyPage(fixturePage({ main: '<p>About us</p>', globals: '', head: legacyStubScript(), tillkit: false }))
    await expect(compareOnce(url)).rejects.toThrow(
      /nothing to measure for tiered-pricing[\s\S]*\[data-tiered-quantity\]: a tier row[\s\S]*data-price-type="dynamic"[\s\S]*\[name="quantity"\]/,
    )
  })

  it('has the legacy script in no tag of its own', async () => {
    const url = legacyPage(fixturePage({ main, globals: globalsScript(), tillkit: false }))
    await expect(compareOnce(url)).rejects.toThrow(/no script tag of the legacy script.*tiered-pricing-table-front-js-js.*optimiser/)
  })

  it('runs Tillkit already', async () => {
    const url = legacyPage(fixturePage({ main, globals: globalsScript() }))
    await expect(compareOnce(url)).rejects.toThrow(/runs Tillkit already/)
  })
})

describe('an address that gives no page', () => {
  const opened = async (url: string) => {
    const [context = await shop.browser.newContext()] = shop.browser.contexts()
    await visit(await context.newPage(), url)
  }

  it('where nothing answers', async () => {
    await expect(opened('http://127.0.0.1:9/')).rejects.toThrow(/http:\/\/127\.0\.0\.1:9\/ could not be opened: \S/)
    await expect(opened('http://127.0.0.1:4499/')).rejects.toThrow(/nothing answers there/)
  })

  it('where https is asked of a server that has none', async () => {
    await expect(opened(shop.server.origin.replace('http:', 'https:'))).rejects.toThrow(/its certificate is not valid/)
  })

  it('that answers an error', async () => {
    shop.server.page('/closed/', () => ({ status: 503, body: '<p>Back soon</p>' }))
    await expect(opened(`${shop.server.origin}/closed/`)).rejects.toThrow(/answers 503 .*the shop itself has a problem/)
    await expect(opened(`${shop.server.origin}/nowhere/`)).rejects.toThrow(/answers 404 .*there is no such page/)
    shop.server.page('/members/', () => ({ status: 403, body: '<p>No</p>' }))
    await expect(opened(`${shop.server.origin}/members/`)).rejects.toThrow(/answers 403 .*does not let this browser in/)
  })

  it('that redirects elsewhere, or for ever', async () => {
    shop.server.page('/old/', () => ({ status: 301, headers: { location: '/new/' } }))
    shop.server.page('/new/', '<p>Here</p>')
    await expect(opened(`${shop.server.origin}/old/`)).rejects.toThrow(/\/old\/ redirects to .*\/new\/\. .*--against .*\/new\//)
    shop.server.page('/round/', () => ({ status: 302, headers: { location: '/round/' } }))
    await expect(opened(`${shop.server.origin}/round/`)).rejects.toThrow(/redirects for ever/)
  })

  it('that hangs up, or answers with no page', async () => {
    shop.server.page('/gone/', () => 'close')
    await expect(opened(`${shop.server.origin}/gone/`)).rejects.toThrow(/hung up without an answer/)
    shop.server.page('/data/', () => ({ status: 200, body: '{}', headers: { 'content-type': 'application/json' } }))
    await expect(opened(`${shop.server.origin}/data/`)).rejects.toThrow(/is no page: it answers with application\/json/)
  })
})
