import type { Scenario } from '@tillkit/testing/bench'
import { defineScenario, goals, summarize } from '@tillkit/testing/bench'
import type { BenchPageOptions } from '@tillkit/testing/bench'
import { productHtml, productPage, productWith, headOf } from './pages.ts'
import type { QuantityTiming } from './time-quantity.ts'
import { timeQuantity } from './time-quantity.ts'

/** How many further quantities are entered after the first, whose code is cold. */
const FURTHER = 6

export const scenarios: Scenario[] = [
  ...[4, 20, 100].map((tiers) => quantity(`table-${tiers}`, productPage(productWith(tiers)))),
  ...[4, 20, 100].map((tiers) => quantity(`blocks-${tiers}`, productPage(productWith(tiers), { displayType: 'blocks' }))),
  quantity('50-hosts-100-tiers', {
    main: Array.from({ length: 50 }, (_, index) => productHtml(productWith(100, 10 + index))).join('\n'),
    globals: headOf(),
  }),
]

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
      const first = checked(await timeQuantity(page))
      const later: number[] = []
      for (let count = 0; count < FURTHER; count += 1) later.push(checked(await timeQuantity(page)).frame)
      return { task: Math.max(first.row, first.text), frame: first.frame, later: summarize(later).median }
    },
  })
}

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
