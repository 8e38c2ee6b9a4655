import { builderCall } from '@tillkit/fixtures'
import { BUILDER_SETTINGS, builderFormHtml, dateTimeField, type DateTimeData } from '@tillkit/fixtures/form-builder'
import { eventually, fixturePage, openHtml, useShop, type FixtureOptions, type VisitOptions } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()

const DATE = '#wpforms-113-field_1'
const TIME = '#wpforms-113-field_1-time'
const CALENDAR = '.tillkit-calendar'
const CLEAR = '.wpforms-datepicker-clear'
/** The builder's own looks of what matters here: a field as wide as its row, and the link within it. */
const LOOKS = `<style>
  body { margin: 16px; font: 16px/1.4 sans-serif }
  .wpforms-field-row { display: flex; gap: 16px; max-width: 500px }
  .wpforms-field-row-block { flex: 1; min-width: 0 }
  .wpforms-form input[type=text] { box-sizing: border-box; width: 100%; height: 43px; padding: 0 14px }
  .wpforms-datepicker-wrap { position: relative }
  .wpforms-datepicker-clear { position: absolute; inset-inline-end: 10px; top: 13px; width: 16px; height: 16px; background: #888 }
</style>`
const VISIT: Partial<DateTimeData> = {
  date: { 'data-date-format': 'd/m/Y', 'data-disable-past-dates': '1', 'data-limit-days': 'mon,tue,wed' },
  time: { 'data-time-format': 'H:i', 'data-step': '15', 'data-min-time': '08:30', 'data-max-time': '16:45' },
}

interface Asked extends Partial<DateTimeData> {
  readonly snippet?: string
  readonly page?: Partial<FixtureOptions>
  readonly visit?: Partial<VisitOptions>
}

/** Opens a page with such a field between two others, on a Sunday in November at three. */
async function open({ snippet = '', page = {}, visit = {}, ...data }: Asked = VISIT): Promise<Page> {
  const form = {
    id: '113',
    tokenTime: Math.floor(Date.now() / 1000),
    fields: [{ id: '8', type: 'text', label: 'Before' }, dateTimeField({ formId: '113', id: '1', label: 'Visit', ...data }), { id: '9', type: 'text', label: 'Behind' }],
  }
  shop.server.answer('wpforms_submit', ({ form: sent }) => builderCall('wpforms_submit', new URLSearchParams(sent), { forms: [form] }) ?? '')
  const html = fixturePage({ main: builderFormHtml(form), globals: `<script>window.wpforms_settings = ${JSON.stringify({ ...BUILDER_SETTINGS, locale: 'en' })};${snippet}</script>`, head: LOOKS, ...page })
  const opened = await openHtml(shop.browser, shop.server, { path: '/visit/', html, before: (its) => its.clock.setFixedTime(new Date(2026, 10, 29, 15)), ...visit })
  return opened.page
}

/** Waits until dates and times are written in their form: what is left before that is when it is sent. */
async function isBound(page: Page, selector: string): Promise<void> {
  await page.locator('#wpforms-113-field_8').focus()
  await page.waitForFunction((input) => document.querySelector(input)?.getAttribute('aria-describedby'), selector)
}

const sent = () => shop.server.requestsTo('wpforms_submit').map(({ form }) => [form['wpforms[fields][1][date]'], form['wpforms[fields][1][time]']])
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('aria-label') || document.activeElement?.className)
const wrong = (page: Page) => page.locator('em.wpforms-error').allInnerTexts()
const value = (page: Page, selector: string) => page.locator(selector).inputValue()
/** Which option is at the upper edge of the list that lies open. */
const firstSeen = (page: Page) => page.evaluate(() => {
  const popup = document.querySelector('.tillkit-combobox__popup')
  const top = popup?.getBoundingClientRect().top ?? 0
  return [...(popup?.querySelectorAll('[role="option"]') ?? [])].find((option) => option.getBoundingClientRect().bottom > top + 10)?.textContent
})

