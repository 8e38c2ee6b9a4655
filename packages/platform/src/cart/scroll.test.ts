import { afterEach, expect, it, vi } from 'vitest'
import { scrollTo } from './scroll.ts'

afterEach(() => {
  document.documentElement.removeAttribute('style')
  vi.restoreAllMocks()
})

it('scrolls to 100 px above a notice, beneath what the page leaves free for its header', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const notice = document.createElement('p')
  vi.spyOn(notice, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1000, 100, 20))
  scrollTo(notice)
  document.documentElement.style.scrollPaddingTop = '66px'
  scrollTo(notice)
  expect((scrolled.mock.calls as unknown as [{ top: number }][]).map(([{ top }]) => top)).toEqual([900, 834])
})
