import { dateTimeField, type DateTimeData } from '@tillkit/fixtures/form-builder'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enter, errors, leave, one, openForm, pass, said, submit, type, type OpenForm } from '../../../../test/builder-form.ts'

let open: OpenForm | undefined
const page = window as unknown as Record<string, unknown>
const SNIPPETS = ['wpforms_datepicker', 'wpforms_timepicker', 'wpforms_12', 'wpforms_12_1']

beforeEach(() => void vi.setSystemTime(new Date(2026, 10, 29, 15)))
afterEach(() => {
  open?.page.close()
  open = undefined
  for (const name of SNIPPETS) Reflect.deleteProperty(page, name)
  vi.useRealTimers()
})

const DATE = '#wpforms-12-field_1'
const TIME = '#wpforms-12-field_1-time'
const value = (selector: string) => one(selector).value
const link = () => one<HTMLAnchorElement>('.wpforms-datepicker-clear')

async function start(data: Partial<DateTimeData>, more: Partial<Parameters<typeof openForm>[0]> = {}): Promise<void> {
  open = await openForm({ fields: [dateTimeField({ formId: '12', id: '1', label: 'Visit', ...data })], ...more })
}

/** Types into a field and leaves it. @returns what stands there then, and what is said of it */
async function typed(selector: string, text: string): Promise<readonly unknown[]> {
  await enter(selector, text)
  await pass(1100)
  return [value(selector), ...said()]
}

describe('a date', () => {
  it('that was typed is written as its field has it, before anybody hears of it, and sent so', async () => {
    await start({ date: { 'data-date-format': 'd/m/Y' } })
    const heard: string[] = []
    one('form').addEventListener('change', ({ target }) => heard.push((target as HTMLInputElement).value))
    expect(await typed(DATE, '24 dec 26')).toEqual(['24/12/2026'])
    expect(heard.at(-1)).toBe('24/12/2026')
    type(DATE, '5.1.27')
    await submit()
    expect(open?.sent[0]?.get('wpforms[fields][1][date]')).toBe('05/01/2027')
  })

  it('that means none stays, and is said with one that would do', async () => {
    await start({ date: { 'data-date-format': 'd/m/Y', 'data-disable-past-dates': '1', 'data-limit-days': 'mon,tue' } })
    expect(await typed(DATE, 'soon')).toEqual(['soon', 'Please enter a date such as 30/11/2026.'])
    await submit()
    expect([open?.sent.length, value(DATE), document.activeElement?.id]).toEqual([0, 'soon', 'wpforms-12-field_1'])
    expect(await typed(DATE, '1/12')).toEqual(['01/12/2026'])
  })

  it('that its limits forbid is said', async () => {
    await start({ date: { 'data-date-format': 'd/m/Y', 'data-disable-past-dates': '1', 'data-disable-todays-date': '1', 'data-limit-days': 'mon,tue' } })
    expect(await typed(DATE, '29/11/2026')).toEqual(['29/11/2026', 'The first day that can be chosen is 30/11/2026.'])
    expect(await typed(DATE, '2/12/2026')).toEqual(['02/12/2026', 'This day cannot be chosen. Please choose another one.'])
    expect(await typed(DATE, '30/11/2026')).toEqual(['30/11/2026'])
  })

  it('that the server has printed in a way of its own is its own', async () => {
    await start({ date: { 'data-date-format': 'd/m/Y' }, value: 'some day' })
    leave(DATE)
    await submit()
    expect([errors(), open?.sent[0]?.get('wpforms[fields][1][date]')]).toEqual([[], 'some day'])
  })

  it('that is required is asked for like any other field', async () => {
    await start({ isRequired: true, date: {} })
    await submit()
    expect(said()).toEqual(['This field is required.'])
  })

  it('is described and named, and its keyboard has digits where they are enough', async () => {
    await start({ date: { 'data-date-format': 'd/m/Y' }, time: { 'data-time-format': 'H:i', 'data-min-time': '08:30', 'data-max-time': '16:45' } })
    await pass(0)
    const hint = (selector: string) => document.getElementById(one(selector).getAttribute('aria-describedby') ?? '')?.textContent
    one(DATE).focus()
    await pass(50)
    expect([hint(DATE), hint(TIME)]).toEqual(['Type a date such as 29/11/2026, or press Down for a calendar.', 'Type a time such as 08:30, or press Down for a list.'])
    expect([DATE, TIME].map((selector) => one(selector).getAttribute('inputmode'))).toEqual(['numeric', 'numeric'])
  })
})

describe('the link that empties a date', () => {
  it('is a button with a name, shows while there is something to empty, and empties it for all who listen', async () => {
    await start({ date: {} })
    type(DATE, '12/24/2026')
    await pass(50)
    expect([link().getAttribute('role'), link().tabIndex, link().title, link().style.display]).toEqual(['button', 0, 'Clear Date', 'block'])
    const heard = vi.fn()
    one('form').addEventListener('change', heard)
    link().focus()
    link().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect([value(DATE), link().style.display, document.activeElement?.id, heard.mock.calls.length > 0]).toEqual(['', 'none', 'wpforms-12-field_1', true])
  })

  it('is there at once for a date that the server has printed, and after a reset', async () => {
    await start({ date: {}, value: '12/24/2026' })
    expect(link().getAttribute('role')).toBe('button')
    link().click()
    expect([value(DATE), link().style.display]).toEqual(['', 'none'])
    one<HTMLFormElement>('form').reset()
    await pass(10)
    expect([value(DATE), link().style.display]).toEqual(['12/24/2026', 'block'])
  })

  it('is as it was when the unit goes', async () => {
    await start({ date: {} })
    const before = one('.wpforms-datepicker-wrap').outerHTML
    type(DATE, '12/24/2026')
    await pass(50)
    expect(one('.wpforms-datepicker-wrap').outerHTML).not.toBe(before)
    one(DATE).value = ''
    open?.page.close()
    expect(document.querySelector('.wpforms-datepicker-wrap')?.outerHTML ?? before).toBe(before)
    open = undefined
  })
})

