import { numberCounterHtml } from '@tillkit/fixtures/page-builder'
import { startUnit } from '@tillkit/mount'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

describeWidget(load, {
  html: numberCounterHtml() + numberCounterHtml({ value: 98.5, sign: '%' }),
  rewrites: '.percent-value',
  stateClasses: ['active'],
  broken: [
    { html: numberCounterHtml({ value: '' }), field: 'data-number-value' },
    { html: numberCounterHtml({ value: 'many' }), field: 'data-number-value' },
  ],
})

describe('a number counter', () => {
  let page: TestPage
  afterEach(() => page.close())

  const open = async (html: string) => {
    page = await openTestPage(load, { html })
    await page.start()
    return page.elements()
  }
  /** The page's observer tells in a task of its own. */
  const seen = () => Promise.resolve()
  const shown = (element?: Element) => element?.querySelector('.percent-value')?.textContent

  it('ends on its number in groups of three digits, or in one where nothing stands between them [page-builder-modules#34]', async () => {
    const [comma, nothing] = await open(numberCounterHtml({ value: 1234567, separator: ',' }) + numberCounterHtml({ value: 1234567, separator: '' }))
    expect([shown(comma), shown(nothing)]).toEqual(['1,234,567', '1234567'])
    expect(comma?.classList.contains('active')).toBe(true)
  })

  it('counts in whole numbers, and says the last to screen readers as long', async () => {
    page = await openTestPage(load, { html: numberCounterHtml({ value: 98.5, sign: '%' }) })
    startUnit(page.unit)
    const [counter] = page.elements()
    await seen()
    vi.advanceTimersByTime(800)
    expect(shown(counter)).toMatch(/^[1-9]\d$/)
    expect(counter?.querySelector('.percent')?.getAttribute('aria-label')).toBe('98.5%')
    await page.rest()
    expect(shown(counter)).toBe('98.5')
    expect(counter?.querySelector('.percent')?.hasAttribute('aria-label')).toBe(false)
  })

  it('shows its number at once to who wants less motion, seen or not', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined }))
    page = await openTestPage(load, { html: numberCounterHtml({ value: 5000, separator: '.' }) })
    vi.stubGlobal('IntersectionObserver', class { observe() { /* never seen */ } disconnect() { /* nothing */ } })
    await page.start()
    expect(shown(page.elements()[0])).toBe('5.000')
  })

  it('keeps a number that the server has printed until it counts', async () => {
    const html = numberCounterHtml({ value: 5000, separator: '.' }).replace('"percent-value">', '"percent-value">5.000')
    page = await openTestPage(load, { html })
    startUnit(page.unit)
    const [counter] = page.elements()
    expect(shown(counter)).toBe('5.000')
    await seen()
    vi.advanceTimersByTime(800)
    expect(shown(counter)).not.toBe('5.000')
  })

  it('is printed with its number, however far it has counted', async () => {
    page = await openTestPage(load, { html: numberCounterHtml({ value: 5000 }) })
    startUnit(page.unit)
    await seen()
    vi.advanceTimersByTime(800)
    expect(shown(page.elements()[0])).not.toBe('5000')
    dispatchEvent(new Event('beforeprint'))
    expect(shown(page.elements()[0])).toBe('5000')
  })

  it('is printed with its number where nobody has scrolled to it', async () => {
    page = await openTestPage(load, { html: numberCounterHtml({ value: 5000 }) })
    vi.stubGlobal('IntersectionObserver', class { observe() { /* never seen */ } disconnect() { /* nothing */ } })
    await page.start()
    expect(shown(page.elements()[0])).toBe('')
    dispatchEvent(new Event('beforeprint'))
    expect(shown(page.elements()[0])).toBe('5000')
    vi.unstubAllGlobals()
  })

  it('counts anew when a script asks it to', async () => {
    const [one, other] = await open(numberCounterHtml({ value: 7 }) + numberCounterHtml({ value: 8 }))
    const again = (...args: unknown[]) => (Reflect.get(window, 'et_pb_reinit_number_counters') as (...args: unknown[]) => void)(...args)
    again([one])
    vi.advanceTimersByTime(100)
    expect([shown(one), shown(other)]).toEqual(['0', '8'])
    again()
    vi.advanceTimersByTime(100)
    expect([shown(one), shown(other)]).toEqual(['0', '0'])
    vi.advanceTimersByTime(3000)
    expect([shown(one), shown(other)]).toEqual(['7', '8'])
  })
})
