import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeTopLayer } from '../support/popover.fixtures.ts'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption } from './combobox.types.ts'

let restore: () => void
beforeEach(() => {
  vi.useFakeTimers()
  restore = fakeTopLayer()
})
afterEach(() => {
  cleanup()
  restore()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const labels = { list: 'Towns', loading: 'Looking', none: 'Nothing found', failed: 'It failed', retry: 'Again', found: (count: number) => `${count} found` }
const TOWNS: ComboboxOption[] = [{ value: '1', label: 'Bath' }, { value: '2', label: 'Bristol' }, { value: '3', label: 'Buxton', disabled: true }]

/** A shop that answers each question when it is told to. */
function createShop() {
  const asked: { query: string; signal: AbortSignal; answer: (options: readonly ComboboxOption[]) => Promise<void>; fail: () => Promise<void> }[] = []
  const suggest = (query: string, signal: AbortSignal) =>
    new Promise<readonly ComboboxOption[]>((resolve, reject) => {
      asked.push({
        query,
        signal,
        answer: (options) => act(async () => resolve(options)),
        fail: () => act(async () => reject(new Error('offline'))),
      })
    })
  return { suggest, asked }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = async (text: string) => {
  fireEvent.input(field(), { target: { value: text } })
  await act(() => vi.advanceTimersByTimeAsync(200))
}
const key = (name: string) => fireEvent.keyDown(field(), { key: name })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

it('asks once typing rests, and shows what the shop suggests', async () => {
  const { suggest, asked } = createShop()
  render(<Combobox label="Town" labels={labels} suggest={suggest} />)
  expect(screen.getByLabelText('Town')).toBe(field())
  fireEvent.input(field(), { target: { value: 'b' } })
  fireEvent.input(field(), { target: { value: 'br' } })
  expect(asked).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(asked.map(({ query }) => query)).toEqual(['br'])
  expect([field().getAttribute('aria-expanded'), screen.getByRole('status').textContent]).toEqual(['false', 'Looking'])
  await asked[0]?.answer(TOWNS)
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Towns' }).id)
  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toBe('3 found')
})

it('goes through the list with Up and Down, passes over what cannot be chosen, and fills the field with Enter', async () => {
  const { suggest, asked } = createShop()
  const [onChoose, heard] = [vi.fn(), vi.fn()]
  render(<Combobox label="Town" labels={labels} suggest={suggest} onChoose={onChoose} />)
  for (const event of ['input', 'change']) field().addEventListener(event, heard)
  await type('b')
  await asked[0]?.answer(TOWNS)
  key('ArrowUp')
  expect(active()).toBe('Bristol')
  key('ArrowUp')
  expect(active()).toBe('Bath')
  heard.mockClear()
  expect(key('Enter')).toBe(false)
  expect([field().value, document.activeElement, screen.queryByRole('listbox')]).toEqual(['Bath', field(), null])
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(TOWNS[0])
  expect(heard.mock.calls.map(([event]) => event.type)).toEqual(['input', 'change'])
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(asked).toHaveLength(1)
})

it('drops an answer that comes after a later text was typed', async () => {
  const { suggest, asked } = createShop()
  render(<Combobox label="Town" labels={labels} suggest={suggest} />)
  await type('b')
  await type('br')
  expect(asked[0]?.signal.aborted).toBe(true)
  await asked[1]?.answer([{ value: '2', label: 'Bristol' }])
  await asked[0]?.answer(TOWNS)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bristol'])
})

it('says that nothing was found, and asks again where an answer failed', async () => {
  const { suggest, asked } = createShop()
  render(<Combobox label="Town" labels={labels} suggest={suggest} />)
  await type('x')
  await asked[0]?.answer([])
  expect(screen.getAllByText('Nothing found').length).toBeGreaterThan(0)
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await type('xy')
  await asked[1]?.fail()
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect([asked[2]?.query, document.activeElement]).toEqual(['xy', field()])
  await asked[2]?.fail()
  key('ArrowDown')
  await act(() => vi.advanceTimersByTimeAsync(0))
  await asked[3]?.answer(TOWNS)
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

it('closes with Escape, with a field that is emptied, and by a click beside it; a late answer opens nothing', async () => {
  const { suggest, asked } = createShop()
  render(<Combobox label="Town" labels={labels} suggest={suggest} />)
  await type('b')
  await asked[0]?.answer(TOWNS)
  expect(key('Escape')).toBe(false)
  expect(screen.queryByRole('listbox')).toBeNull()
  await type('ba')
  fireEvent.click(document.body)
  await asked[1]?.answer(TOWNS)
  expect(screen.queryByRole('listbox')).toBeNull()
  await type('bat')
  await asked[2]?.answer(TOWNS)
  await type('')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it("takes a field of the server's where it stands, and gives it back as it was", async () => {
  document.body.innerHTML = '<form><input type="search" name="s" value="b" autocomplete="on"></form><div id="slot"></div>'
  const before = document.querySelector('form')?.innerHTML
  const input = document.querySelector('input') as HTMLInputElement
  const { suggest, asked } = createShop()
  const announce = vi.fn()
  const { unmount } = render(<Combobox input={input} labels={labels} suggest={suggest} announce={announce} />, {
    container: document.querySelector('#slot') as HTMLElement,
  })
  expect(field()).toBe(input)
  expect(input.autocomplete).toBe('off')
  await type('br')
  await asked[0]?.answer(TOWNS)
  expect(announce.mock.calls).toEqual([['Looking'], ['3 found']])
  expect(screen.queryByRole('status')).toBeNull()
  key('ArrowDown')
  key('Escape')
  expect(document.activeElement === input || document.activeElement === document.body).toBe(true)
  await type('bri')
  unmount()
  expect(asked[1]?.signal.aborted).toBe(true)
  expect(document.querySelector('form')?.innerHTML).toBe(before)
  fireEvent.input(input, { target: { value: 'c' } })
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(asked).toHaveLength(2)
})

it('fills a field that has no caret, as one for an address of mail', async () => {
  document.body.innerHTML = '<input type="email" name="mail"><div id="slot"></div>'
  const input = document.querySelector('input') as HTMLInputElement
  const caret = vi.spyOn(input, 'setSelectionRange')
  const { suggest, asked } = createShop()
  render(<Combobox input={input} labels={labels} suggest={suggest} />, { container: document.querySelector('#slot') as HTMLElement })
  await type('a')
  await asked[0]?.answer([{ value: '1', label: 'ann@example.test' }])
  key('ArrowDown')
  key('Enter')
  // Browsers throw.
  expect([input.value, caret.mock.calls]).toEqual(['ann@example.test', []])
})

it('follows a suggestion that is a link, and leaves the field as it was typed', async () => {
  const { suggest, asked } = createShop()
  render(<Combobox label="Search" labels={labels} suggest={suggest} />)
  await type('b')
  await asked[0]?.answer([{ value: '1', label: 'Birch ladder', href: '#birch' }])
  const followed = vi.fn((event: Event) => event.preventDefault())
  screen.getByRole('option').addEventListener('click', followed)
  expect(screen.getByRole('option').getAttribute('href')).toBe('#birch')
  key('ArrowDown')
  key('Enter')
  expect(followed).toHaveBeenCalledTimes(1)
  expect(field().value).toBe('b')
})
