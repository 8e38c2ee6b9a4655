// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { summarize } from './statistics.ts'

describe('summarize', () => {
  it('takes the middle of an odd number of runs, whatever their order', () => {
    expect(summarize([9, 1, 5, 2, 100, 4, 3])).toEqual({ median: 4, lower: 2.5, upper: 7, min: 1, max: 100 })
  })

  it('takes the mean of the middle two of an even number', () => {
    expect(summarize([4, 1, 3, 2])).toEqual({ median: 2.5, lower: 1.75, upper: 3.25, min: 1, max: 4 })
  })

  it('is not moved by one run that was disturbed', () => {
    expect(summarize([10, 10, 10, 10, 10, 10, 5000]).median).toBe(10)
  })

  it('has no spread with one run, and keeps what went down', () => {
    expect(summarize([-7])).toEqual({ median: -7, lower: -7, upper: -7, min: -7, max: -7 })
  })

  it('leaves the runs as they are', () => {
    const runs = [3, 1, 2]
    summarize(runs)
    expect(runs).toEqual([3, 1, 2])
  })

  it('refuses what was not measured', () => {
    expect(() => summarize([])).toThrow(/no run/)
    expect(() => summarize([1, NaN])).toThrow(/NaN/)
    expect(() => summarize([1, Infinity])).toThrow(/Infinity/)
  })
})
