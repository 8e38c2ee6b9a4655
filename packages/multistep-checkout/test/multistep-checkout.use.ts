import { eventually, LINES, modulesPageHtml, type UnitUse } from '@tillkit/testing'

const CALL = 'dswcp_validate_checkout_step'
const CONTINUE = '.dswcp-button-continue'
const active = '.dswcp-checkout-step-active .dswcp-checkout-tab-text'

/** A checkout in steps, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['multistep-checkout'],
    main: modulesPageHtml({ lines: LINES, steps: true, coupon: 'none', hasNotices: false, hasLogin: false }),
    roots: ['.ags_woo_multi_step_checkout'],
    answer: (server) => server.answer(CALL, () => '{"success":true}'),
    async use({ click, text, page, server }) {
      await eventually(() => text(active)).toBe('Billing')
      await click(CONTINUE)
      await eventually(() => text(active)).toBe('Shipping')
      expectFields(server.requestsTo(CALL)[0]?.form['fields'])
      await click(CONTINUE)
      await eventually(() => text(active)).toBe('Review')
      await eventually(() => text(CONTINUE)).toBe('Place order')
      await click('.dswcp-button-back')
      await eventually(() => text(active)).toBe('Shipping')
      // The other units' uses are on this page too: what is at the hash is theirs as well.
      await page.evaluate(() => history.replaceState(history.state, '', location.pathname + location.search))
    },
  },
]

function expectFields(fields = ''): void {
  if (!new URLSearchParams(fields).has('billing_first_name')) throw new Error('The step was asked about without its fields')
}
