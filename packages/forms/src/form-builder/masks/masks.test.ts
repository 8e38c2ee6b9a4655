import { afterEach, describe, expect, it } from 'vitest'
import { enter, errors, field, leave, one, openForm, type OpenForm, pass, said, submit, type } from '../../../test/builder-form.ts'

let open: OpenForm

afterEach(() => {
  open.page.close()
  sessionStorage.clear()
})

const box = (id: string) => `#wpforms-12-field_${id}`
const masked = (id: string, more: Readonly<Record<string, string>>, kind = 'text') => field(id, kind, { className: 'wpforms-masked-input', more: { 'data-rule-inputmask-incomplete': '1', ...more } })
const PHONE = { 'data-inputmask-mask': '(999) 999-9999' }
const INCOMPLETE = 'Please fill out the field in required format.'

/** Fills an input in as a browser does it by itself: at once, with no key. */
const fillIn = (selector: string, text: string) => type(selector, text)

describe('a field with a mask', () => {
  it('[form-builder-forms#19] is whole, or empty where it may be left out', async () => {
    open = await openForm({ fields: [masked('1', PHONE)] })
    const verdicts: string[] = []
    for (const text of ['12', '', '2025550123']) {
      await enter(box('1'), text)
      verdicts.push(said().join())
    }
    expect([verdicts, one(box('1')).value]).toEqual([[INCOMPLETE, '', ''], '(202) 555-0123'])
  })

  it('is sent as its mask writes it, and listeners of the page find it so', async () => {
    open = await openForm({ fields: [masked('1', PHONE)] })
    const heard: string[] = []
    one(box('1')).addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value))
    fillIn(box('1'), '202 555 0123')
    await submit()
    expect([new Set(heard), open.sent[0]?.get('wpforms[fields][1]')]).toEqual([new Set(['(202) 555-0123']), '(202) 555-0123'])
  })

  it('keeps what stood there before, written by its mask, and what the mask has no room for as it was', async () => {
    open = await openForm({ fields: [{ ...masked('1', PHONE), value: '2025550123' }, { ...masked('2', { 'data-inputmask-mask': '99' }), value: 'none' }] })
    expect([one(box('1')).value, one(box('2')).value]).toEqual(['(202) 555-0123', 'none'])
  })

  it('is written by its mask where a script has set it and says so', async () => {
    open = await openForm({ fields: [masked('1', PHONE)], jquery: true })
    one(box('1')).value = '2025550123'
    ;(window as unknown as { jQuery(element: Element): { trigger(type: string): void } }).jQuery(one(box('1'))).trigger('change')
    await pass(10)
    expect(one(box('1')).value).toBe('(202) 555-0123')
  })

  it.each([
    ['a number of the US', 'tel', { 'data-inputmask': "'mask': '(999) 999-9999'", 'data-rule-us-phone-field': 'true' }, '+1 202 555 0123', '(202) 555-0123'],
    ['a postal code of the US', 'text', { 'data-inputmask-mask': '(99999)|(99999-9999)', 'data-inputmask-keepstatic': 'true' }, '123456789', '12345-6789'],
    ['a date', 'text', { 'data-inputmask-alias': 'datetime', 'data-inputmask-inputformat': 'dd/mm/yyyy' }, '4/5/2026', '04/05/2026'],
    ['an expression', 'text', { 'data-inputmask-regex': 'GB[0-9]{9}' }, '123456789', 'GB123456789'],
    ['a name', 'text', { 'data-inputmask-alias': 'currency' }, '1234.5', '1,234.50'],
  ])('is read as %s', async (_, control, more, text, expected) => {
    open = await openForm({ fields: [{ ...masked('1', more), control }] })
    const heard: string[] = []
    fillIn(box('1'), text)
    one(box('1')).addEventListener('change', ({ target }) => heard.push((target as HTMLInputElement).value))
    leave(box('1'))
    await pass(50)
    expect([one(box('1')).value, heard, errors()]).toEqual([expected, [expected], []])
  })

  it('whose mask cannot be read is a plain one, which is said once', async () => {
    open = await openForm({ fields: [masked('1', { 'data-inputmask-alias': 'cssunit' })] })
    await enter(box('1'), 'anything 12')
    expect([one(box('1')).value, said()]).toEqual(['anything 12', []])
    expect(open.page.errors.map(({ problem: { message, help } }) => [message, help])).toEqual([['The mask cssunit cannot be read: its field is a plain one.', 'form-mask']])
  })

  it('shows how it is filled in to whoever comes to it, and asks phones for their keyboard', async () => {
    open = await openForm({ fields: [masked('1', { ...PHONE, 'data-inputmask-inputmode': 'tel' }), masked('2', { ...PHONE, placeholder: 'Yours' })] })
    const hints = () => ['1', '2'].map((id) => one(box(id)).getAttribute('placeholder'))
    expect([hints(), one(box('1')).getAttribute('inputmode')]).toEqual([[null, 'Yours'], 'tel'])
    one(box('1')).focus()
    expect(hints()).toEqual(['(___) ___-____', 'Yours'])
    one(box('2')).focus()
    expect(hints()).toEqual([null, 'Yours'])
  })

  it('waits for a word that is composed', async () => {
    open = await openForm({ fields: [masked('1', PHONE)] })
    const input = one(box('1'))
    input.focus()
    input.value = '20x'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }))
    expect(input.value).toBe('20x')
    input.dispatchEvent(new Event('compositionend', { bubbles: true }))
    expect(input.value).toBe('(20')
  })
})
