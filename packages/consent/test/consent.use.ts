import { CATEGORIES, consentPage } from '@tillkit/fixtures/consent'
import { eventually, type UnitUse } from '@tillkit/testing'
import { expect } from 'vitest'

/** A shop that lets everything pass before a choice: other units of the page are not to wait for one. */
const PAGE = consentPage({ categories: CATEGORIES.map((category) => ({ ...category, byDefault: { gdpr: true } })) }, '.cky-hide, .cky-revisit-hide { display: none }')
const CONTAINER = '.cky-consent-container'

/** Consent for the neighbours suite: a visitor is asked, chooses, and finds the button to choose anew. */
export const uses: readonly UnitUse[] = [
  {
    units: ['consent'],
    globals: PAGE.globals,
    main: PAGE.template,
    roots: [],
    async use({ page, click, read, count, settled }) {
      await eventually(() => read(CONTAINER, 'class')).not.toContain('cky-hide')
      await click('[data-cky-tag="settings-button"]')
      await eventually(() => read('.cky-modal', 'class')).toContain('cky-modal-open')
      await click('#ckySwitchperformance')
      await click('[data-cky-tag="detail-save-button"]')
      await eventually(() => read(CONTAINER, 'class')).toContain('cky-hide')
      expect(await page.evaluate(() => document.cookie)).toContain('action:yes,necessary:yes,functional:yes,analytics:yes,performance:no')
      expect(await count('.cky-btn-revisit-wrapper:not(.cky-revisit-hide)')).toBe(1)
      await settled()
    },
  },
]
