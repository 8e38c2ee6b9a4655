import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rememberChanges, dispatchChanges, type Changes } from './remember-changes.ts'

let life: EndableLife
let heard: string[]
let changes: Changes
let listening: AbortController

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const change = (name: string, type = 'change') => field(name).dispatchEvent(new Event(type, { bubbles: true }))

beforeEach(() => {
  document.body.innerHTML = `<input name="quantity" value="1"><select name="size"><option>A</select><textarea name="note"></textarea>
    <input type="file" name="logo"><input type="radio" name="a" value="1"><input type="checkbox" name="b">`
  life = createLife(() => undefined)
  listening = new AbortController()
  changes = rememberChanges(life)
})

afterEach(() => {
  life.end()
  listening.abort()
})

function listen(): void {
  heard = []
  for (const type of ['input', 'change']) {
    document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).name}`), { signal: listening.signal })
  }
}

it('raises the events of the fields that were changed, whatever they are, and of no others', () => {
  for (const name of ['size', 'note', 'b']) change(name)
  change('quantity', 'input')
  listen()
  dispatchChanges(changes)
  expect(heard).toEqual(['quantity', 'size', 'note', 'b'].flatMap((name) => [`input ${name}`, `change ${name}`]))
})

it('says it once, and again for what is changed after that', () => {
  change('quantity')
  expect([changes.has(field('quantity')), changes.has(field('size'))]).toEqual([true, false])
  dispatchChanges(changes)
  expect(changes.has(field('quantity'))).toBe(false)
  listen()
  dispatchChanges(changes)
  expect(heard).toEqual([])
  change('quantity')
  heard = []
  dispatchChanges(changes)
  expect(heard).toEqual(['input quantity', 'change quantity'])
})

it('sends no file a second time, and lets the radio button speak that is chosen', () => {
  change('logo')
  change('a')
  listen()
  dispatchChanges(changes)
  expect(heard).toEqual([])
  field('a').checked = true
  change('a')
  heard = []
  dispatchChanges(changes)
  expect(heard).toEqual(['input a', 'change a'])
})
