import { settle, startUnit } from '@tillkit/mount'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./page.ts')).unit

/** Functions that others call for what they have put into the page, as the theme names them. */
const FOUND = [
  'et_fix_testimonial_inner_width', 'et_pb_search_init', 'et_pb_comments_init', 'et_pb_form_placeholders_init', 'et_pb_remove_placeholder_text',
  'et_pb_init_woo_star_rating', 'etInitWooReviewsRatingStars', 'et_pb_init_woo_custom_button_icon', 'et_pb_wrap_woo_attribute_fields_in_span',
  'et_pb_shop_add_hover_class', 'etFixDividerSpacing', 'et_shortcodes_init', 'et_fix_pricing_currency_position', 'et_pb_adjust_video_margin',
  'et_duplicate_menu', 'et_pb_init_nav_menu', 'et_pb_toggle_nav_menu', 'et_pb_reposition_menu_module_dropdowns',
]

/** The size observers of the page, told by hand. */
const observers = new Set<{ readonly tell: (entries: readonly Partial<ResizeObserverEntry>[]) => void; readonly watched: Set<Element> }>()
beforeEach(() => {
  observers.clear()
  vi.stubGlobal('ResizeObserver', class {
    readonly watched = new Set<Element>()
    constructor(readonly tell: (entries: readonly Partial<ResizeObserverEntry>[]) => void) { observers.add(this) }
    observe(element: Element) { this.watched.add(element) }
    unobserve(element: Element) { this.watched.delete(element) }
    disconnect() { this.watched.clear() }
  })
})

let page: TestPage | undefined
afterEach(() => {
  page?.close()
  page = undefined
  jQuery([window, document, document.body] as never).off()
  history.replaceState(null, '', '/')
  document.body.className = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(html: string, globals: Readonly<Record<string, unknown>> = {}): Promise<void> {
  page = await openTestPage(load, { html, globals, jquery: true })
  await page.start()
}

const global = (name: string): unknown => Reflect.get(window, name)
const call = (name: string, ...args: unknown[]): unknown => (global(name) as (...given: unknown[]) => unknown)(...args)
const get = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body
/** Tells the observers of an element that its size is another. */
function size(element: Element, width: number, height = width): void {
  for (const { tell, watched } of observers) if (watched.has(element)) tell([{ target: element, contentRect: new DOMRect(0, 0, width, height) }])
}

describe('what the page offers of the theme', () => {
  it('are its switches, by the classes of the page, and that it has loaded', async () => {
    document.body.className = 'et_fixed_nav et_minified_js'
    await open('<div class="et_pb_section"></div>', { et_is_vertical_nav: 'theirs' })
    expect(['transparent', 'vertical', 'fixed'].map((name) => global(`et_is_${name}_nav`))).toEqual([false, 'theirs', true])
    expect([global('et_is_minified_js'), global('et_is_minified_css'), global('et_load_event_fired')]).toEqual([true, false, true])
    page?.stop()
    expect(['et_is_fixed_nav', 'et_load_event_fired', 'et_pb_init_modules', 'et_pb_search_init'].filter((name) => name in window)).toEqual([])
  })

  it.each([
    ['Mozilla/5.0 (Linux; Android 15)', undefined, ['et_mobile_device', 'et_mobile_device_not_ipad']],
    ['Mozilla/5.0 (iPad; CPU OS 12_2)', undefined, ['et_mobile_device']],
    ['Mozilla/5.0 (Macintosh) Safari/605', false, ['et_mobile_device', 'et_mobile_device_not_ipad']],
    ['Mozilla/5.0 (X11; Linux) Chrome/140', undefined, []],
  ])('are classes of the page, by which style sheets know mobile devices: %s', async (agent, standalone, expected) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    Reflect.set(navigator, 'standalone', standalone)
    await open('')
    expect([...document.body.classList]).toEqual(expected)
    page?.stop()
    expect(document.body.className).toBe('')
    Reflect.deleteProperty(navigator, 'standalone')
  })

  it('are its functions: those for what has been put into the page find it, between the events of a start', async () => {
    await open('<div class="et_pb_section"></div>', { et_pb_box_shadow_elements: ['.late'] })
    const heard: string[] = []
    jQuery(window).on('et_pb_before_init_modules', () => heard.push('before'))
    jQuery(document).on('et_pb_after_init_modules', () => heard.push('after'))
    document.body.insertAdjacentHTML('beforeend', '<div class="late"></div>')
    call('et_pb_init_modules')
    expect([heard, document.querySelectorAll('.late.has-box-shadow-overlay > .box-shadow-overlay').length]).toEqual([['before', 'after'], 1])
    for (const name of FOUND) expect([name, call(name, jQuery('.late'))]).toEqual([name, undefined])
  })

  it('is the sending of an opt-in by its button, of which the form hears, and whatever is no button of one', async () => {
    await open('<form id="news"><a class="et_pb_newsletter_button">Join</a></form>')
    const heard = vi.fn((event: Event) => event.preventDefault())
    get('#news').addEventListener('submit', heard)
    for (const given of [jQuery('.et_pb_newsletter_button'), jQuery('.nothing'), document.body, undefined]) call('et_pb_submit_newsletter', given, true)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
    expect(page?.errors).toEqual([])
  })

  it('is its scrolling, to what jQuery or a selector finds, or to the top', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await open('<div id="there"></div><div id="stuck" class="et_pb_sticky"></div>')
    for (const place of ['#there', '#stuck']) vi.spyOn(get(place), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 10, 10))
    const tops = async (ms: number) => {
      scrolled.mockClear()
      await vi.advanceTimersByTimeAsync(ms)
      return (scrolled.mock.calls as unknown as [{ top: number }][]).map(([{ top }]) => top).at(-1)
    }
    call('et_pb_smooth_scroll', jQuery('#there'), false, 300)
    // Its code comes with the first call.
    await vi.dynamicImportSettled()
    expect(await tops(400)).toBe(500)
    call('et_pb_smooth_scroll', '#there', false, 0)
    expect(scrolled).toHaveBeenLastCalledWith({ top: 500, behavior: 'instant' })
    call('et_pb_smooth_scroll', get('#there'), true, 100)
    expect(await tops(200)).toBe(0)
    call('et_pb_smooth_scroll', jQuery('#stuck'), false, 100)
    call('et_pb_smooth_scroll', jQuery('.nothing'), false, 100)
    expect(await tops(200)).toBeUndefined()
  })

  it('is its waiting until calls have ceased, or until the next may come', async () => {
    await open('<div></div>')
    const [late, early] = [vi.fn(), vi.fn()]
    const holder = { late: call('et_pb_debounce', late, 100) as (word: string) => void, early: call('et_pb_debounce', early, 100, true) as (word: string) => void }
    for (const word of ['a', 'b']) {
      holder.late(word)
      holder.early(word)
    }
    expect([late.mock.calls, early.mock.calls]).toEqual([[], [['a']]])
    vi.advanceTimersByTime(100)
    holder.early('c')
    expect([late.mock.calls, late.mock.contexts, early.mock.calls]).toEqual([[['b']], [holder], [['a'], ['c']]])
  })
})

