import { modernList, paymentTotal, pricedList, type ModernList } from '@tillkit/fixtures/form-builder'
import type { TestPage } from '@tillkit/testing/contract'
import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { choose, errors, field, one, openForm, pass, submit } from '../../../../test/builder-form.ts'

let page: TestPage | undefined

const close = () => {
  page?.close()
  page = undefined
}

afterEach(() => {
  close()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const MACHINES = ['Till', 'Printer', 'Scanner']
const SELECT = '#wpforms-12-field_3'
const machines = (more: Partial<ModernList> = {}) => modernList({ formId: '12', id: '3', label: 'Machines', choices: MACHINES, isSeveral: true, ...more })

async function open(fields: Parameters<typeof openForm>[0]['fields'], more: Partial<Parameters<typeof openForm>[0]> = {}) {
  const opened = await openForm({ fields, ...more })
  page = opened.page
  await settled()
  return opened
}

/** What React draws is there. */
const settled = () => act(async () => {
  for (let step = 0; step < 3; step += 1) {
    await pass(1)
    await vi.dynamicImportSettled()
  }
  await pass(1)
})

const list = (selector = SELECT) => one<HTMLSelectElement>(selector)
const opener = () => one<HTMLButtonElement>('.tillkit-list button[role=combobox]')
const chips = () => [...document.querySelectorAll('.tillkit-list li')].map(({ textContent }) => textContent)
const removing = (label: string) => one<HTMLButtonElement>(`.tillkit-list button[aria-label="Remove ${label}"]`)
const select = (...labels: readonly string[]) => {
  for (const option of list().options) option.selected = labels.includes(option.value)
}
const instanceAt = (selector = SELECT) => (window as unknown as { jQuery: (what: string) => { data: (name: string) => Instance } }).jQuery(selector).data('choicesjs')

interface Instance {
  readonly config: { readonly choices: readonly { readonly value: string; readonly placeholder: boolean; readonly selected: boolean }[] }
  getValue: (valuesOnly?: boolean) => unknown
  removeActiveItems: () => Instance
  setChoiceByValue: (value: string | readonly string[]) => Instance
  hideDropdown: () => Instance
  disable: () => Instance
  enable: () => Instance
}

it('stands in the place of a list for several, which keeps its place and its name, and is what it was when we go', async () => {
  await open([machines({ placeholder: 'Which ones?', isRequired: true })])
  expect([opener().textContent, opener().getAttribute('aria-label'), opener().getAttribute('aria-required'), chips()]).toEqual(['Which ones?', 'Machines', 'true', []])
  expect([list().className.includes('choices__input--hidden'), list().getAttribute('aria-hidden'), list().hidden, list().style.display]).toEqual([true, 'true', false, ''])
  expect(one('.tillkit-list').className).toBe('choices tillkit-list wpforms-field-row wpforms-field-medium')
  list().focus()
  expect(document.activeElement).toBe(opener())
  await act(async () => page?.stop())
  expect([list().getAttribute('style') ?? '', list().className, list().hasAttribute('aria-hidden'), document.querySelector('.choices')]).toEqual(['', 'wpforms-field-medium wpforms-field-required choicesjs-select', false, null])
})

it('shows what is chosen as chips, each with what takes it back, and says only then how many instead of asking', async () => {
  const { sent } = await open([machines({ chosen: ['Till', 'Scanner'] })])
  expect([chips(), opener().textContent]).toEqual([['Till', 'Scanner'], '2 chosen'])
  const heard: string[] = []
  for (const type of ['input', 'change']) list().addEventListener(type, (event) => heard.push(`${event.type} ${[...list().selectedOptions].map(({ value }) => value).join()}`))
  removing('Till').focus()
  await act(async () => removing('Till').click())
  expect([heard, chips(), document.activeElement]).toEqual([['input Scanner', 'change Scanner'], ['Scanner'], removing('Scanner')])
  await act(async () => removing('Scanner').click())
  // The first choice's words, which older releases print as the placeholder, ask for nothing.
  expect([chips(), opener().textContent, document.activeElement]).toEqual([[], 'Choose one or more', opener()])
  select('Scanner')
  await act(async () => void (await submit()))
  expect(sent[0]?.getAll('wpforms[fields][3][]')).toEqual(['Scanner'])
})

it('follows what scripts choose, with a word or without, what they offer, and a reset', async () => {
  await open([machines({ chosen: ['Till'] }), field('1', 'text')])
  select('Printer')
  await act(async () => list().dispatchEvent(new Event('change', { bubbles: true })))
  expect(chips()).toEqual(['Printer'])
  select('Scanner')
  await act(async () => one('#wpforms-12-field_1').focus())
  expect(chips()).toEqual(['Scanner'])
  await act(async () => {
    list().insertAdjacentHTML('beforeend', '<option value="Drawer" selected>Drawer</option>')
    await pass(1)
  })
  expect(chips()).toEqual(['Scanner', 'Drawer'])
  await act(async () => {
    one<HTMLFormElement>('form').reset()
    await pass(1)
  })
  expect(chips()).toContain('Till')
})

it('cannot be changed while the server\'s list is switched off or locked, and can again', async () => {
  await open([machines({ chosen: ['Till'], shellClass: 'wpforms-field-readonly' })])
  await settled()
  expect([chips(), opener().getAttribute('aria-disabled'), document.querySelector('.tillkit-list li button')]).toEqual([['Till'], 'true', null])
  opener().click()
  expect(opener().getAttribute('aria-expanded')).toBe('false')
  await act(async () => {
    ;(window as unknown as { wpforms: { field: { unlock: (form: string, id: string) => void } } }).wpforms.field.unlock('12', '3')
    await pass(1)
  })
  expect([opener().hasAttribute('aria-disabled'), removing('Till').disabled]).toEqual([false, false])
  await act(async () => {
    list().disabled = true
    await pass(1)
  })
  expect(opener().getAttribute('aria-disabled')).toBe('true')
})

it('is told to be wrong where the list is, with what is said of it', async () => {
  await open([machines({ isRequired: true })])
  await submit()
  await settled()
  expect(errors()).toEqual([['3', 'This field is required.']])
  expect([opener().getAttribute('aria-invalid'), opener().getAttribute('aria-describedby'), document.activeElement]).toEqual(['true', 'wpforms-12-field_3-error', opener()])
})

it.each([true, false])('leaves a list alone that somebody wants to be so, with jQuery or without: %s', async (jquery) => {
  const asked: unknown[] = []
  const refuse = (event: Event) => {
    asked.push((event as CustomEvent<unknown[]>).detail?.[0])
    event.preventDefault()
  }
  if (!jquery) document.addEventListener('wpformsBeforeLoadElementChoices', refuse)
  else {
    const $ = (await import('jquery')).default
    $(document).on('wpformsBeforeLoadElementChoices', (event, element) => {
      asked.push(element)
      event.preventDefault()
    })
  }
  await open([machines()], { jquery })
  expect([asked, document.querySelector('.choices'), list().hasAttribute('aria-hidden')]).toEqual([[list()], null, false])
  if (jquery) (await import('jquery')).default(document).off('wpformsBeforeLoadElementChoices')
  document.removeEventListener('wpformsBeforeLoadElementChoices', refuse)
})

it('answers those who know the library\'s instance, of several choices and of one, without a `change`', async () => {
  await open([machines({ chosen: ['Till'] }), modernList({ formId: '12', id: '4', label: 'Size', choices: ['S', 'M'], placeholder: 'Which?' })], { jquery: true })
  const heard = vi.fn()
  document.addEventListener('change', heard)
  const [several, single] = [instanceAt(), instanceAt('#wpforms-12-field_4')]
  expect([several.getValue(true), single.getValue(true)]).toEqual([['Till'], ''])
  expect(single.config.choices.map(({ value, placeholder, selected }) => [value, placeholder, selected])).toEqual([['', true, true], ['S', false, false], ['M', false, false]])
  await act(async () => void several.setChoiceByValue(['Scanner', 'none']))
  expect([several.getValue(true), chips()]).toEqual([['Till', 'Scanner'], ['Till', 'Scanner']])
  await act(async () => void several.removeActiveItems().hideDropdown().disable())
  expect([several.getValue(true), chips(), list().disabled, several.enable() === several, list().disabled]).toEqual([[], [], true, true, false])
  single.setChoiceByValue('M')
  expect([list('#wpforms-12-field_4').value, single.getValue(true)]).toEqual(['M', 'M'])
  single.setChoiceByValue('XXL')
  single.removeActiveItems()
  expect([list('#wpforms-12-field_4').selectedIndex, heard.mock.calls.length]).toEqual([0, 0])
  document.removeEventListener('change', heard)
  await act(async () => page?.stop())
  expect(instanceAt()).toBeUndefined()
})

it('lets a total follow what is chosen from a list of items, also by a script that knows the instance', async () => {
  const items = pricedList({ formId: '12', id: '5', label: 'Plan', amounts: ['10.00', '7.95'], isModern: true, quantities: [1, 3] })
  await open([items, paymentTotal({ formId: '12', id: '9', label: 'Total' })], { jquery: true })
  const total = () => one('div.wpforms-payment-total').textContent
  choose('#wpforms-12-field_5', '2')
  expect(total()).toBe('£7.95')
  instanceAt('#wpforms-12-field_5').setChoiceByValue('1')
  expect(total()).toBe('£10.00')
  instanceAt('#wpforms-12-field_5-quantity').setChoiceByValue('3')
  await pass(1)
  choose('#wpforms-12-field_5-quantity', '3')
  expect(total()).toBe('£30.00')
})

it('is what conditions read', async () => {
  vi.stubGlobal('wpforms_conditional_logic', { 12: { 1: { action: 'show', logic: [[{ field: '3', operator: '==', value: 'Printer', type: 'select' }]] } } })
  await open([machines({ shellClass: 'wpforms-conditional-trigger', chosen: ['Printer'] }), field('1', 'text', { shellClass: 'wpforms-conditional-field wpforms-conditional-show' })])
  const shown = () => one<HTMLElement>('#wpforms-12-field_1-container').style.display !== 'none'
  expect(shown()).toBe(true)
  await act(async () => removing('Printer').click())
  expect(shown()).toBe(false)
})

it('is drawn for a list that comes later, and for each copy of a form by itself', async () => {
  await open([field('1', 'text')])
  expect(document.querySelector('.choices')).toBeNull()
  const holder = document.createElement('div')
  holder.innerHTML = machines({ chosen: ['Till'] }).html ?? ''
  await act(async () => {
    one('#wpforms-12-field_1-container').after(holder)
    await pass(1)
  })
  await settled()
  expect(chips()).toEqual(['Till'])
  holder.remove()
  await settled()
  expect(document.querySelector('.choices')).toBeNull()
})

it('has several choices again after a reload, which were not sent', async () => {
  await open([machines()])
  list().focus()
  choose(SELECT, 'Printer')
  select('Till', 'Printer')
  await act(async () => {
    list().dispatchEvent(new Event('change', { bubbles: true }))
    await pass(1000)
  })
  close()
  await open([machines()], { keepsTab: true })
  await act(async () => void (await pass(100)))
  await settled()
  expect([[...list().selectedOptions].map(({ value }) => value), chips()]).toEqual([['Till', 'Printer'], ['Till', 'Printer']])
})
