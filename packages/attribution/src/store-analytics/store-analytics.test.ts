import { createLife } from '@tillkit/dom'
import { analyticsGlobal } from '@tillkit/fixtures/attribution'
import { describeWidget } from '@tillkit/testing/contract'
import { afterEach, expect, it } from 'vitest'
import { PIXEL_QUEUE } from './anatomy.ts'
import { startAnalytics } from './client.ts'
import { beginSession } from './identity.ts'

// The unit draws nothing: what it sends and keeps is tested in a browser.
describeWidget(async () => (await import('./store-analytics.ts')).storeAnalytics, {
  html: '<h1>Rolls</h1>',
  globals: { wcAnalytics: analyticsGlobal({ proxy: false }) },
  broken: [{ field: 'wcAnalytics', globals: { wcAnalytics: 'none' } }],
})

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering')
  Reflect.deleteProperty(window, PIXEL_QUEUE)
  Reflect.deleteProperty(Array.prototype, 'toJSON')
})

it('keeps the path to a page as it is where an old library has lists write themselves', () => {
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'not yours', configurable: true })
  expect(beginSession(['Shop', 'Rolls']).landingPage).toBe('["Shop","Rolls"]')
})

it('tells of a page that is rendered ahead when it is shown', () => {
  const told: unknown[] = []
  Reflect.set(window, PIXEL_QUEUE, told)
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const life = createLife((cause) => {
    throw cause
  })
  const queue = [{ name: 'product_view', props: {} }]
  startAnalytics({ endpoint: '', commonProps: {}, queue, isMarked: false, hasSessions: false, isProxied: false, breadcrumbs: [], isAccountPage: false }, life)
  expect(told).toEqual([])
  Reflect.deleteProperty(document, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
  life.end()
  expect(told).toEqual([{ _en: 'woocommerceanalytics_product_view' }])
})
