import { barCountersHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it } from 'vitest'

const load = async () => (await import('./member.ts')).unit

// The simulated browser takes an emptied attribute out and writes it back behind the others; test/counters.spec.ts looks at it in a real one.
const html = (barCountersHtml() + barCountersHtml({ hasFigures: false })).replaceAll(' style=""', '')

describeWidget(load, { html })

describe('bars', () => {
  let page: TestPage
  afterEach(() => page.close())

  const open = async (html: string) => {
    page = await openTestPage(load, { html })
    await page.start()
  }
  const bars = () => [...document.querySelectorAll<HTMLElement>('.et_pb_counter_amount')]
  const widths = () => bars().map(({ style }) => style.width)

  it('that have no usable length stay as they were printed, and the others have theirs', async () => {
    await open(barCountersHtml({ bars: [{ title: 'None', width: '' }, { title: 'Words', width: 'half' }, { title: 'Less', width: '-5%' }, { title: 'Plain', width: '40' }] }))
    expect(widths()).toEqual(['', '', '', '', '', '', '40%', '40%'])
    expect(bars()[0]?.getAttribute('style')).toBe('')
    expect(page.errors).toEqual([])
  })

  it('are read once, and those without a figure are a picture of it', async () => {
    await open(barCountersHtml({ bars: [{ title: 'Thermal', width: '66%' }] }) + barCountersHtml({ bars: [{ title: 'Bond', width: '12.50%' }], hasFigures: false }))
    const said = bars().map((bar) => [bar.getAttribute('role'), bar.getAttribute('aria-label'), bar.getAttribute('aria-hidden')])
    expect(said).toEqual([[null, null, null], [null, null, 'true'], ['img', '12.5%', null], [null, null, 'true']])
  })

  it('have their lengths when they come later, or are changed and a script says so', async () => {
    await open(barCountersHtml({ bars: [{ title: 'Thermal', width: '66%' }] }))
    document.querySelector('.et_pb_counters')?.insertAdjacentHTML('beforeend', '<li class="et_pb_counter"><span class="et_pb_counter_amount" data-width="10%">10%</span></li>')
    await page.rest()
    expect(widths()).toEqual(['66%', '66%', '10%'])
    for (const bar of bars()) bar.setAttribute('data-width', '20%')
    ;(Reflect.get(window, 'et_bar_counters_init') as (which: unknown) => void)(bars())
    expect(widths()).toEqual(['20%', '20%', '20%'])
  })
})
