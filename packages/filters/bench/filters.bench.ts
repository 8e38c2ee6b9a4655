import type { Page } from 'playwright-core'
import { anatomy } from '@tillkit/filters'
import { answerByHand, besideBare, changeByHand, defineScenario, firstTouchScenario, goals, readPlaces, swapByHand, unitScenarios, type Bench, type Scenario } from '@tillkit/bench'
import { answerOf, nextListing, panel, shopPage, STYLES } from './pages.ts'

const BOX = '.ags-wc-filters-list input'
const CHIP = '.ags-wc-filters-selected-inner'
const SHOP = '.ags_woo_shop_plus'
const TITLE = '.woocommerce-loop-product__title'
/** The project's goal for a listing that is swapped in. */
const BARE = { most: 1.2, cpu: 4, advice: 'Record a CPU profile of the swap: what is done to nodes besides putting them in?' }

/** Loading, mounting 1, 10 and 50 panels, layout shift, memory; and what a shopper does. */
export const scenarios: Scenario[] = [
  ...unitScenarios({ unit: 'filters', head: STYLES, host: panel }),
  firstTouchScenario({
    name: 'filters/first-touch/mark',
    page: shopPage({ options: 10, products: 12 }),
    press: `${BOX}[value="10"]`,
    heard: `${SHOP}.ags-woo-shop-loading`,
    old: `jQuery(document).on('change', '${BOX}', ({ target }) => {
      const { value, id } = target
      jQuery('.ags-wc-filters-selected').append('<p class="${CHIP.slice(1)}">' + jQuery('label[for="' + id + '"]').text() + '</p>')
      jQuery('.ags-wc-filters-selected-outer').show()
      history.pushState({}, '', '?shopAttribute_pa_model=' + value)
      jQuery('${SHOP}').addClass('ags-woo-shop-loading')
    })`,
  }),
  ...[10, 1000].map((options) => toggle(options)),
  ...[12, 200].map((products) => swap(products)),
  ...[12, 200].map((products) => back(products)),
]

/** One box among many is ticked. A long list takes the browser long to lay out again, so the same is done by hand as well. */
function toggle(options: number): Scenario {
  const box = `${BOX}[value="${options}"]`
  const places = { attributes: `${SHOP}, .ags-wc-filters-selected-outer`, content: `${anatomy.chips}, ${anatomy.activeCount}` }
  return defineScenario({
    name: `filters/toggle/${options}-options`,
    figures: {
      task: { label: 'click to chip, address and busy listing, same task', unit: 'ms', goal: goals.interaction },
      frame: { label: 'click to the painted frame', unit: 'ms' },
      ...besideBare,
    },
    async run(bench) {
      const shop = shopPage({ options, products: 12 })
      const page = await bench.open(shop)
      await answerByHand(page, answerOf(nextListing(12)))
      await reach(page, box)
      const { marks, frame } = await page.evaluate(({ box, chip }) => window.__bench.timed({
        act: () => document.querySelector<HTMLElement>(box)?.click(),
        marks: {
          chip: () => document.querySelector(chip) !== null,
          address: () => location.search !== '',
          busy: () => document.querySelector('[aria-busy="true"]') !== null,
        },
      }), { box, chip: CHIP })
      const bare = await changeByHand(bench, shop, { ...places, click: box, address: new URL(page.url()).search }, await readPlaces(page, places))
      return { task: Math.max(marks.chip, marks.address, marks.busy), frame, bare, more: frame - bare }
    },
  })
}

/** An answer takes the place of a listing, against the same HTML put in by hand on the same page without us. */
function swap(products: number): Scenario {
  return defineScenario({
    name: `filters/swap/${products}-products`,
    figures: {
      shown: { label: 'answer to the painted listing', unit: 'ms' },
      bare: besideBare.bare,
      times: { label: 'shown against bare', unit: 'times', goal: BARE },
      longest: { label: 'longest task meanwhile', unit: 'ms' },
    },
    async run(bench) {
      const html = nextListing(products)
      const page = await bench.open(shopPage({ options: 10, products }))
      const { frame, longest } = await showNext(page, html)
      const bare = await swapByHand(bench, shopPage({ options: 10, products }), { place: SHOP, html, inside: true })
      return { shown: frame, bare, times: frame / bare, longest }
    },
  })
}

/** Back to the listing that the page came with, which nobody is asked for. */
function back(products: number): Scenario {
  return defineScenario({
    name: `filters/back/${products}-products`,
    figures: {
      frame: { label: 'Back to the painted listing', unit: 'ms' },
    },
    async run(bench) {
      const page = await bench.open(shopPage({ options: 10, products }))
      await showNext(page, nextListing(products))
      const asked = askedOf(bench)
      const { frame } = await page.evaluate((title) => {
        const before = document.querySelector(title)?.textContent
        return window.__bench.timed({
          act: () => history.back(),
          marks: { shown: () => document.querySelector(title)?.textContent !== before, unchecked: () => location.search === '' },
        })
      }, TITLE)
      if (askedOf(bench) !== asked) throw new Error('Going back has asked the shop.')
      return { frame }
    },
  })
}

/** How often the shop was asked for more than our own files, such as what reads out how many products there are. */
const askedOf = ({ server }: Bench): number => server.requests.filter(({ path }) => !path.startsWith('/tillkit/')).length

/** The pointer comes to something before it clicks there, and what comes with it has come. */
async function reach(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (selector) => {
    document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await window.__bench.rest()
  }, selector)
}

/** Chooses something, lets the shop answer, and tells how long its answer took to be painted. */
async function showNext(page: Page, html: string): Promise<{ frame: number; longest: number }> {
  await answerByHand(page, answerOf(html))
  await reach(page, BOX)
  return page.evaluate(async ({ box, title }) => {
    document.querySelector<HTMLElement>(box)?.click()
    await window.__bench.nextFrame()
    const before = document.querySelector(title)?.textContent
    const from = performance.now()
    const { frame } = await window.__bench.timed({
      act: () => window.__answer(),
      marks: { shown: () => document.querySelector(title)?.textContent !== before },
    })
    // Long tasks are told of after they have ended.
    await window.__bench.nextFrame()
    const longest = Math.max(0, ...window.__bench.longTasks.filter(({ start }) => start >= from).map(({ duration }) => duration))
    return { frame, longest }
  }, { box: BOX, title: TITLE })
}
