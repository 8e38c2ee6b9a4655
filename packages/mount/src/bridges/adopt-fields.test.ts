import { createLife, type EndableLife, isOurs } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { adoptFields } from './adopt-fields.ts'

let life: EndableLife
let chosen: StoreApi<readonly string[]>
const failed = vi.fn()

beforeEach(() => {
  life = createLife(failed)
  chosen = createStore<readonly string[]>(() => ['a'])
})

afterEach(() => {
  life.end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(failed.mock.calls.splice(0)).toEqual([])
})

const choose = (...values: readonly string[]) => chosen.setState(values, true)
const raise = (field: Element | undefined, type: string) => field?.dispatchEvent(new Event(type, { bubbles: true }))

/** Prints fields of a type, one a value. */
function print(type: string, ...values: readonly string[]): HTMLInputElement[] {
  document.body.innerHTML = `<p>${values.map((value) => `<input type="${type}" name="one" value="${value}">`).join('')}</p>`
  return [...document.querySelectorAll('input')]
}

/** What all hear who follow the fields, with what each then holds. */
function followers(fields: readonly HTMLInputElement[]): string[] {
  const log: string[] = []
  const hold = () => fields.map(({ type, value, checked }) => (type === 'text' ? value : String(checked))).join('-')
  for (const field of fields) for (const type of ['input', 'change']) field.addEventListener(type, () => log.push(`${type} ${field.value}: ${hold()}`))
  return log
}

/** Boxes that are ticked where their value is chosen. */
const tick = (boxes: readonly HTMLInputElement[]) => adoptFields(life, boxes, chosen, 'checked', (now, { value }) => now.includes(value))

/** Fields of which each shows what stands at its place in the state. */
const fill = (fields: readonly HTMLInputElement[]) => adoptFields(life, fields, chosen, 'value', (now, field) => now[fields.indexOf(field)] ?? '')

describe('fields that show a state', () => {
  it('are ticked or filled as it says, and hold at the end what they held before us, but what was changed since', () => {
    const boxes = print('checkbox', 'a', 'b', 'c')
    const html = document.body.innerHTML
    tick(boxes)
    choose('a', 'b', 'c')
    const [, , c] = boxes
    if (c) c.checked = false
    expect(boxes.map(({ checked, autocomplete }) => [checked, autocomplete])).toEqual([[true, 'off'], [true, 'off'], [false, 'off']])
    life.end()
    expect([boxes.map(({ checked }) => checked), document.body.innerHTML]).toEqual([[false, false, false], html])
    life = createLife(failed)
    const ends = print('text', '1', '2')
    fill(ends)
    choose('5', '9')
    expect(ends.map(({ value }) => value)).toEqual(['5', '9'])
    life.end()
    expect(ends.map(({ value }) => value)).toEqual(['1', '2'])
  })

  it('tell all who follow them what the state has changed, once all of them are written', () => {
    const ends = print('text', '', '')
    fill(ends)
    const log = followers(ends)
    choose('5', '9')
    expect(log.splice(0)).toEqual(['input 5: 5-9', 'change 5: 5-9', 'input 9: 5-9', 'change 9: 5-9'])
    choose('5', '7')
    expect(log).toEqual(['input 7: 5-7', 'change 7: 5-7'])
  })

  it('tell of both radio buttons where the browser takes the mark off one of them', () => {
    const radios = print('radio', 'a', 'b')
    tick(radios)
    const log = followers(radios)
    choose('b')
    expect(log.sort()).toEqual(['change a: false-true', 'change b: false-true', 'input a: false-true', 'input b: false-true'])
  })

  it('say nothing where they hold what the state says, and keep their caret', () => {
    const [field] = print('text', '') as [HTMLInputElement]
    adoptFields(life, [field], chosen, 'value', ([text = '']) => (field.value.trim() === text ? field.value : text))
    field.addEventListener('input', () => choose(field.value.trim()))
    field.focus()
    field.value = 'till '
    field.setSelectionRange(1, 2)
    const log = followers([field])
    raise(field, 'input')
    expect([chosen.getState(), field.value, field.selectionStart, field.selectionEnd, log]).toEqual([['till'], 'till ', 1, 2, ['input till : till ']])
  })

  it('say it by events that are known as ours, natively and above them', () => {
    const boxes = print('checkbox', 'a', 'b')
    const heard: unknown[] = []
    for (const type of ['input', 'change']) document.body.addEventListener(type, (event) => heard.push([type, event.target, isOurs(event)]), { signal: life.signal })
    tick(boxes)
    choose('a', 'b')
    raise(boxes[1], 'change')
    expect(heard).toEqual([['input', boxes[1], true], ['change', boxes[1], true], ['change', boxes[1], false]])
  })

  it('tell of those that hold what the state says by then, where a follower of one changes the state', () => {
    const ends = print('text', '', '')
    fill(ends)
    const log = followers(ends)
    ends[0]?.addEventListener('input', () => chosen.getState()[0] === '5' && choose('6', '9'))
    choose('5', '9')
    expect([log.at(-1), ends.map(({ value }) => value)]).toEqual(['change 9: 6-9', ['6', '9']])
  })

  it('are let go with the life: no more is written, and nobody is told', () => {
    const boxes = print('checkbox', 'a', 'b')
    tick(boxes)
    life.end()
    const log = followers(boxes)
    choose('b')
    expect([boxes.map(({ checked }) => checked), log]).toEqual([[false, false], []])
  })
})
