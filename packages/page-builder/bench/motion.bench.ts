import { defineScenario, goals, type Bench, type Scenario } from '@tillkit/bench'
import {
  animatedTextHtml, animationItem, builderGlobalsScript, motionElements, motionItem, parallaxSectionHtml, stickyElements, stickyItem, stickyTextHtml,
} from '@tillkit/fixtures/page-builder'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../fixtures/src/styles/page-builder/', import.meta.url)
const styles = readdirSync(folder).filter((name) => name.endsWith('.css')).map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
const head = (more: Readonly<Record<string, unknown>>) => ({ globals: builderGlobalsScript({}, 'fe', more), head: `<style>${styles}</style>` })
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** What comes in, moves and sticks: while the page loads, and while it is scrolled. */
export const scenarios: Scenario[] = [...[50, 500].map((count) => entrances(count)), scrolling()]

/** Many elements that come in as they are scrolled to: until they wait, and until all have arrived. */
function entrances(count: number): Scenario {
  const names = range(count).map((index) => `et_pb_text_${String(index)}`)
  return defineScenario({
    name: `page-builder/entrance/${String(count)}`,
    figures: {
      mounted: { label: 'our longest script in a long frame until all wait', unit: 'ms', goal: goals.task },
      arrived: { label: 'the same, until all have arrived at once', unit: 'ms', goal: goals.task },
      moving: { label: 'animated at once then', unit: 'things' },
    },
    async run(bench) {
      const page = await bench.open({
        main: names.map((name) => animatedTextHtml(name, name)).join('\n'),
        ...head({ et_animation_data: names.map((name) => animationItem(name, { duration: '60s' })) }),
        throttle: 'load',
      })
      await page.waitForFunction((expected) => document.querySelectorAll('[data-tillkit-entrance]').length === expected, count)
      const mounted = await longestScript(page)
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await page.waitForFunction((expected) => document.querySelectorAll('.et_is_animating').length === expected, count)
      const arrived = await longestScript(page)
      return { mounted, arrived, moving: count }
    },
  })
}

/** 10,000 px of a page on which backgrounds and modules move and others stick. */
function scrolling(): Scenario {
  const moving = range(100).map((index) => `et_pb_text_${String(index)}`)
  const sticking = range(5).map((index) => `et_pb_text_9${String(index)}0`)
  const part = (index: number) => [
    ...moving.slice(index * 5, index * 5 + 5).map((name) => animatedTextHtml(name, name, '')),
    parallaxSectionHtml('<p style="height: 400px">Behind</p>'),
    ...sticking.slice(index, index + 1).map((name) => stickyTextHtml(name, name)),
  ]
  return defineScenario({
    name: 'page-builder/scrolling/10000-px',
    figures: {
      longest: { label: 'longest task of the page while it is scrolled', unit: 'ms', goal: goals.task },
      tasks: { label: 'tasks over 50 ms', unit: 'things', goal: goals.none },
      script: { label: 'our longest script in a long frame', unit: 'ms', goal: goals.task },
    },
    async run(bench) {
      const page = await bench.open({
        main: `${range(20).flatMap(part).join('\n')}<div style="height: 3000px"></div>`,
        ...head({
          ...motionElements(moving.flatMap((name) => [motionItem(`.${name}`), motionItem(`.${name}`, { resolver: 'translateY', startValue: 1, midValue: 0, endValue: -1 })])),
          ...stickyElements(...sticking.map((name) => stickyItem(name, { topOffset: '5px' }))),
        }),
      })
      await page.waitForFunction((expected) => document.getAnimations().length >= expected, 2 * moving.length + 20)
      const before = await page.evaluate(() => window.__bench.longTasks.length)
      await page.evaluate(async () => {
        for (let y = 0; y <= 10_000; y += 100) {
          scrollTo({ top: y, behavior: 'instant' })
          await window.__bench.nextFrame()
        }
      })
      if ((await page.locator('.et_pb_sticky').count()) === 0) throw new Error('Nothing sticks.')
      const script = await longestScript(page)
      const tasks = await page.evaluate((from) => window.__bench.longTasks.slice(from).map(({ duration }) => duration), before)
      return { longest: Math.max(0, ...tasks), tasks: tasks.length, script }
    },
  })
}

/** The longest of our scripts in a long frame so far, in ms: frames are told of after they have ended. */
function longestScript(page: Awaited<ReturnType<Bench['open']>>): Promise<number> {
  return page.evaluate(async () => {
    await window.__bench.rest()
    await window.__bench.nextFrame()
    return Math.max(0, ...window.__bench.scripts.filter(({ file }) => file.includes('/tillkit/')).map(({ duration }) => duration))
  })
}
