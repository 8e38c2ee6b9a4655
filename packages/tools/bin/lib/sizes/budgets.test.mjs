// @vitest-environment node
import { init } from 'es-module-lexer'
import { beforeAll, describe, expect, it } from 'vitest'
import { isOver, measure, withUnits } from './budgets.mjs'
import { closureOf, importsOf } from '../../../../testing/src/project/modules.mjs'

/** @typedef {import('./budgets.mjs').Budget} Budget */

/**
 * @param {number} gzip
 * @param {string[]} imports
 * @param {string[]} dynamicImports
 */
const file = (gzip, imports = [], dynamicImports = []) => ({
  bytes: gzip * 3,
  gzip,
  integrity: '',
  imports,
  dynamicImports,
})

/** Two units: `a` draws with React later, `b` never; both share `common.js`. */
const files = {
  'tillkit.js': file(1),
  'tillkit.css': file(2),
  'a.js': file(10, ['base.js', 'common.js'], ['parts.js']),
  'b.js': file(20, ['base.js', 'common.js']),
  'parts.js': file(40, ['react.js', 'a.js']),
  'a.one.js': file(5),
  'a.two.js': file(7),
  'a.library.js': file(50),
  'common.js': file(80),
  'base.js': file(160),
  'react.js': file(320),
}
const weigh = (/** @type {Partial<Budget> & Pick<Budget, 'measure'>} */ budget) => {
  const [row] = measure({ budgets: [{ name: 'x', gzip: 100, ...budget }] }, files)
  if (!row) throw new Error('A budget has a row.')
  return row
}

describe('the import graph', () => {
  beforeAll(() => init)

  it('reads static, re-exported and dynamic imports, relative to the module', () => {
    const code = 'import{a}from"./base.js";export*from"../b.js";import("./c.js");import(x);import.meta.url'
    expect(importsOf('parts/m.js', code)).toEqual({ imports: ['b.js', 'parts/base.js'], dynamicImports: ['parts/c.js'] })
  })

  it('leaves a bare import as it is, so that it shows as missing', () => {
    expect(importsOf('m.js', 'import"react"').imports).toEqual(['react'])
  })

  it('follows imports round a circle, and lazy ones only when asked', () => {
    expect([...closureOf(files, 'a.js', { lazy: false })]).toEqual(['a.js', 'base.js', 'common.js'])
    expect([...closureOf(files, 'a.js', { lazy: true })].sort()).toEqual(['a.js', 'base.js', 'common.js', 'parts.js', 'react.js'])
  })
})

describe('measure', () => {
  it('weighs one file, by gzip or raw', () => {
    expect(weigh({ measure: 'file', file: 'tillkit.css' }).bytes).toBe(2)
    expect(weigh({ measure: 'file', file: 'tillkit.css', raw: 5 })).toMatchObject({ bytes: 6, limit: 5 })
  })

  it('takes the heaviest of several, by their names', () => {
    expect(weigh({ measure: 'largest', pattern: '^a\\.' })).toMatchObject({ bytes: 50, files: [{ file: 'a.library.js', bytes: 50 }] })
    expect(isOver(weigh({ measure: 'largest', pattern: '^a\\.[ot]', gzip: 6 }))).toBe(true)
    expect(isOver(weigh({ measure: 'largest', pattern: 'gone' }))).toBe(true)
  })

  it('weighs a page with a unit before and after something is drawn, React apart', () => {
    expect(weigh({ measure: 'page-still', unit: 'a' })).toMatchObject({ bytes: 1 + 10 + 80 + 160, react: 0 })
    expect(weigh({ measure: 'page-drawn', unit: 'a' })).toMatchObject({ bytes: 1 + 10 + 40 + 80 + 160 + 320, react: 320 })
  })
})

describe('isOver', () => {
  it('allows the budget itself, and not a byte more', () => {
    expect(isOver(weigh({ measure: 'file', file: 'base.js', gzip: 160 }))).toBe(false)
    expect(isOver(weigh({ measure: 'file', file: 'base.js', gzip: 159 }))).toBe(true)
  })

  it('takes a missing file for a fault, unless it is optional', () => {
    expect(isOver(weigh({ measure: 'file', file: 'stub.js' }))).toBe(true)
    expect(isOver(weigh({ measure: 'file', file: 'stub.js', optional: true }))).toBe(false)
    expect(isOver(weigh({ measure: 'page-still', unit: 'gone' }))).toBe(true)
  })
})

it('weighs a page with each unit', () => {
  const budgets = [{ name: 'base', measure: /** @type {const} */ ('file'), file: 'base.js', gzip: 9 }]
  expect(withUnits({ budgets }, ['a']).budgets).toEqual([...budgets, { name: 'a page, untouched', measure: 'page-still', unit: 'a', gzip: 60_000 }])
})
