import { BUILDER_SETTINGS, builderFormHtml, builderScriptTag, maskedField, pictureChoices, ratingField, sliderField, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { eventually, openSharedPage, pageBundle, type Shop, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const shop = useShop()

/** The unit with its own start: no tag knows it. */
const bundled = pageBundle({
  globalName: 'B',
  folder: import.meta.dirname,
  entry: `
    import { startUnit } from '@tillkit/mount'
    import { formBuilder } from '../src/form-builder/form-builder.ts'
    startUnit(formBuilder)`,
  external: ['*.late.tsx'],
})

/** Opens a page with a form on it. */
async function open({ server, browser }: Shop, fields: readonly BuilderFieldData[], language = 'en'): Promise<Page> {
  const form = builderFormHtml({ id: '113', action: '/ask/', tokenTime: Math.floor(Date.now() / 1000), fields })
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  server.page('/ask/', `<!doctype html><html lang="${language}" dir="${direction}"><head><title>Ask</title><link rel="icon" href="data:,"><style>.wpforms-hidden { display: none } .wpforms-screen-reader-element { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }</style></head><body>
    ${form}${builderScriptTag()}<script>window.wpforms_settings = ${JSON.stringify(BUILDER_SETTINGS)}</script><script>${await bundled()}</script></body></html>`)
  server.answer('wpforms_submit', () => JSON.stringify({ success: true, data: { confirmation: '<div id="wpforms-confirmation-113">Thanks</div>' } }))
  const page = await openSharedPage(browser)
  await page.goto(`${server.origin}/ask/`)
  await page.waitForFunction(() => document.querySelector('form')?.noValidate)
  return page
}

const masked = (id: string, more: Readonly<Record<string, string>>) => maskedField({ id, label: `Field ${id}` }, more)
const PHONE = masked('1', { 'data-inputmask-mask': '(999) 999-9999' })
const box = (id: string) => `#wpforms-113-field_${id}`

/** What stands in a field, with the caret as `|`. */
const shown = (page: Page, id = '1') => page.locator(box(id)).evaluate((element) => {
  const { value, selectionStart } = element as HTMLInputElement
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
})

/** Comes to a field, whose code comes with that. */
async function enter(page: Page, id = '1'): Promise<void> {
  await page.locator(box(id)).focus()
  await eventually(() => page.locator(box(id)).getAttribute('placeholder')).not.toBe(null)
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

it('a mask is typed into from any place: signs come by themselves, the caret stays where it is, and a full one takes no more', async () => {
  const page = await open(shop, [PHONE])
  await enter(page)
  await page.keyboard.type('2025x550')
  expect(await shown(page)).toBe('(202) 555-0|')
  await page.keyboard.type('123')
  await press(page, 'Home', 'ArrowRight', 'ArrowRight')
  await page.keyboard.type('9')
  // It is full.
  expect(await shown(page)).toBe('(2|02) 555-0123')
  await press(page, 'Delete')
  expect(await shown(page)).toBe('(2|25) 550-123')
  await page.keyboard.type('9')
  expect(await shown(page)).toBe('(29|2) 555-0123')
  await press(page, 'Shift+End')
  await page.keyboard.type('7')
  expect(await shown(page)).toBe('(297|')
})

it('Backspace passes over signs to what was typed, and words go as they do anywhere', async () => {
  const page = await open(shop, [PHONE])
  await enter(page)
  await page.keyboard.type('2025550123')
  await press(page, 'Home', ...Array<string>(6).fill('ArrowRight'))
  expect(await shown(page)).toBe('(202) |555-0123')
  await press(page, 'Backspace')
  expect(await shown(page)).toBe('(20|5) 550-123')
  await press(page, 'End', 'Control+Backspace')
  const { length } = await page.locator(box('1')).inputValue()
  expect(length).toBeLessThan('(205) 550-123'.length)
  await press(page, 'Control+A', 'Backspace')
  expect(await shown(page)).toBe('|')
})

it('what is typed is taken back by the browser\'s own undo, step by step, and done again', async () => {
  const page = await open(shop, [PHONE])
  await enter(page)
  await page.keyboard.type('2025550123')
  await press(page, 'Backspace', 'Control+Z')
  expect(await page.locator(box('1')).inputValue()).toBe('(202) 555-0123')
  await press(page, 'Control+Z')
  const before = await page.locator(box('1')).inputValue()
  expect('(202) 555-0123'.startsWith(before)).toBe(true)
  expect(before).not.toBe('(202) 555-0123')
  await press(page, 'Control+Shift+Z')
  expect(await page.locator(box('1')).inputValue()).toBe('(202) 555-0123')
})

it('what is pasted, filled in by a phone\'s keyboard or composed is written by the mask, and listeners hear nothing else', async () => {
  const page = await open(shop, [PHONE, masked('2', {})])
  await page.locator(box('2')).evaluate((input) => ((input as HTMLInputElement).value = 'Tel. +1 202.555.0123'))
  await enter(page)
  await page.locator(box('1')).evaluate((input) => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const type of ['input', 'change']) document.addEventListener(type, () => heard.push((input as HTMLInputElement).value))
  })
  // As Android's keyboards commit a text: no key goes down.
  await page.keyboard.insertText('202555')
  expect(await shown(page)).toBe('(202) 555|')
  await page.locator(box('2')).focus()
  await press(page, 'Control+A', 'Control+C')
  await page.locator(box('1')).focus()
  await press(page, 'Control+A', 'Control+V')
  expect(await page.locator(box('1')).inputValue()).toBe('(202) 555-0123')
  await press(page, 'Control+A')
  await page.keyboard.type('30')
  await press(page, 'Control+X')
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard.filter((value) => value !== '' && !/^\(\d{1,3}(?:\) \d{1,3}(?:-\d{1,4})?)?$/.test(value))).toEqual([])
  const session = await page.context().newCDPSession(page)
  await press(page, 'Control+A', 'Backspace')
  await session.send('Input.imeSetComposition', { text: '20', selectionStart: 2, selectionEnd: 2 })
  expect(await page.locator(box('1')).inputValue()).toBe('20')
  await session.send('Input.insertText', { text: '2025' })
  await eventually(() => shown(page)).toBe('(202) 5|')
})

