import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressToAskAgain, loadAnew, noteWorking, reloadOnce } from './reload.ts'

const start = location.href

beforeEach(() => void vi.spyOn(location, 'reload').mockReturnValue())
afterEach(() => {
  history.replaceState(null, '', start)
  vi.restoreAllMocks()
})

describe('a page that may have to be loaded anew', () => {
  it('is, once, until an answer was good', () => {
    expect(reloadOnce()).toBe(true)
    // The same page, from a cache.
    expect(reloadOnce()).toBe(false)
    expect(location.reload).toHaveBeenCalledTimes(1)
    noteWorking()
    expect(reloadOnce()).toBe(true)
    expect(location.reload).toHaveBeenCalledTimes(2)
  })

  it('keeps what others have in the history\'s state', () => {
    history.replaceState({ theirs: 1 }, '')
    reloadOnce()
    expect(history.state).toMatchObject({ theirs: 1 })
    noteWorking()
    expect(history.state).toEqual({ theirs: 1 })
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
    expect(reloadOnce()).toBe(true)
    expect(loaded).toBe(again)
  })
})

describe('a page whose address changes nothing', () => {
  it('is asked for by it as it is written', () => {
    history.replaceState(null, '', '/checkout/?a[]=1&b=%20c+d&flag')
    expect(addressToAskAgain()).toBe(new URL('/checkout/?a[]=1&b=%20c+d&flag', start).href)
  })
})
