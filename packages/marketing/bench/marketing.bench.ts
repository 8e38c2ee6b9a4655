import { loadScenario, shiftScenario, type Scenario } from '@tillkit/bench'
import { billingEmailHtml, marketingScript, newsletterHtml, reviewsScript, reviewWidgetHtml, trustboxScript } from '@tillkit/fixtures/marketing'

const CHECKOUT = `<form class="checkout">${billingEmailHtml()}${newsletterHtml()}<p>Below</p></form>`
/** A provider that nobody reaches: what is measured is ours. */
const NOWHERE = reviewsScript('http://127.0.0.1:9')
const WIDGETS = `${reviewWidgetHtml()}<p>Between</p>${reviewWidgetHtml({ height: '140px' })}<p>Below</p>`

/** What pages with a field for an address, with widgets of reviews and with an order to ask about load, and what moves on them. */
export const scenarios: Scenario[] = [
  loadScenario({ unit: 'email-capture', host: () => CHECKOUT, head: marketingScript() }),
  shiftScenario({ name: 'email-capture/shift', main: CHECKOUT, head: marketingScript() }),
  loadScenario({ unit: 'reviews', host: () => WIDGETS, head: NOWHERE }),
  shiftScenario({ name: 'reviews/shift', main: WIDGETS, head: NOWHERE }),
  loadScenario({ unit: 'review-invites', host: () => '<p>Words</p>', head: NOWHERE + trustboxScript({ page: 'landing', boxes: [{ page: 'landing' }] }) }),
]
