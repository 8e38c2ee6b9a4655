import type { Page } from 'playwright-core'
import { LATER } from '../goals.ts'
import { type Bench, type BenchPageOptions, defineScenario, type Goal, type Scenario } from '../scenario.ts'

/** A first touch, and what the shop's own script did at it. */
export interface FirstTouch {
  readonly name: string
  readonly page: BenchPageOptions
  /** What is clicked, or the field that is typed into. */
  readonly press: string
  /** What is typed there. Default: it is clicked. */
  readonly types?: string
  /** What there is once the shopper is told that it was heard: no element is selected before. */
  readonly heard: string
  /** What there is once all is done. Default: `heard`. */
  readonly done?: string
  /** The call that it makes, and what the shop answers, at once. */
  readonly call?: { readonly name: string; readonly answer: string }
  /** What the shop's own script did, in a few lines: with the page's jQuery, and faster than all of that script. */
  readonly old: string
}

/** What a phone has in a town: as the goals say it. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** Within a frame. */
const FRAME = {
  most: 17,
  advice: 'What was shown at once belongs into the row of the claim (`shows`); what the answer needs has to be among what is fetched ahead.',
} as const satisfies Goal

/**
 * From a first touch to what says that it was heard, and to its answer, on a line of 150 ms and 1.6 Mbit/s, beside what the shop's own
 * script did, on the same page without us. What is fetched ahead has come; nothing of it has run.
 */
export function firstTouchScenario(touch: FirstTouch): Scenario {
  return defineScenario({
    name: touch.name,
    figures: {
      heard: { label: 'first press to what says that it was heard, painted', unit: 'ms' },
      heardOld: { label: 'the same by the old script', unit: 'ms', kind: 'control' },
      heardLater: { label: 'heard later than by the old script', unit: 'ms', kind: 'difference', goal: { ...FRAME, cpu: LATER } },
      done: { label: 'first press to its answer', unit: 'ms' },
      doneOld: { label: 'the same by the old script', unit: 'ms', kind: 'control' },
      doneLater: { label: 'answered later than by the old script', unit: 'ms', kind: 'difference', goal: { ...FRAME, cpu: 1 } },
    },
    async run(bench) {
      const { page: options, call, old } = touch
      if (call) bench.server.answer(call.name, () => ({ status: 200, body: call.answer, headers: { 'content-type': 'application/json' } }))
      const ours = await time(bench, touch, { ...options, untouched: true })
      const theirs = await time(bench, touch, { ...options, tillkit: false, waitForMount: false, bodyEnd: `${options.bodyEnd ?? ''}<script>${old}</script>` })
      return {
        heard: ours.heard, heardOld: theirs.heard, heardLater: ours.heard - theirs.heard,
        done: ours.done, doneOld: theirs.done, doneLater: ours.done - theirs.done,
      }
    },
  })
}

async function time(bench: Bench, { press, types, heard, done = heard }: FirstTouch, options: BenchPageOptions): Promise<{ heard: number; done: number }> {
  const page = await bench.open(options)
  await page.evaluate(() => window.__bench.rest())
  await slowLine(page)
  return page.evaluate(async ({ press, types, heard, done }) => {
    const touch = () => {
      const touched = document.querySelector<HTMLInputElement>(press)
      if (types === undefined || !touched) return touched?.click()
      touched.value = types
      for (const type of ['input', 'change']) touched.dispatchEvent(new Event(type, { bubbles: true }))
    }
    const there = (selector: string) => () => document.querySelector(selector) !== null
    const answered = window.__bench.timed({ act: () => undefined, marks: { done: there(done) } })
    const told = await window.__bench.timed({ act: touch, marks: { heard: there(heard) } })
    return { heard: told.frame, done: (await answered).marks.done }
  }, { press, types, heard, done })
}

async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', LINE)
}
