import { accordionHtml, barCountersHtml, circleCounterHtml, countdownHtml, mapHtml, numberCounterHtml, tabsHtml, toggleHtml } from '@tillkit/fixtures/page-builder'
import { eventually, type UnitUse } from '@tillkit/testing'
import type { Page } from 'playwright-core'

const TAB = '#use-tabs .et_pb_tabs_controls li:nth-child(2) a'
const TOGGLE = '#use-toggle'
const NUMBER = '.et_pb_number_counter .percent-value'
const MAP = '.et_pb_map_container'

/** Scrolls to what comes when it is seen, as often as it is asked: what stands above may have grown meanwhile. */
const bringIntoView = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const found = document.querySelector(wanted)
    if (found) Element.prototype.scrollIntoView.call(found)
  }, selector)

/** Tabs, toggles, countdowns, counters and maps, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['page-builder'],
    main: [
      tabsHtml({ id: 'use-tabs' }),
      toggleHtml({ id: 'use-toggle', title: 'Guarantee', content: '<p>Two years.</p>' }),
      accordionHtml(undefined, 'use-accordion'),
      countdownHtml({ end: 4_000_000_000 }),
      circleCounterHtml(),
      numberCounterHtml({ value: 4321, separator: ',' }),
      barCountersHtml(),
      mapHtml(),
    ].join('\n'),
    roots: ['#use-tabs', TOGGLE, '#use-accordion', '.et_pb_countdown_timer', '.et_pb_number_counter', '.et_pb_map_container'],
    async use({ page, click, read, text, count }) {
      await click(TAB)
      await eventually(() => read(TAB, 'aria-selected')).toBe('true')
      await eventually(() => read('#use-tabs .et_pb_tab:nth-child(2)', 'class')).toContain('et_pb_active_content')
      await click(`${TOGGLE} .et_pb_toggle_title`)
      await eventually(() => read(TOGGLE, 'class')).toContain('et_pb_toggle_open')
      await click('#use-accordion .et_pb_toggle:nth-child(3) .et_pb_toggle_title')
      await eventually(() => count('#use-accordion .et_pb_toggle_open')).toBe(1)
      await eventually(() => text('.et_pb_countdown_timer .days .value')).toMatch(/^\d{4,}$/)
      await eventually(() => read('.et_pb_counter_amount', 'style')).toContain('80%')
      await eventually(async () => {
        await bringIntoView(page, NUMBER)
        return text(NUMBER)
      }).toBe('4,321')
      await eventually(async () => {
        await bringIntoView(page, MAP)
        return count('.et_pb_map a')
      }).toBe(3)
    },
  },
]
