// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isUncompressed, weigh, type Built } from './weight.model.ts'

const part = (gzip: number, imports: string[] = [], dynamicImports: string[] = []) => ({ gzip, imports, dynamicImports })
const built: Built = {
  'tillkit.js': part(1),
  'tillkit.css': part(2),
  'base.js': part(10),
  'react.js': part(100),
  'lamp.js': part(20, ['base.js'], ['hint.js']),
  'hint.js': part(40, ['react.js', 'base.js']),
  'debug-panel.js': part(1000, ['react.js', 'base.js']),
}
const budgets = { still: 45, drawn: 200 }
const loaded = (...files: string[]) => files.map((file) => ({ file, transferred: 7, decoded: 3000 }))
const panelOnly = (files: string[]) => weigh(loaded(...files), built, budgets).files.filter(({ isForPanel }) => isForPanel).map(({ file }) => file)

describe('weight', () => {
  it('counts what the page needs, and not what came for the panel', () => {
    const files = ['tillkit.js', 'tillkit.css', 'debug-panel.js', 'react.js', 'base.js', 'lamp.js']
    expect(weigh(loaded(...files), built, budgets)).toMatchObject({ total: 1 + 10 + 20, react: 0, budget: 45 })
    expect(panelOnly(files).sort()).toEqual(['debug-panel.js', 'react.js'])
  })

  it('counts React, and takes the larger budget, once something of the page draws', () => {
    const files = ['tillkit.js', 'debug-panel.js', 'react.js', 'base.js', 'lamp.js', 'hint.js']
    expect(weigh(loaded(...files), built, budgets)).toMatchObject({ total: 1 + 10 + 20 + 40 + 100, react: 100, budget: 200 })
    expect(panelOnly(files)).toEqual(['debug-panel.js'])
  })

  it('lists even the base as the panel\'s where no unit has come', () => {
    expect(panelOnly(['tillkit.js', 'debug-panel.js', 'react.js', 'base.js']).sort()).toEqual(['base.js', 'debug-panel.js', 'react.js'])
  })

  it('goes by the network where the build is not known', () => {
    const weight = weigh(loaded('tillkit.js', 'base.js', 'debug-panel.js'), null, budgets)
    expect(weight.total).toBe(14)
    expect(weight.files.map(({ gzip }) => gzip)).toEqual([null, null, null])
  })

  it('notices files that are sent as they are', () => {
    const files = (transferred: number) => weigh([{ file: 'base.js', transferred, decoded: 3000 }], built, budgets).files
    expect(isUncompressed(files(3300))).toBe(true)
    expect(isUncompressed(files(900))).toBe(false)
    expect(isUncompressed(files(0))).toBe(false)
  })
})
