import { animatedButtonHtml, animatedTextHtml, animationItem, builderGlobalsScript, waypointBlurbHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const STATE = ['et_animated', 'et_is_animating', 'infinite', 'et_had_animation', 'slideTop', 'fade', 'et-animated']
const text = (classes?: string) => animatedTextHtml('et_pb_text_0', 'Hello', classes)
const list = (changes: Parameters<typeof animationItem>[1] = {}) => ({ et_animation_data: [animationItem('et_pb_text_0', changes), animationItem('et_pb_button_0', { style: 'slideRight' })] })

describeWidget(load, {
  html: `<div id="page-container">${text()}${waypointBlurbHtml('Above')}</div>`,
  globals: list({ style: 'slideTop', repeat: 'loop' }),
  stateClasses: STATE,
})

describe('an element that comes in', () => {
  let page: TestPage
  /** Lets the page's elements arrive; nobody has until it is called. */
  let arrive: () => void
  afterEach(() => page.close())

  /** Opens a page on which nothing has been scrolled to. */
  async function open(html: string, globals: Record<string, unknown> = list()) {
    page = await openTestPage(load, { html, globals })
    const there: (() => void)[] = []
    arrive = () => there.splice(0).forEach((one) => one())
    vi.stubGlobal('IntersectionObserver', class {
      constructor(private readonly seen: IntersectionObserverCallback, readonly options: IntersectionObserverInit) { asked.push(options) }
      observe(target: Element) { there.push(() => this.seen([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never)) }
      unobserve() { /* It is asked for each element once. */ }
      disconnect() { /* Nothing is kept. */ }
    })
    await page.start()
  }
  const asked: IntersectionObserverInit[] = []
  const get = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
  /** What an element says of its animation. */
  const said = (element: Element) => Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]).filter(([name]) => name?.startsWith('data-animation')))
  const call = (name: string, ...args: unknown[]) => (Reflect.get(window, name) as (...given: unknown[]) => unknown)(...args)

  it('says how it will until it does, then moves as said, and is done when delay and duration are over [page-builder-modules#42]', async () => {
    await open(text(), list({ style: 'slideTop', delay: '200ms', starting_opacity: '5%', intensity: '35%' }))
    const element = get('.et_pb_text_0')
    expect(said(element)).toEqual({
      'data-animation-style': 'slideTop', 'data-animation-repeat': '', 'data-animation-duration': '1000ms', 'data-animation-delay': '200ms',
      'data-animation-intensity': '35%', 'data-animation-starting-opacity': '5%', 'data-animation-speed-curve': 'ease-in-out',
    })
    arrive()
    expect(said(element)).toEqual({})
    expect([...element.classList]).toEqual(expect.arrayContaining(['et_animated', 'et_is_animating', 'slideTop']))
    expect(element.style.cssText).toContain('animation-delay: 200ms')
    expect([element.style.opacity, element.style.transform, element.style.animationTimingFunction]).toEqual(['0.05', 'translate3d(0, -70%, 0)', 'ease-in-out'])
    vi.advanceTimersByTime(1199)
    expect(element.matches('.et_is_animating')).toBe(true)
    vi.advanceTimersByTime(1)
    expect([element.className.includes('slideTop'), element.matches('.et_is_animating,.et_animated'), element.matches('.et_had_animation'), element.getAttribute('style')]).toEqual([false, false, true, null])
  })

  it('goes on for ever where it is said so', async () => {
    await open(text(), list({ repeat: 'loop' }))
    expect(get('.et_pb_text_0').getAttribute('data-animation-repeat')).toBe('infinite')
    arrive()
    vi.advanceTimersByTime(60_000)
    expect(get('.et_pb_text_0').matches('.et_animated.et_is_animating.infinite.fade')).toBe(true)
  })

  it('has its wrapper move where it is a button, which keeps what it does under the pointer', async () => {
    await open(animatedButtonHtml('et_pb_button_0', 'Go'))
    arrive()
    expect([get('a').className.includes('et_animated'), get('a').getAttribute('style')]).toEqual([false, null])
    expect(get('.et_pb_button_module_wrapper').matches('.et_animated.et_is_animating.slideRight')).toBe(true)
    vi.advanceTimersByTime(1000)
    expect([get('.et_pb_button_module_wrapper').className.includes('et_is'), get('a').matches('.et_had_animation:not(.et_animated)')]).toEqual([false, true])
  })

  it('is shown as it is where the list has nothing for it, or what it has lacks something (weakness 2)', async () => {
    await open(text(), { et_animation_data: [{ class: 'et_pb_text_0', style: 'fade' }] })
    arrive()
    expect([get('.et_pb_text_0').matches('.et_animated'), get('.et_pb_text_0').matches('.et_had_animation')]).toEqual([false, true])
  })

  it('comes in at once where the theme has said that nothing waits', async () => {
    await open(text(), { ...list(), et_pb_custom: { ignore_waypoints: 'yes' } })
    // Its time was over when the page came to rest.
    expect(get('.et_pb_text_0').matches('.et_had_animation')).toBe(true)
  })

  it('waits in the scrolled box that the theme names, and in the window where it is in none', async () => {
    asked.length = 0
    vi.stubGlobal('CSS', { supports: (what: string) => !what.includes('((') })
    await open(`<div class="box">${text()}</div>`, { ...list(), et_pb_custom: { waypoints_options: { context: ['((', '.none', '.box'] } } })
    expect(asked.map(({ root }) => root)).toEqual([get('.box')])
  })

  it('keeps the page from growing over its edges, as long as anything is there that may come in', async () => {
    await open(`<div id="page-container">${text()}</div>`)
    expect([document.body.style.overflowX, get('#page-container').style.overflowY]).toEqual(['hidden', 'clip'])
    get('.et_pb_text_0').remove()
    await page.rest()
    expect([document.body.style.overflowX, get('#page-container').style.overflowY]).toEqual(['', ''])
  })

  it('tells a waypoint that it has been reached; its motion is the style sheet\'s', async () => {
    await open(waypointBlurbHtml('Above'))
    const icon = get('.et-waypoint')
    expect(icon.matches('.et-animated')).toBe(false)
    arrive()
    expect([icon.matches('.et-waypoint.et-animated'), icon.getAttribute('style')]).toEqual([true, null])
  })

  it('stacks menus when one of them has come in, those above over those below', async () => {
    await open(`${text('et_pb_menu et_animated')}<div class="et_pb_menu"></div>`)
    arrive()
    vi.advanceTimersByTime(1000)
    expect([...document.querySelectorAll<HTMLElement>('.et_pb_menu')].map(({ style }) => style.zIndex)).toEqual(['2', '1'])
  })

  it('can be had in, shown and asked for by the theme\'s functions, with elements or what holds them', async () => {
    await open(text() + animatedButtonHtml('et_pb_button_0', 'Go'))
    const element = get('.et_pb_text_0')
    expect([call('et_has_animation_data', element), call('et_has_animation_data', [document.body]), call('et_has_animation_data')]).toEqual([true, false, false])
    expect(call('et_get_animation_classes')).toContain('foldLeft')
    call('et_remove_animation_data', { 0: element, length: 1 })
    expect(said(element)).toEqual({})
    call('et_animate_element', element)
    expect(element.matches('.et_is_animating')).toBe(true)
    call('et_remove_animation', [element])
    expect([element.matches('.et_is_animating,.et_animated'), element.matches('.et_had_animation')]).toEqual([false, true])
    call('et_animate_element', element)
    expect(element.matches('.et_is_animating')).toBe(false)
  })

  it.each([
    ['an element', text(), '.et_pb_text_0'],
    ['a button, whose wrapper moves', animatedButtonHtml('et_pb_button_0', 'Go'), '.et_pb_button_module_wrapper'],
  ])('is seen in the end also where another script has copied it while it waited or came in: %s [page-builder-modules#52]', async (_what, html, selector) => {
    await open(`<main>${html}</main>`)
    const copy = async () => {
      const made = get(selector).cloneNode(true) as HTMLElement
      get('main').append(made)
      await page.rest()
      return made
    }
    const copies = [await copy()]
    arrive()
    copies.push(await copy())
    arrive()
    vi.advanceTimersByTime(1000)
    for (const one of copies) {
      expect([one.style.opacity, one.style.transform]).toEqual(['', ''])
      expect([one, ...one.children].filter((each) => each.matches('.et_animated,.et_is_animating,.slideTop,.slideRight'))).toEqual([])
    }
    page.stop()
    expect(document.querySelectorAll('.et_animated[data-tillkit-entrance]').length).toBe(0)
  })

  it('is known when it comes later, with what the list has got meanwhile, at the latest when a script asks for it', async () => {
    await open('<main></main>', list())
    ;(Reflect.get(window, 'et_animation_data') as unknown[]).push(animationItem('et_pb_text_7', { style: 'zoom' }))
    get('main').innerHTML = text()
    await page.rest()
    get('main').insertAdjacentHTML('beforeend', animatedTextHtml('et_pb_text_7', 'Late'))
    call('et_process_animation_data')
    arrive()
    expect(get('.et_pb_text_7').matches('.et_is_animating.zoom')).toBe(true)
    call('et_reinit_waypoint_modules')
  })

  it('is not animated where another script has had it in before', async () => {
    await open(text())
    get('.et_pb_text_0').classList.add('et_had_animation')
    arrive()
    expect(get('.et_pb_text_0').matches('.et_is_animating,.et_animated')).toBe(false)
  })
})

it('the fixtures print the theme\'s globals', () => {
  expect(builderGlobalsScript({}, 'fe', list())).toContain('var et_animation_data = [{')
})
