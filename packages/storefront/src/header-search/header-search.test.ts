import { headerSearchButtonHtml, headerSearchHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./header-search.ts')).unit
const html = themePageHtml({ navigation: headerSearchButtonHtml(), header: headerSearchHtml(), content: '<p id="words">Words</p><a href="/shop/">Shop</a>' })
const CLASSES = ['et_pb_search_visible', 'et_pb_search_form_hidden', 'et_pb_is_animating', 'et_pb_no_animation', 'et_pb_menu_hidden', 'et_pb_menu_visible']

describeWidget(load, { html, operate: (host) => host.querySelector<HTMLElement>('#et_search_icon')?.click(), stateClasses: CLASSES })

describe('the search in the header', () => {
  let page: TestPage
  afterEach(() => {
    page.close()
    vi.unstubAllGlobals()
    document.body.removeAttribute('class')
  })
  const open = async (content = html) => {
    page = await openTestPage(load, { html: content })
    await page.start()
  }
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  const icon = () => find('#et_search_icon')
  const field = () => find('.et-search-field')
  const has = (selector: string) => CLASSES.filter((name) => find(selector).classList.contains(name)).join(' ')
  const look = () => [has('.et_search_form_container'), has('.et_menu_container')]
  const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const pressBeside = () => find('#words').dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  const show = () => {
    icon().focus()
    press('Enter')
    expect([document.activeElement, icon().getAttribute('aria-expanded')]).toEqual([field(), 'true'])
    vi.advanceTimersByTime(1000)
  }

  it('opens, focuses its field, and closes by Escape and by a press beside the header, the focus on its button again [ab-testing-and-page-chrome#35]', async () => {
    await open()
    expect([icon().getAttribute('role'), icon().tabIndex, icon().getAttribute('aria-label'), icon().getAttribute('aria-expanded')]).toEqual(['button', 0, 'Search', 'false'])
    expect(find('.et_search_form_container').hasAttribute('inert')).toBe(true)
    const closings = [() => press('Escape'), pressBeside, () => {
      find('.et_close_search_field').focus()
      press(' ')
    }]
    for (const close of closings) {
      show()
      expect([find('.et_search_form_container').hasAttribute('inert'), find('#et-top-navigation').hasAttribute('inert')]).toEqual([false, true])
      close()
      expect([document.activeElement, icon().getAttribute('aria-expanded'), find('.et_search_form_container').hasAttribute('inert')]).toEqual([icon(), 'false', true])
      expect(find('#et-top-navigation').hasAttribute('inert')).toBe(false)
      vi.advanceTimersByTime(1000)
    }
    expect(find('.et_close_search_field').getAttribute('aria-label')).toBe('Close search')
  })

  it('leaves the menu in reach in a window that has no place for the field, and on a page that comes back from the browser\'s memory', async () => {
    await open()
    for (const end of [() => dispatchEvent(new Event('resize')), () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))]) {
      show()
      const boxes = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
      end()
      boxes.mockRestore()
      expect([icon().getAttribute('aria-expanded'), find('#et-top-navigation').hasAttribute('inert')]).toEqual(['false', false])
      vi.advanceTimersByTime(1000)
    }
  })

  it('has the theme\'s classes, for the second that it moves and afterwards, and is neither opened nor closed by pointer meanwhile', async () => {
    await open()
    expect(look()).toEqual(['', ''])
    icon().click()
    expect(look()).toEqual(['et_pb_search_visible et_pb_is_animating', 'et_pb_menu_hidden'])
    pressBeside()
    find('.et_close_search_field').click()
    vi.advanceTimersByTime(999)
    expect(look()).toEqual(['et_pb_search_visible et_pb_is_animating', 'et_pb_menu_hidden'])
    vi.advanceTimersByTime(1)
    expect(look()).toEqual(['et_pb_search_visible et_pb_no_animation', 'et_pb_no_animation et_pb_menu_hidden'])
    find('.et_close_search_field').click()
    expect(look()).toEqual(['et_pb_search_form_hidden et_pb_is_animating', 'et_pb_menu_visible'])
    icon().click()
    vi.advanceTimersByTime(1000)
    expect(look()).toEqual(['et_pb_search_form_hidden et_pb_no_animation', 'et_pb_no_animation et_pb_menu_visible'])
  })

  it('moves not at all for who wants less motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined }))
    await open()
    icon().click()
    expect(look()).toEqual(['et_pb_search_visible et_pb_no_animation', 'et_pb_no_animation et_pb_menu_hidden'])
  })

  it('leaves the focus to who presses something beside it', async () => {
    await open()
    show()
    find('#words + a').focus()
    pressBeside()
    expect([document.activeElement, look()[0]]).toEqual([find('#words + a'), 'et_pb_search_form_hidden et_pb_is_animating'])
  })

  it('has the room of its header, and the letters of its menu', async () => {
    await open()
    find('#top-menu a').style.fontSize = '17px'
    vi.spyOn(find('#main-header'), 'getBoundingClientRect').mockReturnValue({ height: 66 } as DOMRect)
    vi.spyOn(find('#et-top-navigation'), 'getBoundingClientRect').mockReturnValue({ width: 500 } as DOMRect)
    icon().click()
    const { height, maxWidth } = find('.et_search_form_container').style
    expect([height, maxWidth, field().style.fontSize]).toEqual(['66px', '560px', '17px'])
  })

  it('is nothing on a page whose header has no field', async () => {
    await open(themePageHtml({ navigation: headerSearchButtonHtml() }))
    expect([icon().hasAttribute('role'), page.errors]).toEqual([false, []])
  })
})
