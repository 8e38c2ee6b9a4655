import { expect, it, vi } from 'vitest'
import { raise } from './raise.ts'

it.each([
  ['hides its own way to raise events', { get: () => 'no function' }],
  ['throws when it is asked for it', { get: () => { throw new Error('Mine') } }],
])('an event of ours reaches its listeners at an element that %s', (_title, property) => {
  const element = document.body.appendChild(document.createElement('div'))
  Object.defineProperty(element, 'dispatchEvent', property)
  const heard = vi.fn()
  document.addEventListener('tillkit:lamp', heard, { once: true })
  raise(element, 'tillkit:lamp', { watts: 5 })
  expect(heard.mock.calls.map(([event]) => [(event as CustomEvent).target, (event as CustomEvent).detail])).toEqual([[element, { watts: 5 }]])
  element.remove()
})
