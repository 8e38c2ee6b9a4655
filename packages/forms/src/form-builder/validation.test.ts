import { createRequire } from 'node:module'
import { passwordGlobals } from '@tillkit/fixtures'
import { dateLists } from '@tillkit/fixtures/form-builder'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choose, enter, errors, field, leave, one, type OpenForm, openForm, pass, said, submit, tick, type } from '../../test/builder-form.ts'

let open: OpenForm

afterEach(() => open.page.close())

const REQUIRED = 'This field is required.'
const EMAIL = 'Please enter a valid email address.'
const box = (id: string) => `#wpforms-12-field_${id}`
const choices = [{ text: 'Phone' }, { text: 'Email' }]

/** Opens a form of one field, and tells what each value is answered when the field is left. */
async function judge(data: ReturnType<typeof field>, values: readonly string[]): Promise<string[]> {
  open = await openForm({ fields: [data] })
  const verdicts: string[] = []
  for (const value of values) {
    await enter(box(data.id), value)
    verdicts.push(said().join())
  }
  return verdicts
}

describe('what has to be filled in', () => {
  it('[form-builder-forms#1] is told where a text is empty, and nothing is sent', async () => {
    open = await openForm({ fields: [field('1', 'text', { isRequired: true })] })
    await submit()
    expect([errors(), open.sent, one(box('1')).className.includes('wpforms-error'), one('.wpforms-field').classList.contains('wpforms-has-error')]).toEqual([[['1', REQUIRED]], [], true, true])
  })

  it('[form-builder-forms#2] may be a space', async () => {
    open = await openForm({ fields: [field('1', 'text', { isRequired: true })] })
    type(box('1'), ' ')
    await submit()
    expect([said(), open.sent.map((data) => data.get('wpforms[fields][1]'))]).toEqual([[], [' ']])
  })

  it('[form-builder-forms#3] is told once for a group, behind all of it, and marks all its boxes', async () => {
    open = await openForm({ fields: [field('5', 'radio', { isRequired: true, choices })] })
    await submit()
    const shell = one('.wpforms-field')
    expect([errors(), shell.lastElementChild?.localName, [...shell.querySelectorAll('input')].map(({ className }) => className)]).toEqual([[['5', REQUIRED]], 'em', ['wpforms-error', 'wpforms-error']])
    expect(shell.lastElementChild?.id).toBe('wpforms[fields][5]-error')
  })

  it('[form-builder-forms#4] is told no more once a choice is made', async () => {
    open = await openForm({ fields: [field('5', 'radio', { isRequired: true, choices })] })
    await submit()
    tick(box('5_2'))
    await pass(5)
    expect([errors(), one('.wpforms-field').classList.contains('wpforms-has-error')]).toEqual([[], false])
  })

  it('[form-builder-forms#5] is never told twice for one name', async () => {
    open = await openForm({ fields: [field('4', 'checkbox', { isRequired: true, choices })] })
    await submit()
    await submit()
    tick(box('4_1'))
    tick(box('4_1'))
    await pass(5)
    expect(errors()).toEqual([['4', REQUIRED]])
  })

  it('[form-builder-forms#6] is told of a list that shows what it is for', async () => {
    open = await openForm({ fields: [field('3', 'select', { isRequired: true, choices })] })
    await submit()
    expect(errors()).toEqual([['3', REQUIRED]])
    choose(box('3'), 'Phone')
    await pass(5)
    expect(errors()).toEqual([])
  })
})

