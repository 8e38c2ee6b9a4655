import { phoneField, repeater } from '@tillkit/fixtures/form-builder'
import type { CountryCode } from 'libphonenumber-js'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choose, enter, field, one, openForm, type OpenForm, pass, said, submit, type } from '../../../test/builder-form.ts'
import { allCountries, COUNTRIES, countryOf } from './countries.ts'
import { asSent, inCountry, isPhoneNumber, worldwide } from './number.model.ts'

/** Where the library's data has how long numbers are, and what is dialled before them at home. */
const [LENGTHS, PREFIX] = [3, 5]

describe('the countries', () => {
  it('are all that the library of phone numbers knows, with its codes, prefixes and lengths', () => {
    expect(COUNTRIES.split(' ')).toEqual(Object.values(metadata.country_calling_codes).flat().filter((id) => id in metadata.countries).map(entryOf))
    expect(allCountries()).toHaveLength(getCountries().length)
  })

  it('take as many digits as it says', () => {
    const britain = countryOf('gb')
    expect([6, 7, 8, 9, 10, 11].map((digits) => britain?.takes(digits))).toEqual([false, true, false, true, true, false])
    expect([countryOf('XX'), countryOf('')]).toEqual([undefined, undefined])
  })

  /** A country as our table has it. */
  function entryOf(id: CountryCode): string {
    const { [LENGTHS]: lengths, [PREFIX]: prefix } = metadata.countries[id] as unknown as Readonly<Record<number, unknown>>
    return `${id}${getCountryCallingCode(id)}:${prefix || ''}:${spansOf(lengths as readonly number[])}`
  }

  function spansOf(lengths: readonly number[]): string {
    const spans: number[][] = []
    for (const length of lengths) {
      const last = spans.at(-1)
      if (last?.at(-1) === length - 1) last.push(length)
      else spans.push([length])
    }
    return spans.map((span) => [...new Set([span[0], span.at(-1)])].join('-')).join()
  }
})

describe('a number that is typed', () => {
  it.each([
    ['GB', '07911 123456', '+44 7911 123456'],
    ['GB', '(0)7911 123456', '+44 7911 123456'],
    ['GB', '(020) 7946 0018', '+44 (20) 7946 0018'],
    ['GB', '7911 123456', '+44 7911 123456'],
    ['GB', '+49 30 1234', '+49 30 1234'],
    ['GB', '0049 30 1234', '+49 30 1234'],
    ['GB', '0800', '0800'],
    ['DE', '0110', '0110'],
    ['US', '(202) 555-0123', '+1 (202) 555-0123'],
    ['US', '1-202-555-0123', '+1 202-555-0123'],
    ['US', '07911 123456', '07911 123456'],
    ['ES', '612 345 678', '+34 612 345 678'],
    ['ES', '07911 123456', '07911 123456'],
    ['IT', '06 1234 5678', '+39 06 1234 5678'],
    ['RU', '8 912 345 67 89', '+7 912 345 67 89'],
    ['HU', '06 1 234 5678', '+36 1 234 5678'],
    ['', '07911 123456', '07911 123456'],
    ['GB', '', ''],
  ])('in %s: %s is %s', (country, text, expected) => expect(worldwide(text, countryOf(country))).toBe(expected))

  it('is sent without what stands between its digits and what is only dialled at home, where it names its country', () => {
    expect(['+44 7911 123-456', '0049 30 1234', '+44 (0)7911 123456', '+4407911123456', '+39 06 1234 5678', '+999 12', '07911 123456', ''].map(asSent))
      .toEqual(['+447911123456', '+49301234', '+447911123456', '+447911123456', '+390612345678', '+99912', '07911 123456', ''])
  })

  it('is one of at most fifteen digits, and of as many as numbers of its country have', () => {
    expect(['+44 7911 123456', '+44 (0)7911 123456', '12 34', '+999 1234', 'call me', '+', '1234567890123456', '+44 7911', '+44 7911 1234567'].map(isPhoneNumber))
      .toEqual([true, true, true, true, false, false, false, false, false])
  })

  it('follows the country that is chosen for it', () => {
    const france = countryOf('FR')
    expect(['+44 7911 123456', '0044 (0)7911 123456', '+44', '06 12 34 56 78', 'later'].map((text) => france && inCountry(text, france)))
      .toEqual(['+33 7911 123456', '+33 (0)7911 123456', '+33', '+33 6 12 34 56 78', 'later'])
  })
})

