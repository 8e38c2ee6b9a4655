import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden.tsx'

afterEach(cleanup)

describe('VisuallyHidden', () => {
  it('holds words that count for names, in the element that is asked for', () => {
    render(
      <button type="button">
        3 <VisuallyHidden as="span" className="mine">products</VisuallyHidden>
      </button>,
    )
    expect(screen.getByRole('button', { name: '3 products' })).toBeTruthy()
    expect([...screen.getByText('products').classList]).toEqual(['tillkit-visually-hidden', 'mine'])
    render(<VisuallyHidden as="h2" id="words">Basket</VisuallyHidden>)
    expect(screen.getByRole('heading', { level: 2, name: 'Basket' }).id).toBe('words')
  })

  it('shows itself for the keyboard only where it is told to', () => {
    render(<VisuallyHidden showsOnFocus>Skip the filters</VisuallyHidden>)
    expect(screen.getByText('Skip the filters').classList.contains('tillkit-visually-hidden--shows')).toBe(true)
  })
})
