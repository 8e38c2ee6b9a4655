import { defineScenario, goals, type Bench, type BenchPageOptions, type Scenario } from '@tillkit/bench'
import {
  animatedTextHtml, animationItem, motionElements, motionItem, parallaxSectionHtml, stickyElements, stickyItem, stickyTextHtml,
} from '@tillkit/fixtures/page-builder'
import { head, range } from './pages.ts'

/** What comes in, moves and sticks: while the page loads, and while it is scrolled. */
export const scenarios: Scenario[] = [entrances(), scrolling()]

/** As many elements as a long page has that come in as they are scrolled to, and ten times as many: until they wait, and until all have arrived at once. */
function entrances(): Scenario {
  return defineScenario({
    name: 'page-builder/entrance/500',
    figures: {
      some: { label: 'our longest script in a long frame, 50 elements', unit: 'ms', goal: goals.task },
      many: { label: 'the same, 500 elements', unit: 'ms' },
      arrived: { label: 'the same, until all 500 have arrived at once', unit: 'ms' },
      growth: { label: '500 elements against 10 × 50', unit: 'times', goal: goals.linear },
    },
    async run(bench) {
      const [some, many] = [await enter(bench, 50), await enter(bench, 500)]
      // A script that is in no long frame is not told of.
      return { some: some.mounted, many: many.mounted, arrived: many.arrived, growth: some.mounted > 0 ? many.mounted / (some.mounted * 10) : 0 }
    },
  })
}

async function enter(bench: Bench, count: number): Promise<{ readonly mounted: number; readonly arrived: number }> {
  const names = range(count).map((index) => `et_pb_text_${String(index)}`)
  const page = await bench.open({
    main: names.map((name) => animatedTextHtml(name, name)).join('\n'),
    ...head({ et_animation_data: names.map((name) => animationItem(name, { duration: '60s' })) }),
    throttle: 'load',
  })
  await page.waitForFunction((expected) => document.querySelectorAll('[data-tillkit-entrance]').length === expected, count)
  const mounted = await longestScript(page)
  const from = await page.evaluate(() => performance.now())
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await page.waitForFunction((expected) => document.querySelectorAll('.et_is_animating').length === expected, count)
  return { mounted, arrived: await longestScript(page, from) }
}

/** 10,000 px of a page on which 40 modules and 10 backgrounds move and three modules stick, with us and without. */
function scrolling(): Scenario {
  return defineScenario({
    name: 'page-builder/scrolling/10000-px',
    figures: {
      script: { label: 'our longest script in a long frame while it is scrolled', unit: 'ms', goal: goals.task },
      tasks: { label: 'tasks over 50 ms, with us', unit: 'things' },
      without: { label: 'tasks over 50 ms, without us', unit: 'things', kind: 'control' },
    },
    async run(bench) {
      const options = scrollingPage()
      const page = await bench.open(options)
      await page.waitForFunction((expected) => document.getAnimations().length >= expected, 2 * MOVING + 10)
      const ours = await scrolled(page)
      if ((await page.locator('.et_pb_sticky').count()) === 0) throw new Error('Nothing sticks.')
      const bare = await scrolled(await bench.open({ ...options, tillkit: false, waitForMount: false }))
      return { script: ours.script, tasks: ours.tasks, without: bare.tasks }
    },
  })
}

/** How many modules move on the page that is scrolled, each in two ways. */
const MOVING = 40

function scrollingPage(): Pick<BenchPageOptions, 'main' | 'globals' | 'head'> {
  const moving = range(MOVING).map((index) => `et_pb_text_${String(index)}`)
  const sticking = range(3).map((index) => `et_pb_text_9${String(index)}0`)
  const part = (index: number) => [
    ...moving.slice(index * 4, index * 4 + 4).map((name) => animatedTextHtml(name, name, '')),
    parallaxSectionHtml('<p style="height: 1000px">Behind</p>'),
    ...sticking.slice(index, index + 1).map((name) => stickyTextHtml(name, name)),
  ]
  return {
    main: `${range(10).flatMap(part).join('\n')}<div style="height: 3000px"></div>`,
    ...head({
      ...motionElements(moving.flatMap((name) => [motionItem(`.${name}`), motionItem(`.${name}`, { resolver: 'translateY', startValue: 1, midValue: 0, endValue: -1 })])),
      ...stickyElements(...sticking.map((name) => stickyItem(name, { topOffset: '5px' }))),
    }),
  }
}

type BenchPage = Awaited<ReturnType<Bench['open']>>

/** Scrolls by 100 px in each frame. */
async function scrolled(page: BenchPage): Promise<{ readonly script: number; readonly tasks: number }> {
  const from = await page.evaluate(async () => {
    const began = performance.now()
    for (let y = 0; y <= 10_000; y += 100) {
      scrollTo({ top: y, behavior: 'instant' })
      await window.__bench.nextFrame()
    }
    return began
  })
  const script = await longestScript(page, from)
  return { script, tasks: await page.evaluate((since) => window.__bench.longTasks.filter(({ start }) => start >= since).length, from) }
}

/** The longest of our scripts in a long frame since then, in ms: frames are told of after they have ended. */
function longestScript(page: BenchPage, from = 0): Promise<number> {
  return page.evaluate(async (since) => {
    await window.__bench.rest()
    await window.__bench.nextFrame()
    return Math.max(0, ...window.__bench.scripts.filter(({ file, start }) => start >= since && file.includes('/tillkit/')).map(({ duration }) => duration))
  }, from)
}
