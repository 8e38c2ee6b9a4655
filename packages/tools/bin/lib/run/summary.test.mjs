// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { countStep, countTests, NOTHING, summarize } from './summary.mjs'

const report = (/** @type {object} */ parts) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...parts,
})
const step = (/** @type {string} */ name, /** @type {object} */ counts) => ({ ...NOTHING, name, seconds: 1, note: '', ...counts })

describe('countTests', () => {
  it('counts passed and skipped tests, and names the failed ones', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a works' },
          { status: 'failed', fullName: 'a breaks' },
        ],
      },
    ]
    const counts = countTests('unit', report({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, testResults }), 1)
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 2, failures: ['a breaks'], retried: [] })
  })

  it('counts what passed at its second try as passed, and keeps its name and reason', () => {
    const test = { status: 'passed', fullName: 'a flickers', failureMessages: ['Error: too early\n  at x'] }
    const testResults = [{ name: 'a.spec.ts', status: 'passed', assertionResults: [test] }]
    const counts = countTests('browser', report({ numPassedTests: 1, testResults }), 0)
    expect(counts).toMatchObject({ passed: 1, failed: 0, retried: ['a flickers: Error: too early'] })
  })

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [{ name: 'b.test.ts', status: 'failed', message: 'Cannot find module\n  at x', assertionResults: [] }]
    const counts = countTests('unit', report({ numPassedTests: 3, testResults }), 1)
    expect(counts).toMatchObject({ passed: 3, failed: 1, failures: ['b.test.ts: Cannot find module'] })
  })

  it('counts a run that failed outside of its tests, or wrote no report, as one failure', () => {
    expect(countTests('unit', report({ numPassedTests: 3 }), 1)).toMatchObject({ passed: 3, failed: 1 })
    expect(countTests('unit', undefined, 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts nothing as failed when the run succeeded', () => {
    expect(countTests('unit', report({ numPassedTests: 3 }), 0)).toEqual({ passed: 3, failed: 0, skipped: 0, failures: [], retried: [] })
  })
})

describe('summarize', () => {
  it('says what all steps took together, which is less than their sum where they ran side by side', () => {
    const { lines } = summarize([step('types', { passed: 1, seconds: 3 }), step('unit', { passed: 12, seconds: 4 })], { seconds: 5 })
    expect(lines.find((line) => line.startsWith('all'))).toMatch(/13 +0 +0 +5\.0 s/)
  })

  it('says how much the cores have worked meanwhile, and which share of the time they had nothing to do', () => {
    const cores = { busy: 6, idle: 2 }
    const { lines } = summarize([step('unit', { passed: 12, seconds: 4, cores })], { seconds: 5, cores: { busy: 7, idle: 3 } })
    expect(lines.slice(1, 4)).toEqual([
      'step  result  passed  failed  skipped   time  cores worked  idle',
      'unit  passed      12       0        0  4.0 s         6.0 s  25 %',
      'all               12       0        0  5.0 s         7.0 s  30 %',
    ])
  })

  it('ends with the plain line over all steps', () => {
    const { lines, succeeded } = summarize([step('types', countStep('types', true)), step('unit', { passed: 12 })])
    expect(lines.at(-1)).toBe('13 passed, 0 failed')
    expect(succeeded).toBe(true)
  })

  it('does not succeed when something failed, and lists it', () => {
    const { lines, succeeded } = summarize([step('lint', countStep('lint', false)), step('unit', { passed: 2 })])
    expect(lines.at(-1)).toBe('2 passed, 1 failed')
    expect(lines).toContain('  lint')
    expect(succeeded).toBe(false)
  })

  it('lists what passed at its second try only, and succeeds', () => {
    const { lines, succeeded } = summarize([step('browser', { passed: 2, retried: ['a flickers: Error: too early'] })])
    expect(lines).toContain('  a flickers: Error: too early')
    expect(lines.at(-1)).toBe('2 passed, 0 failed')
    expect(succeeded).toBe(true)
  })

  it('shows the details of a step below the table', () => {
    const { lines } = summarize([step('browser', { passed: 2, details: ['cart  55 s'] })])
    expect(lines.slice(lines.findIndex((line) => line.startsWith('all')) + 1)).toEqual(['', 'cart  55 s', '', '2 passed, 0 failed'])
  })

  it('does not succeed when nothing was counted', () => {
    expect(summarize([]).succeeded).toBe(false)
  })

  it('shows a step that was not run, and why, without counting it', () => {
    const { lines } = summarize([step('build', countStep('build', false)), step('browser', { note: 'needs build' })])
    expect(lines.find((line) => line.startsWith('browser'))).toMatch(/not run .* needs build$/)
    expect(lines.at(-1)).toBe('0 passed, 1 failed')
  })
})
