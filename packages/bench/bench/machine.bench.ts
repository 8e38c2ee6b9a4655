import { defineScenario, type Scenario } from '@tillkit/bench'

/** Elements that are laid out, and values that are sorted: some ms on a desktop. */
const PIECES = 2000

/**
 * How fast the machine is while it measures: the same work of the browser's own, on an empty page, in every run. Where it has
 * changed since another run, so have all times.
 */
export const scenarios: Scenario[] = [
  defineScenario({
    name: 'machine/speed',
    figures: {
      work: { label: 'a fixed piece of work without us: sorting, parsing, laying out', unit: 'ms', kind: 'control' },
    },
    async run(bench) {
      const page = await bench.open({ main: '', globals: '', tillkit: false, waitForMount: false })
      const work = await page.evaluate((pieces) => {
        const start = performance.now()
        const values = Array.from({ length: pieces * 10 }, (_, at) => `piece ${(at * 7919) % 104729}`).sort()
        const main = document.createElement('main')
        main.innerHTML = values.slice(0, pieces).map((value) => `<p><b>${value}</b> <i>of ${pieces}</i></p>`).join('')
        document.body.append(main)
        if (main.offsetHeight === 0) throw new Error('Nothing was laid out.')
        return performance.now() - start
      }, PIECES)
      return { work }
    },
  }),
]
