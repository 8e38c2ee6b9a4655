// @vitest-environment node
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { collectDrawn, collectHead, collectSheets, drawnSheets } from './styles.mjs'
import { readUnits } from '../../../../testing/src/project/units.mjs'

const { units } = readUnits()

it('has for each unit the sheets that its manifest names, and what keeps room in the one of the head', () => {
  const sheets = collectSheets(units)
  expect(Object.keys(sheets)).toEqual(['cart', 'consent', 'filters', 'form-builder', 'forms', 'mini-cart', 'checkout', 'multistep-checkout', 'page-builder', 'product-gallery', 'page-chrome', 'tiered-pricing'])
  expect(sheets['tiered-pricing']).not.toContain('tier-pricing-summary-table--hidden')
  expect(collectHead()).toContain('tier-pricing-summary-table--hidden')
  expect(collectHead()).toMatch(/^\/\* Structure: what themes must not break\. \*\/\ntillkit-slot/)
})

it('ends the build where a manifest names a sheet that there is not, and where a sheet comes with nobody', () => {
  const [first, ...rest] = units
  if (!first) throw new Error('There is no unit.')
  expect(() => collectSheets([{ ...first, manifest: { ...first.manifest, styles: ['gone'] } }, ...rest])).toThrow(`${first.name}: its manifest names the style sheet gone`)
  expect(() => collectSheets(units.filter(({ name }) => name !== 'filters'))).toThrow('filters.css comes with no unit')
})

it('has in one sheet those of the components that units draw with, each once, after those that it is put together of, and no others', () => {
  const names = drawnSheets().map((file) => basename(file))
  expect(names.filter((name) => ['tooltip.css', 'dialog.css', 'banner.css'].includes(name))).toEqual(['tooltip.css'])
  expect(new Set(names).size).toBe(names.length)
  const [button, hidden, notice] = ['icon-button.css', 'visually-hidden.css', 'notice.css'].map((name) => names.indexOf(name))
  expect([button, hidden].map((at = -1) => at >= 0 && at < (notice ?? 0))).toEqual([true, true])
})

it("has a library's sheet in place of its import, which would do nothing there", () => {
  const sheet = collectDrawn()
  expect(sheet).not.toContain('@import')
  const [library, ours] = ['.yarl__fullsize {', '.tillkit-lightbox[open] {'].map((rule) => sheet.indexOf(rule))
  expect(library).toBeGreaterThan(-1)
  expect(ours).toBeGreaterThan(library ?? 0)
})
