import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HAS_CHOSEN } from '@tillkit/fixtures'
import { atRest, capturesFolder, earlyTags, fixturePage, openSharedPage, tillkitTag, useShop } from '@tillkit/testing'
import { countSelectors, serveCaptured, selectorCalls, sumSelectors, type SelectorCall } from '@tillkit/testing/pages'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readUnits } from '@tillkit/testing/project/units.mjs'

const shop = useShop()
const folder = capturesFolder()
const ours = readUnits().scripts.map(({ handle }) => handle)

/** A script of a plugin's that has nothing to do with us. */
const NOTHING = '/vendor/nothing.js'
const PICTURE = '/vendor/picture.svg'

/** Opens a page until nothing more comes. */
async function callsOn(path: string): Promise<SelectorCall[]> {
  const page: Page = await openSharedPage(shop.browser)
  await page.route(`**${NOTHING}*`, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.nothing = true' }))
  await page.route((url) => url.origin !== shop.server.origin || /\.(svg|png|jpe?g|webp)$/.test(url.pathname), (route) =>
    route.request().resourceType() === 'image' ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }) : route.abort())
  await countSelectors(page)
  await page.goto(`${shop.server.origin}${path}`)
  await atRest(page, shop.server)
  return selectorCalls(page)
}

/** What was searched for in the whole page more often than that. The body is found at once, and asked for by whoever waits for units, as this test does. */
const often = (calls: readonly SelectorCall[], most: number) => calls.filter((call) => call.isWhole && call.selector !== 'body' && call.calls > most).map(({ selector, calls: times }) => `${times} × ${selector.slice(0, 90)}`)

describe('a page with nothing for us', () => {
  it('is searched as often with seventy scripts and thirty pictures as without any', async () => {
    const body = (count: number) => Array.from({ length: count }, (_, index) => `<script src="${NOTHING}?${index}"></script>${index % 2 ? `<img src="${PICTURE}" alt="">` : ''}`).join('')
    const sums = []
    for (const count of [0, 70]) {
      shop.server.page(`/about-${count}/`, fixturePage({ main: '<h1>About us</h1>', globals: '', bodyEnd: body(count) }))
      const calls = await callsOn(`/about-${count}/`)
      expect(often(calls, 1)).toEqual([])
      sums.push(sumSelectors(calls))
    }
    // The scripts, the places that units stand on with what they mount on, tags that are to be brought back, and what can be touched. On a
    // busy machine one of them is looked for in two batches.
    const [none = 0, many = 0] = sums.map(({ whole }) => whole)
    expect([none, many].every((whole) => whole > 0 && whole <= 6)).toBe(true)
  })
})

/**
 * How often each captured page may be searched as a whole, and asked by selectors at all, until it is at rest. A quarter more than
 * were counted: what comes in one batch on a quick machine comes in several on a slow one.
 */
const MOST: readonly (readonly [name: string, whole: number, calls: number])[] = [
  ['home', 60, 580],
  ['product-main', 65, 1440],
  ['shop-filters', 115, 1700],
  ['checkout', 130, 2200],
  ['storefront-home', 12, 180],
  ['storefront-product-main', 40, 850],
  ['storefront-checkout', 75, 1700],
]

/** The most that one selector is searched for in a whole page: units read what changes, such as the chosen way of sending, when they need it. */
const OFTEN = 8

describe.runIf(folder)('a captured page with its other scripts', () => {
  it.each(MOST)('%s: is searched as a whole at most %i times, and asked %i times at all', async (name, whole, most) => {
    const html = readFileSync(join(String(folder), `${name}.html`), 'utf8').replaceAll('http://shop.test', '').replaceAll('http:\\/\\/shop.test', '')
    const path = serveCaptured(shop.server, String(folder)).pathOf(name)
    shop.server.page(String(path), withScripts(html))
    const calls = await callsOn(String(path))
    const sum = sumSelectors(calls)
    expect(often(calls, OFTEN)).toEqual([])
    expect(sum.whole).toBeLessThanOrEqual(whole)
    expect(sum.calls).toBeLessThanOrEqual(most)
  })
})

/** A captured page with a script where each of others stood, and Tillkit's tag at the end of its head. */
function withScripts(html: string): string {
  return html
    .replace(/<!-- script ([\w-]+)-js: .*?-->/g, (comment, handle: string) => (ours.includes(handle) ? comment : `<script src="${NOTHING}?${handle}"></script>`))
    .replace('<head>', () => `<head>${earlyTags('', html)}${HAS_CHOSEN}<script src="/vendor/jquery.js"></script>`)
    .replace('</head>', () => `${tillkitTag()}</head>`)
}
