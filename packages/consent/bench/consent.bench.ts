import { loadScenario, type Scenario } from '@tillkit/bench'

const TEMPLATE = '<script id="ckyBannerTemplate" type="text/template"><div class="cky-consent-container"></div></script>'

/** What a page with a consent banner loads. */
export const scenarios: Scenario[] = [loadScenario({ unit: 'consent', host: () => TEMPLATE })]
