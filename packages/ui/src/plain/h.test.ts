import { afterEach, expect, it } from 'vitest'
import { h } from './h.ts'

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'neighbour')
})

it('creates an element with its attributes, and with content in its order', () => {
  const element = h('p', { class: 'line', 'aria-hidden': 'true', tabindex: -1 }, 'Not sent. ', h('a', { href: '#again' }, 'Try again'))
  expect(element.outerHTML).toBe('<p class="line" aria-hidden="true" tabindex="-1">Not sent. <a href="#again">Try again</a></p>')
})

it('takes text for text', () => {
  expect(h('p', { title: '"<b>"' }, '<b>bold</b>').children).toHaveLength(0)
})

it('leaves out attributes that are not there, and content that is empty', () => {
  const element = h('button', { hidden: true, disabled: false, id: null, title: undefined }, '', null, undefined, false)
  expect([element.getAttributeNames(), element.childNodes.length]).toEqual([['hidden'], 0])
})

it('minds no member that an old script has added to all objects', () => {
  Reflect.set(Object.prototype, 'neighbour', 'x')
  expect(h('p', { class: 'a' }).getAttributeNames()).toEqual(['class'])
})
