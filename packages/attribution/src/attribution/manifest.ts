import type { UnitManifest } from '@tillkit/mount'
import { FILLED, PARAMS } from './anatomy.ts'

/** Where an order came from. */
export const manifest: UnitManifest = {
  name: 'attribution',
  selector: 'body',
  when: 'now',
  // The address and the referrer are kept before a script changes them.
  phase: 'early',
  triggers: [
    { selector: FILLED, when: 'now' },
    // Who leaves a page at once has been on it: what records that waits for no idle moment.
    { selector: `body:not(:has(${FILLED}))`, when: 'now', untouched: true },
  ],
  needs: [PARAMS],
  title: 'Order attribution',
  about: 'Notes where visitors come from, with consent, and says so of their orders.',
  group: 'technical',
  legacy: [
    {
      handle: 'sourcebuster-js',
      file: '/assets/js/sourcebuster/sourcebuster.',
      markers: ['sbjs_current_add', 'plus.url.google.com'],
    },
    {
      handle: 'wc-order-attribution',
      file: '/assets/js/frontend/order-attribution.',
      markers: ['wc-order-attribution-inputs', 'setOrderTracking'],
    },
    {
      handle: 'wp-consent-api-integration',
      file: '/assets/js/frontend/wp-consent-api-integration.',
      markers: ['consentCategory', 'setOrderTracking'],
    },
  ],
}
