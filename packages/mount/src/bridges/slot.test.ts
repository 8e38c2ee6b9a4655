import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../page/observe.ts'
import { RATE_WINDOW } from './rate-limit.ts'
import { PUT_BACK_EVENT, slot, type Place } from './slot.ts'
import { SLOT } from './slot-element.ts'

let life: EndableLife
const failed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  failed.mockReset()
  life = createLife(failed)
  document.body.innerHTML = '<main><p>One</p></main>'
})

afterEach(() => {
  life.end()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
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

  it('pauses a quarrel with somebody who takes it away again and again, and comes back when that is over', () => {
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
    vi.advanceTimersByTime(RATE_WINDOW - 1)
    expect(element.isConnected).toBe(false)
    vi.advanceTimersByTime(1)
    expect(element.isConnected).toBe(true)
  })

  it('is put back however often its region is rewritten in the course of a long visit', () => {
    const element = slot(life, { position: 'end', anchor: anchor('main') })
    for (let round = 0; round < 50; round += 1) {
      anchor('main').innerHTML = '<p>Two</p>'
      settle()
      expect(element.isConnected).toBe(true)
      vi.advanceTimersByTime(100)
    }
  })

  it('says at itself when it has been put back, for what lies in the top layer', () => {
    const element = slot(life, { position: 'end', anchor: anchor('main') })
    const heard = vi.fn()
    element.addEventListener(PUT_BACK_EVENT, heard)
    settle()
    expect(heard).not.toHaveBeenCalled()
    anchor('main').innerHTML = '<p>Two</p>'
    settle()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it.each(['before', 'after'] as const)('stays %s an anchor that is moved, elsewhere or among its siblings', (position) => {
    document.body.innerHTML = '<main><p>One</p><b></b><i></i></main><aside></aside>'
    const p = anchor()
    slot(life, { position, anchor: p })
    slot(life, { position, anchor: p })
    const beside = () => [position === 'after' ? p.nextElementSibling : p.previousElementSibling].map((one) => one?.localName)
    anchor('main').append(p)
    settle()
    expect([anchor('main').children.length, ...beside()]).toEqual([5, SLOT])
    anchor('aside').append(p)
    settle()
    expect([anchor('main').children.length, anchor('aside').children.length, ...beside()]).toEqual([2, 3, SLOT])
  })

  it('is not moved for what others put between it and its anchor', () => {
    const element = slot(life, { position: 'after', anchor: anchor() })
    const heard = vi.fn()
    element.addEventListener(PUT_BACK_EVENT, heard)
    anchor().after('theirs', document.createElement('b'))
    settle()
    expect(html()).toBe('<main><p>One</p>theirs<b></b><tillkit-slot></tillkit-slot></main>')
    expect(heard).not.toHaveBeenCalled()
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

describe('a copy of a slot', () => {
  it('is taken out as it comes, alone or inside of what was copied', () => {
    const element = slot(life, { position: 'end', anchor: anchor('main') })
    element.append('ours')
    document.body.append(anchor('main').cloneNode(true), element.cloneNode(true))
    expect(html()).toBe('<main><p>One</p><tillkit-slot>ours</tillkit-slot></main><main><p>One</p></main>')
  })

  it('is taken out after the last slot has gone, too', () => {
    const copy = slot(life, { position: 'end', anchor: anchor('main') }).cloneNode(true)
    life.end()
    document.body.append(copy)
    expect(html()).toBe('<main><p>One</p></main>')
  })

  it('is hidden in the end when somebody makes another as soon as it goes', () => {
    // Behind whatever clock other tests of the same page had: what takes copies out is there once.
    vi.advanceTimersByTime(1e12)
    const element = slot(life, { position: 'end', anchor: anchor('main') })
    let copies = 0
    while (slots() === 1 && copies < 100) {
      copies += 1
      document.body.append(element.cloneNode(true))
    }
    expect(copies).toBe(21)
    expect(document.querySelector<HTMLElement>(`body > ${SLOT}`)?.style.display).toBe('none')
  })
})
