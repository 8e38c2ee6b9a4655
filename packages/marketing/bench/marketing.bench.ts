import { loadScenario, type Scenario } from '@tillkit/bench'
import { billingEmailHtml, marketingScript, newsletterHtml } from '@tillkit/fixtures/marketing'

/** A checkout's field for the address, and its newsletter: what they load untouched, and once they are touched. */
export const scenarios: Scenario[] = [
  loadScenario({ unit: 'email-capture', host: () => `<form class="checkout">${billingEmailHtml()}${newsletterHtml()}</form>`, head: marketingScript() }),
]
