import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Listbox, type ListboxProps } from './Listbox.tsx'
import type { ListboxOption } from './option.ts'

afterEach(cleanup)

const OPTIONS: ListboxOption[] = [
  { value: 'oak', label: 'Oak', detail: '8' },
  { value: 'olive', label: 'Olive' },
  { value: 'walnut', label: 'Walnut', disabled: true },
  { value: 'ash', label: 'Ash' },
]

const list = () => screen.getByRole('listbox')
const activeName = () => document.getElementById(list().getAttribute('aria-activedescendant') ?? '')?.textContent
const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(list(), { key, ...more })
const selected = () => screen.getAllByRole('option').flatMap((option) => (option.getAttribute('aria-selected') === 'true' ? [option.textContent] : []))

function One({ start = null, ...rest }: { start?: string | null } & Partial<Pick<ListboxProps, 'onPress' | 'options' | 'empty'>>) {
  const [value, setValue] = useState(start)
  return <Listbox label="Wood" options={OPTIONS} value={value} onChange={setValue} {...rest} />
}

function Several({ start = [] }: { start?: readonly string[] }) {
  const [value, setValue] = useState(start)
  return <Listbox label="Wood" options={OPTIONS} multiple value={value} onChange={setValue} />
}

it('has its name, one tab stop, and begins at what is chosen', () => {
  render(<One start="olive" />)
  expect(screen.getByRole('listbox', { name: 'Wood' }).tabIndex).toBe(0)
  expect(list().hasAttribute('aria-multiselectable')).toBe(false)
  expect([activeName(), selected()]).toEqual(['Olive', ['Olive']])
})

it('moves with the arrows without choosing, passes over what cannot be chosen, and chooses with Enter and Space', () => {
  render(<One />)
  expect(activeName()).toBe('Oak8')
  expect(press('ArrowDown')).toBe(false)
  press('ArrowDown')
  expect([activeName(), selected()]).toEqual(['Ash', []])
  press('Enter')
  expect(selected()).toEqual(['Ash'])
  press('Home')
  press(' ')
  expect(selected()).toEqual(['Oak8'])
})

it('finds options by their first letters, and leaves keys that are not its own to the page', () => {
  vi.useFakeTimers()
  render(<One />)
  press('o')
  expect(activeName()).toBe('Olive')
  act(() => void vi.advanceTimersByTime(600))
  press('a')
  expect(activeName()).toBe('Ash')
  expect([press('Tab'), press('a', { ctrlKey: true }), press('Escape')]).toEqual([true, true, true])
  vi.useRealTimers()
})

it('finds a name with a space in it: within one a space is a letter, and chooses nothing', () => {
  vi.useFakeTimers()
  const towns = ['Bath', 'New Orleans', 'New York'].map((label) => ({ value: label, label }))
  render(<One start="Bath" options={towns} />)
  const type = (text: string) => [...text].map((key) => press(key))
  type('new ')
  expect([activeName(), selected()]).toEqual(['New Orleans', ['Bath']])
  type('y')
  expect([activeName(), selected()]).toEqual(['New York', ['Bath']])
  // Nothing is called so, and neither is the page moved on.
  expect([type(' z ').at(-1), selected()]).toEqual([false, ['Bath']])
  act(() => void vi.advanceTimersByTime(600))
  press(' ')
  expect(selected()).toEqual(['New York'])
  type('ne')
  press('ArrowUp')
  press(' ')
  expect(selected()).toEqual(['Bath'])
  vi.useRealTimers()
})

it('chooses by a press, tells also of one that was chosen before, and keeps what cannot be chosen', () => {
  const onPress = vi.fn()
  render(<One start="oak" onPress={onPress} />)
  fireEvent.click(screen.getByText('Walnut'))
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByRole('option', { name: 'Walnut' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByText('Oak'))
  fireEvent.click(screen.getByText('Ash'))
  expect(onPress.mock.calls).toEqual([['oak'], ['ash']])
  expect(selected()).toEqual(['Ash'])
})

it('of several, toggles each, chooses on the way with Shift, and all or none with Control and A', () => {
  render(<Several start={['ash']} />)
  expect(list().getAttribute('aria-multiselectable')).toBe('true')
  press('Home')
  press(' ')
  expect(selected()).toEqual(['Oak8', 'Ash'])
  press('ArrowDown', { shiftKey: true })
  expect(selected()).toEqual(['Oak8', 'Olive', 'Ash'])
  press('a', { ctrlKey: true })
  expect(selected()).toEqual([])
  press('a', { metaKey: true })
  expect(selected()).toEqual(['Oak8', 'Olive', 'Ash'])
})

it('says so instead of a list where there are no options', () => {
  render(<One options={[]} empty="Nothing here." />)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByText('Nothing here.')).toBeTruthy()
})
