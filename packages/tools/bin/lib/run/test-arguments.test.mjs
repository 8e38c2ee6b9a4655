import { expect, test } from 'vitest'
import { readTestArguments, testUsage } from './test-arguments.mjs'

test('without a word all steps are run, on everything', () => {
  expect(readTestArguments([])).toEqual({ help: false, only: [], since: undefined })
})

test.each([
  ['--only', 'unit,browser'],
  ['--only=unit,browser'],
])('steps are chosen with %s %s', (...args) => {
  expect(readTestArguments(args)).toEqual({ help: false, only: ['unit', 'browser'], since: undefined })
})

test('what a change reaches is counted from main, or from a commit that is named', () => {
  expect(readTestArguments(['--changed']).since).toBe('main')
  expect(readTestArguments(['--changed=HEAD~2', '--only', 'unit'])).toEqual({ help: false, only: ['unit'], since: 'HEAD~2' })
})

test.each(['--help', '-h'])('%s asks for the help, which names every step', (arg) => {
  expect(readTestArguments([arg]).help).toBe(true)
  expect(testUsage(['types', 'unit'])).toContain('types, unit')
})

test.each([['--only'], ['unit'], ['--all', 'unit'], ['--only', '']])('what is not understood is said back: %s %s', (...args) => {
  const words = args.filter((word) => word !== undefined)
  expect(() => readTestArguments(words)).toThrow(`Not understood: ${words.join(' ')}.`)
})
