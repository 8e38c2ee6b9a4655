import { readFileSync } from 'node:fs'
import { openSharedPage, pageBundle, type Shop } from '@tillkit/testing'
import type { Page } from 'playwright-core'

/** What the page's script sees as `T`. */
const ENTRY = `
export { keepAtEdge } from '../src/plain/index.ts'
export { createLife } from '@tillkit/dom'
`
const bundled = pageBundle({ globalName: 'T', folder: import.meta.dirname, entry: ENTRY })
const neighbours = readFileSync(new URL('../../fixtures/src/styles/window-edges.css', import.meta.url), 'utf8')

/** What sticks and what is fixed, as units' sheets have it. */
const STYLES = `body { margin: 0; background: #fbf7ee; color: #222; font: 16px/1.5 sans-serif } main p, input { margin: 0; display: block; height: 40px; box-sizing: border-box }
#bar { padding: 20px; border-top: 1px solid; text-align: end } #bar.tillkit-at-edge { position: sticky; inset-block-end: var(--tillkit-clear, 0px); z-index: 10 }
#filters { display: block; margin: 16px auto } #filters.tillkit-at-edge { position: fixed; inset: auto 0 16px; width: fit-content; margin-block: 0; translate: 0 calc(-1 * var(--tillkit-clear, 0px)) }
#line.tillkit-at-edge { position: sticky; inset-block-start: calc(8px + var(--tillkit-clear, 0px)) }`

const fields = Array.from({ length: 40 }, (_, index) => `<p>Line ${String(index)}</p><input id="field-${String(index)}" aria-label="Field ${String(index)}">`).join('')

/** How such a page is opened. */
export interface EdgePage {
  /** What others have on it. Default nothing. */
  readonly others?: string
  readonly head?: string
  readonly width?: number
  readonly height?: number
  /** What is kept at the edge, as code: `T.keepAtEdge(life, bar, …)`. Default the bar. */
  readonly keep?: string
}

/** A long form with a bar below it, then as much again; a button and a line that tests may keep at an edge as well. */
export async function openEdgePage(shop: Shop, { others = '', head = '', width = 390, height = 660, keep = "T.keepAtEdge(life, bar, { edge: 'bottom' })" }: EdgePage = {}): Promise<Page> {
  const bar = '<div id="bar"><button type="button" id="go">Continue</button></div>'
  const start = `var failed = [], shifts = []; var life = T.createLife(function (cause) { failed.push(String(cause)) });
new PerformanceObserver(function (list) { for (const { sources } of list.getEntries()) for (const { node } of sources) shifts.push(node && (node.id || node.className || node.localName || node.textContent)) }).observe({ type: 'layout-shift', buffered: true })`
  const body = `<main><p id="line">It failed.</p><form>${fields}${bar}</form><footer style="height: 900px">The shop</footer></main><button type="button" id="filters">Filters</button>${others}<script>${keep}</script>`
  shop.server.page('/edge/', `<!doctype html><html lang="en"><head><title>Edge</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><style>${neighbours}${STYLES}</style>${head}<script>${await bundled()};${start}</script></head><body>${body}</body></html>`)
  const page = await openSharedPage(shop.browser)
  await page.setViewportSize({ width, height })
  await page.goto(`${shop.server.origin}/edge/`)
  await framed(page)
  return page
}

/** Two frames on: what was asked for with the next one is shown. */
export const framed = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))))

/** Whether a press on an element's middle, and just within each of its corners, is its own; what it meets otherwise. */
export function pressed(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((name) => {
    const element = document.querySelector(name)
    if (!element) return ['nothing there']
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const places = [[(left + right) / 2, (top + bottom) / 2], ...[left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]))] as const
    const missed = places.map(([x = 0, y = 0]) => document.elementFromPoint(x, y)).filter((hit) => !hit || !element.contains(hit))
    return missed.map((hit) => (hit ? hit.id || hit.className || hit.localName : 'out of sight'))
  }, selector)
}
