import { sideMenuClass, sideMenuPageHtml } from '@tillkit/fixtures/page-chrome'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { swipeAsks } from './member.ts'

const load = async () => (await import('./member.ts')).unit
const html = sideMenuPageHtml('slide', '<a href="/shop/">Shop</a>')
beforeEach(() => {
  document.body.className = sideMenuClass('slide')
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320)
})
afterEach(() => {
  document.body.removeAttribute('class')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describeWidget(load, {
  html,
  operate: () => document.querySelector<HTMLElement>('.et_toggle_slide_menu')?.click(),
  stateClasses: ['et_pb_slide_menu_opened', 'et_pb_slide_dropdown_opened'],
})

describe('a menu at the page\'s side', () => {
  let page: TestPage
  afterEach(() => page.close())
  const open = async () => {
    page = await openTestPage(load, { html })
    await page.start()
  }
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  const menu = () => find('.et_slide_in_menu_container')
  const toggle = () => find('.et_toggle_slide_menu')
  const inert = () => [...document.querySelectorAll('#page-container [inert]')].map(({ id, className }) => id || className)
  const isOpen = () => [menu().classList.contains('et_pb_slide_menu_opened'), document.body.classList.contains('et_pb_slide_menu_active')]
  const places = () => [menu().style.display, menu().style.right, find('#page-container').style.left]
  const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const swipe = (from: number, to: number) => {
    const touch = (type: string, x: number) => {
      const event = new Event(type)
      const touches = [{ clientX: x, clientY: 100 }]
      dispatchEvent(Object.assign(event, { touches, changedTouches: touches }))
    }
    touch('touchstart', from)
    touch('touchend', to)
  }

  it('comes 50 ms after its classes, and is there for 700 ms after they have gone', async () => {
    await open()
    expect([isOpen(), places()]).toEqual([[false, false], ['none', '', '']])
    toggle().click()
    expect([isOpen(), places()]).toEqual([[true, true], ['block', '-320px', '']])
    vi.advanceTimersByTime(49)
    expect(places()).toEqual(['block', '-320px', ''])
    vi.advanceTimersByTime(1)
    expect(places()).toEqual(['block', '0', '-320px'].map((place) => (place === '0' ? expect.stringMatching(/^0(px)?$/) as string : place)))
    toggle().click()
    expect([isOpen(), places()[0], places()[1]]).toEqual([[false, false], 'block', '-320px'])
    vi.advanceTimersByTime(699)
    expect(places()[0]).toBe('block')
    vi.advanceTimersByTime(1)
    expect(places()).toEqual(['none', '', ''])
  })

  it('is opened and closed twice in a moment as the last press says', async () => {
    await open()
    for (let times = 0; times < 3; times += 1) toggle().click()
    await page.rest()
    expect([isOpen(), menu().style.display]).toEqual([[true, true], 'block'])
    toggle().click()
    toggle().click()
    toggle().click()
    await page.rest()
    expect([isOpen(), menu().style.display]).toEqual([[false, false], 'none'])
  })

  it('takes the focus in and gives it back, closes by Escape, and leaves nothing else of the page in reach but its button (weakness "no focus trap")', async () => {
    await open()
    expect([toggle().getAttribute('role'), toggle().tabIndex, toggle().getAttribute('aria-label'), toggle().getAttribute('aria-expanded')]).toEqual(['button', 0, 'Menu', 'false'])
    toggle().focus()
    press('Enter')
    expect([document.activeElement, toggle().getAttribute('aria-expanded')]).toEqual([find('.et_slide_menu_top a'), 'true'])
    expect(inert()).toEqual(['logo_container', 'et-main-area'])
    expect(['role', 'aria-modal', 'aria-label'].map((name) => menu().getAttribute(name))).toEqual(['dialog', 'true', 'Menu'])
    press('Escape')
    expect([isOpen(), inert(), document.activeElement, toggle().getAttribute('aria-expanded')]).toEqual([[false, false], [], toggle(), 'false'])
    expect(menu().hasAttribute('role')).toBe(false)
  })

  const backFromMemory = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  it.each([
    ['its element goes', () => menu().remove()],
    ['the unit is stopped', () => page.stop()],
    ['the page comes back from the browser\'s memory', backFromMemory],
    ['the window has no place for it any more', () => {
      vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
      dispatchEvent(new Event('resize'))
    }],
    ['a link leads behind it', () => find('.et_slide_in_menu_container a[href="#prices"]').click()],
  ])('gives the page back when %s: all in reach, the focus on its button, nothing pushed aside', async (_what, end) => {
    await open()
    toggle().click()
    await page.rest()
    expect([inert().length, find('#page-container').style.left]).toEqual([2, '-320px'])
    end()
    await page.rest()
    expect([inert(), find('#page-container').style.left, document.body.classList.contains('et_pb_slide_menu_active'), document.querySelector('[role="dialog"]')]).toEqual([[], '', false, null])
    expect([toggle(), document.body]).toContain(document.activeElement)
    if (toggle().getAttribute('role') === 'button') expect(document.activeElement).toBe(toggle())
  })

  it('stays as it is in a window of another size that has a place for it, and the page stands beside it again', async () => {
    await open()
    toggle().click()
    await page.rest()
    vi.spyOn(menu(), 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(280)
    dispatchEvent(new Event('resize'))
    await vi.advanceTimersByTimeAsync(100)
    expect([isOpen(), find('#page-container').style.left]).toEqual([[true, true], '-280px'])
  })

  it('leaves a popup that waits out of what it takes out of reach, and gives way to one that it opens', async () => {
    await open()
    document.body.insertAdjacentHTML('beforeend', '<div class="pum" style="display: none"></div><div class="bar">Shown</div>')
    const [popup, bar] = [find('.pum'), find('.bar')]
    vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) { return this !== popup })
    menu().insertAdjacentHTML('beforeend', '<a class="popmake-12" href="#">Call back</a>')
    find('.popmake-12').addEventListener('click', (event) => event.preventDefault())
    toggle().click()
    expect([popup, bar].map((element) => element.hasAttribute('inert'))).toEqual([false, true])
    find('.popmake-12').click()
    expect([isOpen(), bar.hasAttribute('inert')]).toEqual([[false, false], false])
    popup.remove()
    bar.remove()
  })

  it('does not move for who wants less motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined }))
    await open()
    toggle().click()
    expect(places()[2]).toBe('-320px')
    toggle().click()
    expect(places()).toEqual(['none', '', ''])
  })

  it.each([['', 1020, 900], ['rtl', 4, 120]])('opens by a swipe from its edge and closes by one to it (%s)', async (direction, from, to) => {
    document.body.classList.toggle('rtl', direction === 'rtl')
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024)
    await open()
    swipe(from + (direction ? 60 : -60), to)
    expect(isOpen()).toEqual([false, false])
    swipe(from, to)
    expect(isOpen()).toEqual([true, true])
    await page.rest()
    if (direction) expect([menu().style.left, find('#page-container').style.right]).toEqual([expect.stringMatching(/^0/), '-320px'])
    swipe(to, from)
    expect(isOpen()).toEqual([false, false])
  })

  it('opens its entries\' lists downwards', async () => {
    await open()
    const link = find('#mobile_menu_slide > .menu-item-has-children > a')
    const list = link.nextElementSibling as HTMLElement
    expect([link.getAttribute('aria-expanded'), list.style.display]).toEqual(['false', 'none'])
    link.click()
    await page.rest()
    expect([link.getAttribute('aria-expanded'), list.style.display, link.querySelector('.et_mobile_menu_arrow')?.classList.contains('et_pb_submenu_opened')]).toEqual(['true', 'block', true])
  })
})

it('a swipe opens from 30 px of the edge at most, within a second, and not across', () => {
  const swipe = { fromEdge: 30, inwards: 31, aside: 75, time: 1000 }
  expect([swipe, { ...swipe, fromEdge: 31 }, { ...swipe, inwards: 30 }, { ...swipe, aside: -76 }, { ...swipe, time: 1001 }, { ...swipe, inwards: -31, fromEdge: 400 }].map(swipeAsks))
    .toEqual(['open', undefined, undefined, undefined, undefined, 'close'])
})
