import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeTopLayer } from '../support/popover.fixtures.ts'
import { DatePicker } from './DatePicker.tsx'

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
