import { FILTER_SECTIONS as S, filterPanelHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

const strip = () => the('.ags-wc-filters-sections')
/** A row of this width with a strip of 900. */
async function openRow(width: { value: number }) {
  page = await openFilterPage(`<div class="et_pb_row">${filterPanelHtml({ sections: [S.category, S.tag], layout: 'horizontal' })}</div>`)
  setWidths(width)
}
function setWidths(width: { value: number }) {
  Object.defineProperty(the('.ags-wc-filters-row'), 'clientWidth', { get: () => width.value })
  Object.defineProperty(strip(), 'scrollWidth', { value: 900 })
}
const point = (type: string, clientX: number, more: PointerEventInit = {}) =>
  strip().dispatchEvent(new PointerEvent(type, { clientX, buttons: 1, bubbles: true, ...more }))

describe('a row', () => {
  it('lies over the following ones, and leaves sideways moves of a finger to us', async () => {
    await openRow({ value: 400 })
    const looks = () => [the('.et_pb_row').style.zIndex, strip().style.getPropertyValue('touch-action')]
    expect(looks()).toEqual(['3', 'pan-y'])
    page.stop()
    expect(looks()).toEqual(['', ''])
  })

  it.each([
    ['a button that was let go outside of the window', () => point('pointermove', -300, { buttons: 0 })],
    ['a finger that the browser takes for scrolling', () => point('pointercancel', -300)],
    ['the end of it', () => point('pointerup', -300)],
  ])('is dragged no further after %s', async (_title, end) => {
    await openRow({ value: 400 })
    point('pointerdown', 300)
    point('pointermove', 200)
    expect(strip().style.marginLeft).toBe('-100px')
    end()
    point('pointermove', 0)
    expect(strip().style.marginLeft).toBe('-100px')
  })

  it('of a page that is read from right to left is drawn to the right, and shows what the keyboard comes to at its left', async () => {
    page = await openFilterPage(`<div class="et_pb_row" dir="rtl"><style>[dir=rtl] * { direction: rtl }</style>${filterPanelHtml({ sections: [S.category, S.tag], layout: 'horizontal' })}</div>`)
    setWidths({ value: 400 })
    point('pointerdown', 100)
    point('pointermove', 200)
    expect([strip().style.marginLeft, strip().style.marginRight]).toEqual(['', '-100px'])
    point('pointerup', 200)
    const section = document.querySelectorAll('.ags-wc-filters-section')[1] as Element
    Object.assign(the('.ags-wc-filters-row'), { getBoundingClientRect: () => new DOMRect(0, 0, 400, 40) })
    Object.assign(section, { getBoundingClientRect: () => new DOMRect(-150, 0, 200, 40) })
    section.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(strip().style.marginRight).toBe('-250px')
  })

  it('that has more room after the window has grown shows no gap', async () => {
    const width = { value: 400 }
    await openRow(width)
    point('pointerdown', 300)
    point('pointermove', -900)
    expect(strip().style.marginLeft).toBe('-500px')
    width.value = 800
    window.dispatchEvent(new Event('resize'))
    expect(strip().style.marginLeft).toBe('-100px')
    width.value = 1200
    window.dispatchEvent(new Event('resize'))
    expect(strip().style.marginLeft).toBe('')
  })

  it('brings to light what the keyboard comes to', async () => {
    await openRow({ value: 400 })
    const sections = [...document.querySelectorAll('.ags-wc-filters-section')]
    const place = (left: number, width: number) => ({ getBoundingClientRect: () => new DOMRect(left, 0, width, 40) })
    Object.assign(the('.ags-wc-filters-row'), place(0, 400))
    Object.assign(sections[1] ?? {}, place(500, 200))
    sections[1]?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(strip().style.marginLeft).toBe('-300px')
    Object.assign(sections[0] ?? {}, place(-250, 200))
    sections[0]?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(strip().style.marginLeft).toBe('-50px')
  })
})
