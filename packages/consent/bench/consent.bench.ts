import { loadScenario, type Scenario } from '@tillkit/bench'
import { consentPage } from '@tillkit/fixtures/consent'

const { globals, template } = consentPage()

/** What a page with a consent banner loads, for a visitor who has not chosen yet. */
export const scenarios: Scenario[] = [loadScenario({ unit: 'consent', host: () => template, head: globals })]
