import { defineScenario, goals, loadScenario, withStyles, type Bench, type Scenario } from '@tillkit/bench'
import { goalButtonHtml, placesHtml, subjectAnswer, subjectHtml, testSettings, WINDOWS } from '@tillkit/fixtures/ab-testing'
import { builderGlobalsScript, columnHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'

const { postId } = WINDOWS
const section = (...modules: readonly string[]) => sectionHtml(rowHtml(columnHtml('4_4', ...modules)))
const globals = (isCached: boolean) => builderGlobalsScript(testSettings([WINDOWS], { is_cache_plugin_active: isCached ? 'yes' : 'no' }))
const words = (px: number) => `<div style="height: ${String(px)}px">Words</div>`
const SUBJECT = subjectHtml(postId, 2, words(300))

/** A page with a split test: what it loads, and how its variation comes into a page from a cache. */
export const scenarios: Scenario[] = [
  loadScenario({ unit: 'ab-testing', host: () => section(SUBJECT) + section(goalButtonHtml(postId)), head: globals(false) }),
  swapped(),
]

/** A variation of 300 px comes into its place as soon as the shop is asked for it: in sight, below the window, and above it. */
function swapped(): Scenario {
  return defineScenario({
    name: 'ab-testing/subject/swap',
    figures: {
      painted: { label: 'answer to the painted variation', unit: 'ms' },
      inSight: { label: 'layout shift, place in sight', unit: 'shift', goal: goals.shift },
      below: { label: 'layout shift, place below the window', unit: 'shift', goal: goals.shift },
      above: { label: 'layout shift, place scrolled past', unit: 'shift', goal: goals.shift },
    },
    async run(bench) {
      const inSight = await swap(bench, { before: 0, scrolled: 0 })
      const below = await swap(bench, { before: 3000, scrolled: 0 })
      const above = await swap(bench, { before: 0, scrolled: 2000 })
      return { painted: inSight.painted, inSight: inSight.shift, below: below.shift, above: above.shift }
    },
  })
}

/** How much of the page stands before the place, and how far it is scrolled, in px. */
interface Placed {
  readonly before: number
  readonly scrolled: number
}

async function swap(bench: Bench, { before, scrolled }: Placed): Promise<{ readonly painted: number; readonly shift: number }> {
  const answer = bench.server.hold('et_pb_ab_get_subject_id')
  const page = await bench.open({
    main: section(words(before)) + section(placesHtml(postId, [1, 2])) + section(words(4000), goalButtonHtml(postId)),
    globals: globals(true),
    head: withStyles(''),
    // Not when the page has come to rest, as others are measured: the shop is asked at once, and the sheet keeps back for a second what would move.
    throttle: 'load',
  })
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' })
    await window.__bench.nextFrame()
  }, scrolled)
  await answer.arrived()
  const from = await page.evaluate(() => performance.now())
  answer.send(subjectAnswer(2, SUBJECT))
  return page.evaluate(async (since) => {
    await window.__bench.until('the variation', () => document.querySelector('.et_pb_ab_subject') !== null)
    await window.__bench.nextFrame()
    const painted = performance.now() - since
    await window.__bench.rest()
    const shifts = window.__bench.shifts.filter(({ start }) => start >= since)
    return { painted, shift: shifts.reduce((sum, { value }) => sum + value, 0) }
  }, from)
}