it('a field that is left is written out, checked, and sent as it stands there', async () => {
  const page = await open(shop, [PHONE, masked('2', { 'data-inputmask-alias': 'datetime', 'data-inputmask-inputformat': 'dd/mm/yyyy' }), masked('3', { 'data-inputmask-alias': 'currency' })])
  await enter(page)
  await page.keyboard.type('202')
  await press(page, 'Tab')
  await eventually(() => page.locator('em.wpforms-error').allInnerTexts()).toEqual(['Please fill out the field in required format.'])
  await page.keyboard.type('4/5/2026')
  expect(await shown(page, '2')).toBe('04/05/2026|')
  await press(page, 'Tab')
  await page.keyboard.type('1234.5')
  expect(await shown(page, '3')).toBe('1,234.5|')
  await page.locator(box('1')).focus()
  expect(await page.locator(box('3')).inputValue()).toBe('1,234.50')
  await press(page, 'End')
  await page.keyboard.type('5550123')
  await press(page, 'Enter')
  await eventually(() => page.locator('#wpforms-113').innerText()).toContain('Thanks')
  expect(shop.server.requestsTo('wpforms_submit').map(({ form }) => ['1', '2', '3'].map((id) => form[`wpforms[fields][${id}]`]))).toEqual([['(202) 555-0123', '04/05/2026', '1,234.50']])
})

it('where words run from right to left a mask runs from left to right, at the side where words begin', async () => {
  const page = await open(shop, [masked('1', { 'data-inputmask-mask': '99-99' })], 'ar')
  await enter(page)
  expect(await page.locator(box('1')).evaluate((input) => [getComputedStyle(input).direction, getComputedStyle(input).textAlign])).toEqual(['ltr', 'right'])
})

it('ratings, pictures and sliders are used with the keyboard alone, and say what they stand at', async () => {
  const its = (id: string) => ({ formId: '113', id, label: `Field ${id}` })
  const page = await open(shop, [ratingField(its('1'), { most: 3 }), pictureChoices(its('2')), sliderField(its('3'))])
  const marked = () => page.locator('.wpforms-field-rating-item.selected').count()
  await page.locator(`${box('1')}_1`).focus()
  await press(page, 'Space', 'ArrowRight')
  await eventually(marked).toBe(2)
  await press(page, 'Tab', 'Space')
  await eventually(() => page.locator('.wpforms-image-choices-item.wpforms-selected').allInnerTexts()).toEqual(['Top'])
  expect([await page.locator(`${box('2')}_1`).isChecked(), await page.evaluate(() => scrollY)]).toEqual([true, 0])
  await press(page, 'Tab', 'Tab', 'ArrowRight')
  await eventually(() => page.locator('.wpforms-field-number-slider-hint').innerHTML()).toBe('<b>90</b> cm wide')
})
