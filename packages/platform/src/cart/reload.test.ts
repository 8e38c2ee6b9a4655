import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteWorking, reloadOnce } from './reload.ts'

beforeEach(() => void vi.spyOn(location, 'reload').mockReturnValue())
afterEach(() => {
  history.replaceState(null, '')
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
