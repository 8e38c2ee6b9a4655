import { loadScenario, shiftScenario, type Scenario } from '@tillkit/bench'
import { analyticsScript, attributionScript } from '@tillkit/fixtures/attribution'

const FORM = '<form class="checkout"><p>Above</p><wc-order-attribution-inputs></wc-order-attribution-inputs><p>Below</p></form>'

/** What pages with a form, and those with analytics, load, and that nothing moves on them. */
export const scenarios: Scenario[] = [
  loadScenario({ unit: 'attribution', host: () => FORM, head: attributionScript() }),
  shiftScenario({ name: 'attribution/shift', main: FORM, head: attributionScript() }),
  loadScenario({ unit: 'store-analytics', host: () => '<p>Words</p>', head: analyticsScript({ queue: ['page_seen'] }) }),
]
