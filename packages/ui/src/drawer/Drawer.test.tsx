import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Drawer } from './Drawer.tsx'

afterEach(cleanup)

describe('Drawer', () => {
  it('is a dialog at the end of the line, or at the side that is asked for', () => {
    const close = vi.fn()
    const drawer = (side?: 'start' | 'bottom') => (
      <Drawer title="Filters" labels={{ close: 'Close' }} onClose={close} side={side} footer={<button type="button">Apply</button>} />
    )
    const { rerender } = render(drawer())
    const element = screen.getByRole('dialog', { name: 'Filters' })
    expect(element.classList.contains('tillkit-drawer--end')).toBe(true)
    rerender(drawer('start'))
    expect(element.classList.contains('tillkit-drawer--start')).toBe(true)
    rerender(drawer('bottom'))
    expect(element.classList.contains('tillkit-drawer--bottom')).toBe(true)
    expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledExactlyOnceWith('button')
  })
})
