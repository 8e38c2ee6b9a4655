import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { IconButton } from './IconButton.tsx'

afterEach(cleanup)

describe('IconButton', () => {
  it('has its name from its label, and its icon is for nobody to hear', () => {
    render(<IconButton label="Close" icon={<svg><title>cross</title></svg>} />)
    expect(screen.getByRole('button', { name: 'Close' }).getAttribute('type')).toBe('button')
    expect(screen.getByText('cross').closest('[aria-hidden="true"]')).not.toBeNull()
  })

  it('is a button as any other: clicks, states, classes and the node itself go through', () => {
    const click = vi.fn()
    const node = createRef<HTMLButtonElement>()
    render(<IconButton ref={node} label="Filters" icon="x" size="small" className="mine" aria-expanded={true} onClick={click} />)
    const button = screen.getByRole('button', { name: 'Filters', expanded: true })
    fireEvent.click(button)
    expect(click).toHaveBeenCalledTimes(1)
    expect(node.current).toBe(button)
    expect([...button.classList]).toEqual(['tillkit-icon-button', 'tillkit-icon-button--small', 'mine'])
  })
})
