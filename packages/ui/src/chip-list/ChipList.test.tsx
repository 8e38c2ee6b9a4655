import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ChipList, type Chip } from './ChipList.tsx'

afterEach(cleanup)

const CHIPS: Chip[] = ['Oak', 'Olive', 'Ash'].map((label) => ({ id: label, label }))
const labels = { list: 'Chosen', remove: (label: string) => `Remove ${label}`, clear: 'Clear all' }

function Demo({ start = CHIPS }: { start?: readonly Chip[] }) {
  const [chips, setChips] = useState(start)
  return (
    <>
      <ChipList
        chips={chips}
        labels={labels}
        onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
        onClear={() => setChips([])}
        focusAfter={() => document.querySelector<HTMLElement>('#after')}
      />
      <button id="after">Filters</button>
    </>
  )
}

const remove = (label: string) => screen.getByRole('button', { name: `Remove ${label}` })
const pressed = (button: HTMLElement) => {
  button.focus()
  fireEvent.click(button)
}

it('is a named list with a button for each chip, and one for all from two on', () => {
  render(<Demo />)
  expect(screen.getByRole('list', { name: 'Chosen' }).children).toHaveLength(3)
  pressed(remove('Oak'))
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeTruthy()
  pressed(remove('Olive'))
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
})

it('moves the focus to the next chip, from the last one to the one before, and from the only one to what the unit names', () => {
  render(<Demo />)
  pressed(remove('Olive'))
  expect(document.activeElement).toBe(remove('Ash'))
  pressed(remove('Ash'))
  expect(document.activeElement).toBe(remove('Oak'))
  pressed(remove('Oak'))
  expect(document.activeElement?.id).toBe('after')
  expect(screen.queryByRole('list')).toBeNull()
})

it('clears all, and gives the focus to what the unit names', () => {
  render(<Demo />)
  pressed(screen.getByRole('button', { name: 'Clear all' }))
  expect([screen.queryByRole('list'), document.activeElement?.id]).toEqual([null, 'after'])
})

it('moves the focus also when the shop answers late, but not from where the shopper has gone meanwhile', () => {
  const draw = (chips: readonly Chip[]) => <ChipList chips={chips} labels={labels} onRemove={() => undefined} />
  const { rerender } = render(draw(CHIPS))
  pressed(remove('Oak'))
  rerender(draw(CHIPS.slice(1)))
  expect(document.activeElement).toBe(remove('Olive'))
  const elsewhere = document.body.appendChild(document.createElement('input'))
  pressed(remove('Olive'))
  elsewhere.focus()
  rerender(draw(CHIPS.slice(2)))
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

it('only says what is chosen where nothing can be removed', () => {
  render(<ChipList chips={CHIPS} labels={labels} chipClass="theirs" />)
  expect([screen.getAllByRole('listitem').map(({ textContent }) => textContent), screen.queryByRole('button')]).toEqual([CHIPS.map(({ label }) => label), null])
  expect(document.querySelectorAll('.tillkit-chips__chip.theirs')).toHaveLength(CHIPS.length)
})

it('does nothing for a chip that is on its way out', () => {
  const onRemove = vi.fn()
  render(<ChipList chips={[{ id: 'oak', label: 'Oak', busy: true }]} labels={labels} onRemove={onRemove} />)
  fireEvent.click(remove('Oak'))
  expect(onRemove).not.toHaveBeenCalled()
  expect(remove('Oak').getAttribute('aria-disabled')).toBe('true')
})
