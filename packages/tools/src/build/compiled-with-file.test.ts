// @vitest-environment node
import { expect, it } from 'vitest'
import { markCalledWhole } from './compiled-with-file.ts'

const LINE = '//# allFunctionsCalledOnLoad'
const buildOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { type: 'chunk', code: 'import"./base.js"' }]))

it('says in the first line of what is worked off whole that all of it is called, and of nothing else', () => {
  const build = buildOf(['base.js', 'cart.js', 'floating-ui.js', 'morph.js', 'react.js'])
  expect(markCalledWhole(build)).toEqual([])
  const marked = Object.entries(build).filter(([, { code }]) => code === `${LINE}\nimport"./base.js"`).map(([name]) => name)
  expect(marked).toEqual(['base.js', 'floating-ui.js', 'morph.js'])
})

it('names a file that a build does not have any more', () => {
  expect(markCalledWhole(buildOf(['base.js', 'floating-ui.js']))).toEqual(['morph.js'])
})