describe('an address', () => {
  it('[form-builder-forms#7] may be left out, and has six characters at the least', async () => {
    expect(await judge(field('1', 'email'), ['', 'a@b.c', 'a@b.co'])).toEqual(['', EMAIL, ''])
  })

  it('[form-builder-forms#8] has one sign, a name before it, and a name with a dot behind it', async () => {
    expect(await judge(field('1', 'email'), ['a@@b.com', '@b.com', 'a@b', 'a b@c.com', 'josé@b.com', 'a@b..com', 'a@b.com.', 'somebody@localhost'])).toEqual(Array(8).fill(EMAIL))
  })

  it('[form-builder-forms#9] may have quotes and dots in its name, and 63 characters', async () => {
    expect(await judge(field('1', 'email'), ['o\'neil@b.com', '.a@b.com', 'a..b@c.com', `${'a'.repeat(64)}@b.com`, `${'a'.repeat(63)}@b.com`])).toEqual(['', '', '', EMAIL, ''])
  })

  it('[form-builder-forms#10] has no hyphen at the ends of a name, as the server has it', async () => {
    expect(await judge(field('1', 'email'), ['a@-b.com', 'a@b-.com', 'a@b-c.com'])).toEqual([EMAIL, EMAIL, ''])
  })

  const twice = (isRequired: boolean) => field('2', 'email', {
    isRequired,
    parts: [
      { key: 'primary', label: 'Email', type: 'email', width: 'one-half' },
      { key: 'secondary', label: 'Again', type: 'email', width: 'one-half', suffix: '-secondary', more: { 'data-rule-confirm': '#wpforms-12-field_2' } },
    ],
  })

  it('[form-builder-forms#11] that is typed twice has to be the same, told in its half', async () => {
    open = await openForm({ fields: [twice(true)] })
    await enter(box('2'), 'x@y.co')
    await enter(box('2-secondary'), 'x@y.com')
    expect([said(), one(box('2-secondary')).parentElement?.querySelector('em')?.textContent, open.sent]).toEqual([['Field values do not match.'], 'Field values do not match.', []])
    // Looked at again when either changes.
    await enter(box('2'), 'x@y.com')
    expect(said()).toEqual([])
  })

  it('[form-builder-forms#12] that is not typed again is not the same, wherever it may be left out', async () => {
    open = await openForm({ fields: [twice(false)] })
    type(box('2'), 'x@y.co')
    await submit()
    expect([said(), one(box('2-secondary')).classList.contains('wpforms-error'), open.sent]).toEqual([['Field values do not match.'], true, []])
  })

  it('[form-builder-forms#13] of a page gets its beginning, and is one that everybody can reach', async () => {
    const wrong = 'Please enter a valid URL.'
    open = await openForm({ fields: [field('1', 'url')] })
    await enter(box('1'), 'example.com')
    expect([one(box('1')).value, said()]).toEqual(['https://example.com', []])
    const verdicts: string[] = []
    for (const value of ['http://192.168.1.4', 'https://93.184.216.34:8080/x', 'https://localhost']) {
      await enter(box('1'), value)
      verdicts.push(said().join())
    }
    expect(verdicts).toEqual([wrong, '', wrong])
  })
})

describe('an amount', () => {
  it('[form-builder-forms#14] lies between its limits', async () => {
    expect(await judge(field('1', 'number', { more: { step: 'any', min: '5', max: '10' } }), ['4', '11', '7.5'])).toEqual([
      'Please enter a value greater than or equal to 5.', 'Please enter a value less than or equal to 10.', '',
    ])
  })

  it('[form-builder-forms#15] may have commas between thousands', async () => {
    expect(await judge(field('1', 'text', { more: { 'data-rule-number': 'true' } }), ['1,234.5', '1,23'])).toEqual(['', 'Please enter a valid number.'])
  })

  it('[form-builder-forms#16] of characters has a limit, where that is one', async () => {
    expect(await judge(field('1', 'text', { more: { maxlength: '524288' } }), ['abcd'])).toEqual([''])
    open.page.close()
    open = await openForm({ fields: [field('1', 'text', { more: { maxlength: '3' } })] })
    one(box('1')).value = 'abcd'
    await submit()
    expect(said()).toEqual(['Please enter no more than 3 characters.'])
  })

  it('[form-builder-forms#17] of choices has a limit, where that is not none', async () => {
    const three = [{ text: 'A' }, { text: 'B' }, { text: 'C' }]
    const boxes = (limit: number) => [field('4', 'checkbox', { choices: three, list: { 'data-choice-limit': limit }, more: { 'data-rule-check-limit': 'true' } })]
    open = await openForm({ fields: boxes(2) })
    for (const at of [1, 2, 3]) tick(box(`4_${at}`))
    await pass(5)
    expect(errors()).toEqual([['4', 'You have exceeded the number of allowed selections: 2.']])
    open.page.close()
    open = await openForm({ fields: boxes(0) })
    for (const at of [1, 2, 3]) tick(box(`4_${at}`))
    await submit()
    expect([errors(), open.sent.length]).toEqual([[], 1])
  })

  it('[form-builder-forms#18] of a slider is so many steps from its start', async () => {
    const slider = field('1', 'number-slider', { more: { min: '2', max: '20', step: '5', value: '7' } })
    open = await openForm({ fields: [slider] })
    await submit()
    expect([said(), open.sent.length]).toEqual([[], 1])
    open.page.close()
    // No browser's slider takes such a value: here it is a text with the same rules.
    expect(await judge(field('1', 'text', { more: { min: '2', max: '20', step: '5' } }), ['7', '10', '12'])).toEqual(['', 'Please enter a multiple of 5.', ''])
  })
})

