import { expect, it } from 'vitest'
import type { Field } from './field.ts'
import { isSecret, refusesAutofill } from './secret-fields.ts'

function field(html: string): Field {
  document.body.innerHTML = html
  return document.body.firstElementChild as Field
}

it.each([
  '<input type="password">', '<input type="file">', '<input type="hidden">', '<input autocomplete="section-pay billing cc-number">',
  '<select autocomplete="cc-exp-month"></select>', '<input autocomplete="one-time-code">', '<input type="text" autocomplete="new-password">',
  '<input autocomplete="Current-Password">',
])('%s is secret', (html) => expect(isSecret(field(html))).toBe(true))

it.each(['<input>', '<input autocomplete="billing email">', '<textarea autocomplete="off"></textarea>', '<input autocomplete="acc-number">'])(
  '%s is not', (html) => expect(isSecret(field(html))).toBe(false),
)

it('a field may ask not to be remembered, which is no secret', () => {
  expect(['<input autocomplete="off">', '<input autocomplete="section-a off">', '<input autocomplete="office">', '<input>'].map((html) => refusesAutofill(field(html)))).toEqual([true, true, false, false])
})
