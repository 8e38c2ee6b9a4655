import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FramePool, openStorybook, type FrameOptions, type Storybook } from './test/story-pages.ts'

let storybook: Storybook
beforeAll(async () => {
  storybook = await openStorybook()
})
afterAll(() => storybook.close())

/** Stories of each kind of markup and of each part that Tillkit draws. */
const CHOSEN = [
  'tiered-pricing-layouts-table--default',
  'tiered-pricing-layouts-horizontal-table--default',
  'tiered-pricing-layouts-plain-text--default',
  'tiered-pricing-layouts-blocks--default',
  'tiered-pricing-layouts-options--style-3',
  'tiered-pricing-layouts-dropdown--open',
  'tiered-pricing-layouts-tooltip--open',
  'tiered-pricing-drawn-by-tillkit--add-more-hint-focused',
  'kit-dialog--open',
  'kit-lightbox--long-caption',
  'kit-notice--with-undo',
]

/** What is looked at in each surroundings, beside the checker's findings. */
interface Expected {
  readonly reducedMotion: boolean
  readonly forcedColours: boolean
}

const SURROUNDINGS: ReadonlyArray<readonly [title: string, options: FrameOptions, expected: Expected]> = [
  [
    'a page builder on a phone, motion reduced by the system',
    { globals: { theme: 'pageBuilder' }, width: 390, system: { reducedMotion: 'reduce' } },
    { reducedMotion: true, forcedColours: false },
  ],
  [
    'no theme on a tablet, colours forced by the system',
    { globals: { theme: 'bare' }, width: 768, system: { forcedColors: 'active' } },
    { reducedMotion: false, forcedColours: true },
  ],
  [
    'motion and colours of the toolbar',
    { globals: { motion: 'reduced', colours: 'forced' } },
    { reducedMotion: true, forcedColours: true },
  ],
]

describe.each(SURROUNDINGS)('%s', (_title, options, expected) => {
  it('stories play, the checker finds nothing, and what the visitor asked for is done', { timeout: 90_000 }, async () => {
    const frames = new FramePool(storybook, options)
    for (const id of CHOSEN) {
      await frames.show(id, async (result, { page, takeErrors }) => {
        expect({ id, ...result }).toMatchObject({ id, thrown: [], violations: [], status: 'success', leftOver: [] })
        expect(takeErrors()).toEqual([])
        expect(await excessWidth(page), `${id} is wider than the window`).toBeLessThanOrEqual(0)
        expect(await themeOf(page)).toBe(options.globals?.['theme'] ?? 'block')
        expect(await asksForReducedMotion(page)).toBe(expected.reducedMotion)
        if (id.includes('tooltip')) {
          expect(await animationOf(page, '.tillkit-tooltip')).toBe(expected.reducedMotion ? 'none' : 'tillkit-appear')
        }
        const { active, others } = await backgrounds(page)
        if (expected.forcedColours && others.length > 0) {
          expect(active, `the active tier of ${id} stands out`).toHaveLength(1)
          expect(others).not.toContain(active[0])
        }
      })
    }
  })
})

const excessWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])

const asksForReducedMotion = (page: Page) =>
  page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)

const animationOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).animationName)

/** What the active tier and the others stand on, rows that are hidden left out. */
function backgrounds(page: Page) {
  return page.evaluate(() => {
    const of = (selector: string) =>
      [...document.querySelectorAll(`main [data-tiered-quantity]${selector}`)]
        .filter((row) => row.getClientRects().length > 0)
        .map((row) => getComputedStyle(row.querySelector('td, .tiered-pricing-horizontal-table-cell') ?? row).backgroundColor)
    return { active: of('.tiered-pricing--active'), others: of(':not(.tiered-pricing--active)') }
  })
}
