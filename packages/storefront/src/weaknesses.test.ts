import { dottedPageHtml, headerMobileMenuHtml, headerSearchButtonHtml, headerSearchHtml, menuEntriesHtml, menuModuleHtml, scrollTopHtml, sideMenuHtml } from '@tillkit/fixtures/page-chrome'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./page-chrome.ts')).pageChrome

/** A page with all of the theme's chrome. */
const HTML = `<div id="wpadminbar"></div>${dottedPageHtml(4, 900, {
  topBar: 'Call us', menu: menuEntriesHtml(), navigation: headerSearchButtonHtml() + headerMobileMenuHtml(), header: headerSearchHtml(),
})}<a id="link" href="#part-3">Third</a>${menuModuleHtml({ search: 'submit' })}${sideMenuHtml('slide')}${scrollTopHtml()}`

describe('what was weak in the theme\'s own page chrome', () => {
  let page: TestPage
  const listened = vi.fn<(type: string) => void>()
  const scrolled = vi.fn<(to: ScrollToOptions) => void>()
  beforeEach(() => {
    const { addEventListener: listen } = EventTarget.prototype
    vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...args: Parameters<EventTarget['addEventListener']>) {
      listened(args[0])
      listen.apply(this, args)
    })
    vi.spyOn(window, 'scrollTo').mockImplementation(scrolled as never)
    document.body.className = 'et_divi_theme et_fixed_nav et_show_nav et_pb_side_nav_page et_pb_pagebuilder_layout'
  })
  afterEach(() => {
    page.close()
    document.body.removeAttribute('class')
    history.replaceState(null, '', '/')
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    listened.mockReset()
    scrolled.mockReset()
  })
  async function open() {
    page = await openTestPage(load, { html: HTML, jquery: true })
    await page.start()
    await vi.waitFor(() => expect(document.querySelector('.et_pb_scroll_top')?.getAttribute('role')).toBe('button'))
    await page.rest()
  }

  it('listens to no scrolling, and measures nothing while the page scrolls (weakness "scroll listeners that are never removed")', async () => {
    await open()
    expect(listened.mock.calls.filter(([type]) => type === 'scroll')).toEqual([])
    const measured = [vi.spyOn(Element.prototype, 'getBoundingClientRect'), vi.spyOn(window, 'getComputedStyle')]
    for (const target of [document, window]) target.dispatchEvent(new Event('scroll', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(measured.map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  it('measures once a frame while the window changes its size, however often scripts say so (weakness "resize handlers running un-debounced")', async () => {
    await open()
    const measured = [vi.spyOn(Element.prototype, 'getBoundingClientRect'), vi.spyOn(Element.prototype, 'getClientRects'), vi.spyOn(window, 'getComputedStyle')]
    const count = () => measured.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    for (let time = 0; time < 10; time += 1) dispatchEvent(new Event('resize'))
    await vi.advanceTimersByTimeAsync(100)
    const often = count()
    dispatchEvent(new Event('resize'))
    await vi.advanceTimersByTimeAsync(100)
    const once = count() - often
    expect([once > 0, often < 2 * once]).toEqual([true, true])
  })

  it('has buttons that are called so, with names, for the keyboard (weaknesses "span buttons", "no roles or names")', async () => {
    await open()
    const buttons = ['.et_pb_scroll_top', '#et_search_icon', '.et_close_search_field', '#et_mobile_nav_menu .mobile_menu_bar']
    for (const selector of buttons) {
      const button = document.querySelector<HTMLElement>(selector)
      expect([selector, button?.getAttribute('role'), button?.tabIndex, Boolean(button?.getAttribute('aria-label'))]).toEqual([selector, 'button', 0, true])
    }
  })

  it('jumps to places for who wants less motion (weakness "animations ignoring reduced motion")', async () => {
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('reduce') }))
    await open()
    document.querySelector<HTMLElement>('#link')?.click()
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('part-3'))
    expect(scrolled.mock.calls.map(([{ behavior }]) => behavior)).toEqual(['instant'])
    document.querySelector<HTMLElement>('#side_nav_item_id_1')?.click()
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('part-2'))
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  it('says in the address where a link has led (weakness "navigation that is cancelled without updating the address")', async () => {
    await open()
    document.querySelector<HTMLElement>('#link')?.click()
    expect(location.hash).toBe('#part-3')
  })
})
