import { circleCounterHtml } from '@tillkit/fixtures/page-builder'
import { startUnit } from '@tillkit/mount'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

/** The simulated browser has no layout: what is seen is 200 px wide. */
let isWide = true
const widths = new Map<Element, (width: number) => void>()
class TellsAWidth {
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const tell = (width: number) => this.#tell([{ target, contentRect: { width } } as unknown as ResizeObserverEntry], this as unknown as ResizeObserver)
    widths.set(target, tell)
    if (isWide) tell(200)
  }
  disconnect() { /* nothing to end */ }
}

/** What is drawn with: a context that remembers the strokes. */
interface Stroke { readonly colour: string; readonly alpha: number; readonly turn: number }
const strokes: Stroke[] = []
function context() {
  let turn = 0
  return {
    scale() { /* no pixels */ }, translate() { /* no pixels */ }, rotate() { /* no pixels */ }, beginPath() { /* one arc a path */ },
    arc: (...args: number[]) => void (turn = (args[4] ?? 0) / (2 * Math.PI)),
    stroke(this: { strokeStyle: string; globalAlpha: number }) {
      strokes.push({ colour: this.strokeStyle, alpha: this.globalAlpha, turn })
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', TellsAWidth)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(context as never)
  strokes.length = 0
  isWide = true
})
afterEach(() => vi.restoreAllMocks())

const COLOURS = {
  'data-color': '#cccccc', 'data-alpha': '0.4', 'data-bar-bg-color-tablet': '#0000ff', 'data-bar-bg-color-hover': '#ff9900',
  'data-color-hover': '#333333', 'data-bar-bg-color-sticky': '#00ff00', 'data-sticky-id': 'head',
}

describeWidget(load, {
  html: circleCounterHtml() + circleCounterHtml({ value: 37, sign: '', data: COLOURS }),
  rewrites: '.percent-value',
  broken: [{ html: circleCounterHtml({ value: '' }), field: 'data-number-value' }],
})

describe('a circle counter', () => {
  let page: TestPage
  afterEach(() => page.close())

  const open = async (html: string, jquery = false) => {
    page = await openTestPage(load, { html, jquery })
    startUnit(page.unit)
    await Promise.resolve()
    return page.elements()[0] as HTMLElement
  }
  const shown = () => page.elements()[0]?.querySelector('.percent-value')?.textContent
  const line = () => page.elements()[0]?.querySelector<HTMLElement>('.percent p')?.style.visibility
  const bar = () => strokes.at(-1)
  const track = () => strokes.at(-2)

  it('counts to its percentage in 1.8 s once it is seen, in its colours, those of the pointer included, and ends on the very text that was printed [page-builder-modules#33]', async () => {
    const counter = await open(circleCounterHtml({ value: '75.0', bar: '#2d9b3a', data: COLOURS }))
    expect([shown(), line(), strokes.length]).toEqual(['', '', 0])
    vi.advanceTimersByTime(900)
    expect([Number(shown()), line()]).toEqual([expect.closeTo(37, -0.5), 'visible'])
    expect(bar()?.turn).toBeCloseTo(0.37, 1)
    vi.advanceTimersByTime(800)
    expect(shown()).not.toBe('75.0')
    vi.advanceTimersByTime(200)
    expect(shown()).toBe('75.0')
    expect([track(), bar()]).toEqual([{ colour: '#cccccc', alpha: 0.4, turn: 1 }, { colour: '#2d9b3a', alpha: 1, turn: 0.75 }])
    counter.dispatchEvent(new Event('mouseenter'))
    expect([track()?.colour, bar()]).toEqual(['#333333', { colour: '#ff9900', alpha: 1, turn: 0.75 }])
    counter.dispatchEvent(new Event('mouseleave'))
    expect(bar()?.colour).toBe('#2d9b3a')
    page.close()
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined }))
    vi.stubGlobal('ResizeObserver', TellsAWidth)
    await open(circleCounterHtml({ value: '75.0' }))
    expect([shown(), line(), bar()?.turn]).toEqual(['75.0', 'visible', 0.75])
  })

  it('is drawn with the theme\'s track where it has no colours of its own', async () => {
    await open(circleCounterHtml())
    vi.advanceTimersByTime(2000)
    expect(track()).toEqual({ colour: '#000000', alpha: 0.1, turn: 1 })
  })

  it('waits while it has no width, and is drawn anew with another, of which scripts of the page hear', async () => {
    isWide = false
    const counter = await open(circleCounterHtml({ value: 60 }), true)
    const tell = (width: number) => widths.get(counter.querySelector('.et_pb_circle_counter_inner') as Element)?.(width)
    vi.advanceTimersByTime(2000)
    expect([shown(), strokes.length]).toEqual(['', 0])
    const heard = vi.fn()
    jQuery(counter).on('containerWidthChanged', heard)
    tell(150)
    vi.advanceTimersByTime(2000)
    expect([shown(), counter.querySelector('canvas')?.style.width, heard.mock.calls.length]).toEqual(['60', '150px', 0])
    tell(90)
    expect([shown(), counter.querySelector('canvas')?.style.width, heard.mock.calls.length]).toEqual(['60', '90px', 1])
    const before = strokes.length
    jQuery(counter).trigger('containerWidthChanged')
    expect(strokes.length).toBeGreaterThan(before)
  })

  it('has the colours of what sticks as long as that does', async () => {
    const counter = await open(circleCounterHtml({ data: COLOURS }))
    vi.advanceTimersByTime(2000)
    const tell = (type: string, stickyId: string) => dispatchEvent(new CustomEvent(type, { detail: { stickyId } }))
    tell('ETBuilderStickyStart', 'other')
    expect(bar()?.colour).toBe('#7EBEC5')
    tell('ETBuilderStickyStart', 'head')
    expect(bar()?.colour).toBe('#00ff00')
    counter.dispatchEvent(new Event('mouseenter'))
    counter.classList.add('et_pb_sticky')
    counter.dispatchEvent(new Event('mouseleave'))
    expect(bar()?.colour).toBe('#00ff00')
    tell('ETBuilderStickyEnd', 'head')
    expect(bar()?.colour).toBe('#7EBEC5')
  })

  it('counts anew, or is drawn anew, when a script asks it to', async () => {
    await open(circleCounterHtml({ value: 60 }))
    vi.advanceTimersByTime(2000)
    const call = (name: string, ...args: unknown[]) => (Reflect.get(window, name) as (...args: unknown[]) => void)(...args)
    for (const counts of [() => call('et_pb_reinit_circle_counters', page.elements()), () => call('et_pb_circle_counter_init', page.elements(), true)]) {
      counts()
      vi.advanceTimersByTime(100)
      expect(Number(shown())).toBeLessThan(30)
      vi.advanceTimersByTime(2000)
      expect(shown()).toBe('60')
    }
    const before = strokes.length
    call('et_pb_circle_counter_update', page.elements(), false)
    expect([strokes.length - before, shown()]).toEqual([2, '60'])
  })
})
