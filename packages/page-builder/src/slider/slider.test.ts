import { gallerySliderHtml, postSliderHtml, sliderHtml, videoBackgroundHtml, videoBoxHtml, type SliderFixture } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { settle } from '@tillkit/mount'
import jQuery from 'jquery'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const SLIDES = ['One', 'Two', 'Three'].map((title) => ({ title, href: `/${title.toLowerCase()}/` }))
const GLOBALS = { et_pb_custom: { previous: 'Back', next: 'On' } }
const FADE = 700

const activeOf = (root: ParentNode) => [...root.querySelectorAll('.et_pb_slide, .et_pb_gallery_item')].findIndex((slide) => slide.matches('.et-pb-active-slide'))
const nextOf = (root: Element) => root.querySelector<HTMLElement>('.et-pb-arrow-next')

describeWidget(load, {
  title: 'sliders of all kinds',
  // Those that need nothing more come first.
  html: gallerySliderHtml(SLIDES.map(({ title }) => ({ title, src: '/p.png' })), { order: 4 }) + sliderHtml({ slides: SLIDES, id: 'window', isFullwidth: true })
    + sliderHtml({ slides: SLIDES, order: 1, arrows: false }) + sliderHtml({ slides: SLIDES.slice(1), order: 2 }) + postSliderHtml(SLIDES, { order: 3 }),
  globals: GLOBALS,
  operate: (host) => nextOf(host)?.click(),
  state: (host) => activeOf(host),
  stateClasses: ['et-pb-active-slide', 'et_pb_bg_layout_dark'],
})

describeWidget(load, {
  title: 'a slider that moves by itself',
  html: sliderHtml({ slides: SLIDES, speed: 60_000 }),
  globals: GLOBALS,
  operate: (host) => nextOf(host)?.click(),
  state: (host) => activeOf(host),
  stateClasses: ['et-pb-active-slide', 'et_pb_bg_layout_dark'],
})

describeWidget(load, {
  title: 'sliders beside jQuery, one without slides and one with one',
  html: sliderHtml({ slides: [], order: 1, speed: 500 }) + sliderHtml({ slides: SLIDES }) + sliderHtml({ slides: SLIDES.slice(2), order: 2, speed: 500 }),
  globals: GLOBALS,
  jquery: true,
  operate: (host) => nextOf(host)?.click(),
  stateClasses: ['et-pb-active-slide'],
})

let page: TestPage

const root = () => document.querySelector('.et_pb_slider') as HTMLElement
const slides = () => [...root().querySelectorAll<HTMLElement>('.et_pb_slide, .et_pb_gallery_item')]
const dots = () => [...root().querySelectorAll<HTMLElement>('.et-pb-controllers > a')]
const active = () => activeOf(root())
const finish = () => vi.advanceTimersByTime(FADE)

/** Opens a page with a slider of three and lets it come to rest, without time passing for what it does by itself. */
async function open(slider: Partial<SliderFixture> = {}, { jquery = false, html = '' } = {}) {
  page = await openTestPage(load, { html: html || sliderHtml({ slides: SLIDES, ...slider }), globals: GLOBALS, jquery })
  const { startUnit } = await import('@tillkit/mount')
  startUnit(page.unit)
  // One file brings another.
  for (let turn = 0; turn < 3; turn += 1) await vi.dynamicImportSettled()
}

