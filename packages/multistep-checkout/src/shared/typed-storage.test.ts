import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetTyped, restoreTyped, saveTyped } from './typed-storage.ts'

const HTML = `<form><input name="name" value=""><input name="same" value="printed"><input type="checkbox" name="box" value="1">
<select name="country"><option value="GB">GB</option><option value="FR">FR</option></select><input type="password" name="secret">
<div id="payment"><input name="card"></div><input></form>`
const form = () => document.querySelector('form') as HTMLFormElement
const offer = (name: string, ...values: string[]) => field(name).insertAdjacentHTML('beforeend', values.map((value) => `<option value="${value}">${value}</option>`).join(''))
const field = (name: string) => form().querySelector(`[name="${name}"]`) as HTMLInputElement

beforeEach(() => {
  document.body.innerHTML = HTML
  for (const [name, value] of [['name', 'Ann'], ['country', 'FR'], ['secret', 'pw'], ['card', '4242']] as const) field(name).value = value
  field('box').checked = true
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.body.replaceChildren()
  document.body.classList.remove('logged-in')
})

it('is given back once, and told of; no password, and nothing of what is left out', () => {
  saveTyped(form(), '#payment')
  expect(sessionStorage.getItem('tillkit-checkout-typed')).not.toMatch(/pw|4242/)
  document.body.innerHTML = HTML
  const heard: string[] = []
  document.body.addEventListener('change', ({ target }) => heard.push((target as HTMLInputElement).name), { once: false })
  restoreTyped(form())
  expect([field('name').value, field('same').value, field('box').checked, field('country').value, field('secret').value, field('card').value]).toEqual(['Ann', 'printed', true, 'FR', '', ''])
  expect(heard).toEqual(['name', 'box', 'country'])
  document.body.innerHTML = HTML
  restoreTyped(form())
  expect(field('name').value).toBe('')
})

it('is no password that the shop has a button to show', () => {
  form().insertAdjacentHTML('beforeend', '<input type="password" name="account_password" autocomplete="new-password"><input type="password" name="pass_again" autocomplete="new-password">')
  for (const name of ['account_password', 'pass_again', 'secret']) {
    field(name).value = 'hunter2'
    if (name !== 'secret') field(name).type = 'text'
  }
  saveTyped(form(), '#payment')
  expect(sessionStorage.getItem('tillkit-checkout-typed')).toMatch(/Ann/)
  expect(sessionStorage.getItem('tillkit-checkout-typed')).not.toMatch(/hunter2/)
})

it('is no card and no code that is good once, wherever a gateway has put their fields', () => {
  form().insertAdjacentHTML('beforeend', '<input name="number" autocomplete="section-pay billing cc-number"><select name="month" autocomplete="cc-exp-month"><option>1<option>2</select><input name="otp" autocomplete="one-time-code"><input name="note" autocomplete="off">')
  for (const [name, value] of [['number', '4242'], ['month', '2'], ['otp', '123456'], ['note', 'Ring']] as const) field(name).value = value
  saveTyped(form(), '#payment')
  expect(sessionStorage.getItem('tillkit-checkout-typed')).toMatch(/Ring/)
  expect(sessionStorage.getItem('tillkit-checkout-typed')).not.toMatch(/4242|month|123456/)
})

it('is all that was chosen in a list of several, once it has all of them', () => {
  const list = '<select name="days" multiple><option value="mo">Mo</option><option value="tu">Tu</option></select>'
  const chosen = () => [...form().querySelectorAll<HTMLOptionElement>('[name=days] option')].filter(({ selected }) => selected).map(({ value }) => value)
  form().insertAdjacentHTML('beforeend', list)
  for (const option of form().querySelectorAll<HTMLOptionElement>('[name=days] option')) option.selected = true
  saveTyped(form(), '#payment')
  document.body.innerHTML = HTML
  form().insertAdjacentHTML('beforeend', list.replace('<option value="tu">Tu</option>', ''))
  restoreTyped(form())
  expect(chosen()).toEqual([])
  offer('days', 'tu')
  restoreTyped(form())
  expect([chosen(), sessionStorage.length]).toEqual([['mo', 'tu'], 0])
})

it('leaves what somebody has typed since, and choices that are gone', () => {
  saveTyped(form(), '#payment')
  document.body.innerHTML = HTML.replace('<option value="FR">FR</option>', '')
  field('name').value = 'Eve'
  restoreTyped(form())
  expect([field('name').value, field('country').value]).toEqual(['Eve', 'GB'])
})

