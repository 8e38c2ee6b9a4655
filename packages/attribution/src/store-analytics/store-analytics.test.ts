import { analyticsGlobal } from '@tillkit/fixtures/attribution'
import { describeWidget } from '@tillkit/testing/contract'

// The unit draws nothing: what it sends and keeps is tested in a browser.
describeWidget(async () => (await import('./store-analytics.ts')).storeAnalytics, {
  html: '<h1>Rolls</h1>',
  globals: { wcAnalytics: analyticsGlobal({ proxy: false }) },
  broken: [{ field: 'wcAnalytics', globals: { wcAnalytics: 'none' } }],
})
