import { afterEach, describe, expect, it } from 'vitest'
import { type Field, isAsPrinted, isOurs, accepts, dispatchChange } from './field.ts'
import { fieldName, fieldsIn, fieldState, resetField, setFieldState } from './fields.ts'

const HTML = `<input name="text" value="a"><input type="checkbox" name="days[]" value="mo" checked><input type="file" name="logo">
  <input type="radio" name="wrap" value="red" checked><input type="radio" name="wrap" value="blue"><input type="hidden" name="nonce" value="1">
  <select name="one"><option value="s">S</option><option value="l">L</option></select>
  <select name="many" multiple><option value="x" selected>X</option><option value="y">Y</option><option value="z">Z</option></select>
  <textarea name="note">old</textarea>`

function print(): HTMLElement {
  const region = document.createElement('form')
  region.innerHTML = HTML
  document.body.append(region)
  return region
}

const the = (region: Element, selector: string) => region.querySelector(selector) as HTMLInputElement
const held = (region: Element) => fieldsIn(region).map(fieldState)

function change(region: HTMLElement): void {
  the(region, '[name=text]').value = 'b'
  the(region, '[value=mo]').checked = false
  the(region, '[value=blue]').checked = true
  the(region, '[name=one]').value = 'l'
  ;(region.querySelector('[value=y]') as HTMLOptionElement).selected = true
  the(region, 'textarea').value = 'new'
}

afterEach(() => document.body.replaceChildren())

describe('a field', () => {
  it('is one that a shopper fills in and a script may fill again, known by its name and, of choices, by what it stands for', () => {
    expect(fieldsIn(print()).map(fieldName)).toEqual(['text', 'days[]=mo', 'wrap=red', 'wrap=blue', 'one', 'many', 'note'])
  })

  it('is as the server printed it until it is changed, and again when it is reset', () => {
    const region = print()
    const before = held(region)
    expect(fieldsIn(region).every(isAsPrinted)).toBe(true)
    change(region)
    expect(fieldsIn(region).filter(isAsPrinted)).toEqual([])
    fieldsIn(region).forEach(resetField)
    expect([held(region), fieldsIn(region).every(isAsPrinted)]).toEqual([before, true])
  })

  it('takes the state of another with all that is chosen in it, says whether it has changed, and keeps what it has where the state is none of its own', () => {
    const [old, next] = [print(), print()]
    change(old)
    the(next, 'select[name=one] option[value=l]').remove()
    const to = fieldsIn(next)
    expect(fieldsIn(old).map((field, index) => setFieldState(to[index] as Field, fieldState(field)))).toEqual([true, true, true, true, false, true, true])
    expect(held(next)).toEqual(['b', 'false', 'false', 'true', 's', 'x\ny', 'new'])
    expect([accepts(the(next, '[name=one]'), 'l'), accepts(the(old, '[name=one]'), 'l'), accepts(the(old, '[name=text]'), 'l')]).toEqual([false, true, true])
  })

  it('of a list of several takes a state of which it has all', () => {
    const list = the(print(), '[name=many]')
    expect(['x', 'x\nz', 'x\nw', 'w'].map((state) => accepts(list, state))).toEqual([true, true, false, false])
  })

  it('that is hidden is among the others where it is asked for', () => {
    expect([fieldsIn(print()).length, fieldsIn(print(), true).map(({ name }) => name).includes('nonce')]).toEqual([7, true])
  })

  it('that we have changed says so to all who listen, natively and above it, and we know our own word', () => {
    const region = print()
    const heard: unknown[] = []
    for (const type of ['input', 'change']) region.addEventListener(type, (event) => heard.push([event.type, isOurs(event), isOurs({ originalEvent: event })]))
    const field = the(region, '[name=text]')
    dispatchChange(field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(heard).toEqual([['input', true, true], ['change', true, true], ['input', false, false]])
  })
})

it('a list of which several may be chosen shows what the server printed where nothing is chosen, and no more with its first', () => {
  document.body.innerHTML = '<select multiple><option>a<option>b</select>'
  const list = document.querySelector('select') as HTMLSelectElement
  expect(isAsPrinted(list)).toBe(true)
  for (const option of list.options) option.selected = option.index === 0
  expect(isAsPrinted(list)).toBe(false)
})