describe('a form of its own', () => {
  it('[form-builder-forms#19] is that of a mask: whole, or nothing where it may be left out', async () => {
    const mask = { 'data-rule-inputmask-incomplete': '1', 'data-inputmask-mask': '(999) 999-9999' }
    expect(await judge(field('1', 'text', { more: mask }), ['12', '', '(020) 794-6000'])).toEqual(['Please fill out the field in required format.', '', ''])
  })

  it('[form-builder-forms#20] is that of a time with AM or PM', async () => {
    const wrong = 'Please enter time in 12-hour AM/PM format (eg 8:45 AM).'
    expect(await judge(field('1', 'text', { more: { 'data-rule-time12h': 'true' } }), ['8:45 AM', '08:45am', '13:00 PM', '8.45'])).toEqual(['', '', wrong, wrong])
  })

  it('[form-builder-forms#21] is that of a time of 24 hours', async () => {
    expect(await judge(field('1', 'text', { more: { 'data-rule-time24h': 'true' } }), ['22:45', '24:00'])).toEqual(['', 'Please enter time in 24-hour format (eg 22:45).'])
  })

  it('[form-builder-forms#22] is that of a time of the day', async () => {
    const limits = { 'data-rule-time12h': 'true', 'data-rule-time-limit': 'true', 'data-min-time': '09:00am', 'data-max-time': '06:00pm' }
    const wrong = 'Please enter time between 09:00 AM and 06:00 PM.'
    expect(await judge(field('1', 'text', { more: limits }), ['10:00 AM', '6:00 PM', '8:59 AM', '9:00 AM', '7:00 AM'])).toEqual(['', '', wrong, '', wrong])
  })

  it('[form-builder-forms#23] is that of a time of the night', async () => {
    const limits = { 'data-rule-time24h': 'true', 'data-rule-time-limit': 'true', 'data-min-time': '22:00', 'data-max-time': '06:00' }
    expect((await judge(field('1', 'text', { more: limits }), ['23:30', '05:00', '22:00', '06:00', '12:00'])).map((text) => text === '')).toEqual([true, true, true, true, false])
  })

  it('[form-builder-forms#24] is that of a date: said once, for all three lists', async () => {
    open = await openForm({ fields: [field('4', 'date-time', { html: `<fieldset>${dateLists('12', '4')}</fieldset>` })] })
    choose(box('4-month'), '2')
    await submit()
    const lists = [...document.querySelectorAll('select')]
    expect([errors(), one('em').id]).toEqual([[['4', REQUIRED]], 'wpforms-12-field_4-error'])
    expect(lists.map((list) => [list.getAttribute('aria-describedby'), list.classList.contains('wpforms-error')])).toEqual([
      ['wpforms-12-field_4-error', false], ['wpforms-12-field_4-error', true], ['wpforms-12-field_4-error', true],
    ])
    expect(document.activeElement?.id).toBe('wpforms-12-field_4-day')
  })

  it('[form-builder-forms#25] is that of a password which is strong enough, by the platform\'s meter', async () => {
    vi.stubGlobal('wp', { passwordStrength: { meter: (text: string) => (text.length > 8 ? 4 : 0) } })
    vi.stubGlobal('pwsL10n', { short: 'Very weak', strong: 'Strong' })
    const strong = field('1', 'password', { more: { 'data-rule-password-strength': '1', 'data-password-strength-level': '3' } })
    expect(await judge(strong, ['abc'])).toEqual(['A stronger password is required. Consider using upper and lower case letters, numbers, and symbols.'])
    expect([one('.wpforms-pass-strength-result').className, one('.wpforms-pass-strength-result').textContent]).toEqual(['wpforms-pass-strength-result short', 'Very weak'])
    await enter(box('1'), 'correct horse battery')
    expect([said(), one('.wpforms-pass-strength-result').className]).toEqual([[], 'wpforms-pass-strength-result strong'])
  })

  describe('without the platform\'s meter', () => {
    const strong = field('1', 'password', { more: { 'data-rule-password-strength': '1', 'data-password-strength-level': '3' } })
    const WEAK = 'A stronger password is required. Consider using upper and lower case letters, numbers, and symbols.'
    const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="zxcvbn"]')]

    /** Opens the form on a page that names the library; the simulated browser loads none. */
    async function openWithout() {
      for (const [name, value] of Object.entries(passwordGlobals())) vi.stubGlobal(name, value)
      vi.spyOn(document.head, 'append').mockImplementation((script) => void document.body.append(Object.assign(script as Element, { type: 'text/plain' })))
      open = await openForm({ fields: [strong] })
    }

    it('[form-builder-forms#25] is measured by the library, which comes with the first key, and a form that is sent waits for it', async () => {
      await openWithout()
      expect(tags()).toEqual([])
      type(box('1'), 'abc')
      type(box('1'), 'abcd')
      expect(tags()).toHaveLength(1)
      await submit()
      expect([said(), open.sent]).toEqual([[], []])
      vi.stubGlobal('zxcvbn', createRequire(import.meta.url)('zxcvbn'))
      tags()[0]?.dispatchEvent(new Event('load'))
      await pass(10)
      expect([said(), one('.wpforms-pass-strength-result').className, open.sent]).toEqual([[WEAK], 'wpforms-pass-strength-result short', []])
    })

    it('[form-builder-forms#25] is the server\'s to judge where the library cannot be had, or takes too long', async () => {
      await openWithout()
      type(box('1'), 'abc')
      await submit()
      expect(open.sent).toEqual([])
      await pass(3000)
      expect([said(), open.sent.map((data) => data.get('wpforms[fields][1]'))]).toEqual([[], ['abc']])
    })
  })
})

