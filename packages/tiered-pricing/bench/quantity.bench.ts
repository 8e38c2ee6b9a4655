import type { BenchPageOptions, Goal, Scenario } from '@tillkit/bench'
import { besideBare, changeByHand, defineScenario, firstTouchScenario, goals, readPlaces, summarize } from '@tillkit/bench'
import { F1 } from '@tillkit/fixtures'
import type { Page } from 'playwright-core'
import { headOf, productHtml, productPage, productWith } from './pages.ts'
import type { QuantityTiming } from './time-quantity.ts'
import { parts, timeQuantity } from './time-quantity.ts'

/** How many further quantities are entered after the first, whose code is cold. */
const FURTHER = 6

export const scenarios: Scenario[] = [
  firstTouchScenario({
    name: 'tiered-pricing/first-touch/quantity',
    page: productPage(productWith(4)),
    press: `${parts.form} [name="quantity"]`,
    types: '10',
    heard: `[data-tiered-quantity="10"].${parts.active}`,
    old: `jQuery(document).on('input change', '${parts.form} [name="quantity"]', ({ target }) => {
      const rows = jQuery('${parts.data} [data-tiered-quantity]').removeClass('${parts.active}')
      const row = rows.filter((_, each) => each.dataset.tieredQuantity <= Number(target.value)).last().addClass('${parts.active}')
      jQuery('${parts.price}').text(row.attr('data-tiered-price'))
    })`,
  }),
  quantity('table-4', productPage(productWith(4))),
  quantity('blocks-4', productPage(productWith(4), { displayType: 'blocks' })),
  ...[20, 100].map((tiers) => longPage(`table-${tiers}`, productPage(productWith(tiers)), goals.interaction)),
  ...[20, 100].map((tiers) => longPage(`blocks-${tiers}`, productPage(productWith(tiers), { displayType: 'blocks' }), goals.interaction)),
  longPage('50-hosts', pageWithHosts(50, 4)),
  // Its pages take longer to open than all others together.
  { ...longPage('50-hosts-100-tiers', pageWithHosts(50, 100)), runs: 3 },
]

function pageWithHosts(hosts: number, tiers: number): BenchPageOptions {
  const products = Array.from({ length: hosts }, (_, index) => productWith(tiers, F1.id + index))
  return { main: products.map((product) => productHtml(product)).join('\n'), globals: headOf() }
}

/** From a quantity's `input` to the row and the price, on a page that has just been opened. */
function quantity(name: string, options: BenchPageOptions): Scenario {
  return defineScenario({
    name: `tiered-pricing/quantity/${name}`,
    figures: {
      task: { label: 'first input to row and price, same task', unit: 'ms', goal: goals.interaction },
      frame: { label: 'first input to the painted frame', unit: 'ms', goal: goals.interaction },
      later: { label: 'later inputs to the painted frame', unit: 'ms', goal: goals.interaction },
    },
    async run(bench) {
      const page = await bench.open(options)
      const { row, text, frame } = checked(await timeQuantity(page))
      return { task: Math.max(row, text), frame, later: await further(page) }
    },
  })
}

/** What the painted frame takes when the code is warm. */
async function further(page: Page): Promise<number> {
  const later: number[] = []
  for (let count = 0; count < FURTHER; count += 1) later.push(checked(await timeQuantity(page)).frame)
  return summarize(later).median
}

/**
 * A page as long as this takes the browser itself long to paint when a price grows by a line and moves all the rest
 * down: for 100 tiers as long as the goal. So the same change is made by hand on the same page without Tillkit, and
 * the goal is for what comes on top.
 * @param later the goal for later inputs, where one can be held
 */
function longPage(name: string, options: BenchPageOptions, later?: Goal): Scenario {
  return defineScenario({
    name: `tiered-pricing/quantity/${name}`,
    figures: {
      task: { label: 'first input to row and price, same task', unit: 'ms', goal: goals.interaction },
      frame: { label: 'first input to the painted frame', unit: 'ms' },
      ...besideBare,
      later: { label: 'later inputs to the painted frame', unit: 'ms', ...(later ? { goal: later } : {}) },
    },
    async run(bench) {
      const page = await bench.open(options)
      const { row, text, frame } = checked(await timeQuantity(page))
      const changed = await readPlaces(page, PRODUCT)
      const later = await further(page)
      const bare = await changeByHand(bench, options, PRODUCT, changed)
      return { task: Math.max(row, text), frame, bare, more: frame - bare, later }
    },
  })
}

/** The parts of a product that change with its quantity. */
const PRODUCT = { content: `#product-${F1.id} :is(.price > *, .tiered-pricing-you-save, .tier-pricing-summary-table, [data-tiered-quantity])` }

/** The price of the tier stands there, and both came before `input` had been worked off. */
function checked(timing: QuantityTiming): QuantityTiming {
  const { tier, price, returned, row, text } = timing
  const expected = (100 - tier / 20).toFixed(2)
  const said = tier === 1 ? '100.00' : expected
  if (!price.includes(said)) throw new Error(`The price for ${tier} pieces says "${price}" instead of ${said}.`)
  if (Math.max(row, text) > returned) {
    throw new Error(`Row and price came ${row.toFixed(1)} and ${text.toFixed(1)} ms after input, in a later task.`)
  }
  return timing
}
