import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLife, type EndableLife } from './life.ts'
import { settle } from './observe.ts'
import { slot, SLOT, type Place } from './slot.ts'

let life: EndableLife
const failed = vi.fn()

beforeEach(() => {
  failed.mockReset()
  life = createLife(failed)
  document.body.innerHTML = '<main><p>One</p></main>'
})

afterEach(() => {
  life.end()
  expect(failed).not.toHaveBeenCalled()
})

function anchor(selector = 'p'): Element {
  return document.querySelector(selector) as Element
}

const html = () => document.body.innerHTML
const slots = () => document.querySelectorAll(SLOT).length

describe('slot', () => {
  it.each([
    ['before', '<main><tillkit-slot></tillkit-slot><p>One</p></main>'],
    ['after', '<main><p>One</p><tillkit-slot></tillkit-slot></main>'],
    ['start', '<main><p><tillkit-slot></tillkit-slot>One</p></main>'],
    ['end', '<main><p>One<tillkit-slot></tillkit-slot></p></main>'],
  ] satisfies [Place['position'], string][])('stands %s its anchor, and goes with its life', (position, expected) => {
    slot(life, { position, anchor: anchor() })
    expect(html()).toBe(expected)
    life.end()
    expect(html()).toBe('<main><p>One</p></main>')
  })

  it('is put back when it is wiped out while its anchor stands', () => {
    const element = slot(life, { position: 'end', anchor: anchor('main') })
    element.append('ours')
    anchor('main').innerHTML = '<p>Two</p>'
    settle()
    expect(html()).toBe('<main><p>Two</p><tillkit-slot>ours</tillkit-slot></main>')
    expect(anchor('main').lastChild).toBe(element)
  })

  it('stays away while its anchor is away, and comes back with it', () => {
    const [main, p] = [anchor('main'), anchor()]
    slot(life, { position: 'after', anchor: p })
    main.replaceChildren()
    // However much happens meanwhile.
    for (let round = 0; round < 50; round += 1) {
      main.append('…')
      settle()
    }
    main.replaceChildren()
    settle()
    expect(slots()).toBe(0)
    main.append(p)
    settle()
    expect(html()).toBe('<main><p>One</p><tillkit-slot></tillkit-slot></main>')
  })

  it('gives in to somebody who takes it away again and again', () => {
    const element = slot(life, { position: 'end', anchor: anchor('main') })
    let returns = 0
    for (let round = 0; round < 50; round += 1) {
      element.remove()
      settle()
      if (!element.isConnected) break
      returns += 1
      settle()
    }
    expect(element.isConnected).toBe(false)
    expect(returns).toBe(20)
  })

  it('does not put up with copies, alone or inside of what was copied', () => {
    const element = slot(life, { position: 'end', anchor: anchor('main') })
    element.append('ours')
    document.body.append(anchor('main').cloneNode(true), element.cloneNode(true))
    settle()
    expect(html()).toBe('<main><p>One</p><tillkit-slot>ours</tillkit-slot></main><main><p>One</p></main>')
  })

  it('leaves the slots of others among ours alone', () => {
    slot(life, { position: 'end', anchor: anchor('main') })
    slot(life, { position: 'end', anchor: anchor('main') })
    const late = createLife(failed)
    slot(late, { position: 'before', anchor: anchor() })
    settle()
    expect(slots()).toBe(3)
    late.end()
    expect(slots()).toBe(2)
  })
})
