import { describe, expect, it } from 'vitest'
import { isPageOver, measurePages, pageReport } from './page-sizes.mjs'

const file = { bytes: 9, gzip: 400, integrity: '', imports: [], dynamicImports: [] }
const page = { page: 'list', path: '/', gzip: 800, legacy: 0, requests: 0, files: ['tillkit.js', 'base.js'] }
const weighed = (/** @type {Partial<typeof page>} */ changes = {}) => measurePages([{ ...page, ...changes }], { 'tillkit.js': file, 'base.js': file })

describe('the weight of a page', () => {
  it('is that of the files that were seen on it, and over its budget when it is more', () => {
    expect(weighed()).toMatchObject([{ bytes: 800, missing: [] }])
    expect(weighed().some(isPageOver)).toBe(false)
    expect(weighed({ gzip: 799 }).some(isPageOver)).toBe(true)
  })

  it('is unknown where a file is not built any more, or nobody has looked', () => {
    expect(weighed({ files: ['gone.js'] }).map(isPageOver)).toEqual([true])
    expect(measurePages([{ page: 'list', path: '/', gzip: 800, legacy: 0 }], {}).map(isPageOver)).toEqual([true])
  })

  it('is told beside its budget and its calls', () => {
    expect(pageReport(weighed())[1]).toMatch(/^list +0\.80 kB +0\.80 kB +0 \(0\) +ok$/)
  })
})
