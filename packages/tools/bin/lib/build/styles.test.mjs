// @vitest-environment node
import { expect, it } from 'vitest'
import { collectHead, collectSheets } from './styles.mjs'
import { readUnits } from '../../../../testing/src/project/units.mjs'

const { units } = readUnits()

it('has for each unit the sheets that its manifest names, and what keeps room in the one of the head', () => {
  const sheets = collectSheets(units)
  expect(Object.keys(sheets)).toEqual(['cart', 'filters', 'forms', 'mini-cart', 'checkout', 'multistep-checkout', 'page-builder', 'page-chrome', 'tiered-pricing'])
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
