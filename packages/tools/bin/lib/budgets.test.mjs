// @vitest-environment node
import { init } from 'es-module-lexer'
import { beforeAll, describe, expect, it } from 'vitest'
import { isOver, measure, withOwn } from './budgets.mjs'
import { closureOf, importsOf } from '../../../testing/src/project/modules.mjs'

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
const chunks = { base: ['base.js'], react: ['react.js'] }
const weigh = (/** @type {Partial<Budget> & Pick<Budget, 'measure'>} */ budget) => {
  const [row] = measure({ chunks, budgets: [{ name: 'x', reason: '', gzip: 100, ...budget }] }, files, ['a', 'b'])
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

  it('takes of a family\'s files the heaviest, without libraries that come apart', () => {
    expect(weigh({ measure: 'largest', unit: 'a', files: ['a.library.js'] }).bytes).toBe(7)
    expect(isOver(weigh({ measure: 'largest', unit: 'a', files: ['a.library.js'], gzip: 6 }))).toBe(true)
    expect(weigh({ measure: 'largest', unit: 'a' }).bytes).toBe(50)
  })

  it('weighs the base that entries import at once', () => {
    expect(weigh({ measure: 'base' }).bytes).toBe(160)
  })

  it('weighs a unit with its lazy parts, without shared chunks and what another unit brings too', () => {
    expect(weigh({ measure: 'own', unit: 'a' }).files).toEqual([
      { file: 'parts.js', bytes: 40 },
      { file: 'a.js', bytes: 10 },
    ])
  })

  it('weighs a page before and after something is drawn, React apart', () => {
    expect(weigh({ measure: 'page-still', units: ['a'] }).bytes).toBe(1 + 10 + 80 + 160)
    expect(weigh({ measure: 'page-drawn', units: ['a'] })).toMatchObject({ bytes: 1 + 10 + 40 + 80 + 160 + 320, react: 320 })
  })

  it('counts a module once on a page with several units', () => {
    expect(weigh({ measure: 'page-still', units: ['a', 'b'] }).bytes).toBe(1 + 10 + 20 + 80 + 160)
  })
})

describe('isOver', () => {
  it('allows the budget itself, and not a byte more', () => {
    expect(isOver(weigh({ measure: 'base', gzip: 160 }))).toBe(false)
    expect(isOver(weigh({ measure: 'base', gzip: 159 }))).toBe(true)
  })

  it('takes a missing file for a fault, unless it is optional', () => {
    expect(isOver(weigh({ measure: 'file', file: 'stub.js' }))).toBe(true)
    expect(isOver(weigh({ measure: 'file', file: 'stub.js', optional: true }))).toBe(false)
    expect(isOver(weigh({ measure: 'own', unit: 'gone' }))).toBe(true)
  })
})

it('weighs the own code of units too of which no budget says anything', () => {
  const budgets = [{ name: 'a, own code', measure: /** @type {const} */ ('own-still'), units: ['a'], gzip: 9, reason: '' }]
  expect(withOwn({ chunks, budgets }, ['a', 'b']).budgets).toEqual([
    ...budgets,
    expect.objectContaining({ name: 'b, own code', measure: 'own', unit: 'b', gzip: 8000 }),
  ])
})