it('waits where no field can take it yet, also while more is kept, and is given once; what was given is kept no more', () => {
  saveTyped(form(), '#payment')
  const stateless = HTML.replace('<option value="FR">FR</option>', '')
  document.body.innerHTML = stateless
  restoreTyped(form())
  expect([field('name').value, field('country').value, sessionStorage.getItem('tillkit-checkout-typed')]).toEqual(['Ann', 'GB', '{"by":[],"values":[["country","FR"]]}'])
  field('name').value = 'Eve'
  saveTyped(form(), '#payment')
  document.body.innerHTML = stateless
  restoreTyped(form())
  field('name').value = ''
  offer('country', 'FR')
  restoreTyped(form())
  expect([field('name').value, field('country').value, sessionStorage.length]).toEqual(['', 'FR', 0])
})

it('is given within the change of a field before it, on which its own list depends', () => {
  const states = '<select name="state"></select>'
  const printed = HTML.replace('<select name="country">', `${states}<select name="country">`)
  document.body.innerHTML = printed.replace('</select>', '<option value="">-</option><option value="75">Paris</option></select>')
  field('country').value = 'FR'
  field('state').value = '75'
  saveTyped(form(), '#payment')
  document.body.innerHTML = printed
  field('country').addEventListener('change', () => {
    offer('state', '', '75')
    restoreTyped(form())
  })
  restoreTyped(form())
  expect([field('state').value, sessionStorage.length]).toEqual(['75', 0])
})

it('is forgotten once it is sent, and nothing breaks where the browser keeps nothing', () => {
  saveTyped(form(), '#payment')
  forgetTyped()
  expect(sessionStorage.length).toBe(0)
  vi.stubGlobal('sessionStorage', undefined)
  saveTyped(form(), '#payment')
  restoreTyped(form())
})

describe('whose it is', () => {
  /** A page as it is printed for somebody: without an address, for nobody who is logged in. */
  const printFor = (email = '', nonce = 'n1', firstName = '') => {
    document.body.classList.toggle('logged-in', email !== '')
    document.body.innerHTML = `<form><input name="billing_first_name" value="${firstName}"><input name="billing_email" value="${email}"><textarea name="note"></textarea>
<select name="state"></select><div id="payment"><input type="hidden" name="woocommerce-process-checkout-nonce" value="${nonce}"></div></form>`
  }
  const ANN = 'ann@example.test'
  const type = () => {
    field('note').value = 'Ring twice'
    saveTyped(form(), '#payment')
  }

  it.each<[string, Parameters<typeof printFor>, Parameters<typeof printFor>]>([
    ['the same customer', [ANN], [ANN]],
    ['the same customer, with the nonce of another hour, or of another session', [ANN], [ANN, 'n2']],
    ['the same customer, whose account the shop has changed', [ANN], ['gift@example.test', 'n1', 'Ann']],
    ['a guest who has logged in meanwhile', [], [ANN, 'n2']],
    ['the same guest, with another nonce', [], ['', 'n2']],
  ])('is told: %s has it back', (_who, before, now) => {
    printFor(...before)
    type()
    printFor(...now)
    restoreTyped(form())
    expect([field('note').value, sessionStorage.length]).toEqual(['Ring twice', 0])
  })

  it.each<[string, Parameters<typeof printFor>, Parameters<typeof printFor>]>([
    ['nobody', [ANN], ['', 'n2']],
    ['nobody, with the customer\'s address and nonce on the page still', [ANN], ['', 'n1', 'Ann']],
    ['another customer', [ANN], ['bea@example.test', 'n2']],
    ['another of one family, with one address', [ANN, 'n1', 'Ann'], [ANN, 'n2', 'Bea']],
    ['a customer of whom too little is printed', [' ', ''], [' ', '']],
  ])('is told: a page of %s has nothing of a customer\'s, and it is forgotten', (_who, before, now) => {
    printFor(...before)
    if (before[0] === ' ') field('billing_email').remove()
    type()
    printFor(...now)
    if (now[0] === ' ') field('billing_email').remove()
    restoreTyped(form())
    expect([field('note').value, sessionStorage.length]).toEqual(['', 0])
  })

  it('is told also of what waits for its field: it is the customer\'s to whom the rest was given', () => {
    printFor()
    field('state').innerHTML = '<option></option><option value="75">75</option>'
    field('state').value = '75'
    type()
    printFor(ANN, 'n2')
    restoreTyped(form())
    expect(sessionStorage.length).toBe(1)
    printFor()
    field('state').innerHTML = '<option></option><option value="75">75</option>'
    restoreTyped(form())
    expect([field('state').value, sessionStorage.length]).toEqual(['', 0])
  })
})

it('is said not to be kept where the browser has no room for it', () => {
  const setItem = vi.fn(() => { throw new DOMException('full', 'QuotaExceededError') })
  expect(saveTyped(form(), '#payment')).toBe(true)
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem, removeItem: () => undefined, clear: () => undefined })
  expect(saveTyped(form(), '#payment')).toBe(false)
})
