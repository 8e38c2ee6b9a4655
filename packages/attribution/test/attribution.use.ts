import { analyticsScript, attributionScript } from '@tillkit/fixtures/attribution'
import { eventually, type UnitUse } from '@tillkit/testing'

const FORM = '#use-registration'
const TRACK = '/wp-json/woocommerce-analytics/v1/track'
const SOURCE = `${FORM} [name="wc_order_attribution_source_type"]`

/** A registration that says where it comes from, and a page that is told of, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['attribution', 'store-analytics'],
    globals: attributionScript() + analyticsScript({ queue: ['page_seen'] }),
    main: `<form id="use-registration" class="register"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>`,
    roots: [FORM],
    untouched: ['store-analytics'],
    answer: (server) => server.page(TRACK, '{"success":true,"results":[]}'),
    async use({ page, server, count, settled }) {
      const values = () => page.evaluate((selector) => [...document.querySelectorAll(selector)].map((input) => (input as HTMLInputElement).value), SOURCE)
      await eventually(values).toContain('typein')
      await eventually(() => count(`${FORM} wc-order-attribution-inputs`)).toBeGreaterThan(0)
      await eventually(() => server.requests.filter(({ path }) => path === TRACK).length).toBeGreaterThan(0)
      await settled()
    },
  },
]
