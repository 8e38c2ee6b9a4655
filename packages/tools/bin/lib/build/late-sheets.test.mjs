// @vitest-environment node
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { collectLateSheets, partsWithSheets } from './late-sheets.mjs'
import { readUnits } from '../../../../testing/src/project/units.mjs'

const { units } = readUnits()

it('has the sheets of the components that a unit draws with, and of no others', { timeout: 30_000 }, () => {
  const sheets = collectLateSheets(units)
  expect(Object.keys(sheets).sort()).toEqual(['address-fields.late', 'forms.late', 'mini-cart.late', 'multistep-checkout.late', 'page-builder.late', 'tiered-pricing.late'])
  expect(sheets['forms.late'], 'what several units of a package draw').toContain('.tillkit-notice')
  expect(sheets['tiered-pricing.late']).toContain('.tillkit-tooltip')
  expect(sheets['tiered-pricing.late']).not.toContain('.tillkit-notice')
})

it("has a library's sheet in place of its import, which would do nothing there", { timeout: 30_000 }, () => {
  const sheet = collectLateSheets(units.filter(({ name }) => name === 'page-builder'))['page-builder.late'] ?? ''
  expect(sheet).not.toContain('@import')
  const [library, ours] = ['.yarl__fullsize {', '.tillkit-lightbox[open] {'].map((rule) => sheet.indexOf(rule))
  expect(library).toBeGreaterThan(-1)
  expect(ours).toBeGreaterThan(library ?? 0)
})

it('has each after those of the components that it is put together of, once', { timeout: 30_000 }, () => {
  const [undo] = partsWithSheets(units).filter(({ unit }) => unit === 'mini-cart')
  const names = undo?.sheets.map((file) => basename(file)) ?? []
  expect([names.toSorted(), names.at(-1)]).toEqual([['button.css', 'icon-button.css', 'notice.css', 'visually-hidden.css'], 'notice.css'])
})
