import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scrollPageTo } from './scroll-to.ts'

let life: EndableLife
const scrolled = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  life = createLife((cause) => { throw cause })
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolled as never)
})
afterEach(() => {
  life.end()
  scrolled.mockReset()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const last = () => (scrolled.mock.calls as [{ top: number }][]).at(-1)?.[0].top

describe('a way through the page', () => {
  it('is not ended by the press that asks for it, which reaches the window after that', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener('keydown', () => void scrollPageTo(life, 900, { duration: 300 }))
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await vi.advanceTimersByTimeAsync(400)
    expect(last()).toBe(900)
    button.remove()
  })

  it('is ended by another, and says so: the page has one place', async () => {
    const ended = vi.fn()
    void scrollPageTo(life, 900, { duration: 300 }).then(ended)
    await vi.advanceTimersByTimeAsync(100)
    void scrollPageTo(life, 100, { duration: 100 })
    await vi.advanceTimersByTimeAsync(120)
    expect(ended).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(400)
    expect(last()).toBe(100)
  })

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'])("is ended by the shopper's own hand (%s)", async (hand) => {
    const ended = vi.fn()
    void scrollPageTo(life, 900, { duration: 300 }).then(ended)
    await vi.advanceTimersByTimeAsync(100)
    dispatchEvent(new Event(hand))
    const { length } = scrolled.mock.calls
    await vi.advanceTimersByTimeAsync(400)
    expect([scrolled.mock.calls.length, ended.mock.calls.length]).toEqual([length, 1])
    expect(last()).toBeLessThan(900)
  })
})
