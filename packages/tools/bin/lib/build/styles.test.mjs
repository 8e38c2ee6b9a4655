// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../../testing/src/project/root.mjs'
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

it('says in the README of the loader what a page links that loads a module alone', () => {
  const readme = readFileSync(join(root, 'packages/loader/README.md'), 'utf8')
  const table = /\| Unit \| Sheets beside `tillkit\.css` \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(readme)?.[1] ?? ''
  const said = table.trim().split('\n').flatMap((line) => {
    const [names = [], sheets = []] = line.split('|').slice(1, 3).map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word))
    return names.map((name) => [name, sheets])
  })
  const wanted = units.flatMap(({ name, manifest: { styles } }) => (styles ? [[name, styles.map((sheet) => `${sheet}.css`)]] : []))
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(wanted))
})