describe('a date', () => {
  it('opens its calendar by a press, the first one too, and holds the day that is pressed there', async () => {
    const page = await open({ ...VISIT, visit: { untouched: true, waitForMount: false } })
    await page.locator(DATE).click()
    await page.locator(CALENDAR).waitFor()
    expect([await focused(page), await page.locator(DATE).getAttribute('aria-expanded')]).toEqual(['wpforms-113-field_1', 'true'])
    const [field, calendar] = [await page.locator(DATE).boundingBox(), await page.locator('.tillkit-date-picker__popup').boundingBox()]
    expect(calendar && field && calendar.y - (field.y + field.height)).toBeGreaterThanOrEqual(0)
    expect(await page.getByRole('grid', { name: 'November 2026' }).isVisible()).toBe(true)
    // It is Sunday, which is none; nor is what is past.
    expect(await page.getByRole('button', { name: /Sunday,? 29 November/ }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: /Wednesday,? 25 November/ }).isDisabled()).toBe(true)
    const heard = page.evaluate((selector) => new Promise((resolve) => document.querySelector('form')?.addEventListener('change', ({ target }) => resolve((target as HTMLInputElement).matches(selector)))), DATE)
    await page.getByRole('button', { name: /Monday,? 30 November/ }).click()
    expect([await value(page, DATE), await heard, await focused(page)]).toEqual(['30/11/2026', true, 'wpforms-113-field_1'])
    await eventually(() => page.locator(CALENDAR).count()).toBe(0)
  })

  it('is chosen by keyboard alone: Down leads into the calendar, Tab stays in it, Escape gives the focus back', async () => {
    const page = await open()
    await page.locator('#wpforms-113-field_8').focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('wpforms-113-field_1')
    await page.waitForFunction((selector) => document.querySelector(selector)?.getAttribute('role') === 'combobox', DATE)
    expect(await page.locator(CALENDAR).count()).toBe(0)
    await page.keyboard.press('ArrowDown')
    await eventually(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await eventually(() => focused(page)).toBe('wpforms-113-field_1')
    expect(await page.locator(CALENDAR).count()).toBe(0)
    await page.keyboard.press('ArrowDown')
    await eventually(() => page.evaluate(() => document.activeElement?.matches('.tillkit-calendar__day-button'))).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await eventually(() => value(page, DATE)).toMatch(/^\d\d\/\d\d\/2026$/)
    // The link that empties it follows, and then the time.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('wpforms-datepicker-clear')
    await page.keyboard.press('Enter')
    expect([await value(page, DATE), await focused(page), await page.locator(CLEAR).isVisible()]).toEqual(['', 'wpforms-113-field_1', false])
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('wpforms-113-field_1-time')
  })

  it('is typed in any way, with the calendar out of the way, and says what the shop does not take', async () => {
    const page = await open()
    await page.locator(DATE).click()
    await page.locator(CALENDAR).waitFor()
    await page.keyboard.type('30 nov')
    await eventually(() => page.locator(CALENDAR).count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await value(page, DATE)).toBe('30/11/2026')
    await page.locator(DATE).fill('3/12')
    await page.locator('#wpforms-113-field_9').focus()
    await eventually(() => wrong(page)).toEqual(['This day cannot be chosen. Please choose another one.'])
    expect([await value(page, DATE), await page.locator(DATE).getAttribute('aria-invalid')]).toEqual(['03/12/2026', 'true'])
    await page.locator(DATE).press('ArrowDown')
    await page.getByRole('button', { name: /Wednesday,? 2 December/ }).click()
    await eventually(() => wrong(page)).toEqual([])
    expect(await value(page, DATE)).toBe('02/12/2026')
  })

  it('is sent as it stands by then, also by Enter, and what means none is never lost', async () => {
    const page = await open()
    await isBound(page, TIME)
    await page.locator(TIME).fill('9.05')
    await page.locator(DATE).fill('1 dec')
    await page.locator(DATE).press('Enter')
    await eventually(sent).toEqual([['01/12/2026', '09:00']])
    const again = await open()
    await again.locator(DATE).fill('when you like')
    await again.locator('.wpforms-submit').click()
    await eventually(() => wrong(again)).toEqual(['Please enter a date such as 30/11/2026.'])
    expect([await value(again, DATE), await focused(again)]).toEqual(['when you like', 'wpforms-113-field_1'])
  })

  it('is pressed by a finger: the calendar comes first, the keyboard with the second press', async () => {
    const page = await open({ ...VISIT, visit: { touch: true, width: 390, height: 760 } })
    await page.locator('#wpforms-113-field_8').tap()
    await page.waitForFunction((selector) => document.querySelector(selector)?.getAttribute('role') === 'combobox', DATE)
    await page.locator(DATE).tap()
    await page.locator(CALENDAR).waitFor()
    expect(await page.locator(DATE).getAttribute('inputmode')).toBe('none')
    const box = await page.locator('.tillkit-date-picker__popup').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
    await page.locator(DATE).tap()
    expect(await page.locator(DATE).getAttribute('inputmode')).toBe('numeric')
    await page.getByRole('button', { name: /Monday,? 30 November/ }).tap()
    expect(await value(page, DATE)).toBe('30/11/2026')
  })

  it('follows a snippet of the page, whose functions are asked with a day', async () => {
    const page = await open({ date: { 'data-date-format': 'F j, Y' }, snippet: 'window.wpforms_113 = { datepicker: { maxDate: "December 24, 2026", locale: { firstDayOfWeek: 0 }, disable: [function (date) { return date.getDate() === 2 }] } }' })
    await isBound(page, DATE)
    await page.locator(DATE).fill('1 dec')
    await page.locator(DATE).press('ArrowDown')
    await page.getByRole('grid', { name: 'December 2026' }).waitFor()
    expect(await page.locator('.tillkit-calendar__weekday').first().innerText()).toMatch(/^S/)
    expect(await page.getByRole('button', { name: /,? 2 December/ }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: /,? 25 December/ }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: /,? 24 December/ }).click()
    expect(await value(page, DATE)).toBe('December 24, 2026')
  })

  it('stands right to left, in the language of the page', async () => {
    const page = await open({ date: { 'data-date-format': 'd/m/Y' }, page: { lang: 'ar', dir: 'rtl' }, snippet: 'wpforms_settings.locale = "ar"' })
    await page.locator(DATE).click()
    await page.locator(CALENDAR).waitFor()
    const [field, calendar] = [await page.locator(DATE).boundingBox(), await page.locator('.tillkit-date-picker__popup').boundingBox()]
    expect(field && calendar && Math.abs(field.x + field.width - (calendar.x + calendar.width))).toBeLessThan(2)
    expect(await page.locator(`${CALENDAR} .tillkit-calendar__caption-label`).innerText()).toContain('نوفمبر')
  })
})

