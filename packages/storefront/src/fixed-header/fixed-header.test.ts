import { dottedPageHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./fixed-header.ts')).unit

/** Calls of those who watch, to be told by the test. */
let tell: (isPast: boolean) => void = () => undefined
class Told {
  constructor(seen: IntersectionObserverCallback) {
    tell = (isIntersecting) => seen([{ target: document.body, isIntersecting } as unknown as IntersectionObserverEntry], this as never)
  }
  observe(): void {
    // The test says what is seen.
  }
  disconnect(): void {
    // Nothing runs.
  }
}

/** What says that the window has become wide, or narrow: the header is measured then. */
const wide = new EventTarget()

const HEIGHTS: Readonly<Record<string, number>> = { 'wpadminbar': 32, 'top-header': 30, 'main-header': 66 }

describe('the header of a page', () => {
  let page: TestPage
  afterEach(() => {
    page.close()
    document.body.className = ''
    vi.restoreAllMocks()
  })
  const get = (selector: string) => document.querySelector(selector) as HTMLElement
  async function open(classes: string, html = dottedPageHtml(2, 900, { topBar: 'Call us' }), { length = 3000, isWide = true, heights = {} as Readonly<Record<string, number>> } = {}) {
    page = await openTestPage(load, { html, jquery: true })
    vi.stubGlobal('IntersectionObserver', Told)
    vi.stubGlobal('matchMedia', () => Object.assign(wide, { matches: isWide }))
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(length)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, 0, 1000, (this.classList.contains('et-fixed-header') && heights[this.id]) || (HEIGHTS[this.id] ?? 0))
    })
    document.body.className = classes
    await page.start()
  }

  it('tells the window when it begins to change and, 400 ms later, when it has, with the page\'s margin, and so each time [ab-testing-and-page-chrome#32]', async () => {
    await open('et_fixed_nav et_show_nav')
    get('#page-container').style.marginTop = '-1px'
    const heard: unknown[] = []
    const hear = ({ type, detail }: CustomEventInit & { type?: string }) => heard.push([type, get('#main-header').classList.contains('et-fixed-header'), detail as unknown])
    for (const name of ['Start', 'End']) addEventListener(`ETDiviFixedHeaderTransition${name}`, hear as never)
    const detail = { marginTop: -1 }
    tell(true)
    tell(true)
    expect(heard).toEqual([['ETDiviFixedHeaderTransitionStart', true, detail]])
    vi.advanceTimersByTime(399)
    expect(heard).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(heard[1]).toEqual(['ETDiviFixedHeaderTransitionEnd', true, detail])
    expect(['#main-header', '#top-header'].map((one) => get(one).classList.contains('et-fixed-header'))).toEqual([true, true])
    tell(false)
    vi.advanceTimersByTime(400)
    expect(heard.slice(2)).toEqual([['ETDiviFixedHeaderTransitionStart', false, detail], ['ETDiviFixedHeaderTransitionEnd', false, detail]])
    expect([get('#top-header').classList.contains('et-fixed-header'), get('#page-container').classList.contains('et-animated-content')]).toEqual([false, true])
    expect(get('#page-container').style.marginTop).toBe('-1px')
    for (const name of ['Start', 'End']) removeEventListener(`ETDiviFixedHeaderTransition${name}`, hear as never)
  })

  it('stands beneath the bars above it, and leaves the page room; what it has written is taken back', async () => {
    const html = `<div id="wpadminbar"></div>${dottedPageHtml(2, 900, { topBar: 'Call us' })}`
    await open('et_fixed_nav et_show_nav', html)
    expect([get('#main-header').style.top, get('#page-container').style.paddingTop]).toEqual(['62px', '96px'])
    expect(['data-height-onload', 'data-height-loaded'].map((name) => get('#main-header').getAttribute(name))).toEqual(['66', 'true'])
    tell(true)
    expect(get('#page-container').style.paddingTop).toBe('96px')
    page.stop()
    expect(['#main-header', '#top-header', '#page-container'].map((one) => [get(one).getAttribute('style'), get(one).className])).toEqual([[null, ''], [null, ''], [null, '']])
  })

  it('says how high the small one is once that has arrived, not while it is on its way, and the page keeps the large one\'s room', async () => {
    await open('et_fixed_nav et_show_nav', undefined, { heights: { 'main-header': 54 } })
    const says = () => [get('#main-header').getAttribute('data-fixed-height-onload'), get('#page-container').style.paddingTop]
    tell(true)
    wide.dispatchEvent(new Event('change'))
    expect(says()).toEqual([null, '96px'])
    vi.advanceTimersByTime(400)
    expect(says()).toEqual(['54', '96px'])
  })

  it('is scrolled along on a narrow screen, and takes no room of its own', async () => {
    await open('et_fixed_nav', undefined, { isWide: false })
    expect([get('#main-header').style.top, get('#page-container').style.paddingTop]).toEqual(['', ''])
  })

  it('that lies over the top of a phone\'s page leaves it the room that it takes there, and a transparent one the first section', async () => {
    const style = '<style>#main-header { position: absolute }</style>'
    await open('et_fixed_nav', style + dottedPageHtml(2), { isWide: false })
    expect([get('#main-header').style.top, get('#page-container').style.paddingTop]).toEqual(['', '66px'])
    page.close()
    await open('et_fixed_nav et_transparent_nav', style + dottedPageHtml(2), { isWide: false })
    expect([get('#part-1').style.paddingTop, get('#page-container').style.paddingTop]).toEqual(['calc(0px + 66px)', '0px'])
  })

  it('lies over the first section where it is transparent, which gets its height in addition, and the page none', async () => {
    await open('et_fixed_nav et_transparent_nav')
    expect([get('#part-1').style.paddingTop, get('#page-container').style.paddingTop]).toEqual(['calc(0px + 96px)', '0px'])
    // Themes print an important one.
    expect(get('#page-container').style.getPropertyPriority('padding-top')).toBe('important')
    expect([get('#part-1').classList.contains('et_pb_section_first'), get('#part-2').style.paddingTop]).toEqual([true, '0px'])
    page.stop()
    expect(get('#part-1').style.paddingTop).toBe('0px')
  })

  it.each([
    ['et_pb_fullwidth_section', '<div class="et_pb_fullwidth_header">H</div>', '.et_pb_fullwidth_header'],
    ['et_pb_fullwidth_section', '<div class="et_pb_slider"><div class="et_pb_slide">S</div></div>', '.et_pb_slide'],
    ['et_pb_fullwidth_section', '<div class="et_pb_fullwidth_map">M</div>', '.et_pb_section'],
    ['', '<div class="et_pb_slider"><div class="et_pb_slide">S</div></div>', '.et_pb_section'],
  ])('over a section %s with %s gives its height to %s', async (kind, module, taker) => {
    await open('et_fixed_nav et_transparent_nav', themePageHtml({ content: `<div class="et_pb_section ${kind}">${module}</div>` }))
    const padded = [...document.querySelectorAll<HTMLElement>('#main-content *')].filter(({ style }) => style.paddingTop.includes('66px'))
    expect(padded).toEqual([get(taker)])
  })

  it('over a menu of the page\'s whole width leaves its height above that, whose background stays where it is', async () => {
    await open('et_fixed_nav et_transparent_nav', themePageHtml({ content: '<div class="et_pb_section et_pb_fullwidth_section"><div class="et_pb_fullwidth_menu" style="margin-top: 5px">M</div></div>' }))
    const menu = get('.et_pb_fullwidth_menu')
    expect([menu.style.marginTop, menu.style.paddingTop, get('.et_pb_section').style.paddingTop]).toEqual(['calc(5px + 66px)', '', ''])
    page.stop()
    expect(menu.getAttribute('style')).toBe('margin-top: 5px')
  })

  it('over a map makes that as much higher, and says so to style sheets', async () => {
    const map = '<div class="et_pb_module et_pb_map_container"><div class="et_pb_map" style="height: 440px"></div></div>'
    await open('et_fixed_nav et_transparent_nav', themePageHtml({ content: `<div class="et_pb_section et_pb_fullwidth_section">${map}</div>` }))
    expect([get('.et_pb_map').style.height, get('.et_pb_map_container').classList.contains('et_beneath_transparent_nav')]).toEqual(['calc(440px + 66px)', true])
    expect(get('.et_pb_section').style.paddingTop).toBe('')
    page.stop()
    expect([get('.et_pb_map').style.height, get('.et_pb_map_container').className]).toEqual(['440px', 'et_pb_module et_pb_map_container'])
  })

  it('over a page without sections gives its height to the page\'s main part', async () => {
    await open('et_transparent_nav', themePageHtml({ content: '<p>Words</p>' }))
    expect(get('#main-content').style.paddingTop).toContain('66px')
  })

  it('hides with its bar until the page is scrolled, and stays on a page that is too short for that', async () => {
    await open('et_fixed_nav et_hide_nav')
    const shifts = () => ['#main-header', '#top-header'].map((one) => get(one).style.transform)
    expect(shifts()).toEqual(['translateY(-96px)', 'translateY(-96px)'])
    tell(true)
    expect(shifts()).toEqual(['translateY(0)', 'translateY(0)'])
    page.close()
    await open('et_fixed_nav et_hide_nav', undefined, { length: 900 })
    expect([shifts(), document.body.className]).toEqual([['', ''], 'et_fixed_nav et_hide_nav_disabled'])
    page.stop()
    expect(document.body.className).toBe('et_fixed_nav et_hide_nav')
  })

  it('at the page\'s side is but marked, without a word to the page', async () => {
    await open('et_vertical_nav et_vertical_fixed')
    const heard = vi.fn()
    addEventListener('ETDiviFixedHeaderTransitionStart', heard)
    tell(true)
    expect([get('#main-header').className, get('#top-header').className, get('#page-container').getAttribute('style'), heard.mock.calls.length]).toEqual(['et-fixed-header', '', null, 0])
    tell(false)
    expect(get('#main-header').className).toBe('')
    removeEventListener('ETDiviFixedHeaderTransitionStart', heard)
  })

  it('says through jQuery that it was measured', async () => {
    const { default: $ } = await import('jquery')
    const heard = vi.fn()
    $(document).on('et-pb-header-height-calculated', heard)
    await open('et_fixed_nav')
    expect(heard).toHaveBeenCalled()
    $(document).off('et-pb-header-height-calculated')
  })
})
