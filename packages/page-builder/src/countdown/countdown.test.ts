import { columnHtml, countdownHtml } from '@tillkit/fixtures/page-builder'
import { startUnit } from '@tillkit/mount'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

/** The simulated browser has no layout: it is told how wide a container is. */
const tellWidth = new Set<(width: number) => void>()
class TellsAWidth {
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    tellWidth.add((width) => this.#tell([{ target, contentRect: { width } } as unknown as ResizeObserverEntry], this as unknown as ResizeObserver))
  }
  disconnect() { /* nothing to end */ }
}
beforeEach(() => {
  tellWidth.clear()
  vi.stubGlobal('ResizeObserver', TellsAWidth)
})

const NOW = 1_800_000_000
const timer = (left: number, title?: string) => countdownHtml({ end: NOW + left, ...(title && { title }) })

describeWidget(load, {
  html: countdownHtml({ end: 4_000_000_000, title: 'Trade fair' }) + countdownHtml({ end: 1_619_859_600, title: 'Over' }),
  rewrites: '.value, .label',
  stateClasses: ['zero'],
  broken: [
    { html: countdownHtml({ end: '' }), field: 'data-end-timestamp' },
    { html: countdownHtml({ end: 'soon' }), field: 'data-end-timestamp' },
  ],
})

describe('a countdown', () => {
  let page: TestPage
  afterEach(() => {
    page.close()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const open = async (html: string) => {
    page = await openTestPage(load, { html })
    vi.setSystemTime(NOW * 1000)
    startUnit(page.unit)
  }
  const all = (selector: string, at = 0) => [...(page.elements()[at]?.querySelectorAll(selector) ?? [])]
  const digits = (at = 0) => all('.value', at).map(({ textContent }) => textContent).join('/')
  const zeros = (at = 0) => all('.section', at).map((section) => section.classList.contains('zero'))
  const labels = (at = 0) => all('.label', at).map(({ textContent }) => textContent).join(' ')
  const words = () => all('[role="timer"]')[0]?.textContent
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
  const hide = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('shows 90 seconds as 000/00/01/30 with days and hours run out, and at the end nothing but zeros, never less [page-builder-modules#31]', async () => {
    await open(timer(90))
    expect(digits()).toBe('000/00/01/30')
    expect(zeros()).toEqual([true, true, true, true, false, false, false])
    pass(31)
    expect([digits(), zeros()]).toEqual(['000/00/00/59', [true, true, true, true, true, true, false]])
    pass(59)
    expect([digits(), zeros()]).toEqual(['000/00/00/00', [true, true, true, true, true, true, true]])
    pass(600)
    expect(digits()).toBe('000/00/00/00')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('has short labels in a quarter or three eighths of a row, and where its container is 400 px wide or less [page-builder-modules#32]', async () => {
    await open([columnHtml('1_4', timer(90)), columnHtml('3_8', timer(90)), columnHtml('1_2', timer(90))].join(''))
    const [short, full] = ['Day Hrs Min Sec', 'Day(s) Hour(s) Minute(s) Second(s)']
    expect([labels(0), labels(1), labels(2)]).toEqual([short, short, full])
    for (const tell of tellWidth) tell(400)
    expect([labels(0), labels(1), labels(2)]).toEqual([short, short, short])
    for (const tell of tellWidth) tell(401)
    expect([labels(0), labels(1), labels(2)]).toEqual([short, short, full])
  })

  it('is one timer for all of the page, and none while nobody looks at it (weakness 5)', async () => {
    await open(timer(90) + timer(4000) + timer(0))
    expect(vi.getTimerCount()).toBe(1)
    hide(true)
    expect(vi.getTimerCount()).toBe(0)
    vi.setSystemTime((NOW + 60) * 1000)
    hide(false)
    expect([digits(0), digits(1), digits(2)]).toEqual(['000/00/00/30', '000/01/05/40', '000/00/00/00'])
    expect(vi.getTimerCount()).toBe(1)
    pass(30)
    expect([digits(0), vi.getTimerCount()]).toEqual(['000/00/00/00', 1])
    page.elements()[1]?.remove()
    await page.rest()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('changes with the clock\'s own seconds, and goes by the clock where that is set anew', async () => {
    await open(timer(90))
    vi.setSystemTime(NOW * 1000 + 400)
    pass(1)
    expect(digits()).toBe('000/00/01/28')
    vi.setSystemTime((NOW - 86_400) * 1000)
    pass(1)
    expect(digits()).toBe('001/00/01/29')
  })

  it('says what is left in its own labels, to who comes to it, is no live region, and has the browser make no words (weakness 1)', async () => {
    const makes = (['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'] as const).map((name) => vi.spyOn(Intl, name))
    await open(timer(2 * 86_400 + 90).replace('data-full="Day(s)"', 'data-full="Tag(e)"'))
    expect([digits(), words()]).toEqual(['002/00/01/30', '2 Tag(e), 1 Minute(s)'])
    pass(60)
    expect(words()).toBe('2 Tag(e)')
    expect(makes.flatMap((make) => make.mock.calls)).toEqual([])
    makes.forEach((make) => make.mockRestore())
    expect(all('[aria-live]')).toEqual([])
    expect(all('.section').every((section) => section.getAttribute('aria-hidden') === 'true')).toBe(true)
  })

  it('says it in whole words where there is room for short labels alone, and touches them when they change alone', async () => {
    await open(columnHtml('1_4', timer(2 * 3600 + 90)))
    const said = all('[role="timer"]')[0]?.firstChild
    expect(words()).toBe('2 Hour(s), 1 Minute(s)')
    pass(20)
    expect([all('[role="timer"]')[0]?.firstChild === said, words()]).toEqual([true, '2 Hour(s), 1 Minute(s)'])
    pass(20)
    expect(words()).toBe('2 Hour(s)')
  })

  it('is read anew when a script says so', async () => {
    await open(timer(90))
    hide(true)
    vi.setSystemTime((NOW + 10) * 1000)
    ;(Reflect.get(window, 'et_countdown_timer') as (which: unknown) => void)(page.elements())
    expect(digits()).toBe('000/00/01/20')
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    ;(Reflect.get(window, 'et_countdown_timer_labels') as (which: unknown) => void)(page.elements())
    expect(labels()).toBe('Day Hrs Min Sec')
  })
})