describe('when a field is looked at', () => {
  it('[form-builder-forms#26] again: a second after the last key, and not before', async () => {
    open = await openForm({ fields: [field('1', 'email')] })
    await enter(box('1'), 'a@b')
    type(box('1'), 'a@b.c')
    await pass(600)
    type(box('1'), 'a@b.com')
    await pass(990)
    expect(said()).toEqual([EMAIL])
    await pass(20)
    expect(said()).toEqual([])
  })

  it('[form-builder-forms#27] for the first time: when it is left, not while it is typed', async () => {
    open = await openForm({ fields: [field('1', 'email')] })
    type(box('1'), 'a@b')
    await pass(3000)
    expect(said()).toEqual([])
    leave(box('1'))
    await pass(5)
    expect(said()).toEqual([EMAIL])
  })

  it('[form-builder-forms#28] by a form that is sent: the first gets the focus, and stands below the window\'s edge', async () => {
    open = await openForm({ fields: [field('1', 'text', { isRequired: true }), field('2', 'text', { isRequired: true })] })
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 300 } as DOMRect)
    await submit()
    expect([document.activeElement?.id, scrolled.mock.calls.at(-1)?.[0]]).toEqual(['wpforms-12-field_1', { top: 225, behavior: 'smooth' }])
    scrolled.mockRestore()
    boxes.mockRestore()
  })

  it('[form-builder-forms#29] by a form that is sent: each wrong control says so, and leads to what is said of it', async () => {
    open = await openForm({ fields: [field('1', 'text', { isRequired: true, description: 'In a line' }), field('5', 'radio', { isRequired: true, choices }), field('3', 'select', { isRequired: true, choices })] })
    await submit()
    const wrong = [...document.querySelectorAll('.wpforms-field :is(input, select)')]
    expect(wrong.map((element) => [
      element.getAttribute('aria-invalid'),
      (element.getAttribute('aria-describedby') ?? '').split(' ').every((id) => document.getElementById(id)),
      document.getElementById(element.getAttribute('aria-errormessage') ?? '')?.localName,
    ])).toEqual(Array(4).fill(['true', true, 'em']))
  })

  it('[form-builder-forms#30] is told in letters, whatever the page has made of them', async () => {
    open = await openForm({ fields: [field('1', 'text', { isRequired: true })], settings: { val_required: 'This field isn&#039;t optional.' } })
    await submit()
    expect(said()).toEqual(['This field isn\'t optional.'])
  })
})
