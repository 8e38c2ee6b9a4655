import type { UnitManifest } from '@tillkit/mount'
import { CONTEXT } from './anatomy.ts'

/** The platform's own analytics of a shop. */
export const manifest: UnitManifest = {
  name: 'store-analytics',
  selector: 'body',
  when: 'idle',
  // It needs nothing of a unit's life, on any page.
  triggers: [{ when: 'idle', untouched: true }],
  needs: [CONTEXT],
  title: 'Store analytics',
  about: 'Tells the shop’s analytics of page views and events, once a visitor allows statistics.',
  group: 'technical',
  legacy: [
    {
      handle: 'woocommerce-analytics-client',
      file: '/build/woocommerce-analytics-client.js',
      markers: ['woocommerceanalytics_session', 'wcAnalytics'],
      plugin: { folder: 'jetpack', title: 'Jetpack or WooCommerce Analytics' },
    },
  ],
}
