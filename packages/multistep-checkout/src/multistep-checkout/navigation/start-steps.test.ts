import { createLife } from '@tillkit/dom'
import { afterEach, expect, it } from 'vitest'
import type { StepsStore } from '../host.ts'
import { createMemory } from './start-steps.ts'

const passed = { '#address': { result: 'passed', fields: 'f1' } } as const

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'toJSON')
  sessionStorage.clear()
})

/** Has a page keep checks. */
function keep(checks: unknown): void {
  const life = createLife((cause) => { throw cause })
  let tell: (state: unknown) => void = () => undefined
  const store = { getState: () => ({ checks: {} }), subscribe: (heard: typeof tell) => ((tell = heard), () => undefined) } as unknown as StepsStore
  createMemory('module').follow(life, store)
  tell({ checks })
  life.end()
}

it('keeps for the next page of this tab which steps were passed, by module', () => {
  keep(passed)
  expect([createMemory('module').recall(), createMemory('another').recall()]).toEqual([passed, {}])
})

it('keeps them beside an old library that writes JSON in its own way', () => {
  Object.defineProperty(Object.prototype, 'toJSON', { configurable: true, value: () => '"not yours"' })
  keep(passed)
  expect(createMemory('module').recall()).toEqual(passed)
})

it.each([
  ['no JSON', '{"#address":'],
  ['null', 'null'],
  ['a step that was not passed', '{"#address":{"result":"failed","fields":"f1"}}'],
])('begins with the first step where it finds %s', (_title, text) => {
  keep(passed)
  for (const name of Object.keys(sessionStorage)) sessionStorage.setItem(name, text)
  expect(createMemory('module').recall()).toEqual({})
})
