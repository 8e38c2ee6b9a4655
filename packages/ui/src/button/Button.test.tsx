import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('sends no form unless its type says so', () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button>Cancel</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(submit).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('has a class for its look beside the theme\'s own', () => {
    render(<Button look="primary" className="wp-element-button">Pay</Button>)
    expect([...screen.getByRole('button').classList]).toEqual(['tillkit-button', 'tillkit-button--primary', 'wp-element-button'])
  })
})
