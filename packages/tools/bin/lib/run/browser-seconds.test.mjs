// @vitest-environment node
import { expect, it } from 'vitest'
import { weighBrowserSeconds } from './browser-seconds.mjs'

const budgets = { seconds: { cart: 100, filters: 50, loader: 80, other: 20 } }

/** @param {Record<string, number[]>} files seconds of the tests of each file */
const report = (files) => ({
  numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0,
  testResults: Object.entries(files).map(([file, seconds]) => ({
    name: `/project/${file}`, status: 'passed', assertionResults: seconds.map((each) => ({ status: 'passed', duration: each * 1000 })),
  })),
})

it('says what the browser tests of each package took, the most first, beside their budgets', () => {
  const { details, failures } = weighBrowserSeconds(report({
    'packages/filters/test/a.spec.ts': [10, 20],
    'packages/cart/test/a.spec.ts': [40],
    'packages/cart/test/b.spec.ts': [15.4],
    'examples/shop/shop.spec.ts': [12],
  }), budgets)
  expect(details).toEqual(['browser tests of  took  budget', 'cart              55 s   100 s', 'filters           30 s    50 s', 'examples          12 s    20 s'])
  expect(failures).toEqual([])
})

it('fails a package that takes more than three times its budget, and says what to do', () => {
  const { failures } = weighBrowserSeconds(report({ 'packages/filters/test/a.spec.ts': [151], 'packages/cart/test/a.spec.ts': [90], 'packages/loader/test/a.spec.ts': [70] }), budgets)
  expect(failures).toEqual([expect.stringMatching(/tests of filters took 151 s; their budget in browser-seconds\.json is 50 s\. Move .* or raise it/)])
})

it('fails nobody on a machine that is slow for all, but for who is three times as slow as that', () => {
  const slow = { 'packages/filters/test/a.spec.ts': [150], 'packages/cart/test/a.spec.ts': [300], 'packages/loader/test/a.spec.ts': [240] }
  expect(weighBrowserSeconds(report(slow), budgets).failures).toEqual([])
  expect(weighBrowserSeconds(report({ ...slow, 'packages/filters/test/a.spec.ts': [451] }), budgets).failures).toHaveLength(1)
})

it('has nothing to say where nothing was run', () => {
  expect(weighBrowserSeconds(undefined, budgets)).toEqual({ details: [], failures: [] })
})