describe('a time', () => {
  it('is chosen from a list that opens near the present time', async () => {
    const page = await open()
    await page.locator(TIME).click()
    await eventually(() => firstSeen(page)).toBe('15:00')
    expect(await page.locator('.tillkit-combobox__popup').evaluate((popup) => popup.getBoundingClientRect().height)).toBeLessThanOrEqual(320)
    await page.getByRole('option', { name: '15:15' }).click()
    expect([await value(page, TIME), await focused(page), await page.getByRole('option').count()]).toEqual(['15:15', 'wpforms-113-field_1-time', 0])
  })

  it('is chosen by keyboard alone, near what is typed', async () => {
    const page = await open()
    await page.locator(TIME).focus()
    await page.waitForFunction((selector) => document.querySelector(selector)?.getAttribute('role') === 'combobox', TIME)
    await page.keyboard.type('930')
    await eventually(() => firstSeen(page)).toBe('09:30')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('option', { selected: true }).innerText()).toBe('09:45')
    await page.keyboard.press('Enter')
    expect([await value(page, TIME), sent()]).toEqual(['09:45', []])
    await page.keyboard.press('ArrowDown')
    await eventually(() => firstSeen(page)).toBe('09:45')
    await page.keyboard.press('Escape')
    expect([await page.getByRole('option').count(), await focused(page)]).toEqual([0, 'wpforms-113-field_1-time'])
  })

  it('[form-builder-forms#22] is rounded to its step when it is left, and then looked at', async () => {
    const page = await open({ time: { 'data-min-time': '09:00am', 'data-max-time': '06:00pm' } })
    await isBound(page, TIME)
    await page.locator(TIME).fill('8:59 AM')
    await page.locator('#wpforms-113-field_9').focus()
    expect(await value(page, TIME)).toBe('9:00 AM')
    await page.locator(TIME).fill('7:10 AM')
    await page.locator('#wpforms-113-field_9').focus()
    await eventually(() => wrong(page)).toEqual(['Please enter time between 09:00 AM and 06:00 PM.'])
    expect(await value(page, TIME)).toBe('7:00 AM')
  })

  it('goes over midnight, and leaves out what a snippet of the page says', async () => {
    const page = await open({ time: { 'data-time-format': 'H:i', 'data-step': '60', 'data-min-time': '22:00', 'data-max-time': '02:00' }, snippet: 'window.wpforms_timepicker = { disableTimeRanges: [["00:00", "01:00"]] }' })
    await page.locator(TIME).click()
    await eventually(() => page.getByRole('option').allInnerTexts()).toEqual(['22:00', '23:00', '00:00', '01:00', '02:00'])
    expect(await page.getByRole('option', { name: '00:00' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('fields with dates', () => {
  it('work in a form that comes later, and where they come into a form', async () => {
    const page = await open()
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), builderFormHtml({ id: '114', fields: [dateTimeField({ formId: '114', id: '1', label: 'Later', ...VISIT })] }))
    await page.locator('#wpforms-114-field_1').click()
    await page.locator(CALENDAR).waitFor()
    await page.keyboard.press('Escape')
    await page.evaluate(() => document.querySelector('#wpforms-114 .wpforms-field-container')?.insertAdjacentHTML('beforeend', '<div class="wpforms-field" data-field-id="7"><input type="text" class="wpforms-timepicker" id="came" name="wpforms[fields][7][time]" data-time-format="H:i" data-step="60"></div>'))
    await page.locator('#came').click()
    await eventually(() => page.getByRole('option').count()).toBe(24)
  })

  it('are put back by a reset, with the link beside them', async () => {
    const page = await open({ date: { 'data-date-format': 'd/m/Y' }, value: '24/12/2026' })
    await page.locator(CLEAR).click()
    expect([await value(page, DATE), await page.locator(CLEAR).isVisible()]).toEqual(['', false])
    await page.evaluate(() => document.querySelector('form')?.reset())
    await eventually(() => page.locator(CLEAR).isVisible()).toBe(true)
    expect(await value(page, DATE)).toBe('24/12/2026')
  })

  it('that are locked open nothing', async () => {
    const page = await open({ ...VISIT, shellClass: 'wpforms-field-readonly' })
    await page.locator('#wpforms-113-field_8').click()
    await page.locator(DATE).click()
    await page.waitForFunction((selector) => document.querySelector(selector)?.getAttribute('role') === 'combobox', DATE)
    await page.locator(DATE).click()
    await page.locator(TIME).click()
    await page.locator(DATE).press('ArrowDown')
    expect([await page.locator(CALENDAR).count(), await page.getByRole('option').count(), await page.locator('[popover]').count()]).toEqual([0, 0, 0])
  })

  it('can be typed into where the code of the calendar cannot be had', async () => {
    const page = await open({ ...VISIT, visit: { before: async (its) => { await its.clock.setFixedTime(new Date(2026, 10, 29, 15)); await its.route(/Pickers|Calendar|calendar/, (route) => route.abort()) } } })
    await isBound(page, DATE)
    await page.locator(DATE).click()
    await page.keyboard.type('1 dec')
    await page.keyboard.press('Tab')
    expect(await value(page, DATE)).toBe('01/12/2026')
  })
})
