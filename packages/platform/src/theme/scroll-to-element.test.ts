import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coveredHeight } from './header-heights.ts'
import { topOf } from './scroll-to-element.ts'

const BOXES: Readonly<Record<string, readonly [top: number, height: number]>> = {
  'place': [1000, 40], 'wpadminbar': [0, 32], 'top-header': [32, 30], 'main-header': [62, 54], 'template': [0, 80], 'below': [700, 60], 'stuck': [0, 150],
}

/** Shows a page whose parts have boxes by their ids. */
function print(html: string, classes = 'et_fixed_nav'): void {
  document.body.className = classes
  document.body.innerHTML = `${html}<p id="place">Here</p>`
}
const place = () => document.querySelector('#place') as HTMLElement

beforeEach(() => {
  Reflect.set(window, 'innerWidth', 1280)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top = 0, height = 0] = BOXES[this.id] ?? []
    return new DOMRect(0, top, 100, height)
  })
})
afterEach(() => {
  Reflect.set(window, 'innerWidth', 1024)
  document.documentElement.removeAttribute('style')
  document.body.removeAttribute('class')
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const HEADERS = '<div id="wpadminbar"></div><div id="top-header"></div><div id="main-header"></div>'

describe('where the page has to be for a place of it', () => {
  it.each([
    ['beneath bars and header that stay', HEADERS, 'et_fixed_nav', 885],
    ['beneath the bar, with a header that goes with the page', HEADERS, '', 968],
    ['beneath the bar, with a header at the page\'s side', HEADERS, 'et_fixed_nav et_vertical_nav', 968],
    ['at the window\'s top, on a page without any', '', 'et_fixed_nav', 1000],
    ['beneath a section of a header template that stays', '<div class="et-l--header"><div class="et_pb_section" id="template" style="position: fixed"></div></div>', '', 920],
    ['at the top with a section that does not stay, and one at the lower edge', '<div class="et-l--header"><div class="et_pb_section" id="template"></div><div class="et_pb_section" id="below" style="position: fixed"></div></div>', '', 1000],
    ['beneath what is stuck', '<div id="main-header"></div><div class="et_pb_sticky--top" id="stuck"></div>', 'et_fixed_nav', 850],
  ])('is %s', (_where, html, classes, top) => {
    print(html, classes)
    expect(topOf(place())).toBe(top)
  })

  it('leaves the room that the page\'s style asks for, where that is more than what covers it, and the element\'s own beside it', () => {
    print('<div id="main-header"></div>')
    document.documentElement.style.scrollPaddingTop = '20px'
    expect([coveredHeight(), topOf(place())]).toEqual([53, 947])
    document.documentElement.style.scrollPaddingTop = '90px'
    expect(topOf(place())).toBe(910)
    place().style.scrollMarginTop = '10px'
    expect(topOf(place())).toBe(900)
  })
})
