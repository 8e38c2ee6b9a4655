import type { TestPage } from '@tillkit/testing/contract'
import { type BuilderFieldData, paymentTotal, pricedChoices, pricedList, singleItem, typedPrice } from '@tillkit/fixtures/form-builder'
import { readGlobal } from '@tillkit/platform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choose, errors, field, leave, one, openForm, pass, submit, tick, type } from '../../../test/builder-form.ts'

let page: TestPage | undefined

afterEach(() => {
  page?.close()
  page = undefined
  vi.unstubAllGlobals()
  // What was typed is kept for the tab.
  sessionStorage.clear()
})

const its = (id: string, label = `Item ${id}`) => ({ formId: '12', id, label })
const input = (id: string) => one(`#wpforms-12-field_${id}`)
/** The total in words, and as it is sent. */
const totals = () => [one('div.wpforms-payment-total').textContent, one('input.wpforms-payment-total').value]
const TOTAL = paymentTotal(its('9', 'Total'))

async function open(fields: readonly BuilderFieldData[], more: Partial<Parameters<typeof openForm>[0]> = {}) {
  const opened = await openForm({ fields, ...more })
  page = opened.page
  return opened
}

describe('a form with prices', () => {
  it('comes to its items as often as they are taken [form-builder-forms#64]', async () => {
    const { sent } = await open([singleItem({ ...its('1'), price: '£10.00', quantities: [0, 6, 1] }), TOTAL])
    // The server prints no name for it.
    expect([totals(), one('#wpforms-12-field_1-quantity').getAttribute('aria-label')]).toEqual([['£10.00', '£10.00'], 'Quantity: Item 1'])
    choose('#wpforms-12-field_1-quantity', '3')
    expect(totals()).toEqual(['£30.00', '£30.00'])
    await submit()
    expect([sent[0]?.get('wpforms[fields][9]'), sent[0]?.get('wpforms[quantities][1]')]).toEqual(['£30.00', '3'])
  })

  it('comes to what is chosen, thousands and all [form-builder-forms#65]', async () => {
    await open([pricedChoices({ ...its('1'), amounts: ['10.00', '1,250.50'] }), TOTAL])
    expect(totals()[0]).toBe('£0.00')
    tick('#wpforms-12-field_1_2')
    expect(totals()).toEqual(['£1,250.50', '£1,250.50'])
  })

  it('adds up pence exactly [form-builder-forms#66]', async () => {
    await open([pricedChoices({ ...its('1'), amounts: ['0.10', '0.20', '7'], isSeveral: true }), TOTAL])
    tick('#wpforms-12-field_1_1')
    tick('#wpforms-12-field_1_2')
    expect(totals()[0]).toBe('£0.30')
  })

  it('takes a price as it is typed, and writes it as the shop does once it is left [form-builder-forms#67]', async () => {
    await open([typedPrice(its('1')), TOTAL])
    type('#wpforms-12-field_1', '1234.5')
    expect([totals()[0], input('1').value]).toEqual(['£1,234.50', '1234.5'])
    leave('#wpforms-12-field_1')
    expect([totals()[0], input('1').value]).toEqual(['£1,234.50', '1,234.50'])
    type('#wpforms-12-field_1', '£12a')
    expect(input('1').value).toBe('12')
  })

  it('does not take a comma before pence for nothing, also where the form is sent before the price is left (defect 17)', async () => {
    const { sent } = await open([typedPrice(its('1')), TOTAL])
    type('#wpforms-12-field_1', '1,2')
    expect(totals()[0]).toBe('£1.20')
    await submit()
    expect(sent[0]?.get('wpforms[fields][1]')).toBe('1.20')
  })

  it('wants a typed price to be enough, or nothing where it need not be [form-builder-forms#69]', async () => {
    const { sent } = await open([typedPrice({ ...its('1'), minimum: '5' }), TOTAL])
    await submit()
    expect([sent.length, errors()]).toEqual([1, []])
    page?.close()
    await open([typedPrice({ ...its('1'), minimum: '5' }), TOTAL])
    type('#wpforms-12-field_1', '4.99')
    await submit()
    expect(errors()).toEqual([['1', 'Amount entered is less than the required minimum.']])
  })

  it('wants a required price to be more than nothing', async () => {
    const { sent } = await open([typedPrice({ ...its('1'), isRequired: true }), TOTAL])
    type('#wpforms-12-field_1', '0.00')
    await submit()
    expect([sent.length, errors()]).toEqual([0, [['1', 'Please enter a valid positive number.']]])
  })

  it('wants something to be paid where its total is required, until something is chosen [form-builder-forms#70]', async () => {
    const { sent } = await open([pricedChoices({ ...its('1'), amounts: ['10.00'] }), paymentTotal({ ...its('9'), isRequired: true })])
    await submit()
    expect([sent.length, errors()]).toEqual([0, [['9', 'Payment is required.']]])
    tick('#wpforms-12-field_1_1')
    await pass(50)
    expect([sent.length, errors(), totals()[1]]).toEqual([0, [], '£10.00'])
  })

  it('does not count what conditions hide, and counts it again when they show it [form-builder-forms#71]', async () => {
    vi.stubGlobal('wpforms_conditional_logic', { 12: { 1: { action: 'show', logic: [[{ field: '2', operator: '==', value: '2', type: 'payment-select' }]] } } })
    await open([singleItem({ ...its('1'), price: '£9.00', shellClass: 'wpforms-conditional-field wpforms-conditional-show' }), pricedList({ ...its('2'), amounts: ['30.00', '75.00'], shellClass: 'wpforms-conditional-trigger' }), TOTAL])
    expect(totals()[0]).toBe('£0.00')
    choose('#wpforms-12-field_2', '2')
    expect(totals()[0]).toBe('£84.00')
    choose('#wpforms-12-field_2', '1')
    expect(totals()[0]).toBe('£30.00')
  })

  it('has no line for what is taken no times [form-builder-forms#72]', async () => {
    await open([singleItem({ ...its('1'), price: '£10.00', quantities: [0, 3] }), paymentTotal({ ...its('9'), lines: [{ field: '1', label: 'Item', price: '£10.00' }] })])
    const row = one<HTMLElement>('tr[data-field="1"]')
    expect([row.style.display, totals()[0]]).toEqual(['none', '£0.00'])
    choose('#wpforms-12-field_1-quantity', '2')
    expect([row.style.display, totals()[0]]).toEqual(['', '£20.00'])
    choose('#wpforms-12-field_1-quantity', '0')
    expect([row.style.display, totals()[0]]).toEqual(['none', '£0.00'])
  })

  it('lists what is chosen, how often and what it costs [form-builder-forms#73]', async () => {
    const lines = [{ field: '1', choice: 1, label: 'One year', price: '£30.00' }, { field: '1', choice: 2, label: 'Three years', price: '£1,075.00' }]
    await open([pricedList({ ...its('1'), amounts: ['30.00', '1,075.00'], quantities: [1, 4] }), paymentTotal({ ...its('9'), lines })])
    const placeholder = one<HTMLElement>('.wpforms-order-summary-placeholder')
    const row = one<HTMLElement>('tr[data-choice="2"]')
    const cells = (of: string) => [...document.querySelectorAll(`${of} td`)].map(({ textContent }) => textContent)
    expect([placeholder.style.display, row.style.display]).toEqual(['', 'none'])
    choose('#wpforms-12-field_1', '2')
    choose('#wpforms-12-field_1-quantity', '2')
    expect([placeholder.style.display, row.style.display, one<HTMLElement>('tr[data-choice="1"]').style.display]).toEqual(['none', '', 'none'])
    expect([cells('tr[data-choice="2"]'), cells('.wpforms-order-summary-preview-total')]).toEqual([['Three years', '2', '£2,150.00'], ['Total', '', '£2,150.00']])
    expect([...document.querySelectorAll<HTMLElement>('.wpforms-order-summary-item-price')].map(({ style }) => style.width)).toEqual(Array(4).fill('12ch'))
  })

  it('lists what stands in rows and grids of the theme, too (defect 17)', async () => {
    await open([{ ...singleItem({ ...its('1'), price: '£10.00' }), shellClass: 'in-a-grid' }, paymentTotal({ ...its('9'), lines: [{ field: '1', label: 'Item', price: '£10.00' }] })], { beside: '<style>.in-a-grid { display: grid }</style>' })
    expect(one<HTMLElement>('tr[data-field="1"]').style.display).toBe('')
  })

  it('asks other scripts what it comes to, and tells them [form-builder-forms#76]', async () => {
    await open([pricedChoices({ ...its('1'), amounts: ['10.00', '20.00'] }), TOTAL], { jquery: true })
    const $ = readGlobal('jQuery') as JQueryStatic
    const heard: unknown[] = []
    let answer: unknown = 5
    $(document).on('wpformsAmountTotalCalculate', (_event, $form: JQuery, total) => {
      heard.push([$form[0]?.id, total])
      return answer as never
    })
    $(document).on('wpformsAmountTotalCalculated', (_event, _form, total) => void heard.push(total))
    tick('#wpforms-12-field_1_1')
    expect([totals()[0], heard]).toEqual(['£5.00', [['wpforms-form-12', 10], 5]])
    answer = -1
    tick('#wpforms-12-field_1_2')
    expect(totals()[0]).toBe('£20.00')
    // The document outlives the page of this test.
    $(document).off('wpformsAmountTotalCalculate wpformsAmountTotalCalculated')
  })

  it('is written in the page\'s currency', async () => {
    const euros = { currency_thousands: '.', currency_decimal: ',', currency_symbol: '€', currency_symbol_pos: 'right' }
    await open([singleItem({ ...its('1'), price: '1.234,50 €' }), typedPrice(its('2')), TOTAL], { settings: euros })
    expect(totals()[0]).toBe('1.234,50 €')
    type('#wpforms-12-field_2', '10,5')
    leave('#wpforms-12-field_2')
    expect([totals()[0], input('2').value]).toEqual(['1.245,00 €', '10,50'])
  })

  it('is counted by the builder\'s own functions, for coupons and gateways', async () => {
    await open([pricedChoices({ ...its('1'), amounts: ['1,250.50'] }), TOTAL])
    const { wpforms } = window as unknown as { wpforms: Record<string, (...args: unknown[]) => unknown> }
    one('#wpforms-12-field_1_1').checked = true
    expect(totals()[0]).toBe('£0.00')
    wpforms['amountTotal']?.(one('#wpforms-12-field_1_1'))
    expect([totals()[0], wpforms['amountTotalCalc']?.({ 0: one('form') })]).toEqual(['£1,250.50', 1250.5])
    expect(['amountSanitize', 'amountFormat', 'amountFormatSymbol'].map((name) => wpforms[name]?.('1234.5'))).toEqual(['1234.50', '1,234.50', '£1,234.50'])
    expect(wpforms['numberFormat']?.(1234.5, 1, ',', '.')).toBe('1.234,5')
    expect(wpforms['getCurrency']?.()).toEqual({ code: 'GBP', thousands_sep: ',', decimals: 2, decimal_sep: '.', symbol: '£', symbol_pos: 'left' })
  })

  it('leaves a coupon its row: prices are as wide as its text, and the total is what the add-on makes of it', async () => {
    await open([singleItem({ ...its('1'), price: '£10.00' }), paymentTotal({ ...its('9', 'Total'), lines: [{ field: '1', label: 'Item', price: '£10.00' }] })], { jquery: true })
    const $ = readGlobal('jQuery') as JQueryStatic
    const coupon = Object.assign(document.createElement('td'), { className: 'wpforms-order-summary-item-price', textContent: '-£2.50 (SPRING25)' })
    const row = Object.assign(document.createElement('tr'), { className: 'wpforms-order-summary-preview-coupon-total' })
    row.append(coupon)
    one('.wpforms-order-summary-preview-total').before(row)
    $(document).on('wpformsAmountTotalCalculate', (_event, _form, total: number) => (total - 2.5) as never)
    const { wpforms } = window as unknown as { wpforms: { amountTotal(form: unknown): void } }
    wpforms.amountTotal($('form'))
    expect(totals()[0]).toBe('£7.50')
    const total = one<HTMLElement>('.wpforms-order-summary-preview-total .wpforms-order-summary-item-price')
    expect([coupon.textContent, total.style.width, total.textContent]).toEqual(['-£2.50 (SPRING25)', '17ch', '£7.50'])
    $(document).off('wpformsAmountTotalCalculate')
  })

  it('shows what the server printed once the unit ends', async () => {
    const { page: opened } = await open([field('1', 'text'), singleItem({ ...its('2'), price: '£10.00' }), TOTAL])
    expect(totals()[0]).toBe('£10.00')
    opened.stop()
    expect(totals()).toEqual(['£0.00', '0'])
  })
})
