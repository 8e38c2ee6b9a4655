import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineWidget } from './definition.ts'
import { pageInstance } from '../page/instance.ts'
import { startUnit } from './start-unit.ts'
import { serverHtml } from '../bridges/server-html.ts'

interface Counted {
  readonly store: string
}

let life: EndableLife
const ended: string[] = []

beforeEach(() => {
  life = createLife((cause) => { throw cause })
  ended.length = 0
})
afterEach(() => {
  pageInstance()?.stop()
  life.end()
  Reflect.deleteProperty(window, Symbol.for('tillkit'))
  document.body.replaceChildren()
})

const PAYMENT = '<div class="payment" data-method="card"><input name="number"></div>'

it('a host inside another one has its own store and life: what replaces a part of the outer one ends only what stood there', () => {
  document.body.innerHTML = `<form class="checkout"><div class="review"><p>1</p></div><div class="methods">${PAYMENT}</div></form>`
  const hosts: string[] = []
  const made = vi.fn()
  const unit = (name: string, selector: string, bind: (element: HTMLElement) => void = () => undefined) => defineWidget<{ key: string }, Counted>({
    name,
    selector,
    when: 'now',
    read: (element) => ({ key: element.dataset['method'] ?? name }),
    key: ({ key }) => key,
    store: ({ key }) => {
      made(key)
      return { store: key }
    },
    bind(host) {
      hosts.push(`${name} has ${host.store.store}`)
      host.onEnd(() => ended.push(name))
      bind(host.element)
    },
  })
  let replace: (part: string, html: string) => void = () => undefined
  startUnit(unit('outer', '.checkout', (element) => {
    const regions = ['.review', '.methods'].map((part) => [part, serverHtml(life, element.querySelector(part) as Element)] as const)
    replace = (part, html) => void new Map(regions).get(part)?.replace(html)
  }))
  startUnit(unit('payment', '.payment'))
  expect(hosts).toEqual(['outer has outer', 'payment has card'])
  replace('.review', '<p>2</p>')
  expect(ended).toEqual([])
  replace('.methods', `${PAYMENT}<p>Pay by card.</p>`)
  expect([ended, hosts.slice(2)]).toEqual([['payment'], ['payment has card']])
  // The same method is the same state, and the outer one has not been touched.
  expect(made.mock.calls).toEqual([['outer'], ['card']])
  replace('.methods', '<p>Nothing to pay.</p>')
  expect(ended).toEqual(['payment', 'payment'])
  expect(pageInstance()?.hosts().map(({ unit: name, state }) => [name, state])).toEqual([['outer', 'mounted']])
  pageInstance()?.stop('outer')
  expect(ended).toEqual(['payment', 'payment', 'outer'])
})
