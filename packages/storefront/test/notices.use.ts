import { cartGlobalsScript, eventually, type UnitUse } from '@tillkit/testing'

const NOTICE =
  '<p class="woocommerce-store-notice" data-notice-id="n" style="display:none">Sale <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>'
const BANNER =
  '<div id="coming-soon-footer-banner"><div class="coming-soon-footer-banner__content">Nobody sees it yet.</div><a class="coming-soon-footer-banner-dismiss" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="n0nce"></a></div>'

/** The shop's notice, and the banner of one that is not open yet, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['store-notice'],
    globals: cartGlobalsScript({ woocommerce: true }),
    main: NOTICE,
    roots: [],
    untouched: ['store-notice'],
    async use({ click, read }) {
      await eventually(() => read('.woocommerce-store-notice', 'style')).toContain('block')
      await click('.woocommerce-store-notice__dismiss-link')
      await eventually(() => read('.woocommerce-store-notice', 'style')).toContain('none')
    },
  },
  {
    units: ['coming-soon'],
    main: BANNER,
    roots: ['#coming-soon-footer-banner'],
    answer: (server) => server.page('/wp-json/wp/v2/users/1', '{}'),
    async use({ click, read }) {
      await eventually(() => read('.coming-soon-footer-banner-dismiss', 'aria-label')).toBe('Dismiss')
      await click('.coming-soon-footer-banner-dismiss')
      await eventually(() => read('#coming-soon-footer-banner', 'style')).toContain('none')
    },
  },
]
