import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTopLayer } from '../support/popover.fixtures.ts'
import { matching } from './matching.ts'
import { SelectPopup, type SelectPopupProps } from './SelectPopup.tsx'

const labels = { search: 'Search countries', none: 'No matches found', found: (count: number) => `${count} found` }

let restore: () => void
const onClose = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  restore = fakeTopLayer()
  document.body.innerHTML = `<form><select name="country"><option value="">Select…</option><option value="AX">Åland Islands</option>
    <option value="GB" selected>United Kingdom</option><option value="RE">Réunion</option><option value="US" disabled>United States</option></select>
    <input name="next"></form><div id="slot"></div>`
  select().value = 'GB'
})
afterEach(() => {
  cleanup()
  restore()
  onClose.mockClear()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const select = () => document.querySelector('select') as HTMLSelectElement
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search countries' })
const offered = () => [...screen.getByRole('listbox', { name: 'Country' }).children]
const rest = () => act(() => vi.advanceTimersByTimeAsync(10))
const key = (name: string) => fireEvent.keyDown(field(), { key: name })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
async function open(): Promise<void> {
  render(<SelectPopup select={select()} name="Country" labels={labels} onClose={onClose} />, { container: document.querySelector('#slot') as HTMLElement })
  await rest()
}
async function type(text: string): Promise<void> {
  fireEvent.input(field(), { target: { value: text } })
  await rest()
}

it('opens with all options, the focus in the search field, and what is chosen meant', async () => {
  await open()
  expect(document.activeElement).toBe(field())
  expect(screen.getByRole('listbox', { name: 'Country' }).children).toHaveLength(5)
  expect([active(), screen.getByRole('status').textContent]).toEqual(['United Kingdom', '5 found'])
})

it('finds what is typed anywhere in a label, without its accents, and means the first of it', async () => {
  await open()
  await type('reun')
  expect(active()).toBe('Réunion')
  await type('aland')
  expect(offered().map(({ textContent }) => textContent)).toEqual(['Åland Islands'])
  await type('zz')
  expect([offered().length, screen.getByRole('status').textContent]).toEqual([0, 'No matches found'])
})

it('gives the list what is chosen with Enter, tells it as the browser does, and gives the focus back', async () => {
  await open()
  const heard: string[] = []
  for (const event of ['input', 'change']) select().addEventListener(event, () => heard.push(`${event} ${select().value}`))
  await type('reun')
  expect(key('Enter')).toBe(false)
  expect([select().value, heard, document.activeElement, onClose.mock.calls.length]).toEqual(['RE', ['input RE', 'change RE'], select(), 1])
})

it('leaves what is chosen with Escape and Tab, and does not choose what is disabled', async () => {
  await open()
  fireEvent.click(within(screen.getByRole('listbox', { name: 'Country' })).getByText('United States'))
  expect([select().value, onClose.mock.calls.length]).toEqual(['GB', 0])
  key('ArrowDown')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect([select().value, document.activeElement, onClose.mock.calls.length]).toEqual(['GB', select(), 1])
  cleanup()
  await open()
  key('Tab')
  expect([select().value, document.activeElement, onClose.mock.calls.length]).toEqual(['GB', select(), 2])
})

it('chooses by an Enter that comes with the letters what they mean, not the first of the list before, and nothing where they mean nothing', async () => {
  await open()
  fireEvent.input(field(), { target: { value: 'reun' } })
  expect([key('Enter'), select().value, onClose.mock.calls.length]).toEqual([false, 'GB', 0])
  await rest()
  expect([select().value, onClose.mock.calls.length]).toEqual(['RE', 1])
  cleanup()
  await open()
  fireEvent.input(field(), { target: { value: 'zzz' } })
  key('Enter')
  await rest()
  expect(select().value).toBe('RE')
})

it('neither chooses nor closes by a key of an input method, of which Safari says no more than its code', async () => {
  await open()
  await type('reun')
  for (const name of ['Enter', 'Escape']) fireEvent.keyDown(field(), { key: name, keyCode: 229 })
  await rest()
  expect([select().value, onClose.mock.calls.length]).toEqual(['GB', 0])
})

it('does not choose an option whose group is disabled', async () => {
  select().innerHTML = '<option value="GB" selected>United Kingdom</option><optgroup label="Closed" disabled><option value="RE">Réunion</option></optgroup>'
  await open()
  await type('reun')
  expect(offered().map((option) => [option.textContent, option.getAttribute('aria-disabled')])).toEqual([['Réunion', 'true']])
  key('Enter')
  expect(select().value).toBe('GB')
})

it('closes with Escape before its options are there, and where nothing was found', async () => {
  render(<SelectPopup select={select()} name="Country" labels={labels} onClose={onClose} />, { container: document.querySelector('#slot') as HTMLElement })
  expect(screen.getByRole('listbox', { name: 'Country' }).children).toHaveLength(0)
  key('Escape')
  expect([document.activeElement, onClose.mock.calls.length]).toEqual([select(), 1])
  cleanup()
  await open()
  await type('zz')
  key('Escape')
  expect([document.activeElement, onClose.mock.calls.length]).toEqual([select(), 2])
})

it('stays with a press on the list that has opened it, and closes with one beside it', async () => {
  await open()
  fireEvent.click(select())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(document.body)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('lets the focus go to another field that is pressed, and does not take it back', async () => {
  await open()
  const taken = vi.spyOn(select(), 'focus')
  fireEvent.focusOut(field(), { relatedTarget: document.querySelector('[name="next"]') })
  expect([taken.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
  taken.mockRestore()
})

describe('a list for several', () => {
  const button = () => document.querySelector('button') as HTMLButtonElement
  const draw = (more: Partial<SelectPopupProps> = {}) => (
    <SelectPopup select={select()} opener={button()} name="Country" labels={labels} onClose={onClose} {...more} />
  )
  const opened = async (more: Partial<SelectPopupProps> = {}) => {
    select().multiple = true
    select().after(document.createElement('button'))
    const drawn = render(draw(more), { container: document.querySelector('#slot') as HTMLElement })
    await rest()
    return drawn
  }
  const chosen = () => [...select().options].filter(({ selected }) => selected).map(({ value }) => value)
  const popup = () => screen.getByRole('listbox', { name: 'Country' })
  const marked = () => offered().filter((option) => option.getAttribute('aria-selected') === 'true').map(({ textContent }) => textContent)

  it('stays open for more, says what is chosen, takes it back, and gives the focus to what has opened it', async () => {
    await opened()
    expect([popup().getAttribute('aria-multiselectable'), marked()]).toEqual(['true', ['United Kingdom']])
    await type('reun')
    key('Enter')
    expect([chosen(), marked(), onClose.mock.calls.length, document.activeElement]).toEqual([['GB', 'RE'], ['Réunion'], 0, field()])
    key('Enter')
    expect([chosen(), marked()]).toEqual([['GB'], []])
    key('Escape')
    expect([document.activeElement, onClose.mock.calls.length]).toEqual([button(), 1])
  })

  it('offers what it is given, also while it lies open, and chooses nothing that has been switched off meanwhile', async () => {
    const { rerender } = await opened({ options: [{ value: 'GB', label: 'Britain' }, { value: 'RE', label: 'Réunion' }] })
    expect(offered().map(({ textContent }) => textContent)).toEqual(['Britain', 'Réunion'])
    rerender(draw({ options: [{ value: 'GB', label: 'Britain' }, { value: 'RE', label: 'Réunion', disabled: true }] }))
    fireEvent.click(within(popup()).getByText('Réunion'))
    expect([chosen(), offered()[1]?.getAttribute('aria-disabled')]).toEqual([['GB'], 'true'])
    rerender(draw({ options: [{ value: 'AX', label: 'Åland Islands' }] }))
    await rest()
    expect(offered().map(({ textContent }) => textContent)).toEqual(['Åland Islands'])
  })

  it('has no field to see where nothing is searched: a space chooses', async () => {
    await opened({ isSearched: false })
    const unseen = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
    expect([unseen.readOnly, document.activeElement]).toEqual([true, unseen])
    fireEvent.keyDown(unseen, { key: 'ArrowDown' })
    fireEvent.keyDown(unseen, { key: ' ' })
    expect(chosen()).toEqual(['GB', 'RE'])
  })
})

it('ranks what begins with the text before what holds it', () => {
  const options = ['New Guinea', 'Guinea', 'Guinea-Bissau', 'Łódź'].map((label) => ({ value: label, label }))
  expect(matching(options, 'guin').map(({ label }) => label)).toEqual(['Guinea', 'Guinea-Bissau', 'New Guinea'])
  expect(matching(options, 'lodz').map(({ label }) => label)).toEqual(['Łódź'])
  expect(matching(options, ' ')).toBe(options)
})
