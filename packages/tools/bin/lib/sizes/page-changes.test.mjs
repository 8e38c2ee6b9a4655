// @vitest-environment node
import { expect, it } from 'vitest'
import { pageChangeTable } from './page-changes.mjs'

it('puts what pages weigh and ask for side by side, and marks those that became heavier', () => {
  const page = (/** @type {number} */ bytes, /** @type {number} */ requests, more = {}) =>
    ({ page: { page: 'list', path: '/', gzip: 800, legacy: 1, requests, files: [], ...more }, bytes, missing: [] })
  const lines = pageChangeTable([page(30_000, 1), page(20_000, 0, { touch: 'click a' })], [page(6_000, 0), page(30_000, 1, { touch: 'click a' })])
  expect(lines[1]).toMatch(/^list +30\.00 kB +6\.00 kB +0\.20 × +1 → 0 \(1\)$/)
  expect(lines[2]).toMatch(/^list +click a +20\.00 kB +30\.00 kB +1\.50 × +0 → 1 \(1\) +WORSE$/)
})
