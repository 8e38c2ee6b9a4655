import { bannerHtml, consentConfig, type ConsentSettings } from '@tillkit/fixtures/consent'
import { describeWidget } from '@tillkit/testing/contract'
import { afterEach, beforeEach } from 'vitest'
import { GATE } from './gate/anatomy.ts'

const load = async () => (await import('./consent.ts')).consent

// The gate's early script has run, and lets everything pass: these pages hold nothing back.
beforeEach(() => void Reflect.set(window, GATE, { parked: [], isOpen: true }))
afterEach(() => void Reflect.deleteProperty(window, GATE))

/** What the plugin prints: its template, and the globals of its settings. */
const printed = (settings: ConsentSettings = {}) => ({
  html: `<script id="ckyBannerTemplate" type="text/template">${bannerHtml(settings)}</script><p><a href="#" class="cky-banner-element">Cookies</a></p>`,
  globals: { _ckyConfig: consentConfig(settings), _ckyStyles: { css: '.cky-hide { display: none }' } },
})

const press = (tag: string) => document.querySelector<HTMLElement>(`[data-cky-tag="${tag}"]`)?.click()

describeWidget(load, {
  title: 'asking',
  ...printed(),
  broken: [{ field: '_ckyConfig._categories', globals: { _ckyConfig: { _categories: [] } } }],
  operate: () => press('settings-button'),
})

describeWidget(load, { title: 'opting out, in a page that unfolds', ...printed({ law: 'ccpa', type: 'classic', preferences: 'pushdown' }), operate: () => press('donotsell-button') })
