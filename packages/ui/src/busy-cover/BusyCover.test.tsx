import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BusyCover } from './BusyCover.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const cover = (isBusy: boolean, delay?: number) => (
  <BusyCover isBusy={isBusy} label="Updating the basket" delay={delay}>
    <input defaultValue="3" aria-label="Quantity" />
  </BusyCover>
)
const wait = (time: number): void =>
  act(() => {
    vi.advanceTimersByTime(time)
  })
const isCovered = () => document.querySelector('.tillkit-busy-cover__cover') !== null

describe('BusyCover', () => {
  it('marks its content as busy at once, and covers it and says so only when that takes its time', () => {
    const { rerender } = render(cover(true))
    const content = screen.getByRole('textbox').parentElement
    expect(content?.getAttribute('aria-busy')).toBe('true')
    wait(340)
    expect(isCovered()).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('')
    wait(20)
    expect(isCovered()).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('Updating the basket')
    expect(content?.contains(screen.getByRole('status'))).toBe(false)
    rerender(cover(false))
    expect(isCovered()).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(content?.getAttribute('aria-busy')).toBe('false')
  })

  it('never flickers for what is quick, and counts anew each time', () => {
    const { rerender } = render(cover(true, 100))
    wait(90)
    rerender(cover(false, 100))
    rerender(cover(true, 100))
    wait(90)
    expect(isCovered()).toBe(false)
    wait(20)
    expect(isCovered()).toBe(true)
  })

  it('leaves the focus and what is typed where they are', () => {
    const { rerender } = render(cover(false))
    const field = screen.getByRole<HTMLInputElement>('textbox')
    field.focus()
    field.value = '12'
    rerender(cover(true, 0))
    wait(10)
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('12')
  })

  it('leaves no timer behind', () => {
    render(cover(true)).unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