describe('what the page tells', () => {
  it('is that its modules have started, once', async () => {
    const heard = vi.fn()
    jQuery(document).on('et_pb_after_init_modules', heard)
    await open('<div class="et_pb_section"></div>')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is that its width has changed, to what asks for that, and also where somebody wants it told', async () => {
    const heard = vi.fn()
    await open('<div class="container"><i class="container-width-change-notify"></i><i class="et_pb_circle_counter"></i></div>')
    jQuery('i').on('containerWidthChanged', heard)
    size(get('.container'), 1080)
    expect(heard).not.toHaveBeenCalled()
    size(get('.container'), 800)
    expect(heard).toHaveBeenCalledTimes(2)
    size(get('.container'), 800)
    expect(heard).toHaveBeenCalledTimes(2)
    jQuery(window).trigger('resize')
    expect(heard).toHaveBeenCalledTimes(2)
    Reflect.set(window, 'et_force_width_container_change', true)
    jQuery(window).trigger('resize')
    expect([heard.mock.calls.length, global('et_force_width_container_change')]).toEqual([4, false])
    Reflect.deleteProperty(window, 'et_force_width_container_change')
  })

  it('is that sections are to be laid out anew once they are shown, however many, and those that come later too', async () => {
    await open('<div class="et_pb_section"></div><div class="et_pb_section"></div>')
    document.body.insertAdjacentHTML('beforeend', '<div class="et_pb_section" id="late"></div>')
    settle()
    const heard = vi.fn()
    addEventListener('resize', heard)
    const sections = [...document.querySelectorAll('.et_pb_section')]
    for (const width of [0, 900]) for (const section of sections) size(section, width)
    vi.advanceTimersByTime(200)
    expect(heard).toHaveBeenCalledTimes(1)
    for (const section of sections) size(section, 700)
    vi.advanceTimersByTime(200)
    expect(heard).toHaveBeenCalledTimes(1)
    size(get('#late'), 0)
    size(get('#late'), 700)
    page?.stop()
    vi.advanceTimersByTime(200)
    expect(heard).toHaveBeenCalledTimes(1)
    removeEventListener('resize', heard)
  })
})

