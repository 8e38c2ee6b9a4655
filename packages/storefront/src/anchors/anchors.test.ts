import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./anchors.ts')).unit
const TARGETS = '<div id="pricing">Prices</div><a name="offers"></a><div id="1:2.größe">Sizes</div>'

let page: TestPage
const scrolled = vi.fn()
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolled as never)
})
afterEach(() => {
  page.close()
  document.querySelector('meta[name=description]')?.remove()
  removeEventListener('click', stay)
  vi.restoreAllMocks()
  scrolled.mockReset()
})

const get = (selector: string) => document.querySelector(selector) as HTMLElement

async function open(html: string): Promise<void> {
  // What the page says of itself has a name, and is no place of it.
  document.head.append(Object.assign(document.createElement('meta'), { name: 'description' }))
  page = await openTestPage(load, { html: html + TARGETS })
  await page.start()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.id === 'pricing' ? 1300 : 700, 100, 20)
  })
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
}

/** Presses a link. @returns whether somebody answered it; the simulated browser does not follow it */
function press(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let wasAnswered = false
  addEventListener('click', () => {
    wasAnswered = event.defaultPrevented
    event.preventDefault()
  }, { once: true })
  get(selector).dispatchEvent(event)
  return wasAnswered
}

describe('links into the page', () => {
  it('keep the page in the address where the page\'s addresses are relative to another', async () => {
    const written = vi.spyOn(history, 'pushState')
    await open(`<a class="a" href="${location.origin}/#pricing">P</a>`)
    expect(press('.a')).toBe(true)
    // As a browser reads it there; the simulated one goes by the address.
    expect(written.mock.calls.map(([, , to]) => new URL(String(to), `${location.origin}/somewhere/else/`).href)).toEqual([`${location.origin}/#pricing`])
  })

  it('answer each address of this page, by an id or a name that no selector could say, once in the history for each', async () => {
    await open('<a class="a" href="#pricing">P</a><a class="b" href="/#offers">O</a><a class="c" href="#1:2.gr%C3%B6%C3%9Fe">S</a>')
    const { length } = history
    // What a script of the page keeps with the entry stays with it.
    history.replaceState({ kept: 1 }, '')
    const told = vi.fn(({ newURL }: HashChangeEvent) => newURL)
    addEventListener('hashchange', told)
    expect(['.a', '.b', '.c', '.c'].map((link) => press(link))).toEqual([true, true, true, true])
    expect(history.state).toEqual({ kept: 1 })
    expect([location.hash, history.length - length, told.mock.results.map(({ value }) => value as unknown)]).toEqual(['#1:2.gr%C3%B6%C3%9Fe', 3, ['#pricing', '#offers', '#1:2.gr%C3%B6%C3%9Fe'].map((hash) => `${location.origin}/${hash}`)])
    await vi.waitFor(() => expect(scrolled.mock.calls.map(([to]) => (to as { top: number }).top)).toEqual([1300, 700, 700, 700]))
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('1:2.größe'))
    removeEventListener('hashchange', told)
  })

  it.each([
    ['#', {}], ['#nowhere', {}], ['#100%', {}], ['/other/#pricing', {}], ['/?page=2#pricing', {}], ['https://other.test/#pricing', {}], ['mailto:a@b.test#pricing', {}], ['http://#pricing', {}], ['tel:#31#5550100', {}], ['#description', {}],
    ['#pricing', { ctrlKey: true }], ['#pricing', { button: 1 }],
  ])('leave %s to the browser (%o)', async (href, init) => {
    await open(`<a class="a" href="${href}">P</a>`)
    expect([press('.a', init), scrolled.mock.calls.length, location.hash]).toEqual([false, 0, ''])
  })

  it.each([
    '<a class="a" target="_blank" href="#pricing">P</a>', '<a class="a" download href="#pricing">P</a>',
    '<p class="et_smooth_scroll_disabled"><a class="a" href="#pricing">P</a></p>',
    '<ul class="tt_tabs_navigation"><li><a class="a" href="#pricing">P</a></li></ul>',
    '<a class="a eab-shortcode_calendar-navigation-link" href="#pricing">P</a>', '<a class="a view-cart-lnk" href="#pricing">P</a>',
    '<a class="a acomment-reply" href="#pricing">P</a>', '<a class="a woocommerce-review-link" href="#pricing">P</a>',
    '<div class="hustle-ui"><a class="a" href="#pricing">P</a></div>',
    '<div class="mobile_nav"><ul><li><a class="a popmake-12" href="#pricing">P</a></li></ul></div>',
    '<div class="mobile_nav"><ul><li><a class="a" aria-haspopup="dialog" href="#pricing">P</a></li></ul></div>',
  ])('leave what somebody else answers alone: %s', async (html) => {
    await open(html)
    expect([press('.a'), scrolled.mock.calls.length, location.hash]).toEqual([false, 0, ''])
  })

  it('leave a click alone that was answered before it came to the page', async () => {
    await open('<a class="a" href="#pricing">P</a>')
    get('.a').addEventListener('click', stay)
    press('.a')
    expect([scrolled.mock.calls.length, location.hash]).toEqual([0, ''])
  })

  it('write the address for a place that does not show, such as a popup, and leave the page where it is, unless it opens with that', async () => {
    await open('<a class="a" href="#popup">P</a><div id="popup">Call back</div>')
    const boxes = vi.spyOn(get('#popup'), 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
    expect([press('.a'), location.hash, scrolled.mock.calls.length, document.activeElement?.id]).toEqual([true, '#popup', 0, ''])
    history.replaceState(null, '', '/')
    addEventListener('hashchange', () => boxes.mockReturnValue({ length: 1 } as DOMRectList), { once: true })
    press('.a')
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalled())
  })

  it('open the tab of the reviews first for a recent review', async () => {
    await open('<ul class="widget_recent_reviews"><li><a class="a" href="#pricing">Ann</a></li></ul><ul class="tabs"><li class="reviews_tab"><a href="#tab-reviews">Reviews</a></li></ul>')
    const order: string[] = []
    get('.reviews_tab a').addEventListener('click', (event) => {
      event.preventDefault()
      order.push('tab')
    })
    scrolled.mockImplementation(() => order.push('scroll'))
    press('.a')
    await vi.waitFor(() => expect(order).toEqual(['tab', 'scroll']))
  })

  it('are the browser\'s again when nobody sees to them any more', async () => {
    await open('<a class="a" href="#pricing">P</a>')
    page.stop()
    expect(press('.a')).toBe(false)
  })
})
