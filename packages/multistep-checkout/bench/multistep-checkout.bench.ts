import { answerByHand, besideBare, CALLS_BY_FETCH, defineScenario, goals, shiftScenario, swapByHand, type Bench, type BenchPageOptions, type Scenario } from '@tillkit/bench'
import { checkoutGlobalsScript, checkoutPageOf, checkoutSiteHtml, createSampleCheckout, orderReviewHtml } from '@tillkit/fixtures'
import type { Page } from 'playwright-core'
import { checkoutWith, FAR, farTotals, STYLES } from './pages.ts'

const REVIEW = '.woocommerce-checkout-review-order-table'
const TOTAL = '.order-total .amount'
const CONTINUE = '.dswcp-button-continue'
const SECOND = '.ags_woo_checkout_shipping_info'
const COVERED = '.tillkit-checkout-covered'
/** How long typing rests before totals are asked for, in ms: the platform's rule, and no work of ours. */
const PAUSE = 1000

const full = createSampleCheckout({ values: 'full' })

/** What a shopper does at a checkout, from the page that has come to rest. */
export const scenarios: Scenario[] = [
  shiftScenario({ name: 'checkout/shift', main: checkoutSiteHtml(full), head: checkoutGlobalsScript() + STYLES }),
  typing(),
  ...[5, 50].map((lines) => fragments(lines)),
  stepForward(),
]

/** From the last key in a postcode to the totals that are painted, where the shop answers at once. */
function typing(): Scenario {
  return defineScenario({
    name: 'checkout/typing',
    figures: {
      whole: { label: `last key to the painted totals, with the pause of ${PAUSE / 1000} s`, unit: 'ms' },
      after: { label: 'of that, after the pause', unit: 'ms' },
      longest: { label: 'longest task meanwhile', unit: 'ms' },
    },
    async run(bench) {
      const { shop, page: options } = checkoutWith(bench, { lines: 5 })
      const page = await bench.open(options)
      await page.evaluate(CALLS_BY_FETCH)
      await page.evaluate((text) => {
        window.fetch = () => Promise.resolve(new Response(text))
      }, farTotals(shop))
      const { frame, longest } = await page.evaluate(async ({ postcode, total, covered }) => {
        const field = document.querySelector<HTMLInputElement>('#billing_postcode')
        const before = document.querySelector(total)?.textContent
        const from = performance.now()
        const { frame } = await window.__bench.timed({
          act() {
            if (!field) return
            field.focus()
            field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true }))
            field.value = postcode
            field.dispatchEvent(new InputEvent('input', { bubbles: true }))
          },
          marks: {
            total: () => document.querySelector(total)?.textContent !== before && document.querySelector(covered) === null,
          },
        })
        await window.__bench.nextFrame()
        const longest = Math.max(0, ...window.__bench.longTasks.filter(({ start }) => start >= from).map(({ duration }) => duration))
        return { frame, longest }
      }, { postcode: FAR, total: TOTAL, covered: COVERED })
      return { whole: frame, after: frame - PAUSE, longest }
    },
  })
}

/** From the shop's answer to the totals that it brings, against the same table put in by hand on the same page without us. */
function fragments(lines: number): Scenario {
  return defineScenario({
    name: `checkout/totals/${lines}-lines`,
    figures: {
      shown: { label: 'answer to the painted totals', unit: 'ms' },
      ...besideBare,
    },
    async run(bench) {
      const { shop, page: options } = checkoutWith(bench, { lines })
      const page = await bench.open(options)
      await answerByHand(page, farTotals(shop))
      await page.evaluate(() => void jQuery(document.body).trigger('update_checkout'))
      const shown = await answered(page, { total: TOTAL, covered: COVERED })
      const bare = await swapByHand(bench, options, { place: REVIEW, html: orderReviewHtml(checkoutPageOf(shop)) })
      return { shown, bare, more: shown - bare }
    },
  })
}

/** Lets the shop answer what it has been asked. @returns how long until the new total was painted, in ms */
function answered(page: Page, places: { readonly total: string; readonly covered: string }): Promise<number> {
  return page.evaluate(async ({ total, covered }) => {
    await window.__bench.until('the shop to be asked', () => typeof window.__answer === 'function' && document.querySelector(covered) !== null)
    const before = document.querySelector(total)?.textContent
    const { frame } = await window.__bench.timed({
      act: () => window.__answer(),
      marks: {
        total: () => document.querySelector(total)?.textContent !== before,
        uncovered: () => document.querySelector(covered) === null,
      },
    })
    return frame
  }, places)
}

/**
 * From Continue to the step that says it is being checked, and from the shop's answer to the next step. To lay that out takes the
 * browser itself a while: the same is done by hand on the page without us.
 */
function stepForward(): Scenario {
  return defineScenario({
    name: 'multistep-checkout/forward',
    figures: {
      said: { label: 'click to the step that is busy, same task', unit: 'ms', goal: goals.interaction },
      shown: { label: 'answer to the painted next step, with the focus in it', unit: 'ms' },
      ...besideBare,
    },
    async run(bench) {
      const { page: options } = checkoutWith(bench, { lines: 5, steps: true })
      const page = await bench.open(options)
      await answerByHand(page, '{"success":true}')
      const clicked = await page.evaluate((button) => window.__bench.timed({
        act: () => document.querySelector<HTMLElement>(button)?.click(),
        marks: { busy: () => document.querySelector('.et_pb_section[aria-busy="true"]') !== null },
      }), CONTINUE)
      const { frame } = await page.evaluate(async (module) => {
        await window.__bench.until('the shop to be asked', () => typeof window.__answer === 'function')
        return window.__bench.timed({
          act: () => window.__answer(),
          marks: {
            step: () => document.querySelector(module)?.checkVisibility() ?? false,
            focus: () => document.querySelector(module)?.contains(document.activeElement) ?? false,
          },
        })
      }, SECOND)
      const bare = await stepByHand(bench, options)
      return { said: clicked.marks.busy, shown: frame, bare, more: frame - bare }
    },
  })
}

/** Shows the second step in place of the first on the page without us, with the focus on its heading and the list in view. */
async function stepByHand(bench: Bench, options: BenchPageOptions): Promise<number> {
  const page = await bench.open({ ...options, tillkit: false, waitForMount: false })
  return page.evaluate(async ({ module, button }) => {
    const [first, second, third] = document.querySelectorAll<HTMLElement>('form .et_pb_section[class*="et_pb_section_"]')
    for (const later of [second, third]) if (later) later.style.display = 'none'
    await window.__bench.nextFrame()
    const { frame } = await window.__bench.timed({
      act() {
        if (!first || !second) return
        first.style.display = 'none'
        second.style.display = ''
        const bar = document.querySelector(button)?.closest('.dswcp-checkout-steps-buttons-container')
        if (bar) second.after(bar)
        const heading = second.querySelector<HTMLElement>('h3')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
        document.querySelector('.dswcp-checkout-steps')?.scrollIntoView()
      },
      marks: { step: () => document.querySelector(module)?.checkVisibility() ?? false },
    })
    return frame
  }, { module: SECOND, button: CONTINUE })
}
