import { afterEach, describe, expect, it, vi } from 'vitest'
import { enter, field, one, openForm, type OpenForm, said, submit, type } from '../../../test/builder-form.ts'
import { countryOf } from './countries.ts'
import { asSent, isPhoneNumber, worldwide } from './number.model.ts'

describe('a number that is typed', () => {
  it.each([
    ['GB', '07911 123456', '+44 7911 123456'],
    ['GB', '(0)7911 123456', '+44 7911 123456'],
    ['GB', '7911 123456', '7911 123456'],
    ['GB', '+49 30 1234', '+49 30 1234'],
    ['GB', '0049 30 1234', '+49 30 1234'],
    ['GB', '0800', '0800'],
    ['US', '(202) 555-0123', '+1 (202) 555-0123'],
    ['US', '1-202-555-0123', '+1 202-555-0123'],
    ['US', '07911 123456', '07911 123456'],
    ['ES', '612 345 678', '+34 612 345 678'],
    ['ES', '07911 123456', '07911 123456'],
    ['RU', '8 912 345 67 89', '8 912 345 67 89'],
    ['', '07911 123456', '07911 123456'],
    ['GB', '', ''],
  ])('in %s: %s is %s', (country, text, expected) => expect(worldwide(text, countryOf(country))).toBe(expected))

  it('is sent without what stands between its digits, where it names its country', () => {
    expect(['+44 7911 123-456', '0049 30 1234', '07911 123456', ''].map(asSent)).toEqual(['+447911123456', '+49301234', '07911 123456', ''])
  })

  it('is one of at most fifteen digits', () => {
    expect(['+44 7911 123456', '12 34', 'call me', '+', '1234567890123456'].map(isPhoneNumber)).toEqual([true, true, false, false, false])
  })
})

describe('a field for numbers of any country', () => {
  let open: OpenForm

  afterEach(() => {
    open.page.close()
    sessionStorage.clear()
  })

  const PHONE = '#wpforms-12-field_1'
  const phone = field('1', 'phone', { className: 'wpforms-smart-phone-field', more: { 'data-rule-smart-phone-field': 'true' } })

  it('names the visitor\'s country once it is left, and is sent under its own name', async () => {
    open = await openForm({ fields: [phone], settings: { country: 'GB' } })
    await enter(PHONE, '07911 123456')
    expect([one(PHONE).value, one(PHONE).name]).toEqual(['+44 7911 123456', 'wpforms[fields][1]'])
    await submit()
    expect(open.sent[0]?.get('wpforms[fields][1]')).toBe('+447911123456')
  })

  it('is that of the browser\'s language where the page names none, and asks nobody', async () => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de')
    open = await openForm({ fields: [phone] })
    type(PHONE, '030 123456')
    await submit()
    expect([open.sent[0]?.get('wpforms[fields][1]'), open.asked.filter((asked) => typeof asked === 'string')]).toEqual(['+4930123456', []])
    language.mockRestore()
  })

  it('is told where it is no number', async () => {
    open = await openForm({ fields: [phone] })
    await enter(PHONE, 'call me')
    expect(said()).toEqual(['Please enter a valid phone number.'])
  })
})
