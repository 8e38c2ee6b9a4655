import { dottedPageHtml } from '@tillkit/fixtures/page-chrome'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const root = document.documentElement

describe('the room of a header that stays', () => {
  let page: TestPage
  let header = 66
  const scrolled = vi.fn()
  const places: Record<string, number> = {}
  const room = () => root.style.getPropertyValue('--tillkit-header')
  beforeEach(() => {
    header = 66
    document.body.className = 'et_fixed_nav'
    vi.spyOn(window, 'scrollTo').mockImplementation(scrolled as never)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, places[this.id] ?? 0, 100, this.id === 'main-header' ? header : 20)
    })
  })
  afterEach(() => {
    page.close()
    root.removeAttribute('style')
    document.body.removeAttribute('class')
    history.replaceState(null, '', '/')
    scrolled.mockReset()
    vi.restoreAllMocks()
  })
  async function open(style = '', hash = '') {
    history.replaceState(null, '', `/${hash}`)
    if (style) root.style.cssText = style
    page = await openTestPage(async () => (await import('./anchors.ts')).unit, { html: dottedPageHtml(3) })
    await page.start()
  }

  it('is kept for what the browser scrolls to, as the header is measured anew and the window changes its size, and given back', async () => {
    await open()
    expect(room()).toBe('65px')
    header = 54
    document.dispatchEvent(new Event('et-pb-header-height-calculated'))
    expect(room()).toBe('53px')
    document.body.className = ''
    dispatchEvent(new Event('resize'))
    await vi.advanceTimersByTimeAsync(100)
    expect(room()).toBe('')
    page.stop()
    expect(root.getAttribute('style')).toBeNull()
  })

  it('is written also where something is stuck beneath it just now, which says more for that time', async () => {
    await open('scroll-padding-top: 120px')
    expect(room()).toBe('65px')
  })

  it('is not written where the shop\'s style leaves more', async () => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ scrollPaddingTop: '120px', scrollMarginTop: '', position: 'static' } as CSSStyleDeclaration)
    await open()
    expect(room()).toBe('')
  })

  it.each([
    ['brings the place of the address from the window\'s top beneath it', 0, [[{ top: 435, behavior: 'instant' }]]],
    ['leaves a shopper alone who has gone elsewhere', 240, []],
  ])('%s', async (_what, top, calls) => {
    places['part-2'] = top
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500)
    await open('', '#part-2')
    expect(scrolled.mock.calls).toEqual(calls)
    delete places['part-2']
  })
})
