import { afterEach, expect, it } from 'vitest'
import { goToField } from './go-to-field.ts'

afterEach(() => document.body.replaceChildren())

it('A field gets the focus, with all that hides it opened, also in a form with a field called parentElement', () => {
  document.body.innerHTML = '<details id="outer"><form><details id="inner"><summary>More</summary><input id="field"></details></form></details>'
  const [form] = document.getElementsByTagName('form')
  const field = document.querySelector<HTMLInputElement>('#field')
  if (!form || !field) throw new Error('no form')
  let asked = 0
  Object.defineProperty(form, 'parentElement', {
    get() {
      asked += 1
      if (asked > 20) throw new Error('It is asked for ever.')
      return field
    },
  })
  goToField(field)
  expect(document.activeElement).toBe(field)
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true])
})
