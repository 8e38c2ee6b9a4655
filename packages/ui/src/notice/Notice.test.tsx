import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Notice } from './Notice.tsx'

afterEach(cleanup)

describe('Notice', () => {
  it('is a status, and an alert where something failed, unless somebody else says it', () => {
    const { rerender } = render(<Notice>Saved</Notice>)
    expect(screen.getByRole('status').textContent).toBe('Saved')
    rerender(<Notice tone="error">Not saved</Notice>)
    expect(screen.getByRole('alert').textContent).toBe('Not saved')
    rerender(<Notice tone="error" live="status">Not saved</Notice>)
    expect(screen.getByRole('status')).toBeTruthy()
    rerender(<Notice tone="error" live="none" className="mine">Not saved</Notice>)
    expect(screen.queryByRole('alert')).toBeNull()
    expect([...(document.querySelector('.tillkit-notice')?.classList ?? [])]).toEqual(['tillkit-notice', 'tillkit-notice--error', 'mine'])
  })

  it('has a title, a button for what can be done, and one that takes it away', () => {
    const [undo, dismiss] = [vi.fn(), vi.fn()]
    render(
      <Notice title="Removed" action={{ label: 'Undo', onClick: undo }} onDismiss={dismiss} labels={{ dismiss: 'Dismiss', tone: 'Done:' }}>
        Till rolls
      </Notice>,
    )
    expect(screen.getByRole('status').textContent).toBe('Done:RemovedTill rolls Undo')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(dismiss).toHaveBeenCalledTimes(1)
  })

  it('hands on the focus that it leaves with, and only that', () => {
    const list = (isThere: boolean) => (
      <>
        <button type="button">Basket</button>
        <button type="button">Pay</button>
        {isThere && (
          <Notice action={{ label: 'Undo', onClick: () => undefined }} focusNext={() => screen.getByText('Basket')}>
            Removed
          </Notice>
        )}
      </>
    )
    const { rerender } = render(list(true))
    screen.getByText('Undo').focus()
    rerender(list(false))
    expect(document.activeElement).toBe(screen.getByText('Basket'))
    rerender(list(true))
    screen.getByText('Pay').focus()
    rerender(list(false))
    expect(document.activeElement).toBe(screen.getByText('Pay'))
  })
})