describe('a time', () => {
  const LIMITED = { 'data-step': '30', 'data-min-time': '09:00am', 'data-max-time': '06:00pm' }

  it('[form-builder-forms#22] that was typed is rounded to the step before its limits are asked', async () => {
    await start({ time: LIMITED })
    expect(await typed(TIME, '8:59 AM')).toEqual(['9:00 AM'])
    expect(await typed(TIME, '7:10 AM')).toEqual(['7:00 AM', 'Please enter time between 09:00 AM and 06:00 PM.'])
    expect(await typed(TIME, '13:00 PM')).toEqual(['1:00 PM'])
    expect(await typed(TIME, 'noon')).toEqual(['noon', 'Please enter time in 12-hour AM/PM format (eg 8:45 AM).'])
  })

  it('is rewritten by Enter, before the form goes', async () => {
    await start({ time: LIMITED })
    type(TIME, '1015')
    await pass(50)
    one(TIME).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await submit()
    expect(open?.sent[0]?.get('wpforms[fields][1][time]')).toBe('10:30 AM')
  })

  it('that stands alone in its group is named as that is', async () => {
    await start({ time: LIMITED, isRequired: true })
    type(TIME, '9')
    await pass(50)
    expect(one(TIME).getAttribute('aria-label')).toBe('Visit')
  })
})

describe('what a page says of its calendars', () => {
  it('is read for a field, else for its form, else for all: days, spans, functions, the first and the last', async () => {
    page['wpforms_datepicker'] = { minDate: '01/01/2030' }
    page['wpforms_12'] = { datepicker: { maxDate: '01/01/2020' } }
    page['wpforms_12_1'] = {
      datepicker: {
        minDate: 'today', maxDate: new Date(2026, 11, 31), disableMobile: true,
        disable: ['12/24/2026', { from: '12/25/2026', to: new Date(2026, 11, 26) }, (date: Date) => date.getDay() === 0],
      },
    }
    await start({ date: {} })
    const taken = 'This day cannot be chosen. Please choose another one.'
    expect(await typed(DATE, '11/28/2026')).toEqual(['11/28/2026', 'The first day that can be chosen is 11/29/2026.'])
    expect(await typed(DATE, '1/1/2027')).toEqual(['01/01/2027', 'The last day that can be chosen is 12/31/2026.'])
    for (const day of ['12/24/2026', '12/25/2026', '12/26/2026', '12/27/2026']) expect(await typed(DATE, day)).toEqual([day, taken])
    expect(await typed(DATE, '12/28/2026')).toEqual(['12/28/2026'])
  })

  it('may throw: it is reported once, and the day may be chosen', async () => {
    page['wpforms_datepicker'] = { disable: [() => { throw new Error('broken') }, 'nonsense', null, 7, {}] }
    await start({ date: {} })
    expect(await typed(DATE, '12/24/2026')).toEqual(['12/24/2026'])
    expect(await typed(DATE, '12/25/2026')).toEqual(['12/25/2026'])
    expect(open?.page.errors.map(({ problem }) => [problem.help, (problem.cause as Error).message])).toEqual([['form-calendars', 'broken']])
  })

  it('may want a span, or several days', async () => {
    page['wpforms_12'] = { datepicker: { mode: 'range' } }
    await start({ date: {} })
    expect(await typed(DATE, '12/1/26 to dec 5')).toEqual(['12/01/2026 to 12/05/2026'])
    expect(await typed(DATE, '12/1/26 to soon')).toEqual(['12/1/26 to soon', 'Please enter a date such as 11/29/2026.'])
  })

  it('may be nonsense', async () => {
    page['wpforms_datepicker'] = 'yes'
    page['wpforms_12'] = { datepicker: null }
    page['wpforms_timepicker'] = { step: 'x', minTime: {}, disableTimeRanges: [7, ['9am']] }
    await start({ date: {}, time: { 'data-step': null } })
    expect([...await typed(DATE, '12/24/26'), ...await typed(TIME, '9:10')]).toEqual(['12/24/2026', '9:10 AM'])
  })
})

describe('what a page says of its lists of times', () => {
  it('takes times out, limits them, and has them rounded only where it says so', async () => {
    page['wpforms_timepicker'] = { minTime: '8am', maxTime: '10pm', disableTimeRanges: [['12pm', '1:30pm']] }
    await start({ time: {} })
    expect(await typed(TIME, '12:15 pm')).toEqual(['12:15 PM', 'This time cannot be chosen. Please choose another one.'])
    expect(await typed(TIME, '1:30 pm')).toEqual(['1:30 PM'])
    expect(await typed(TIME, '7:59 am')).toEqual(['7:59 AM', 'Please enter time between 8:00 AM and 10:00 PM.'])
    page['wpforms_timepicker'] = { forceRoundTime: true }
    open?.page.close()
    await start({ time: {} })
    expect(await typed(TIME, '7:59 am')).toEqual(['8:00 AM'])
  })
})
