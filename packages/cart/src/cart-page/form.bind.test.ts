import { createLife } from '@tillkit/dom'
import { ensureMorph } from '@tillkit/mount'
import { beforeEach, describe, expect, it } from 'vitest'
import { isTouched, sentBy, adoptForm, type Sent } from './form.bind.ts'

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

/** Shows a form anew, as the server has printed it. */
function showAgain(form: HTMLFormElement, next: HTMLFormElement, sent?: Sent): void {
  const life = createLife((cause) => { throw cause })
  next.remove()
  adoptForm(life, form).show(next, sent)
  life.end()
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
    showAgain(old, next)
    expect(held(old)).toEqual(CHANGED)
  })

  it('is the server\'s to say where it was sent', () => {
    const [old, next] = [printed(), printed()]
    const before = held(next)
    change(old)
    showAgain(old, next, sentBy(old))
    expect(held(old)).toEqual(before)
  })

  it('is the shopper\'s again where it was changed since it was sent', () => {
    const [old, next] = [printed(), printed()]
    change(old)
    const sent = sentBy(old)
    field(old, '[name=gift]').checked = false
    field(next, '[name=gift]').setAttribute('checked', '')
    showAgain(old, next, sent)
    expect(field(old, '[name=gift]').checked).toBe(false)
  })

  it('is no file, which a script cannot choose', () => {
    const [old, next] = [printed(), printed()]
    Object.defineProperty(field(old, '[type=file]'), 'value', { value: 'C:\\fakepath\\logo.png' })
    expect(() => showAgain(old, next)).not.toThrow()
  })
})

describe('a row of the cart', () => {
  const ROW = (key: string, quantity: number, id: string) => `<tr class="cart_item"><td class="product-remove"><a href="/cart/?remove_item=${key}&amp;_wpnonce=1">x</a></td>
    <td><input id="quantity_${id}" name="cart[${key}][qty]" value="${quantity}"></td></tr>`

  it('keeps its node by its line, though another goes and ids are made anew, and says what the shop says', async () => {
    await ensureMorph(() => import('@tillkit/mount/morph'))
    const [form, next] = [document.createElement('form'), document.createElement('form')]
    form.innerHTML = `<table><tbody>${ROW('k1', 1, 'a')}${ROW('k2', 2, 'b')}</tbody></table>`
    next.innerHTML = `<table><tbody>${ROW('k2', 5, 'c')}</tbody></table>`
    document.body.append(form)
    const [row, input] = [form.querySelectorAll('tr')[1], field(form, '[name="cart[k2][qty]"]')]
    showAgain(form, next)
    expect([form.querySelector('tr') === row, field(form, 'input') === input, form.querySelectorAll('tr').length]).toEqual([true, true, 1])
    expect([input.value, input.id]).toEqual(['5', 'quantity_c'])
  })
})
