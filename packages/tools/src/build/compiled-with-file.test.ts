// @vitest-environment node
import { expect, it } from 'vitest'
import { markCalledWhole } from './compiled-with-file.ts'

const LINE = '//# allFunctionsCalledOnLoad'
const WHOLE = ['base.js', 'cart.js', 'cart-page.js', 'filters.js', 'floating-ui.js', 'morph.js', 'tiered-pricing.js']
const buildOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { type: 'chunk', code: 'import"./base.js"' }]))

it('says in the first line of what is worked off whole that all of it is called, and of nothing else', () => {
  const build = buildOf(['add-to-cart.js', ...WHOLE, 'react.js'])
  expect(markCalledWhole(build)).toEqual([])
  const marked = Object.entries(build).filter(([, { code }]) => code === `${LINE}\nimport"./base.js"`).map(([name]) => name)
  expect(marked).toEqual(WHOLE)
})

it('names a file that a build does not have any more', () => {
  expect(markCalledWhole(buildOf(WHOLE.filter((name) => name !== 'morph.js')))).toEqual(['morph.js'])
})
