// @vitest-environment node
import { expect, it } from 'vitest'
import { tabIn } from './tabs.model.ts'

it('finds the tab of an address among those that there are', () => {
  expect(['0', '2', '3', '-1', '1.5', 'two', '', undefined].map((text) => tabIn(text, 3))).toEqual([0, 2, ...Array.from({ length: 6 }, () => undefined)])
})
