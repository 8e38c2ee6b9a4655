import { columnHtml, commentsModuleHtml, dividerHtml, layoutTextHtml, pricingTableHtml, searchModuleHtml, testimonialHtml, widgetSearchHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

describeWidget(load, { title: 'what is measured', html: testimonialHtml() + searchModuleHtml() + pricingTableHtml() + dividerHtml('top') })
describeWidget(load, {
  title: 'what has classes',
  html: widgetSearchHtml('') + commentsModuleHtml({ 'data-icon': 'i' }) + layoutTextHtml({ '': 'light', '-hover': 'dark' }),
  operate: () => void document.querySelector('.et_pb_text')?.dispatchEvent(new MouseEvent('mouseenter')),
  stateClasses: ['et_pb_bg_layout_light', 'et_pb_bg_layout_dark'],
})

let page: TestPage | undefined
afterEach(() => {
  page?.close()
  vi.restoreAllMocks()
})

/** Opens a page on which elements are as wide and high as said, by selector; others have no size. */
async function open(html: string, sizes: Readonly<Record<string, readonly [number, number]>> = {}, settings?: Readonly<Record<string, unknown>>): Promise<void> {
  const sizeOf = (element: HTMLElement, side: 0 | 1) => {
    const own = Number.parseFloat(element.style[side === 0 ? 'width' : 'height'])
    return Number.isNaN(own) ? (Object.entries(sizes).find(([selector]) => element.matches(selector))?.[1][side] ?? 0) : own
  }
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) { return sizeOf(this, 0) })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) { return sizeOf(this, 1) })
  page = await openTestPage(load, { html, globals: { et_pb_custom: settings } })
  await page.start()
}

