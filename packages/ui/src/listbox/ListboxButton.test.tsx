import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeTopLayer } from '../support/popover.fixtures.ts'
import { ListboxButton } from './ListboxButton.tsx'

let restore: () => void
beforeEach(() => {
  restore = fakeTopLayer()
})
afterEach(() => {
  cleanup()
  restore()
})

const OPTIONS = [{ value: 'new', label: 'Newest' }, { value: 'price', label: 'Price' }]

function One() {
  const [value, setValue] = useState<string | null>('new')
  return (
    <>
      <ListboxButton label="Sort by" options={OPTIONS} value={value} onChange={setValue}>
        {OPTIONS.find((option) => option.value === value)?.label}
      </ListboxButton>
      <input aria-label="elsewhere" />
    </>
  )
}

function Several() {
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <ListboxButton label="Sizes" options={OPTIONS} multiple value={value} onChange={setValue}>
      {value.length}
    </ListboxButton>
  )
}

const button = () => screen.getByRole('button')

it('is named by what it chooses and by what is chosen, and says whether its list is open', () => {
  render(<One />)
  expect(screen.getByRole('button', { name: 'Sort by Newest' }).getAttribute('aria-haspopup')).toBe('listbox')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('listbox', { name: 'Sort by' }))
  expect(document.activeElement).toBe(screen.getByRole('listbox'))
})

it('opens with an arrow, closes with a choice, and has the focus again', () => {
  render(<One />)
  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'End' })
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Enter' })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sort by Price' }))
})

it('closes with Escape, which goes no further, and gives the focus back', () => {
  render(<One />)
  fireEvent.click(button())
  expect(fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(button())
})

it('closes by a press beside it and when the focus goes elsewhere, and leaves that there', () => {
  render(<One />)
  fireEvent.click(button())
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.click(button())
  screen.getByLabelText('elsewhere').focus()
  fireEvent.focusOut(screen.queryByRole('listbox') ?? button(), { relatedTarget: screen.getByLabelText('elsewhere') })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'))
})

it('of several, stays open', () => {
  render(<Several />)
  fireEvent.click(button())
  fireEvent.click(screen.getByText('Price'))
  fireEvent.click(screen.getByText('Newest'))
  expect(screen.getByRole('button', { name: 'Sizes 2' })).toBeTruthy()
  fireEvent.click(button())
  expect(screen.queryByRole('listbox')).toBeNull()
})
