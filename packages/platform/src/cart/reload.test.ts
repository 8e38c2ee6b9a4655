import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressToAskAgain, loadAnew, rememberWorking, reloadOnce } from './reload.ts'

const start = location.href

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(location, 'reload').mockReturnValue()
})
afterEach(() => {
  history.replaceState(null, '', start)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const times = () => vi.mocked(location.reload).mock.calls.length
const cameBy = (type: string, now = 1000) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  vi.spyOn(performance, 'now').mockReturnValue(now)
}

describe('a page that may have to be loaded anew', () => {
  it('is, once, until an answer was good', () => {
    expect(reloadOnce('totals')).toBe(true)
    // The same page, from a cache.
    expect(reloadOnce('totals')).toBe(false)
    expect(times()).toBe(1)
    rememberWorking('totals')
    expect(reloadOnce('totals')).toBe(true)
    expect(times()).toBe(2)
  })

  it('is not once more because of what a script of the page does to its history and its query as it comes', () => {
    history.replaceState({ theirs: 1 }, '', '/checkout/')
    expect(reloadOnce('totals')).toBe(true)
    expect(history.state).toEqual({ theirs: 1 })
    for (const address of ['/checkout/', '/checkout/?v=2', '/checkout/#payment']) {
      history.replaceState(null, '', address)
      expect(reloadOnce('totals')).toBe(false)
    }
  })

  it('is for each reason by itself: a coupon that is refused for good is no matter of totals that work', () => {
    expect(reloadOnce('coupon')).toBe(true)
    rememberWorking('totals')
    expect(reloadOnce('coupon')).toBe(false)
    expect(reloadOnce('totals')).toBe(true)
  })

  it('is not more than three times in ten minutes, whatever the page and the reason', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const at of [1, 2, 3]) {
      history.replaceState(null, '', `/page-${at}/`)
      expect(reloadOnce('totals')).toBe(true)
      rememberWorking('totals')
    }
    history.replaceState(null, '', '/page-4/')
    expect(reloadOnce('totals')).toBe(false)
    vi.advanceTimersByTime(10 * 60 * 1000 + 1)
    expect(reloadOnce('totals')).toBe(true)
    expect(times()).toBe(4)
  })

  it('is not where the browser keeps nothing, or only says so', () => {
    const setItem = vi.fn(() => { throw new DOMException('full', 'QuotaExceededError') })
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem })
    expect(reloadOnce('totals')).toBe(false)
    setItem.mockImplementation(() => undefined as never)
    expect(reloadOnce('totals')).toBe(false)
    expect(setItem).toHaveBeenCalledTimes(2)
    expect(times()).toBe(0)
  })

  it('is not when it has just been, and a script has cleared what we keep; later it is', () => {
    cameBy('reload')
    expect(reloadOnce('totals')).toBe(false)
    cameBy('reload', 60_000)
    expect(reloadOnce('totals')).toBe(true)
  })

  it.each(['', 'null', '[]', '{"times":1,"unhelped":{}}', '{"times":["x"],"unhelped":[1]}', 'half a JSON {'])('is, whatever stands where we keep it: %s', (text) => {
    sessionStorage.setItem('tillkit-reloads', text)
    expect(reloadOnce('totals')).toBe(true)
    expect(reloadOnce('totals')).toBe(false)
  })
})

describe('a page whose address changes the basket', () => {
  it.each([
    ['add-to-cart=12&quantity=2', '?lang=de&quantity=2'],
    ['remove_item=a', '?lang=de'],
    ['undo_item=a', '?lang=de'],
    ['remove_coupon=x', '?lang=de'],
    ['order_again=7', '?lang=de'],
  ])('is loaded anew, and asked for, without changing it a second time (%s)', (query, left) => {
    history.replaceState({ theirs: 1 }, '', `/checkout/?lang=de&${query}#payment`)
    const again = new URL(`/checkout/${left}#payment`, location.href).href
    expect(addressToAskAgain()).toBe(again)
    let loaded = ''
    vi.mocked(location.reload).mockImplementation(() => void (loaded = location.href))
    loadAnew()
    expect(loaded).toBe(again)
    expect(history.state).toEqual({ theirs: 1 })
    history.replaceState(null, '', `/checkout/?lang=de&${query}#payment`)
    loaded = ''
    expect(reloadOnce('totals')).toBe(true)
    expect(loaded).toBe(again)
  })
})

describe('a page whose address changes nothing', () => {
  it('is asked for by it as it is written', () => {
    history.replaceState(null, '', '/checkout/?a[]=1&b=%20c+d&flag')
    expect(addressToAskAgain()).toBe(new URL('/checkout/?a[]=1&b=%20c+d&flag', start).href)
  })
})
