import { beforeEach, describe, expect, it } from 'vitest'
import { carryOver, isTouched, sentBy } from './typed.ts'

const HTML = `<div class="cart_item">
  <input name="qty" value="2"><textarea name="note">old</textarea>
  <input type="checkbox" name="gift" value="1"><input type="checkbox" name="days[]" value="mo" checked><input type="checkbox" name="days[]" value="tu">
  <input type="radio" name="wrap" value="red" checked><input type="radio" name="wrap" value="blue">
  <select name="size"><option value="s" selected>S</option><option value="l">L</option></select>
 <select name="plain"><option value="a">A</option><option value="b">B</option></select>
  <input type="file" name="logo"></div>`

/** A form as the server prints it. */
function printed(): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = HTML
  document.body.append(form)
  return form
}

const held = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=file])')].map((field) => (field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value))
const field = (form: HTMLFormElement, selector: string) => form.querySelector(selector) as HTMLInputElement

function change(form: HTMLFormElement): void {
  field(form, '[name=qty]').value = '7'
  field(form, '[name=note]').value = 'new'
  field(form, '[name=gift]').checked = true
  field(form, '[value=mo]').checked = false
  field(form, '[value=tu]').checked = true
  field(form, '[value=blue]').checked = true
  field(form, 'select').value = 'l'
}
const CHANGED = ['7', 'new', true, false, true, false, true, 'l', 'a']

beforeEach(() => document.body.replaceChildren())

describe('what a shopper has changed while the server was answering', () => {
  it('is carried over, whatever kind of field it is in', () => {
    const [old, next] = [printed(), printed()]
    expect(isTouched(old)).toBe(false)
    change(old)
    expect(isTouched(old)).toBe(true)
    carryOver(old, next, undefined)
    expect(held(next)).toEqual(CHANGED)
  })

  it('is the server\'s to say where it was sent', () => {
    const [old, next] = [printed(), printed()]
    const before = held(next)
    change(old)
    const sent = sentBy(old)
    carryOver(old, next, sent)
    expect(held(next)).toEqual(before)
    field(old, '[name=gift]').checked = false
    field(next, '[name=gift]').checked = true
    carryOver(old, next, sent)
    expect(field(next, '[name=gift]').checked).toBe(false)
  })

  it('is no file, which a script cannot choose', () => {
    const [old, next] = [printed(), printed()]
    Object.defineProperty(field(old, '[type=file]'), 'value', { value: 'C:\\fakepath\\logo.png' })
    Object.defineProperty(field(next, '[type=file]'), 'value', { set: () => { throw new DOMException('no', 'InvalidStateError') } })
    expect(() => carryOver(old, next, undefined)).not.toThrow()
  })
})
