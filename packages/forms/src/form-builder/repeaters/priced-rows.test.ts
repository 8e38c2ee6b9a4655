import { paymentTotal, pricedChoices, pricedList, repeater, type BuilderFieldData, typedPrice } from '@tillkit/fixtures/form-builder'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choose, enter, errors, field, one, openForm, type OpenForm, pass, submit, tick, type } from '../../../test/builder-form.ts'

let open: OpenForm

afterEach(() => {
  open.page.close()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const its = (id: string) => ({ formId: '12', id, label: `Item ${id}` })
const TOTAL = paymentTotal({ ...its('9'), lines: [{ field: '1', choice: 1, label: 'Item 1', price: '£10.00' }] })
const rowsOf = (fields: (ending: string) => readonly BuilderFieldData[]) => repeater({ ...its('5'), fields, max: 4 })
const PRICED = rowsOf((ending) => [
  pricedChoices({ ...its(`1${ending}`), amounts: ['10.00', '1,250.50'] }),
  pricedList({ ...its(`2${ending}`), amounts: ['0.10', '7.95'], quantities: [1, 3] }),
  typedPrice({ ...its(`3${ending}`), minimum: '5' }),
])

const id = (ending: string) => `#wpforms-12-field_${ending}`
const totals = () => [one('div.wpforms-payment-total').textContent, one('input.wpforms-payment-total').value]
const press = async (kind: 'add' | 'remove', row: number) => {
  document.querySelectorAll<HTMLElement>(`.wpforms-field-repeater-button-${kind}`)[row]?.click()
  await pass(500)
}

describe('prices in rows of a repeater', () => {
  it('are counted with each row that comes, and no more once it is gone', async () => {
    open = await openForm({ fields: [PRICED, TOTAL] })
    tick(id('1_1'))
    expect(totals()).toEqual(['£10.00', '£10.00'])
    await press('add', 0)
    expect(totals()).toEqual(['£10.00', '£10.00'])
    choose(id('2_2'), '2')
    choose(`${id('2_2')}-quantity`, '3')
    expect(totals()).toEqual(['£33.85', '£33.85'])
    await enter(id('3_2'), '1234,5')
    expect([totals()[0], one(id('3_2')).value]).toEqual(['£1,268.35', '1,234.50'])
    await press('add', 1)
    tick(`${id('1_3')}_2`)
    expect(totals()[0]).toBe('£2,518.85')
    await press('remove', 1)
    expect(totals()).toEqual(['£1,260.50', '£1,260.50'])
  })

  it('are told to listeners once a change, whatever rows have come, who may answer with another total', async () => {
    open = await openForm({ fields: [PRICED, TOTAL], jquery: true })
    await press('add', 0)
    await press('add', 0)
    const { jQuery: $ } = window as unknown as { jQuery: JQueryStatic }
    const heard: number[] = []
    $(document).on('wpformsAmountTotalCalculate', (_event, _form, total: number) => {
      heard.push(total)
      return total / 2
    })
    tick(`${id('1_2')}_1`)
    expect([heard, totals()[0]]).toEqual([[10], '£5.00'])
    $(document).off('wpformsAmountTotalCalculate')
  })

  it('have quantities with names of their own, are checked in their rows, and sent by these', async () => {
    open = await openForm({ fields: [PRICED, TOTAL] })
    await press('add', 0)
    expect([`${id('2')}-quantity`, `${id('2_2')}-quantity`].map((list) => one(list).getAttribute('aria-label'))).toEqual(['Quantity: Item 2', 'Quantity: Item 2_2'])
    type(id('3_2'), '4.99')
    await submit()
    expect([open.sent.length, errors()]).toEqual([0, [['3_2', 'Amount entered is less than the required minimum.']]])
    await enter(id('3_2'), '6')
    choose(id('2_2'), '1')
    await submit()
    expect(['wpforms[fields][2_2]', 'wpforms[quantities][2_2]', 'wpforms[fields][3_2]', 'wpforms[fields][9]'].map((name) => open.sent[0]?.get(name))).toEqual(['1', '1', '6.00', '£6.10'])
  })

  it('are nothing where a condition of their own row hides them', async () => {
    vi.stubGlobal('wpforms_conditional_logic', { 12: { 3: { action: 'show', logic: [[{ field: '4', operator: '==', value: 'tip', type: 'text' }]] } } })
    open = await openForm({ fields: [rowsOf((ending) => [field(`4${ending}`, 'text'), { ...typedPrice(its(`3${ending}`)), conditional: 'show' }]), TOTAL] })
    await press('add', 0)
    type(id('4_2'), 'tip')
    await pass(300)
    type(id('3_2'), '5')
    expect(totals()[0]).toBe('£5.00')
    type(id('4'), 'tip')
    await pass(300)
    type(id('3'), '2')
    expect(totals()[0]).toBe('£7.00')
    type(id('4_2'), 'none')
    await pass(300)
    expect(totals()[0]).toBe('£2.00')
  })

  it('stand in the summary as far as the server has printed lines for them', async () => {
    open = await openForm({ fields: [PRICED, TOTAL] })
    const line = () => one<HTMLElement>('.wpforms-order-summary-field').style.display !== 'none'
    tick(`${id('1')}_1`)
    expect(line()).toBe(true)
    await press('add', 0)
    tick(`${id('1_2')}_2`)
    expect([line(), one('.wpforms-order-summary-preview-total td.wpforms-order-summary-item-price').textContent, totals()[0]]).toEqual([true, '£1,260.50', '£1,260.50'])
    await press('remove', 1)
    expect([line(), totals()[0]]).toEqual([true, '£10.00'])
  })
})
