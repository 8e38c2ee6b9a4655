import { fullwidthPortfolioHtml, PROJECTS } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anatomy } from './anatomy.ts'

const load = async () => (await import('./member.ts')).unit

const MODULE = '.et_pb_fullwidth_portfolio'
let width = 0
let measured: (() => void)[] = []
/** There is no layout here: the room is what a test says. */
class Measures {
  constructor(private readonly told: () => void) {}
  observe() {
    measured.push(this.told)
    this.told()
  }
  unobserve() {}
  disconnect() {
    measured = measured.filter((one) => one !== this.told)
  }
}
const widen = (to: number) => {
  width = to
  for (const tell of measured) tell()
}

beforeEach(() => {
  width = 1100
  measured = []
  vi.stubGlobal('ResizeObserver', Measures)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describeWidget(load, {
  // The last one brings more code, and mounts when that is there.
  html: fullwidthPortfolioHtml({ order: 1, layout: 'grid' }) + fullwidthPortfolioHtml({ order: 2, projects: [] }) + fullwidthPortfolioHtml({ id: 'belt', rotate: 'on', speed: 5000 }),
  rewrites: '.none',
  stateAttributes: [anatomy.columns],
  operate: (host) => host.parentElement?.querySelector<HTMLElement>('.et-pb-arrow-next')?.click(),
  broken: [{ html: fullwidthPortfolioHtml({ order: 3 }).replace('et_pb_portfolio_items', 'gone'), field: anatomy.items }],
})

describe('a portfolio over the whole width', () => {
  let page: TestPage
  let scrolled: ReturnType<typeof vi.fn<(options: ScrollToOptions) => void>>
  const open = async (html: string) => {
    page = await openTestPage(load, { html })
    scrolled = vi.fn()
    const items = document.querySelector<HTMLElement>(anatomy.items) as HTMLElement
    let left = 0
    Object.defineProperties(items, {
      scrollTo: { value: (options: ScrollToOptions) => { left = options.left ?? 0; scrolled(options) } },
      scrollLeft: { get: () => left },
    })
    await page.start()
    return items
  }
  const arrow = (side: 'prev' | 'next') => document.querySelector<HTMLElement>(`.et-pb-arrow-${side}`)
  const at = () => scrolled.mock.calls.map(([{ left }]) => left)
  const pointer = (type: string) => document.querySelector(MODULE)?.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }))
  afterEach(() => page.close())

  it('gives its items their share of the room and three quarters of that as height, and more columns where there is more room [page-builder-modules#18]', async () => {
    const items = await open(fullwidthPortfolioHtml())
    const item = items.querySelector<HTMLElement>(anatomy.item)
    for (const [room, columns] of [[1600, 5], [1024, 4], [768, 3], [480, 2], [479, 1]] as const) {
      widen(room)
      expect([item?.style.width, item?.style.maxWidth, item?.style.height]).toEqual([`${100 / columns}%`, `${100 / columns}%`, `${(room / columns) * 0.75}px`])
      expect([items.style.height, items.getAttribute(anatomy.columns)]).toEqual([item?.style.height, String(columns)])
    }
    widen(0)
    expect(items.getAttribute(anatomy.columns)).toBe('1')
  })

  it('moves by its arrows as many items as show, and from the end to the beginning', async () => {
    await open(fullwidthPortfolioHtml())
    widen(1200)
    const labels = ['prev', 'next'].map((side) => arrow(side as 'prev')?.outerHTML.replace(/ style="[^"]*"/, ''))
    expect(labels).toEqual(['Previous', 'Next'].map((text, index) => `<a href="#" role="button" class="et-pb-arrow-${index ? 'next' : 'prev'}" aria-label="${text}"><span>${text}</span></a>`))
    for (let press = 0; press < 3; press += 1) {
      arrow('next')?.click()
      vi.advanceTimersByTime(700)
    }
    expect(at()).toEqual([1200, 1500, 0])
    arrow('prev')?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(at().at(-1)).toBe(1500)
  })

  it('moves for a script that clicks an arrow through jQuery', async () => {
    page = await openTestPage(load, { html: fullwidthPortfolioHtml({}), jquery: true })
    const scroll = vi.fn()
    Object.defineProperty(document.querySelector(anatomy.items), 'scrollTo', { value: scroll })
    await page.start()
    const $ = Reflect.get(window, 'jQuery') as JQueryStatic
    $('.et-pb-arrow-next').trigger('click')
    expect(scroll).toHaveBeenCalledOnce()
  })

  it('has no arrows where all of its items show, and none in a grid', async () => {
    await open(fullwidthPortfolioHtml({ projects: PROJECTS.slice(0, 4) }))
    widen(1100)
    expect(document.querySelector<HTMLElement>('.et-pb-slider-arrows')?.style.display).toBe('none')
    widen(900)
    expect(document.querySelector<HTMLElement>('.et-pb-slider-arrows')?.style.display).toBe('')
    page.close()
    await open(fullwidthPortfolioHtml({ layout: 'grid', rotate: 'on' }))
    expect(document.querySelector('.et-pb-slider-arrows, .tillkit-pause')).toBeNull()
  })

  it('has nothing that stops it where all of its items show, and nothing moves', async () => {
    await open(fullwidthPortfolioHtml({ projects: PROJECTS.slice(0, 4), rotate: 'on' }))
    const isHidden = () => document.querySelector<HTMLElement>('.tillkit-pause')?.hidden
    widen(1100)
    expect(isHidden()).toBe(true)
    widen(900)
    expect(isHidden()).toBe(false)
  })

  it('moves by itself as often as it says, and waits while a pointer or the focus is there [page-builder-modules#19]', async () => {
    await open(fullwidthPortfolioHtml({ rotate: 'on', speed: 5000 }))
    const before = at().length
    const moves = () => at().length - before
    // A shopper's own move begins the time anew.
    arrow('next')?.click()
    expect(moves()).toBe(1)
    vi.advanceTimersByTime(4999)
    expect(moves()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(moves()).toBe(2)
    // By a finger, too, which the browser follows by itself.
    vi.advanceTimersByTime(4000)
    document.querySelector(anatomy.item)?.dispatchEvent(new Event('touchend', { bubbles: true }))
    vi.advanceTimersByTime(4999)
    expect(moves()).toBe(2)
    pointer('pointerenter')
    expect(document.querySelector(MODULE)?.classList.contains('et_carousel_hovered')).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(moves()).toBe(2)
    pointer('pointerleave')
    vi.advanceTimersByTime(5000)
    expect(moves()).toBe(3)
    const link = document.querySelector<HTMLElement>(`${anatomy.item} a`)
    link?.focus()
    vi.advanceTimersByTime(60_000)
    expect(moves()).toBe(3)
    link?.blur()
    vi.advanceTimersByTime(5000)
    expect(moves()).toBe(4)
  })

  it('moves every seven seconds where it says that it moves, and not how often [page-builder-modules#20]', async () => {
    await open(fullwidthPortfolioHtml({ rotate: 'on', speed: null }))
    const before = at().length
    vi.advanceTimersByTime(14_000)
    expect(at().length - before).toBe(2)
  })

  it('stops by its button, and stands still from the beginning for who asked for less motion (weakness 3)', async () => {
    await open(fullwidthPortfolioHtml({ rotate: 'on', speed: 5000 }))
    const button = document.querySelector<HTMLElement>('.tillkit-pause')
    expect(button?.getAttribute('aria-label')).toBe('Pause the projects')
    const before = at().length
    button?.click()
    vi.advanceTimersByTime(60_000)
    expect(at().length).toBe(before)
    expect(button?.getAttribute('aria-label')).toBe('Play the projects')
    page.close()
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }))
    await open(fullwidthPortfolioHtml({ rotate: 'on', speed: 5000 }))
    vi.advanceTimersByTime(60_000)
    expect(at()).toEqual([])
    document.querySelector<HTMLElement>('.tillkit-pause')?.click()
    vi.advanceTimersByTime(5000)
    expect(scrolled.mock.calls[0]?.[0].behavior).toBe('instant')
  })

  it('moves on when its button says so, though the button keeps the focus, and stands still for who asks for less motion later', async () => {
    const query = Object.assign(new EventTarget(), { matches: false })
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((asked) => (asked.includes('reduce') ? (query as unknown as MediaQueryList) : real(asked)))
    await open(fullwidthPortfolioHtml({ rotate: 'on', speed: 5000 }))
    const button = document.querySelector<HTMLElement>('.tillkit-pause')
    const before = at().length
    button?.focus()
    button?.click()
    button?.click()
    vi.advanceTimersByTime(5000)
    expect([at().length - before, document.activeElement]).toEqual([1, button])
    query.matches = true
    query.dispatchEvent(new Event('change'))
    vi.advanceTimersByTime(60_000)
    expect([at().length - before, button?.getAttribute('aria-label')]).toEqual([1, 'Play the projects'])
  })

  it('has one pair of arrows when its HTML is put in again, with what was drawn in it [page-builder-modules#52]', async () => {
    await open(fullwidthPortfolioHtml({}))
    const module = document.querySelector(MODULE) as HTMLElement
    const { outerHTML } = module
    module.outerHTML = outerHTML
    await page.rest()
    expect(document.querySelectorAll('.et-pb-slider-arrows')).toHaveLength(1)
  })

  it('is a carousel with its title for a name (weakness 1)', async () => {
    await open(fullwidthPortfolioHtml())
    const module = document.querySelector(MODULE)
    expect(['role', 'aria-roledescription', 'aria-label'].map((name) => module?.getAttribute(name))).toEqual(['group', 'carousel', 'Lately'])
    module?.querySelector('.et_pb_portfolio_title')?.remove()
    const html = module?.outerHTML.replaceAll(/ (?:role|aria-[a-z]+)="[^"]*"/g, '') ?? ''
    page.close()
    await open(html)
    expect(document.querySelector(MODULE)?.getAttribute('aria-label')).toBe('Projects')
  })
})