describe('a slider', () => {
  afterEach(() => {
    page.close()
    vi.restoreAllMocks()
  })

  it('with three slides has arrows and dots, and its right arrow leads to the second, which slider and dots say [page-builder-modules#1]', async () => {
    await open()
    expect(root().querySelector('.et-pb-slider-arrows > a.et-pb-arrow-prev[href="#"] > span')?.textContent).toBe('Back')
    expect(root().querySelector('.et-pb-slider-arrows > a.et-pb-arrow-next[href="#"] > span')?.textContent).toBe('On')
    expect(dots().map(({ textContent, className, ariaCurrent }) => [textContent, className, ariaCurrent])).toEqual([['1', 'et-pb-active-control', 'true'], ['2', '', null], ['3', '', null]])
    expect(root().getAttribute('data-active-slide')).toBe('et_pb_slide_0')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    nextOf(root())?.dispatchEvent(click)
    finish()
    expect(click.defaultPrevented).toBe(true)
    expect([active(), root().getAttribute('data-active-slide')]).toEqual([1, slides()[1]?.getAttribute('data-slide-id')])
    expect(dots().map(({ className, ariaCurrent }) => [className, ariaCurrent])).toEqual([['', null], ['et-pb-active-control', 'true'], ['', null]])
    expect(slides().map(({ style, inert }) => [style.display, inert])).toEqual([['none', true], ['block', false], ['none', true]])
  })

  it('goes from its last slide to its first, and from its first to its last [page-builder-modules#2]', async () => {
    await open()
    root().querySelector<HTMLElement>('.et-pb-arrow-prev')?.click()
    finish()
    expect(active()).toBe(2)
    nextOf(root())?.click()
    finish()
    expect(active()).toBe(0)
  })

  it('with one slide has no arrows, no dots and no timer [page-builder-modules#3]', async () => {
    await open({ slides: SLIDES.slice(0, 1), speed: 100 })
    vi.runAllTicks()
    expect(root().querySelectorAll('a[href="#"], button')).toHaveLength(0)
    vi.advanceTimersByTime(5000)
    expect([vi.getTimerCount(), active()]).toEqual([0, 0])
  })

  it.each([
    ['its class says, the fade included', 4000, 4000],
    ['makes sense where its class says nothing: seven seconds', '', 7000],
  ] as const)('that moves by itself begins a move as often as %s [page-builder-modules#4]', async (_title, speed, every) => {
    await open({ speed })
    for (const next of [1, 2, 0]) {
      const before = active()
      vi.advanceTimersByTime(every - 1)
      expect(active()).toBe(before)
      vi.advanceTimersByTime(1)
      expect(active()).toBe(next)
    }
  })

  it('that moves by itself begins its time anew with any move', async () => {
    await open({ speed: 4000 })
    vi.advanceTimersByTime(3000)
    dots()[2]?.click()
    vi.advanceTimersByTime(3999)
    expect(active()).toBe(2)
    vi.advanceTimersByTime(1)
    expect(active()).toBe(0)
  })

  it('waits under the pointer and around the keyboard\'s focus and goes on after, and moves on under the pointer where it is to [page-builder-modules#5]', async () => {
    await open({ speed: 1000 })
    const point = (type: string, pointerType = 'mouse') => root().dispatchEvent(new PointerEvent(type, { pointerType }))
    point('pointerenter')
    vi.advanceTimersByTime(10_000)
    expect([active(), root().classList.contains('et_slider_hovered')]).toEqual([0, true])
    point('pointerleave')
    expect(root().classList.contains('et_slider_hovered')).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(active()).toBe(1)
    nextOf(root())?.focus()
    vi.advanceTimersByTime(10_000)
    expect(active()).toBe(1)
    nextOf(root())?.blur()
    vi.advanceTimersByTime(1000)
    expect(active()).toBe(2)
    page.close()
    await open({ speed: 1000, ignoresHover: true })
    point('pointerenter')
    vi.advanceTimersByTime(1000)
    expect([active(), root().classList.contains('et_slider_hovered')]).toEqual([1, false])
    nextOf(root())?.focus()
    vi.advanceTimersByTime(1000)
    expect(active()).toBe(2)
  })

  it('is not held by a finger that has gone, and not moved on while the focus is in its slide', async () => {
    await open({ speed: 1000 })
    root().dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }))
    vi.advanceTimersByTime(1000)
    expect([active(), root().classList.contains('et_slider_hovered')]).toEqual([1, false])
    page.close()
    await open({ speed: 1000, ignoresHover: true })
    vi.advanceTimersByTime(1000)
    slides()[1]?.querySelector<HTMLElement>('a')?.focus()
    vi.advanceTimersByTime(10_000)
    expect(active()).toBe(1)
  })

  it('does not move while others have flagged it, and within two seconds after [page-builder-modules#6]', async () => {
    await open({ speed: 4000 })
    root().classList.add('et_pb_pause_slider')
    vi.advanceTimersByTime(20_000)
    expect(active()).toBe(0)
    root().classList.remove('et_pb_pause_slider')
    await Promise.resolve()
    vi.advanceTimersByTime(2000)
    expect(active()).toBe(1)
  })

  it('minds no second touch while it moves [page-builder-modules#7]', async () => {
    await open()
    nextOf(root())?.click()
    vi.advanceTimersByTime(FADE - 1)
    nextOf(root())?.click()
    dots()[2]?.click()
    expect(active()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(active()).toBe(1)
    nextOf(root())?.click()
    expect(active()).toBe(2)
  })

  it('has no arrows or no dots where its classes say so [page-builder-modules#8]', async () => {
    await open({ arrows: false })
    expect([root().querySelectorAll('.et-pb-slider-arrows').length, dots().length]).toEqual([0, 3])
    page.close()
    await open({ dots: false })
    expect([root().querySelectorAll('.et-pb-slider-arrows').length, dots().length]).toEqual([1, 0])
  })

  it('moves on by a swipe to the left, and not by a finger that goes up or down by more than 30px [page-builder-modules#10]', async () => {
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
    await open()
    const touch = (type: string, clientX: number, clientY: number) =>
      slides()[active()]?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 3, isPrimary: true, clientX, clientY }))
    const stroke = (x: number, y: number, last = 'pointerup') => {
      touch('pointerdown', 200, 200)
      touch(last, 200 + x, 200 + y)
      finish()
      return active()
    }
    expect(stroke(-80, 31)).toBe(0)
    expect(stroke(-80, -40)).toBe(0)
    expect(stroke(-80, 0, 'pointercancel')).toBe(0)
    expect(stroke(-80, 10)).toBe(1)
    expect(stroke(80, 10)).toBe(0)
    expect(stroke(80, 10)).toBe(2)
    expect(root().style.touchAction).toBe('pan-y pinch-zoom')
  })

  it('tells scripts of each move: that it comes, where it goes, and when it is over, with the new slide [page-builder-modules#11]', async () => {
    await open({}, { jquery: true })
    const told: unknown[] = []
    const [first, second, third] = slides()
    jQuery(root()).on('slide simple_slider_before_move_to simple_slider_after_move_to', ({ type }, detail: Record<string, unknown>) => {
      const said = Object.entries(detail).map(([name, value]) => [name, value instanceof jQuery ? (value as JQuery).get(0) : value])
      told.push([type, Object.fromEntries(said), active()])
    })
    nextOf(root())?.click()
    expect(told).toEqual([['slide', { current: first, next: second }, 0], ['simple_slider_before_move_to', { direction: 'next', next_slide: second }, 0]])
    expect(slides().map((slide) => jQuery(slide).data('slide-status') as unknown)).toEqual(['inactive', 'active', undefined])
    expect([root().className, first?.className, second?.className].map((names) => /et_slide_transition\b/.test(names ?? ''))).toEqual([true, true, true])
    expect(root().classList.contains('et_slide_transition_to_next')).toBe(true)
    finish()
    expect(told.slice(2)).toEqual([['simple_slider_after_move_to', { next_slide: second }, 1]])
    expect([first?.classList.contains('et-pb-moved-slide'), second?.classList.contains('et_slide_transition'), first?.classList.contains('et_slide_transition')]).toEqual([true, false, false])
    dots()[2]?.click()
    expect(told.slice(3)).toEqual([['slide', { current: second, next: third }, 1], ['simple_slider_before_move_to', { direction: 2, next_slide: third }, 1]])
    finish()
    root().querySelector<HTMLElement>('.et-pb-arrow-prev')?.click()
    expect(told.at(-1)).toEqual(['simple_slider_before_move_to', { direction: 'previous', next_slide: second }, 2])
  })

  it('of a gallery has the gallery\'s items as its slides [page-builder-modules#12]', async () => {
    await open({}, { html: gallerySliderHtml(SLIDES.map(({ title }) => ({ title, src: '/p.png' }))) })
    expect(slides().map((slide) => slide.className.includes('et_pb_gallery_item'))).toEqual([true, true, true])
    expect(nextOf(root())?.getAttribute('style')).toMatch(/^color: ?inherit/)
    nextOf(root())?.click()
    finish()
    expect([active(), slides().map(({ style }) => style.display), root().hasAttribute('data-active-slide')]).toEqual([1, ['none', 'block', 'none'], false])
  })

  it('is operated by keyboard and named for who does not see it (weakness 1)', async () => {
    await open()
    const press = (element: Element | null | undefined) => element?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    press(nextOf(root()))
    finish()
    expect(active()).toBe(1)
    press(dots()[2])
    finish()
    expect(active()).toBe(2)
    expect([nextOf(root())?.role, dots()[2]?.role, dots()[2]?.getAttribute('aria-label')]).toEqual(['button', 'button', 'Slide 3 of 3'])
    expect([root().role, root().getAttribute('aria-roledescription')]).toEqual(['group', 'carousel'])
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  it('that moves by itself has a button that stops it, and begins stopped for who wants less motion (weakness 3)', async () => {
    await open({ speed: 1000 })
    const button = () => root().querySelector('button')
    expect(button()?.getAttribute('aria-label')).toBe('Pause the slides')
    button()?.click()
    vi.advanceTimersByTime(5000)
    expect([active(), button()?.getAttribute('aria-label')]).toEqual([0, 'Play the slides'])
    button()?.click()
    vi.advanceTimersByTime(1000)
    expect(active()).toBe(1)
    page.close()
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), { matches: query.includes('reduce') }) as MediaQueryList)
    await open({ speed: 1000 })
    vi.advanceTimersByTime(5000)
    expect([active(), button()?.getAttribute('aria-label')]).toEqual([0, 'Play the slides'])
    nextOf(root())?.click()
    vi.advanceTimersByTime(0)
    expect(slides().map(({ style }) => style.display)).toEqual(['none', 'block', 'none'])
  })

  it('moves on when its button says so, though the button keeps the focus', async () => {
    await open({ speed: 1000 })
    const button = root().querySelector('button')
    button?.focus()
    button?.click()
    button?.click()
    vi.advanceTimersByTime(1000)
    expect([active(), document.activeElement]).toEqual([1, button])
  })

  it('stops when the shopper asks for less motion while the page is open, and not again when that is over', async () => {
    const query = Object.assign(new EventTarget(), { matches: false })
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((asked) => (asked.includes('reduce') ? (query as unknown as MediaQueryList) : real(asked)))
    await open({ speed: 1000 })
    query.matches = true
    query.dispatchEvent(new Event('change'))
    vi.advanceTimersByTime(5000)
    expect([active(), root().querySelector('button')?.getAttribute('aria-label')]).toEqual([0, 'Play the slides'])
  })

  it('takes the focus along when a script moves it from the slide that has it', async () => {
    await open({}, { jquery: true })
    slides()[0]?.querySelector('a')?.focus()
    jQuery(dots()[1] as HTMLElement).trigger('click')
    expect(document.activeElement).toBe(slides()[1])
    finish()
    ;(document.activeElement as HTMLElement).blur()
    expect(slides()[1]?.hasAttribute('tabindex')).toBe(false)
    nextOf(root())?.focus()
    nextOf(root())?.click()
    expect(document.activeElement).toBe(nextOf(root()))
  })

  it('shows the slide that the server has marked where another has the same number, and keeps its own when it is sent again', async () => {
    const html = sliderHtml({ slides: SLIDES, order: 9 })
    await open({}, { html })
    dots()[1]?.click()
    finish()
    document.body.insertAdjacentHTML('beforeend', html)
    settle()
    await vi.dynamicImportSettled()
    const [first, second] = document.querySelectorAll('.et_pb_slider')
    expect([first, second].map((each) => each && activeOf(each))).toEqual([1, 0])
    page.close()
    const bare = html.replace('et_pb_module', '').replace('et_pb_slider_9', '')
    await open({}, { html: bare })
    dots()[1]?.click()
    finish()
    document.body.insertAdjacentHTML('beforeend', bare)
    settle()
    await vi.dynamicImportSettled()
    expect([...document.querySelectorAll('.et_pb_slider')].map(activeOf)).toEqual([1, 0])
    page.close()
    await open({}, { html: html.replace('et_pb_slider_9', 'et_pb_slider_9_tb_header') })
    dots()[2]?.click()
    finish()
    const { outerHTML } = root()
    root().outerHTML = outerHTML
    settle()
    await vi.dynamicImportSettled()
    expect(active()).toBe(2)
  })

  it('shows the slide that it showed when its HTML is sent again, once and with one set of controls (weaknesses 6, 7)', async () => {
    await open({ speed: 5000 })
    dots()[2]?.click()
    finish()
    // As paging keeps a page: with what we have drawn in it.
    const { outerHTML } = root()
    root().outerHTML = outerHTML
    settle()
    await vi.dynamicImportSettled()
    expect([active(), root().querySelectorAll('.et-pb-slider-arrows').length, dots().length, root().querySelectorAll('button').length]).toEqual([2, 1, 3, 1])
    expect(page.mounted).toHaveLength(2)
    nextOf(root())?.click()
    expect(active()).toBe(0)
  })

  it('follows slides that other scripts add and take away', async () => {
    await open({ speed: 3000 })
    dots()[1]?.click()
    finish()
    slides()[2]?.remove()
    settle()
    expect([active(), dots().length, root().querySelectorAll('button').length]).toEqual([1, 2, 1])
    slides()[1]?.after(...slides().slice(0, 1).map((slide) => slide.cloneNode(true)))
    settle()
    expect([active(), dots().length]).toEqual([1, 3])
    for (const slide of slides()) slide.remove()
    settle()
    expect(root().querySelectorAll('a, button')).toHaveLength(0)
    expect(page.errors).toEqual([])
  })

  it('that another script has copied moves by itself, and keeps no slide out of reach when we are gone [page-builder-modules#52]', async () => {
    await open({ speed: 5000 })
    const copy = root().cloneNode(true) as HTMLElement
    root().after(copy)
    settle()
    await vi.dynamicImportSettled()
    nextOf(copy)?.click()
    const shown = (slider: Element) => [...slider.querySelectorAll<HTMLElement>('.et_pb_slide')].map(({ inert }) => !inert)
    expect([shown(root()), shown(copy)]).toEqual([[true, false, false], [false, true, false]])
    page.stop()
    expect(document.querySelectorAll('[inert]')).toHaveLength(0)
  })

  it('of five hundred slides marks one of them at a time', async () => {
    await open({ slides: Array.from({ length: 500 }, (_, index) => ({ title: String(index) })) })
    dots()[499]?.click()
    finish()
    expect([active(), root().querySelectorAll('.et-pb-active-slide, .et-pb-active-control').length]).toEqual([499, 2])
  })

  it('plays and pauses the videos of its slides, and leaves alone what lies behind them and what waits behind a picture', async () => {
    const told: string[] = []
    const tell = (word: string) => function (this: HTMLMediaElement) {
      told.push(`${word} ${this.querySelector('source')?.getAttribute('src') ?? ''}`)
      return Promise.reject(new Error('refused'))
    }
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(tell('play'))
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(tell('pause') as () => void)
    const behind = videoBackgroundHtml({ file: '/behind.mp4' })
    await open({ slides: [{ title: 'One', video: '/one.mp4', background: behind }, { title: 'Two', video: '/two.mp4', background: behind }, { title: 'Three', background: videoBoxHtml({ file: '/boxed.mp4' }) }] })
    nextOf(root())?.click()
    expect(told).toEqual(['pause /one.mp4', 'play /two.mp4'])
    finish()
    nextOf(root())?.click()
    finish()
    expect(told.slice(2)).toEqual(['pause /two.mp4'])
    nextOf(root())?.click()
    expect(told.slice(3)).toEqual(['pause /boxed.mp4', 'play /one.mp4'])
    expect(page.errors).toEqual([])
  })

  it('offers its data and its old names to jQuery also where that comes late, and says once what those do nothing for', async () => {
    await open({}, { html: `${sliderHtml({ slides: SLIDES })}<div class="own"><div class="slide"></div></div>` })
    nextOf(root())?.click()
    finish()
    expect('et_pb_simple_slider' in jQuery.fn).toBe(false)
    Reflect.set(window, 'jQuery', jQuery)
    document.body.append(document.createElement('script'))
    settle()
    const engine = jQuery(root()).data('et_pb_simple_slider') as { et_slider_move_to(to: unknown): void }
    expect(slides().map((slide) => jQuery(slide).data('slide-status') as unknown)).toEqual([undefined, 'active', undefined])
    engine.et_slider_move_to('next')
    finish()
    expect([active(), slides().map((slide) => jQuery(slide).data('slide-status') as unknown)]).toEqual([2, [undefined, 'inactive', 'active']])
    const told = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('tillkit:error', told)
    const call = (selector: string) => (jQuery(selector) as JQuery & { et_pb_simple_slider(): JQuery }).et_pb_simple_slider()
    call('.et_pb_slider')
    expect(told).not.toHaveBeenCalled()
    for (const selector of ['.own', '.own .slide']) expect(call(selector).length).toBe(1)
    document.removeEventListener('tillkit:error', told)
    expect(told.mock.calls.map(([event]) => ((event as CustomEvent).detail as { message: string }).message)).toEqual(['et_pb_simple_slider was called on what is no slider of the page builder, which stays as it is'])
    page.stop()
    expect(['et_pb_simple_slider' in jQuery.fn, jQuery(root()).data('et_pb_simple_slider'), jQuery(slides()[2] as Element).data('slide-status')]).toEqual([false, undefined, undefined])
    Reflect.deleteProperty(window, 'jQuery')
  })

  it('is called by what it shows, unless the page has a name for it', async () => {
    await open({}, {
      html: sliderHtml({ slides: SLIDES }) + gallerySliderHtml(SLIDES.map(({ title }) => ({ title, src: '/p.png' })), { order: 4 })
        + sliderHtml({ slides: SLIDES, order: 1 }).replace('class="', 'aria-label="Offers" class="'),
    })
    expect([...document.querySelectorAll('.et_pb_slider')].map((slider) => [slider.getAttribute('role'), slider.getAttribute('aria-label')])).toEqual([['group', 'Slides'], ['group', 'Pictures'], ['group', 'Offers']])
  })

  it('takes its tone from its slide when it has none of its own', async () => {
    await open({ slides: [{ title: 'Dark' }, { title: 'Light', tone: 'light' }] })
    const tones = () => ['et_pb_bg_layout_dark', 'et_pb_bg_layout_light'].filter((tone) => root().classList.contains(tone))
    expect(tones()).toEqual(['et_pb_bg_layout_dark'])
    nextOf(root())?.click()
    expect(tones()).toEqual(['et_pb_bg_layout_dark'])
    finish()
    expect(tones()).toEqual(['et_pb_bg_layout_light'])
    page.close()
    await open({ slides: [{ title: 'Light', tone: 'light' }, { title: 'Dark' }], classes: 'et_pb_bg_layout_dark' })
    nextOf(root())?.click()
    finish()
    expect(tones()).toEqual(['et_pb_bg_layout_dark'])
  })

  it('is moved by scripts of the page: by a click through jQuery, by what its data holds, and called once more by its old names', async () => {
    await open({}, { jquery: true })
    jQuery('.et-pb-arrow-next').trigger('click')
    finish()
    expect(active()).toBe(1)
    const engine = jQuery(root()).data('et_pb_simple_slider') as { et_slider_move_to(to: unknown): void }
    engine.et_slider_move_to('previous')
    finish()
    expect(active()).toBe(0)
    engine.et_slider_move_to('2')
    finish()
    engine.et_slider_move_to(2)
    engine.et_slider_move_to('nowhere')
    expect(active()).toBe(2)
    const call = (name: string, ...args: unknown[]) => (Reflect.get(window, name) as (...args: unknown[]) => unknown)(...args)
    call('et_pb_slider_init', jQuery(root()))
    call('et_fix_slider_height', jQuery(root()))
    const plugin = jQuery(root()) as JQuery & { et_pb_simple_slider(): JQuery }
    expect(plugin.et_pb_simple_slider()).toBe(plugin)
    expect([page.mounted.length, dots().length]).toEqual([1, 3])
    page.stop()
    expect(['et_pb_slider_init', 'et_fix_slider_height'].filter((name) => name in window)).toEqual([])
    expect('et_pb_simple_slider' in jQuery.fn).toBe(false)
    expect(jQuery(root()).data('et_pb_simple_slider')).toBeUndefined()
  })
})