const get = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} is missing`)
  return found
}
const wide = (width: number) => vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width)

describe('a testimonial', () => {
  const portrait = () => get('.et_pb_testimonial_portrait').style
  const indent = () => get('.et_pb_testimonial_description').style.marginLeft
  const SIZES = { '.et_pb_testimonial_portrait': [160, 160] } as const

  it('has a portrait of 90 px, and its text beside that, on a wide screen', async () => {
    wide(1280)
    await open(testimonialHtml(), SIZES)
    get('.et_pb_testimonial_portrait').style.marginRight = ''
    expect([portrait().width, portrait().height, portrait().paddingBottom, indent()]).toEqual(['90px', '90px', '0px', '90px'])
  })

  it.each([['ltr', 'left'], ['rtl', 'left'], ['rtl', 'right']])('has its text clear of the portrait on a page %s where the style sheet has that float to the %s', async (dir, side) => {
    wide(1280)
    document.documentElement.dir = dir
    await open(`<style>.et_pb_testimonial_portrait { float: ${side} }</style>${testimonialHtml()}`, SIZES)
    document.documentElement.removeAttribute('dir')
    expect(get('.et_pb_testimonial_description').getAttribute('style')).toBe(`margin-${side}: 90px;`)
  })

  it('keeps a portrait that is smaller', async () => {
    wide(1280)
    await open(testimonialHtml(), { '.et_pb_testimonial_portrait': [60, 60] })
    expect([portrait().width, indent()]).toEqual(['', '60px'])
  })

  it('has its text beside the portrait as large as that is, on a screen between', async () => {
    wide(800)
    await open(testimonialHtml(), SIZES)
    expect([portrait().width, indent()]).toEqual(['', '160px'])
  })

  it('is as the style sheet says on a narrow screen', async () => {
    wide(390)
    await open(testimonialHtml(), SIZES)
    expect([portrait().width, indent()]).toEqual(['', ''])
  })

  it.each(['1_4', '1_3', '3_8'] as const)('has no text beside its portrait in a narrow column (%s)', async (width) => {
    wide(1280)
    await open(columnHtml(width, testimonialHtml()), SIZES)
    expect([portrait().width, indent()]).toEqual(['90px', '0px'])
  })
})

describe('a search', () => {
  const SIZES = { '.et_pb_searchsubmit': [80, 44] } as const

  it('has a field as high as its button, with room for that, on the side where it stands', async () => {
    await open(searchModuleHtml(), SIZES)
    expect(get('.et_pb_s').getAttribute('style')).toBe('min-height: 44px; padding-right: 90px;')
    expect(get('.et_pb_searchsubmit').hasAttribute('style')).toBe(false)
    page?.close()
    await open(searchModuleHtml({ align: 'right' }), SIZES)
    expect(get('.et_pb_s').getAttribute('style')).toBe('min-height: 44px; padding-left: 90px;')
  })

  it('has no room for a button that is hidden', async () => {
    await open(searchModuleHtml({ hidesButton: true }), SIZES)
    expect(get('.et_pb_s').getAttribute('style')).toBe('min-height: 44px;')
  })

  it.each([
    ['<input type="submit" value="Search">', 300, 'et_pb_widget widget_search', false],
    ['<input type="submit" value="">', 300, 'et_pb_widget widget_search', true],
    ['<button></button>', 300, 'et_pb_widget widget_search', true],
    ['', 300, 'et_pb_widget widget_search et-no-submit-button', undefined],
    ['', 149, 'et_pb_widget widget_search et-no-submit-button et-narrow-wrapper', undefined],
  ])('among widgets is told apart by its button (%s) and its width (%i px)', async (button, width, className, isHidden) => {
    await open(widgetSearchHtml(button), { '.widget_search': [width, 40] })
    expect(get('.et_pb_widget').className).toBe(className)
    expect(document.querySelector<HTMLElement>('[type=submit], button')?.hidden).toBe(isHidden)
  })

  it('among widgets is found as the theme says', async () => {
    await open(widgetSearchHtml('', 'find') + widgetSearchHtml(''), {}, { widget_search_selector: '.find' })
    expect([...document.querySelectorAll('.et-no-submit-button')].map(({ className }) => className.split(' ')[1])).toEqual(['find'])
  })
})

it('measures nothing because the window has another size: each follows its own (weakness 4)', async () => {
  const observed: Element[] = []
  vi.stubGlobal('ResizeObserver', class {
    observe(element: Element) { observed.push(element) }
    disconnect() { observed.length = 0 }
  })
  await open(testimonialHtml() + searchModuleHtml() + pricingTableHtml() + dividerHtml('top') + widgetSearchHtml())
  expect(observed.map(({ className }) => className.split(' ').slice(0, 2).at(-1))).toEqual(['et_pb_testimonial', 'et_pb_search', 'et_pb_dollar_sign', 'et-no-transition', 'widget_search'])
  const measured = vi.mocked(Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth')?.get ?? (() => 0))
  measured.mockClear()
  for (const type of ['resize', 'scroll']) dispatchEvent(new Event(type))
  vi.advanceTimersByTime(1000)
  expect(measured).not.toHaveBeenCalled()
  page?.stop()
  expect(observed).toEqual([])
  vi.unstubAllGlobals()
})

describe('what else modules look like', () => {
  it('has the currency outside of a price', async () => {
    await open(pricingTableHtml(), { '.et_pb_dollar_sign': [18, 30] })
    expect(get('.et_pb_dollar_sign').style.getPropertyValue('margin-inline-start')).toBe('-18px')
  })

  it("has buttons of the theme's in a comments module, with its icons, also for comments that come later", async () => {
    await open(commentsModuleHtml({ 'data-icon': 'A', 'data-icon-phone': 'B' }))
    get('.commentlist').insertAdjacentHTML('beforeend', '<li><a class="comment-reply-link" href="#x">Reply</a></li>')
    await page?.rest()
    const buttons = [...document.querySelectorAll('.comment-reply-link, .submit')]
    expect(buttons.map((button) => [button.className, button.getAttribute('data-icon'), button.getAttribute('data-icon-tablet'), button.getAttribute('data-icon-phone')]))
      .toEqual(['comment-reply-link', 'comment-reply-link', 'submit'].map((name) => [`${name} et_pb_button et_pb_custom_button_icon`, 'A', null, 'B']))
  })

  it('has whole pixels in the picture of a divider', async () => {
    await open(`${dividerHtml('top').replace('class', 'style="background-size: 25% 33.3px" class')}${dividerHtml('bottom').replace('class', 'style="background-size: 40px 100%" class')}`, {
      '.et_pb_top_inside_divider': [1283, 100],
    })
    expect([get('.et_pb_top_inside_divider').style.backgroundSize, get('.et_pb_bottom_inside_divider').style.backgroundSize]).toEqual(['321px 33.3px', '40px 100%'])
  })

  it('has texts that are light or dark under the pointer, on each kind of screen, and as they were after', async () => {
    await open(layoutTextHtml({ '': 'light', '-tablet': 'light', '-phone': 'dark', '-hover': 'dark' }))
    const layouts = () => get('.et_pb_text').className.split(' ').filter((name) => name.startsWith('et_pb_bg')).sort()
    get('.et_pb_text').dispatchEvent(new MouseEvent('mouseenter'))
    expect(layouts()).toEqual(['et_pb_bg_layout_dark', 'et_pb_bg_layout_dark_phone', 'et_pb_bg_layout_dark_tablet'])
    get('.et_pb_text').dispatchEvent(new MouseEvent('mouseleave'))
    expect(layouts()).toEqual(['et_pb_bg_layout_dark_phone', 'et_pb_bg_layout_light', 'et_pb_bg_layout_light_tablet'])
  })
})
