// @vitest-environment node
import { expect, it } from 'vitest'
import { chooseSteps } from './steps.mjs'
import { packageOrder } from './styles.mjs'

const names = (/** @type {string[]} */ only) => chooseSteps(only).map((row) => row.map((step) => step.name).join(' + '))

it('runs everything when nothing is chosen, what needs one core side by side', () => {
  expect(names([])).toEqual([
    'install + chromium', 'types + lint + wordpress + build + storybook', 'unit', 'browser', 'stories', 'plugin', 'size',
  ])
})

it('adds what a chosen step needs, in the order of the steps', () => {
  expect(names(['browser', 'types'])).toEqual(['install + chromium', 'types + build', 'browser'])
  expect(names(['unit'])).toEqual(['install', 'unit'])
  expect(names(['plugin'])).toEqual(['install + chromium', 'wordpress + build', 'plugin'])
  expect(names(['stories'])).toEqual(['install + chromium', 'storybook', 'stories'])
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
