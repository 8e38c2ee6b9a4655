// @vitest-environment node
import { expect, it } from 'vitest'
import { slowestFiles } from './slow-files.mjs'

const report = (/** @type {Record<string, (number | null)[]>} */ files) => ({
  numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0,
  testResults: Object.entries(files).map(([name, durations]) => ({
    name, status: 'passed', assertionResults: durations.map((duration) => ({ status: 'passed', duration })),
  })),
})

it('the slowest files of a step are told with the seconds of their tests, the slowest first', () => {
  expect(slowestFiles('unit', report({ '/tillkit/a.test.ts': [500, null], '/tillkit/b/b.test.ts': [1000, 1500] }), '/tillkit')).toEqual([
    'slowest of unit   took  tests',
    'b/b.test.ts      2.5 s      2',
    'a.test.ts        0.5 s      2',
  ])
})

it('of many files eight are told, and none without a report', () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_none, index) => [`/tillkit/${index}.test.ts`, [index * 1000]]))
  const lines = slowestFiles('unit', report(many), '/tillkit')
  expect([lines.length, lines[1]]).toEqual([9, expect.stringMatching(/^19\.test\.ts /)])
  expect([slowestFiles('unit', undefined, ''), slowestFiles('unit', report({}), '')]).toEqual([[], []])
})
