import { describe, expect, it } from 'vitest'
import { nearest, regionOf } from './native.ts'
import { invoke, native } from './native.ts'

/** A form whose own properties say something else, as fields of their names do in a browser. */
function shadowed(): HTMLFormElement {
  document.body.innerHTML = '<div id="around"><form id="real" action="/real/"><input></form></div>'
  const [form] = document.forms
  if (!form) throw new Error('no form')
  for (const name of ['id', 'matches', 'closest', 'parentElement', 'isConnected']) {
    Object.defineProperty(form, name, { value: document.createElement('input') })
  }
  return form
}

describe('what the browser itself says of a form', () => {
  it('is asked past what hides its properties and methods', () => {
    const form = shadowed()
    expect(native(form, 'id')).toBe('real')
    expect(native(form, 'isConnected')).toBe(true)
    expect(invoke(form, 'matches', 'form[action]')).toBe(true)
    expect(invoke(form, 'querySelectorAll', 'input')).toHaveLength(1)
    form.remove()
    expect(native(form, 'isConnected')).toBe(false)
  })

  it('holds for what is nearest, and for the element around it that has an id', () => {
    const form = shadowed()
    expect(nearest(form, 'form')).toBe(form)
    expect(nearest(form.querySelector('input'), 'form')).toBe(form)
    expect([nearest(document, 'form'), nearest(null, 'form')]).toEqual([null, null])
    expect(regionOf(form)?.getAttribute('id')).toBe('around')
  })
})
