import { defineScenario, goals, loadScenario, shiftScenario, type Scenario } from '@tillkit/bench'
import {
  accordionHtml, animatedTextHtml, animationItem, barCountersHtml, circleCounterHtml, columnHtml, countdownHtml, fullwidthPortfolioHtml, galleryHtml,
  rowHtml, sectionHtml, sliderHtml, tabsHtml, testimonialHtml, toggleHtml,
} from '@tillkit/fixtures/page-builder'
import { head, range } from './pages.ts'

/** How often each of the ten kinds of module stands on the page. */
const TIMES = 6

/** In seconds since 1970: further away than anybody measures. */
const FAR = 4_000_000_000

const name = (index: number) => `et_pb_text_${String(index)}`

/** A long page of the builder's: ten kinds of module, each six times, in rows of four columns. */
function modules(): string {
  const slides = range(3).map((index) => ({ title: `Slide ${String(index)}`, text: 'Rolls of all sizes' }))
  return range(TIMES).map((index) => {
    const columns = [
      [toggleHtml({ title: 'Opening hours', content: '<p>From nine to five.</p>' }), accordionHtml()],
      [tabsHtml(), circleCounterHtml(), animatedTextHtml(name(index), 'Comes in')],
      [barCountersHtml(), countdownHtml({ end: FAR, title: 'Until the sale' })],
      [galleryHtml({ order: index }), testimonialHtml()],
    ].map((column) => columnHtml('1_4', ...column))
    return sectionHtml(sliderHtml({ slides, order: index }) + rowHtml(...columns))
  }).join('\n')
}

const page = () => ({ main: modules(), ...head({ et_animation_data: range(TIMES).map((index) => animationItem(name(index))) }) })

/** A page of 60 modules: what it loads, what that holds up, and how soon it answers its first touch. */
export const scenarios: Scenario[] = [loading(), touched(), moving()]

function loading(): Scenario {
  const { main, globals, head: styles } = page()
  return loadScenario({ unit: 'page-builder', host: () => main, head: `${globals}${styles}` }, { name: 'page-builder/60-modules/load' })
}

function touched(): Scenario {
  return defineScenario({
    name: 'page-builder/60-modules/first-touch',
    figures: {
      state: { label: 'press on a toggle to its new state, same task', unit: 'ms', goal: goals.interaction },
      frame: { label: 'the same, to the painted frame', unit: 'ms' },
    },
    async run(bench) {
      const opened = await bench.open(page())
      const { returned, frame } = await opened.evaluate(() => {
        const toggle = document.querySelector('.et_pb_toggle_item')
        return window.__bench.timed({
          act: () => toggle?.querySelector<HTMLElement>('.et_pb_toggle_title')?.click(),
          marks: { open: () => toggle?.classList.contains('et_pb_toggle_open') ?? false },
        })
      })
      return { state: returned, frame }
    },
  })
}

/** What has its room before its code comes: projects over the whole width, in a row and all of them, and a countdown. */
function moving(): Scenario {
  const { globals, head: styles } = head()
  const row = rowHtml(columnHtml('4_4', countdownHtml({ end: FAR, title: 'Until the sale' })))
  return shiftScenario({
    name: 'page-builder/shift',
    main: `${fullwidthPortfolioHtml()}${sectionHtml(row)}${fullwidthPortfolioHtml({ order: 1, layout: 'grid' })}`,
    head: `${globals}${styles}`,
  })
}
