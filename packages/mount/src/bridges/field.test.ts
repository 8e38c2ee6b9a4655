import { createLife, type EndableLife } from '@tillkit/dom'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { field, type BoundField, type FieldListener } from './field.ts'
import { enterPage, INSTANCE, type Instance } from '../page/instance.ts'

let life: EndableLife
let input: HTMLInputElement
const heard = vi.fn()
const failed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  life = createLife(failed)
  document.body.innerHTML = '<form><input name="quantity" value="1"><button type="button">+</button></form>'
  input = document.querySelector('input') as HTMLInputElement
})

afterEach(() => {
  life.end()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, INSTANCE)
  expect(failed.mock.calls).toEqual([])
  for (const mock of [heard, failed]) mock.mockReset()
})

/** Follows the field, and notes what is heard of it with what it then holds. */
function follow(more: FieldListener = {}): BoundField {
  return field(life, input, {
    changed: ({ how }) => heard(how, input.value),
    finished: () => heard('finished', input.value),
    ...more,
  })
}

const raise = (...types: string[]) => types.forEach((type) => input.dispatchEvent(new Event(type, { bubbles: true })))
const log = () => heard.mock.calls.splice(0)

describe('what a field holds before us', () => {
  const visit = (type: string) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])

  it('is told apart: the server\'s, the shopper\'s, the browser\'s, a script\'s', () => {
    expect(follow().before).toBeUndefined()
    input.value = '3'
    const entries = visit('navigate')
    expect(follow().before).toBe('unheard')
    entries.mockRestore()
    const again = visit('back_forward')
    expect(follow().before).toBe('restored')
    input.focus()
    expect(follow().before).toBe('early')
    input.blur()
    enterPage({ loader: { changed: (one: Element) => one === input } } as unknown as Instance)
    expect(follow().before).toBe('early')
    again.mockRestore()
  })
})

describe('a field that is followed', () => {
  it('tells of each value once, and of each time that the shopper is done', () => {
    follow()
    input.value = '2'
    raise('input', 'change')
    expect(log()).toEqual([['told', '2'], ['finished', '2']])
    raise('change')
    expect(log()).toEqual([['finished', '2']])
  })

  it('is heard through jQuery, which wants an answer also for the value that stands', () => {
    vi.stubGlobal('jQuery', jQuery)
    follow()
    jQuery(input).trigger('change')
    expect(log()).toEqual([['told', '1'], ['finished', '1']])
  })

  it('is looked at when the page is shown, when its form is reset, and after clicks where that is asked for', () => {
    const looks = follow({ looks: true })
    const silently = (value: string, event: () => unknown) => {
      input.value = value
      event()
      vi.advanceTimersByTime(200)
      return log()
    }
    expect(silently('2', () => window.dispatchEvent(new Event('pageshow')))).toEqual([['restored', '2']])
    expect(silently('3', () => input.form?.dispatchEvent(new Event('reset')))).toEqual([['unheard', '3']])
    expect(silently('4', () => document.querySelector('button')?.click())).toEqual([['unheard', '4']])
    expect(silently('5', () => looks.check())).toEqual([['unheard', '5']])
    life.end()
    expect(silently('6', () => document.querySelector('button')?.click())).toEqual([])
  })

  it('that we set is told to all others, jQuery\'s and the other followers of ours, and not to us; first comes what follows of it', () => {
    vi.stubGlobal('jQuery', jQuery)
    const others: string[] = []
    const mine = follow()
    field(life, input, { changed: ({ how }) => others.push(`${how} ${input.value}`) })
    jQuery(input).on('input change', ({ type }) => void others.push(type))
    mine.set('7', () => others.push('first'))
    expect(log().filter(([what]) => what !== 'finished')).toEqual([])
    expect(others).toEqual(['first', 'told 7', 'input', 'change'])
    mine.set('7')
    expect(others).toHaveLength(4)
  })

  it('follows another without a word, and keeps what it has where it cannot hold the other\'s', () => {
    document.body.innerHTML = '<select><option>1<option>10</select>'
    const list = document.querySelector('select') as HTMLSelectElement
    const its = field(life, list, { changed: ({ how }) => heard(how, list.value) })
    its.follow('10')
    expect([list.value, log()]).toEqual(['10', []])
    its.follow('7')
    its.set('8')
    expect([list.value, log()]).toEqual(['10', []])
  })

  it('passes over what is raised to tell others what they know', () => {
    vi.stubGlobal('jQuery', jQuery)
    const its = follow()
    its.unheard(() => jQuery(input).trigger('change'))
    expect(log()).toEqual([])
    its.unheard(() => {
      follow().unheard(() => raise('input'))
      raise('change')
    })
    expect(log()).toEqual([])
    life.end()
    life = createLife(failed)
    follow()
    jQuery(input).trigger('change')
    expect(log()).toHaveLength(2)
  })

  it('is not looked at any more when its life has ended', () => {
    const its = follow()
    its.checkSoon()
    its.checkSoon()
    life.end()
    input.value = '9'
    vi.runAllTimers()
    expect(log()).toEqual([])
  })

  it('keeps its caret where it already says what it is to say', () => {
    input.type = 'text'
    input.value = '123'
    input.focus()
    input.setSelectionRange(1, 2)
    follow().follow('123')
    expect([input.selectionStart, input.selectionEnd]).toEqual([1, 2])
  })
})
