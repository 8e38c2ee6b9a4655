import { createLife } from '@tillkit/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFields } from './refused-fields.late.ts'

const lives: ReturnType<typeof createLife>[] = []
afterEach(() => {
  for (const life of lives.splice(0)) life.end()
  document.body.replaceChildren()
})

const row = (name: string, label: string, type = 'text') => `<p class="form-row"><label for="${name}">${label}&nbsp;<abbr class="required">*</abbr></label><input type="${type}" id="${name}" name="${name}"></p>`
const BILLING = [['billing_first_name', 'First name'], ['billing_last_name', 'Last name'], ['billing_company', 'Name'], ['billing_email', 'Email address']] as const
const FIELDS = BILLING.map(([name, label]) => row(name, label)).join('')
const listOf = (...lines: string[]) => `<ul class="woocommerce-error" role="alert">${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const says = (name: string) => `\n\t\t<strong>${name}</strong> is a required field.\t\t`

/** Shows notices about a step. @returns takes them back */
function show(fields: string, notices: string): () => void {
  document.body.innerHTML = `<div id="step">${fields}</div><div id="notices">${notices}</div>`
  const life = createLife((cause) => { throw cause })
  lives.push(life)
  describeFields(life, get('#step'), get('#notices'))
  return life.end
}

const get = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body
/** What each field that is described is described by. */
const described = () => Object.fromEntries([...document.querySelectorAll('#step [aria-describedby]')].map((field) => [
  field.id, (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => get(`[id="${id}"]`).textContent.trim()).join(' + '),
]))

describe('a field of a step that was refused', () => {
  it('is described by the line that names it by its label, with or without what says whose address it is', () => {
    const end = show(FIELDS, listOf(says('Billing First name')) + listOf(says('email  address')))
    expect(described()).toEqual({ billing_first_name: 'Billing First name is a required field.', billing_email: 'email  address is a required field.' })
    expect(get('#billing_first_name').getAttribute('aria-invalid')).toBe('true')
    end()
    expect([described(), document.querySelectorAll('[aria-invalid]').length]).toEqual([{}, 0])
  })

  it('is the one of the longest label: a label may stand in another', () => {
    show(FIELDS, listOf(says('Billing Last name'), says('Billing Name')))
    expect(described()).toEqual({ billing_last_name: 'Billing Last name is a required field.', billing_company: 'Billing Name is a required field.' })
  })

  it('is the one whose label gives several names, of which the shop says one; not where two give the same', () => {
    const fields = row('billing_city', 'Town / City') + row('billing_state', 'State / County') + row('billing_postcode', 'Postcode / ZIP')
    show(fields, listOf(says('Billing Postcode'), says('Billing County'), says('Billing Town / City')))
    expect(described()).toEqual({
      billing_postcode: 'Billing Postcode is a required field.', billing_state: 'Billing County is a required field.', billing_city: 'Billing Town / City is a required field.',
    })
    show(fields + row('billing_place', 'City / Village'), listOf(says('Billing City')))
    expect(described()).toEqual({})
  })

  it('is the one that a line names by its id, whatever it says', () => {
    show(FIELDS, '<ul class="woocommerce-error"><li data-id="billing_email">Nobody can write to <strong>First name</strong></li><li data-id="elsewhere"><strong>First name</strong></li></ul>')
    expect(described()).toEqual({ billing_email: 'Nobody can write to First name' })
  })

  it('is none where a line names no field, several, or one that nobody can see', () => {
    const twice = row('billing_city', 'City') + row('shipping_city', 'City') + row('extra', 'Note') + row('other', 'Note')
    show(`${twice}<div style="display: none">${row('folded', 'VAT number')}</div>${row('secret', 'Token', 'hidden')}`, [
      listOf('Invalid payment method.', says('Note'), says('VAT number'), says('Token'), says('')),
      '<div class="woocommerce-error">Please try again.</div>',
    ].join(''))
    expect(described()).toEqual({})
  })

  it('is the one of the address that is said, where two have one label; a notice may say one thing alone', () => {
    show(row('billing_city', 'City') + row('shipping_city', 'City'), `<div class="woocommerce-error">${says('Shipping City')}</div>`)
    expect(described()).toEqual({ shipping_city: 'Shipping City is a required field.' })
  })

  it('keeps what described it before, and the line its id; both are as they were once something else is entered', () => {
    show(FIELDS.replace('id="billing_email"', 'id="billing_email" aria-describedby="hint"'), '<i id="hint">For the invoice</i><ul class="woocommerce-error"><li id="theirs"><strong>Email address</strong> is wrong</li></ul>')
    const email = get('#billing_email')
    expect([email.getAttribute('aria-describedby'), described()]).toEqual(['hint theirs', { billing_email: 'For the invoice + Email address is wrong' }])
    email.dispatchEvent(new Event('input', { bubbles: true }))
    expect([email.getAttribute('aria-describedby'), email.hasAttribute('aria-invalid')]).toEqual(['hint', false])
  })
})