describe('a field for numbers of any country', () => {
  let open: OpenForm

  afterEach(() => {
    open.page.close()
    sessionStorage.clear()
  })

  const PHONE = '#wpforms-12-field_1'
  const LIST = '.tillkit-phone__list'
  const phone = phoneField({ id: '1', label: 'Field 1' })
  const list = (selector = LIST) => one<HTMLSelectElement>(selector)
  const shown = () => one('.iti__selected-dial-code').textContent
  const near = (select = list()) => void select.dispatchEvent(new Event('pointerover', { bubbles: true }))
  const chooseCountry = (country: string) => {
    near()
    choose(LIST, country)
  }

  it('names the visitor\'s country once it is left, and is sent under its own name', async () => {
    open = await openForm({ fields: [phone], settings: { country: 'GB' } })
    await enter(PHONE, '07911 123456')
    expect([one(PHONE).value, one(PHONE).name]).toEqual(['+44 7911 123456', 'wpforms[fields][1]'])
    await submit()
    expect([...(open.sent[0] ?? [])].filter(([name]) => name.startsWith('wpforms[fields]'))).toEqual([['wpforms[fields][1]', '+447911123456']])
  })

  it('is that of the browser\'s language where the page names none, and asks nobody', async () => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de')
    open = await openForm({ fields: [phone] })
    type(PHONE, '030 123456')
    await submit()
    expect([open.sent[0]?.get('wpforms[fields][1]'), open.asked.filter((asked) => typeof asked === 'string')]).toEqual(['+4930123456', []])
    language.mockRestore()
  })

  it.each(['call me', '+44 7911'])('is told where it is no number: %s', async (text) => {
    open = await openForm({ fields: [phone] })
    await enter(PHONE, text)
    expect(said()).toEqual(['Please enter a valid phone number.'])
  })

  it('has a list of all countries before it, by the page\'s words, which offers them once somebody comes near', async () => {
    open = await openForm({ fields: [phone], settings: { country: 'gb', country_list_label: 'Länder' } })
    expect([list().getAttribute('aria-label'), list().name, list().options.length, list().value, shown()]).toEqual(['Field 1: Länder', '', 1, 'GB', '+44'])
    expect([one('.iti__flag').className, one('.iti__flag').textContent]).toEqual(['iti__flag iti__gb', 'GB'])
    near()
    const labels = [...list().options].map(({ text }) => text)
    expect([labels.length, labels[0], labels.includes('Germany +49'), list().value]).toEqual([245, 'Afghanistan +93', true, 'GB'])
  })

  it('gets the code of the country that is chosen, now or before it is typed', async () => {
    open = await openForm({ fields: [phone], settings: { country: 'GB' } })
    chooseCountry('FR')
    expect([one(PHONE).value, shown()]).toEqual(['', '+33'])
    await enter(PHONE, '06 12 34 56 78')
    expect(one(PHONE).value).toBe('+33 6 12 34 56 78')
    const heard: string[] = []
    for (const event of ['input', 'change']) document.addEventListener(event, ({ target }) => heard.push(`${event} ${(target as Element).id}`), { once: true })
    chooseCountry('BE')
    expect([one(PHONE).value, heard]).toEqual(['+32 6 12 34 56 78', ['input wpforms-12-field_1', 'change wpforms-12-field_1']])
    await submit()
    expect(open.sent[0]?.get('wpforms[fields][1]')).toBe('+32612345678')
  })

  it('shows the country that it names, and of several with one code the chosen one', async () => {
    open = await openForm({ fields: [phone], settings: { country: 'GB' } })
    type(PHONE, '+4')
    expect([list().value, shown()]).toEqual(['GB', '+44'])
    type(PHONE, '+49 30')
    expect([list().value, shown()]).toEqual(['DE', '+49'])
    type(PHONE, '+1 204')
    expect(list().value).toBe('US')
    chooseCountry('CA')
    type(PHONE, '+1 204 555')
    expect([list().value, one(PHONE).value]).toEqual(['CA', '+1 204 555'])
  })

  it('shows the page\'s country again once the form is reset, and cannot be chosen from while it is locked', async () => {
    open = await openForm({ fields: [phone], settings: { country: 'GB' } })
    type(PHONE, '+49 30')
    one<HTMLFormElement>('form').reset()
    await pass(1)
    expect([list().value, shown(), list().disabled]).toEqual(['GB', '+44', false])
    one('#wpforms-12-field_1-container').classList.add('wpforms-field-readonly')
    await pass(1)
    expect(list().disabled).toBe(true)
    one('#wpforms-12-field_1-container').classList.remove('wpforms-field-readonly')
    one(PHONE).disabled = true
    await pass(1)
    expect(list().disabled).toBe(true)
  })

  it('says no country where nobody knows one, and takes the number as it is typed', async () => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('eo')
    const maximize = vi.spyOn(Intl.Locale.prototype, 'maximize').mockImplementation(() => new Intl.Locale('eo'))
    open = await openForm({ fields: [phone] })
    await enter(PHONE, '07911 123456')
    expect([list().value, shown(), one(PHONE).value]).toEqual(['', '+', '07911 123456'])
    maximize.mockRestore()
    language.mockRestore()
  })

  it('stays alone where another library has drawn its list, and is what it was when we go', async () => {
    open = await openForm({ fields: [phone], settings: { country: 'GB' }, beforeStart: () => {
      const drawn = document.createElement('div')
      drawn.className = 'iti'
      one(PHONE).replaceWith(drawn)
      drawn.append(Object.assign(document.createElement('input'), { type: 'tel', className: 'wpforms-smart-phone-field', id: 'taken' }))
    } })
    expect(document.querySelector(LIST)).toBeNull()
  })

  it('is drawn in each row of a repeater, chosen there, and sent under the row\'s own name', async () => {
    const rows = repeater({ formId: '12', id: '5', label: 'Contacts', fields: [phone, field('2', 'text')], max: 3 })
    open = await openForm({ fields: [rows], settings: { country: 'GB' } })
    expect(document.querySelectorAll(LIST)).toHaveLength(1)
    one<HTMLElement>('.wpforms-field-repeater-button-add').click()
    await pass(500)
    const [first, second] = document.querySelectorAll<HTMLSelectElement>(LIST)
    if (!first || !second) throw new Error('A list is missing')
    // The number is what is filled in first, not its country.
    expect(document.activeElement).toBe(one('#wpforms-12-field_1_2'))
    near(second)
    second.value = 'FR'
    second.dispatchEvent(new Event('change', { bubbles: true }))
    await enter(PHONE, '07911 123456')
    await enter('#wpforms-12-field_1_2', '06 12 34 56 78')
    expect([first.value, second.value, one(PHONE).value, one('#wpforms-12-field_1_2').value]).toEqual(['GB', 'FR', '+44 7911 123456', '+33 6 12 34 56 78'])
    await submit()
    expect(['wpforms[fields][1]', 'wpforms[fields][1_2]'].map((name) => open.sent[0]?.get(name))).toEqual(['+447911123456', '+33612345678'])
  })

  it('in a row is checked, and gone with it', async () => {
    const rows = repeater({ formId: '12', id: '5', label: 'Contacts', fields: [phone], max: 3 })
    open = await openForm({ fields: [rows], settings: { country: 'GB' } })
    one<HTMLElement>('.wpforms-field-repeater-button-add').click()
    await pass(500)
    await enter('#wpforms-12-field_1_2', 'call me')
    expect(said()).toEqual(['Please enter a valid phone number.'])
    const remove = document.querySelectorAll<HTMLElement>('.wpforms-field-repeater-button-remove')
    remove[1]?.click()
    await pass(500)
    expect([document.querySelectorAll(LIST).length, said()]).toEqual([1, []])
    await submit()
    expect(open.sent).toHaveLength(1)
  })
})
