import { createLife, type EndableLife } from '@tillkit/dom'
import { isStandIn, STAND_IN } from '@tillkit/platform/theme'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { offerFunction } from './public-functions.ts'

const NAME = 'et_pb_example_init'
const failed = vi.fn()
const lives: EndableLife[] = []

function life(): EndableLife {
  const made = createLife(failed)
  lives.push(made)
  return made
}

const theirs = (): unknown => Reflect.get(window, NAME)
const call = (...args: unknown[]): unknown => (theirs() as (...given: unknown[]) => unknown)(...args)

describe('a function of the theme that scripts of the page call', () => {
  afterEach(() => {
    for (const each of lives.splice(0)) each.end()
    failed.mockReset()
    Reflect.deleteProperty(window, NAME)
  })

  it('is there for as long as what answers it, and hands on what it is given and gives', () => {
    const one = life()
    offerFunction(one, NAME, (...args) => args.join('+'))
    expect(call('a', 2)).toBe('a+2')
    one.end()
    expect(NAME in window).toBe(false)
  })

  it('stays while any element answers it', () => {
    const [one, other] = [life(), life()]
    offerFunction(one, NAME, () => 'one')
    offerFunction(other, NAME, () => 'other')
    expect(call()).toBe('one')
    one.end()
    expect(call()).toBe('other')
    other.end()
    expect(NAME in window).toBe(false)
  })

  it('is left to who has it already, and to who takes it later', () => {
    const mine = () => 'page'
    Reflect.set(window, NAME, mine)
    const one = life()
    offerFunction(one, NAME, () => 'ours')
    expect(theirs()).toBe(mine)
    one.end()
    expect(theirs()).toBe(mine)
    Reflect.deleteProperty(window, NAME)
    const other = life()
    offerFunction(other, NAME, () => 'ours')
    Reflect.set(window, NAME, mine)
    other.end()
    expect(theirs()).toBe(mine)
  })

  it('reports what it throws, and breaks no caller', () => {
    const cause = new Error('no slider')
    offerFunction(life(), NAME, () => { throw cause })
    expect(call()).toBeUndefined()
    expect(failed).toHaveBeenCalledExactlyOnceWith(cause)
  })

  it('is not offered by what has ended', () => {
    const one = life()
    one.end()
    offerFunction(one, NAME, () => 'ours')
    expect(NAME in window).toBe(false)
  })

  /** A function like those that scripts find where the module is not on the page. */
  function standIn(): object {
    const before = Object.assign(() => 'stood in', { [STAND_IN]: true })
    Reflect.set(window, NAME, before)
    return before
  }

  it('takes the place of what only stands in for it, until its module goes', () => {
    const before = standIn()
    const one = life()
    offerFunction(one, NAME, () => 'the module')
    expect([call(), isStandIn(theirs())]).toEqual(['the module', false])
    one.end()
    expect(theirs()).toBe(before)
  })

  it('is gone with its module where what stood in has gone before', () => {
    const before = standIn()
    const one = life()
    offerFunction(one, NAME, () => 'the module')
    Reflect.set(before, STAND_IN, false)
    one.end()
    expect(NAME in window).toBe(false)
  })
})
