import { addTillkit, withStyles } from '../add-tillkit.ts'
import { goals } from '../goals.ts'
import type { Bench, Scenario } from '../scenario.ts'
import { defineScenario } from '../scenario.ts'

/** A page on which nothing may move. */
export interface ShiftPage {
  /** The scenario's name. */
  readonly name: string
  /** The markup of `main`. */
  readonly main: string
  /** Markup for the head: globals, styles. */
  readonly head: string
}

/**
 * What moves when the unit mounts on a page that has been painted already: the latest and so the worst moment. Our
 * style sheet is linked in the head, as the README advises.
 */
export function shiftScenario(page: ShiftPage): Scenario {
  return defineScenario({
    name: page.name,
    cpu: [1],
    // What moves depends on the page, and hardly on the run.
    runs: 2,
    figures: {
      wide: { label: 'layout shift by mounting, 1280 px', unit: 'shift', goal: goals.shift },
      narrow: { label: 'layout shift by mounting, 390 px', unit: 'shift', goal: goals.shift },
    },
    run: async (bench) => ({ wide: await shiftAt(bench, page, 1280), narrow: await shiftAt(bench, page, 390) }),
  })
}

async function shiftAt(bench: Bench, { main, head }: ShiftPage, width: number): Promise<number> {
  const page = await bench.open({ main, globals: withStyles(head), width, tillkit: false, waitForMount: false })
  await addTillkit(page)
  return page.evaluate(async () => {
    const mounted = Math.max(...window.__bench.mounted)
    // The first update comes 500 ms after DOM ready at the latest; what it moves counts too.
    await window.__bench.until('the first update to be painted', () => performance.now() > mounted + 100)
    await window.__bench.nextFrame()
    return window.__bench.shifts.reduce((sum, { value }) => sum + value, 0)
  })
}
