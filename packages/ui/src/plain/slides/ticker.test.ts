import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTicker, type Ticker } from './ticker.ts'

describe('what happens again and again', () => {
  let life: EndableLife
  let ticker: Ticker
  let times: number[]

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    const start = performance.now()
    times = []
    life = createLife((cause) => { throw cause })
    ticker = createTicker(life, 1000, () => times.push(Math.round(performance.now() - start)))
  })
  afterEach(() => {
    life.end()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const turn = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('happens after each of its times', () => {
    vi.advanceTimersByTime(3500)
    expect(times).toEqual([1000, 2000, 3000])
  })

  it('waits while there is a reason to, and goes on with what was left when the last is taken away', () => {
    vi.advanceTimersByTime(400)
    ticker.pause('pointer')
    ticker.pause('focus')
    ticker.pause('focus')
    vi.advanceTimersByTime(5000)
    ticker.resume('focus')
    vi.advanceTimersByTime(5000)
    expect(times).toEqual([])
    ticker.resume('pointer')
    vi.advanceTimersByTime(599)
    expect(times).toEqual([])
    vi.advanceTimersByTime(1)
    expect(times).toEqual([11_000])
  })

  it('begins its time anew when told to, once with another', () => {
    vi.advanceTimersByTime(900)
    ticker.restart()
    vi.advanceTimersByTime(999)
    expect(times).toEqual([])
    vi.advanceTimersByTime(1)
    ticker.restart(300)
    vi.advanceTimersByTime(1300)
    expect(times).toEqual([1900, 2200, 3200])
  })

  it('keeps waiting when it is begun anew while there is a reason to', () => {
    ticker.pause('pointer')
    ticker.restart(100)
    vi.advanceTimersByTime(5000)
    expect(times).toEqual([])
    ticker.resume('pointer')
    vi.advanceTimersByTime(100)
    expect(times).toEqual([5100])
  })

  it('counts no time in which nobody looks at the page (weakness 5)', () => {
    vi.advanceTimersByTime(700)
    turn(true)
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    turn(false)
    vi.advanceTimersByTime(300)
    expect(times).toEqual([61_000])
  })

  it('ends with its life', () => {
    life.end()
    ticker.resume('pointer')
    ticker.restart()
    expect(vi.getTimerCount()).toBe(0)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(vi.getTimerCount()).toBe(0)
  })
})
