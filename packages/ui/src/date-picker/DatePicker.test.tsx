import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTopLayer } from '../support/popover.fixtures.ts'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

let restore: () => void
beforeEach(() => {
  restore = fakeTopLayer()
})
afterEach(() => {
  cleanup()
  restore()
  document.body.replaceChildren()
})

const labels = {
  open: 'Choose a day',
  calendar: 'Calendar',
  next: 'Next',
  previous: 'Previous',
  today: 'today',
  selected: 'chosen',
  loading: 'One moment',
  failed: 'It failed',
}
const limits = { min: new Date(2026, 11, 3), max: new Date(2026, 11, 23), weekdays: [1, 2, 3, 4, 5] as const }
const button = () => screen.getByRole('button', { name: 'Choose a day' })
const open = async () => {
  await act(async () => void fireEvent.click(button()))
  await screen.findByRole('grid')
}

it('reads what is typed, and says what speaks against it', () => {
  const onChange = vi.fn()
  render(<DatePicker label="Day" labels={labels} locale="en-GB" {...limits} onChange={onChange} />)
  for (const value of ['4/12/2026', '5/12/2026', 'x', '2/12/26', '']) fireEvent.input(screen.getByLabelText('Day'), { target: { value } })
  expect(onChange.mock.calls.map(([{ day, problem }]) => [day?.getDate() ?? null, problem])).toEqual([
    [4, null],
    [null, 'taken'],
    [null, 'unreadable'],
    [null, 'early'],
    [null, null],
  ])
})

it('opens a calendar in the language of the page, at the day that the field holds', async () => {
  render(<DatePicker label="Day" labels={labels} locale="de-DE" {...limits} defaultValue="16.12.2026" />)
  expect(button().getAttribute('aria-expanded')).toBe('false')
  await open()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeTruthy()
  expect(screen.getByRole('grid', { name: 'Dezember 2026' })).toBeTruthy()
  const chosen = screen.getByRole('button', { name: 'Mittwoch, 16. Dezember 2026, chosen' })
  expect([chosen.textContent, document.activeElement]).toEqual(['16', chosen])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Samstag, 5\./ }).disabled).toBe(true)
})

it('fills the field with a day that is chosen, tells its listeners, and gives the focus back', async () => {
  const [onChange, heard] = [vi.fn(), vi.fn()]
  render(<DatePicker label="Day" labels={labels} locale="en-GB" {...limits} onChange={onChange} />)
  const field = screen.getByLabelText<HTMLInputElement>('Day')
  for (const event of ['input', 'change']) field.addEventListener(event, heard)
  await open()
  fireEvent.click(screen.getByRole('button', { name: /\b4 December/ }))
  expect([field.value, document.activeElement, screen.queryByRole('dialog')]).toEqual(['04/12/2026', button(), null])
  expect(heard).toHaveBeenCalledTimes(2)
  expect(onChange.mock.calls).toEqual([[{ text: '04/12/2026', day: new Date(2026, 11, 4), problem: null }]])
})

it('closes with Escape and gives the focus back', async () => {
  render(<DatePicker label="Day" labels={labels} locale="en-GB" {...limits} />)
  await open()
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'Escape' })
  expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, button()])
})

describe('a field that opens its calendar itself', () => {
  const Picker = (props: Partial<DatePickerProps>) => (
    <DatePicker input={input()} opensFrom="field" labels={labels} locale="en-GB" {...limits} {...(props as object)} />
  )
  const input = () => document.querySelector('input') as HTMLInputElement
  const draw = (props: Partial<DatePickerProps> = {}) => {
    document.body.innerHTML = '<form><input name="date" value="10/12/2026"></form><div id="slot"></div>'
    return render(<Picker {...props} />, { container: document.querySelector('#slot') as HTMLElement })
  }
  const key = (name: string) => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name }))
  const press = async () => {
    input().focus()
    await act(async () => void fireEvent.click(input()))
  }

  it('is a combobox with a dialog, which a press opens beside it: the focus stays, and typing closes it', async () => {
    draw()
    expect(screen.queryByRole('button')).toBeNull()
    expect(['role', 'aria-haspopup', 'aria-expanded', 'aria-controls'].map((name) => input().getAttribute(name))).toEqual(['combobox', 'dialog', 'false', null])
    await press()
    await screen.findByRole('grid')
    expect([input().getAttribute('aria-expanded'), input().getAttribute('aria-controls'), document.activeElement]).toEqual(['true', screen.getByRole('dialog').id, input()])
    fireEvent.input(input(), { target: { value: '11/12/2026' } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads into it by Down, and gets the focus back from Escape and from a choice', async () => {
    draw()
    input().focus()
    await key('ArrowDown')
    await screen.findByRole('grid')
    expect(document.activeElement?.textContent).toBe('10')
    await key('Escape')
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, input()])
    await press()
    await key('ArrowDown')
    expect(document.activeElement?.textContent).toBe('10')
    fireEvent.click(screen.getByRole('button', { name: /11 December/ }))
    expect([input().value, document.activeElement, screen.queryByRole('dialog')]).toEqual(['11/12/2026', input(), null])
  })

  it('closes it by Tab and by Enter, which go on; within it Tab goes round', async () => {
    draw({ max: new Date(2027, 1, 1) })
    for (const name of ['Tab', 'Enter']) {
      await press()
      await screen.findByRole('grid')
      expect(fireEvent.keyDown(input(), { key: name })).toBe(true)
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    input().focus()
    await key('ArrowDown')
    await screen.findByRole('grid')
    await key('Tab')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Next')
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', shiftKey: true }))
    expect(document.activeElement?.textContent).toBe('10')
  })

  it('opens nothing while it may not be filled, and what was asked for before it was drawn', async () => {
    draw({ canOpen: () => false } as Partial<DatePickerProps>)
    await press()
    await key('ArrowDown')
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
    draw({ opensAtFirst: () => 'key' } as Partial<DatePickerProps>)
    await screen.findByRole('grid')
    expect(document.activeElement?.textContent).toBe('10')
  })

  it('opens at the month that is meant, though its day may not be chosen', async () => {
    draw({ max: new Date(2027, 1, 26) })
    fireEvent.input(input(), { target: { value: '30/1/2027' } })
    await press()
    expect(await screen.findByRole('grid', { name: 'January 2027' })).toBeTruthy()
  })

  it('is as it was when the picker goes', async () => {
    const { unmount } = draw()
    await press()
    await screen.findByRole('grid')
    unmount()
    expect(document.querySelector('form')?.innerHTML).toBe('<input name="date" value="10/12/2026">')
  })
})

it('begins weeks with the day that it is told', async () => {
  render(<DatePicker label="Day" labels={labels} locale="en-GB" {...limits} weekStart={0} />)
  await open()
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toMatch(/^Su/)
})

it("fills a field of the server's in its own format, and leaves nothing behind", async () => {
  document.body.innerHTML = '<form><input name="date" value="2026-12-10"></form><div id="slot"></div>'
  const before = document.querySelector('form')?.innerHTML
  const input = document.querySelector('input') as HTMLInputElement
  const { unmount } = render(
    <DatePicker input={input} labels={labels} locale="en-GB" {...limits} format={(day) => `2026-12-${day.getDate()}`} />,
    { container: document.querySelector('#slot') as HTMLElement },
  )
  await open()
  fireEvent.click(screen.getByRole('button', { name: /11 December/ }))
  expect(input.value).toBe('2026-12-11')
  unmount()
  expect(document.querySelector('form')?.innerHTML).toBe(before)
})
