// @vitest-environment node
import { expect, it } from 'vitest'
import { chooseSteps, PLACES } from './steps.mjs'
import { packageOrder } from '../build/styles.mjs'

const names = (/** @type {string[]} */ only) => chooseSteps(only).map(({ name }) => name).join(' ')

it('runs everything when nothing is chosen, and each step after those that it needs', () => {
  expect(names([])).toBe('install chromium types lint build storybook wordpress packages unit browser stories plugin size')
  const steps = chooseSteps([])
  steps.forEach(({ needs }, index) => expect(steps.slice(0, index).map(({ name }) => name)).toEqual(expect.arrayContaining([...needs])))
})

it('has room for what takes one core beside tests', () => {
  const taken = (/** @type {string} */ name) => chooseSteps([]).find((step) => step.name === name)?.places ?? 0
  for (const name of ['unit', 'browser', 'stories', 'plugin']) {
    expect(taken(name) + taken('build')).toBe(PLACES)
  }
})

it('adds what a chosen step needs, in the order of the steps', () => {
  expect(names(['browser', 'types'])).toBe('install chromium types build browser')
  expect(names(['lint'])).toBe('install lint')
  expect(names(['lint', 'types'])).toBe('install types lint')
  expect(names(['unit'])).toBe('install unit')
  expect(names(['packages'])).toBe('install chromium packages')
  expect(names(['plugin'])).toBe('install chromium build wordpress plugin')
  expect(names(['stories'])).toBe('install chromium storybook stories')
})

it('names the steps there are when one is misspelt', () => {
  expect(() => chooseSteps(['units'])).toThrow(/units.*install, chromium, types/)
})

it('orders style sheets from the ground up, units by name, and leaves out what is never shipped', () => {
  expect(packageOrder(['ui', 'tiered-pricing', 'testing', 'debug-panel', 'mount', 'cart', 'platform'])).toEqual([
    'platform',
    'mount',
    'ui',
    'cart',
    'tiered-pricing',
  ])
})
