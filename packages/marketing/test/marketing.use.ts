import { billingEmailHtml, capturedAnswer, marketingScript, newsletterHtml, reviewedOrderScript, reviewWidgetHtml } from '@tillkit/fixtures/marketing'
import { eventually, type UnitUse } from '@tillkit/testing'
import { CAPTURE } from './capture-page.ts'

const FIELD = '#billing_email'
const WIDGET = '.trustpilot-widget'
/** The provider is this very shop, so that no page of the suite asks another host. */
const PROVIDER = '<script>var trustpilot_settings = { key: "k", TrustpilotScriptUrl: location.origin + "/tp.min.js", WidgetScriptUrl: location.origin + "/bootstrap.js" }</script>'

/** An address that is typed, a widget of the reviews provider's and an order that it asks about, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['email-capture', 'reviews', 'review-invites'],
    globals: marketingScript() + PROVIDER + reviewedOrderScript(),
    main: `<form id="use-order">${billingEmailHtml()}${newsletterHtml()}</form>${reviewWidgetHtml()}`,
    roots: ['#use-order', WIDGET],
    waiting: [FIELD, WIDGET],
    answer(server) {
      server.answer(CAPTURE, ({ form }) => capturedAnswer(form['email'] ?? ''))
      server.page('/tp.min.js', () => ({ status: 200, body: '', headers: { 'content-type': 'text/javascript' } }))
      server.page('/trustboxes/*', '<title>Reviews</title>')
    },
    async use({ page, server, change, click, count, settled }) {
      // They come when they are near the window; a neighbour's copy beside them may answer to nothing.
      await page.evaluate((selector) => document.querySelectorAll(selector).forEach((widget) => Element.prototype.scrollIntoView.call(widget)), WIDGET)
      await eventually(() => count(`${WIDGET} iframe`)).toBeGreaterThan(0)
      await eventually(() => server.requests.filter(({ path }) => path === '/tp.min.js').length).toBe(1)
      await click('#mailchimp_woocommerce_newsletter')
      await change(FIELD, 'ann@b.co')
      await eventually(() => server.requestsTo(CAPTURE).map(({ form }) => [form['email'], form['subscribed']])).toEqual([['ann@b.co', '1']])
      await settled()
    },
  },
]
