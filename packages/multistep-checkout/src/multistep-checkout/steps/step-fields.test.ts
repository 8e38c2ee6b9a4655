import { afterEach, describe, expect, it } from 'vitest'
import { fingerprintOf, hasFields, invalidIn, lacksIn, serialise, showsWithin } from './step-fields.ts'

afterEach(() => document.body.replaceChildren())

function part(html: string): HTMLElement {
  document.body.innerHTML = `<form><section>${html}</section></form>`
  return document.querySelector('section') as HTMLElement
}

describe('what is sent of a step', () => {
  it('is its successful controls, as jQuery writes them [mini-cart-and-multistep-checkout#41]', () => {
    expect(serialise(part(`<input name="billing_company" value="O'Brien &amp; Co">`))).toBe("billing_company=O'Brien+%26+Co")
  })

  it('is no button, no file, nothing without a name, disabled, or not ticked; hidden fields are, and each choice of a list', () => {
    const section = part(`<input name="a" value="1"><input value="nameless"><input name="off" value="2" disabled>
      <input type="checkbox" name="no" value="4"><input type="checkbox" name="yes" value="5" checked><input type="radio" name="r" value="6"><input type="radio" name="r" value="7" checked>
      <select name="many[]" multiple><option value="x" selected><option value="y" selected><option value="z"></select><select name="one"><option value="p"><option value="q" selected></select>
      <input type="hidden" name="h" value="8"><input type="submit" name="s" value="9"><input type="file" name="f"><button name="b" value="10"></button><textarea name="t"></textarea>`)
    ;(section.querySelector('textarea') as HTMLTextAreaElement).value = 'two\nlines'
    expect(serialise(section)).toBe('a=1&yes=5&r=7&many%5B%5D=x&many%5B%5D=y&one=q&h=8&t=two%0D%0Alines')
  })

  it('is sent also where a keyboard has left half of an emoji', () => {
    const section = part('<input name="a">')
    ;(section.querySelector('input') as HTMLInputElement).value = 'A\uD83D'
    expect(serialise(section)).toBe('a=A%EF%BF%BD')
  })
})

it('knows a part without anything to enter', () => {
  expect([hasFields(part('<p>Text</p><button>Go</button>')), hasFields(part('<input name="a">'))]).toEqual([false, true])
})

it('knows again what was entered, whatever scripts fill in by themselves, and keeps no word of it', () => {
  const section = part('<input name="billing_email" value="ann@example.test"><input type="hidden" name="wc_order_attribution_session_pages" value="1">')
  const before = fingerprintOf(section)
  expect(before).not.toContain('ann')
  ;(section.querySelector('[type=hidden]') as HTMLInputElement).value = '2'
  expect(fingerprintOf(section)).toBe(before)
  const field = section.querySelector('input') as HTMLInputElement
  field.value = 'bob@example.test'
  expect(fingerprintOf(section)).not.toBe(before)
  field.value = 'ann@example.test'
  expect(fingerprintOf(section)).toBe(before)
  const folded = part('<input type="checkbox" id="ship-to-different-address-checkbox"><div class="shipping_address"><input name="shipping_city" value="Leeds"></div>')
  const alone = fingerprintOf(folded)
  ;(folded.querySelector('[name=shipping_city]') as HTMLInputElement).value = 'York'
  expect(fingerprintOf(folded)).toBe(alone)
  ;(folded.querySelector('input') as HTMLInputElement).checked = true
  expect(fingerprintOf(folded)).not.toBe(alone)
})

describe('what lacks in a step', () => {
  const row = (content: string, more = '') => `<p class="form-row validate-required" ${more}><label for="x">Name <span class="required">*</span></label>${content}</p>`
  const labels = (html: string, which?: 'all' | 'unseen') => lacksIn(part(html), which).map(({ label }) => label)

  it('is a required row that is empty, under its own name', () => {
    expect(labels(row('<input id="x" name="x" value=" ">'))).toEqual(['Name'])
    expect(labels(row('<input id="x" name="x" value="Ann">'))).toEqual([])
    expect(labels('<p class="form-row"><input name="optional"></p>')).toEqual([])
  })

  it('are boxes that are not ticked and empty fields of a list, which the shop does not look at before the order (weakness 23)', () => {
    expect(labels(row('<input type="checkbox" id="x" name="gdpr" value="1">'), 'unseen')).toEqual(['Name'])
    expect(labels(row('<input type="checkbox" id="x" name="gdpr" value="1" checked>'), 'unseen')).toEqual([])
    expect(labels(row('<input type="radio" id="x" name="when" value="1"><input type="radio" name="when" value="2" checked>'), 'unseen')).toEqual([])
    expect(labels(row('<select id="x" name="days[]"><option value="">Choose</option></select>'), 'unseen')).toEqual(['Name'])
    // The shop says that itself.
    expect(labels(row('<input id="x" name="billing_first_name">'), 'unseen')).toEqual([])
  })

  it('is nothing that is folded away, disabled or hidden', () => {
    expect(labels(`<div style="display:none">${row('<input id="x" name="x">')}</div>`)).toEqual([])
    expect(labels(row('<input id="x" name="x" disabled><input type="hidden" name="y">'))).toEqual([])
  })

  it('is nothing that counts only with a box that is not ticked', () => {
    const account = (mark: string) => `<input type="checkbox" id="createaccount" ${mark}><div class="create-account">${row('<input id="x" name="account_password">')}</div>`
    expect([labels(account('')), labels(account('checked'))]).toEqual([[], ['Name']])
    expect(labels(`<div class="create-account">${row('<input id="x" name="account_password">')}</div>`)).toEqual(['Name'])
  })

  it('is also what the browser would not send', () => {
    const section = part('<p class="form-row"><label for="e">E-mail</label><input type="email" id="e" name="e" value="nobody"></p>')
    expect(invalidIn(section).map(({ field }) => field.id)).toEqual(['e'])
  })
})

it('asks whether something would show if its step did', () => {
  const section = part('<div style="display:none"><b></b></div><i></i>')
  section.style.display = 'none'
  expect([showsWithin(section.querySelector('b') as Element, section), showsWithin(section.querySelector('i') as Element, section)]).toEqual([false, true])
})