describe('what the page gets', () => {
  it('is a layer for inner shadows, once for each element, unless the server has printed it', async () => {
    const printed = '<span class="printed has-box-shadow-overlay"><div class="box-shadow-overlay"></div><img alt=""></span>'
    await open(`<div class="shadow"><p>Words</p></div>${printed}`, { et_pb_box_shadow_elements: ['.shadow', '.shadow', '.printed', ']', 7] })
    expect(get('.shadow').className).toBe('shadow has-box-shadow-overlay')
    expect([...get('.shadow').children].map(({ className }) => className)).toEqual(['box-shadow-overlay', ''])
    expect(get('.printed').outerHTML).toBe(printed)
    page?.stop()
    expect(get('.shadow').outerHTML).toBe('<div class="shadow"><p>Words</p></div>')
  })

  it.each([['<b class="et_pb_section_parallax"></b><b class="et_pb_map"></b>', true], ['<b class="et_pb_map"></b>', false]])('is a class where it has both parallax and a map', async (html, has) => {
    await open(html)
    expect(document.body.classList.contains('parallax-map-support')).toBe(has)
  })

  /** Starts at an address, without the touch that pages of tests are given. */
  async function arriveAt(hash: string, html: string, visit = 'navigate'): Promise<void> {
    history.replaceState(null, '', `/${hash}`)
    page = await openTestPage(load, { html })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: visit } as unknown as PerformanceEntry])
    startUnit(page.unit)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }

  it('is moved, below what covers its top, to the place that its address names, once modules have had time to find their sizes', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const last = () => (scrolled.mock.calls as unknown as [{ top: number }][]).map(([to]) => to.top).at(-1)
    let top = 4500
    await arriveAt('#pricing', '<div id="pricing" class="et_pb_section"></div>')
    vi.spyOn(get('#pricing'), 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 100))
    await vi.advanceTimersByTimeAsync(650)
    expect(last()).toBeUndefined()
    // Far away: twice as long.
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toBeLessThan(4500)
    top = 4600
    await vi.advanceTimersByTimeAsync(900)
    expect(last()).toBe(4600)
  })

  it('is moved to a place whose name is encoded in the address', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await arriveAt('#%C3%BCber-uns', '<div id="über-uns" class="et_pb_section"></div>')
    vi.spyOn(get('#über-uns'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 100, 100))
    await vi.advanceTimersByTimeAsync(3000)
    expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 900 }))
  })

  it('stays where it is for who has moved it', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await arriveAt('#pricing', '<div id="pricing" class="et_pb_section"></div>')
    vi.spyOn(get('#pricing'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 100, 100))
    dispatchEvent(new Event('wheel'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it.each(['back_forward', 'reload'])('stays where the browser has put it again (%s) [page-builder-modules#52]', async (type) => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await arriveAt('#pricing', '<div id="pricing" class="et_pb_section"></div>', type)
    vi.spyOn(get('#pricing'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 100, 100))
    await vi.advanceTimersByTimeAsync(3000)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it("stays where it is for an address that is a module's", async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await arriveAt('#team|2', '<div id="team" class="et_pb_section"></div>')
    await vi.advanceTimersByTimeAsync(3000)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('opens the tab of the reviews for one of them', async () => {
    const clicked = vi.fn()
    await arriveAt('#comment-7', '<ul><li class="reviews_tab"><a>Reviews</a></li></ul><ol class="commentlist"><li id="comment-7"></li></ol>')
    get('.reviews_tab a').addEventListener('click', clicked)
    const comment = get('#comment-7')
    const rects = Element.prototype.getClientRects
    const unlaid = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return this === comment ? ([] as unknown as DOMRectList) : rects.call(this)
    })
    await vi.advanceTimersByTimeAsync(750)
    unlaid.mockRestore()
    expect(clicked).toHaveBeenCalledTimes(1)
  })
})

describeWidget(load, { html: '<div class="et_pb_section"><b class="et_pb_map"></b></div>', globals: { et_pb_box_shadow_elements: ['.et_pb_section'] } })
