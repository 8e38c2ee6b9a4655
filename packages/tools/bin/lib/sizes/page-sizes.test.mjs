import { describe, expect, it } from 'vitest'
import { capturedReport, isPageOver, legacyWeight, measurePages, pageReport, selectorReport } from './page-sizes.mjs'

const file = { bytes: 9, gzip: 400, integrity: '', imports: [], dynamicImports: [] }
/** @type {import('./page-sizes.mjs').WeighedPage} */
const page = { page: 'list', path: '/', legacy: 0, requests: 0, files: ['tillkit.js', 'base.js'] }
const weighed = (/** @type {Partial<typeof page>} */ changes = {}) => measurePages([{ ...page, ...changes }], { 'tillkit.js': file, 'base.js': file })

describe('the weight of a page', () => {
  it('is that of the files that were seen on it, and over its goal when it is more, or has more files', () => {
    expect(weighed()).toMatchObject([{ bytes: 800, missing: [] }])
    expect(weighed().some(isPageOver)).toBe(false)
    expect(weighed({ beyond: { gzip: 799, reason: '' } }).some(isPageOver)).toBe(true)
    expect(weighed({ beyond: { files: 1, reason: '' } }).some(isPageOver)).toBe(true)
  })

  it('is unknown where a file is not built any more, or nobody has looked', () => {
    expect(weighed({ files: ['gone.js'] }).map(isPageOver)).toEqual([true])
    expect(measurePages([{ page: 'list', path: '/', legacy: 0 }], {}).map(isPageOver)).toEqual([true])
  })

  it('of a captured page is told with its theme, and with what the replaced scripts weigh where that is known', () => {
    const captured = { ...weighed()[0], page: { ...page, theme: 'Storefront', scripts: ['a', 'b'] } }
    const lines = capturedReport(/** @type {any} */ ([captured]), { a: 1500 })
    expect(lines[1]).toMatch(/^list +Storefront +2 of 12 +0\.80 kB +60\.00 kB +0 \(0\) +1\.50 kB and 1 not known +ok$/)
    expect(lines.at(-1)).toMatch(/Not known, .*: b\.$/)
    expect([legacyWeight(['b'], {}), legacyWeight(['a'], { a: 1500 }), legacyWeight([], {})]).toEqual(['not known', '1.50 kB', '0.00 kB'])
  })

  it('is told with what its selectors cost, where they were counted', () => {
    const counted = { ...page, selectors: { calls: 312, whole: 14, time: 4.25 } }
    const lines = selectorReport(measurePages([counted, page], {}))
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^list +312 +14 +4\.3$/), expect.stringMatching(/^list +\? +\? +\?$/)])
  })

  it('has what is fetched ahead of a touch beside it, and not in it', () => {
    const size = weighed({ files: ['tillkit.js'], ahead: ['base.js'] })
    expect(size).toMatchObject([{ bytes: 400, ahead: 400, missing: [] }])
    expect(pageReport(size)[1]).toMatch(/^list +1 of 12 +0\.40 kB +60\.00 kB +0\.40 kB +0 \(0\) +ok$/)
    expect(weighed({ ahead: ['gone.js'] }).map(isPageOver)).toEqual([true])
  })

  it('is told beside its budget and its calls', () => {
    expect(pageReport(weighed())[1]).toMatch(/^list +2 of 12 +0\.80 kB +60\.00 kB +0 \(0\) +ok$/)
  })
})
