import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Bench, Scenario } from '@tillkit/bench'
import { addTillkit, defineScenario, goals } from '@tillkit/bench'
import { F1 } from '@tillkit/fixtures'
import { dropdownAnatomy, layouts, TOOLTIP_ICON } from '@tillkit/tiered-pricing'
import { productPage } from './pages.ts'

const TOOLTIP = '.tiered-pricing-tooltip'
const HINT = '.tillkit-hint'
const withHint = '<script type="application/json" id="tillkit-config">{"units":{"tiered-pricing":{"addMore":true}}}</script>'

export const scenarios: Scenario[] = [
  defineScenario({
    name: 'tiered-pricing/drawn/tooltip',
    figures: {
      said: { label: 'focus to aria-expanded', unit: 'ms', goal: goals.interaction },
      first: { label: 'first opening, warm cache, to the painted frame', unit: 'ms', goal: goals.firstDrawn },
      again: { label: 'second opening, to the painted frame', unit: 'ms', goal: goals.drawn },
      unprepared: { label: 'first opening where data are saved, warm cache', unit: 'ms', goal: goals.firstDrawn },
    },
    async run(bench) {
      const cold = await bench.open(productPage(F1, { displayType: 'tooltip' }))
      await openTooltip(cold)
      const page = await bench.openAgain(cold)
      await prepared(bench, page, { place: `:has(> ${TOOLTIP_ICON})`, file: 'floating-ui' })
      const first = await openTooltip(page)
      await page.evaluate(async ({ icon, tooltip }) => {
        document.querySelector<HTMLElement>(icon)?.blur()
        await window.__bench.until('the tooltip to close', () => !document.querySelector(tooltip)?.checkVisibility())
      }, { icon: TOOLTIP_ICON, tooltip: TOOLTIP })
      const again = await openTooltip(page)
      await cold.context().addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
      const unprepared = await openTooltip(await bench.openAgain(cold))
      return { said: first.marks.said, first: first.frame, again: again.frame, unprepared: unprepared.frame }
    },
  }),
  defineScenario({
    name: 'tiered-pricing/drawn/hint',
    figures: {
      first: { label: 'mounted to the hint, warm cache', unit: 'ms', goal: goals.firstDrawn },
      again: { label: 'input to the changed hint, painted', unit: 'ms', goal: goals.drawn },
    },
    async run(bench) {
      const { globals, ...page } = productPage(F1)
      const options = { ...page, globals: globals + withHint, tillkit: false, waitForMount: false }
      const cold = await bench.open(options)
      await firstHint(cold)
      const warm = await bench.openAgain(cold, { waitForMount: false })
      const first = await firstHint(warm)
      return { first, again: await nextHint(warm) }
    },
  }),
  defineScenario({
    name: 'tiered-pricing/dropdown',
    figures: {
      task: { label: 'click to the open list, same task', unit: 'ms', goal: goals.interaction },
      frame: { label: 'click to the painted list', unit: 'ms', goal: goals.interaction },
      unprepared: { label: 'click that no pointer came before, to the painted list, warm cache', unit: 'ms', goal: goals.firstDrawn },
    },
    async run(bench) {
      const page = await bench.open(productPage(F1, { displayType: 'dropdown' }))
      await prepared(bench, page, { place: dropdownAnatomy.selectBox, file: '.list.js' })
      const { marks, frame } = await openDropdown(page)
      const { frame: unprepared } = await openDropdown(await bench.openAgain(page))
      return { task: Math.max(marks.open, marks.focus), frame, unprepared }
    },
  }),
]

function openDropdown(page: Page) {
  return page.evaluate(({ box, list }) => {
    const shown = document.querySelector<HTMLElement>(list)
    return window.__bench.timed({
      act: () => document.querySelector<HTMLElement>(box)?.click(),
      marks: {
        open: () => shown?.checkVisibility() ?? false,
        focus: () => shown?.contains(document.activeElement) ?? false,
      },
    })
  }, { box: dropdownAnatomy.selectBox, list: dropdownAnatomy.list })
}

/**
 * Brings the pointer there, and waits until what a first opening needs has come: a shopper who looks at it is later than that. A build
 * of before may have that in another file, which came with the unit.
 */
async function prepared({ built }: Bench, page: Page, { place, file }: { readonly place: string; readonly file: string }): Promise<void> {
  const isPart = readdirSync(built).some((each) => each.includes(file))
  await page.evaluate(async ({ place, file, isPart }) => {
    document.querySelector(place)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    if (isPart) await window.__bench.until(`${file} to come`, () => window.__bench.ourFiles().some((each) => each.includes(file)))
    await window.__bench.rest()
  }, { place, file, isPart })
}

/** Focuses the icon until the table stands where it belongs, with its rows; its fade of 0.12 s begins in that frame. */
function openTooltip(page: Page) {
  return page.evaluate(({ icon, tooltip, row }) => {
    const anchor = document.querySelector<HTMLElement>(icon)
    return window.__bench.timed({
      act: () => anchor?.focus(),
      marks: {
        said: () => anchor?.getAttribute('aria-expanded') === 'true',
        shown: () => {
          const inside = document.querySelector(`${tooltip} ${row}`)
          return inside?.checkVisibility({ visibilityProperty: true }) ?? false
        },
      },
    })
  }, { icon: TOOLTIP_ICON, tooltip: TOOLTIP, row: layouts.row })
}

/** Starts Tillkit on the page; how long after mounting the hint stood there. */
async function firstHint(page: Page): Promise<number> {
  const shown = page.evaluate(async (hint) => {
    const { marks } = await window.__bench.timed({
      act: () => performance.mark('bench-watching'),
      marks: { shown: () => document.querySelector(hint)?.checkVisibility() ?? false },
    })
    return (performance.getEntriesByName('bench-watching')[0]?.startTime ?? 0) + marks.shown
  }, HINT)
  await addTillkit(page)
  const mounted = await page.evaluate(() => window.__bench.mounted[0] ?? NaN)
  return (await shown) - mounted
}

/** Enters a quantity; how long until the hint says what is missing for the next tier then. */
async function nextHint(page: Page): Promise<number> {
  const { frame } = await page.evaluate((hint) => {
    const field = document.querySelector<HTMLInputElement>('form.cart .qty')
    return window.__bench.timed({
      act: () => {
        if (field) field.value = '47'
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      },
      marks: { changed: () => /\b3\b.*8\.00/.test(document.querySelector(hint)?.textContent ?? '') },
    })
  }, HINT)
  return frame
}
