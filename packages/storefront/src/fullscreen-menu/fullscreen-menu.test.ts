import { sideMenuClass, sideMenuPageHtml } from '@tillkit/fixtures/page-chrome'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const html = sideMenuPageHtml('fullscreen', '<a href="/shop/">Shop</a><p id="prices">Prices</p>')
beforeEach(() => {
  document.body.className = sideMenuClass('fullscreen')
})
afterEach(() => {
  document.body.removeAttribute('class')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describeWidget(load, {
  html,
  operate: () => document.querySelector<HTMLElement>('#main-header .et_toggle_fullscreen_menu')?.click(),
  stateClasses: ['et_pb_fullscreen_menu_opened', 'et_pb_fullscreen_menu_animated', 'et_pb_slide_dropdown_opened'],
})

describe('a menu over the page', () => {
  let page: TestPage
  afterEach(() => page.close())
  const open = async () => {
    page = await openTestPage(load, { html })
    await page.start()
  }
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  const menu = () => find('.et_slide_in_menu_container')
  const toggle = () => find('#main-header .et_toggle_fullscreen_menu')
  const inner = () => find('.et_slide_in_menu_container > .et_toggle_fullscreen_menu')
  const link = (words: string) => [...menu().querySelectorAll('a')].find(({ textContent }) => textContent === words) as HTMLElement
  const look = () => [...['opened', 'animated'].filter((name) => menu().classList.contains(`et_pb_fullscreen_menu_${name}`)), ...(document.body.classList.contains('et_pb_fullscreen_menu_active') ? ['active'] : [])].join(' ')
  const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

  it('has the theme\'s classes, of which one stays for the second that it goes', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
    await open()
    expect(look()).toBe('')
    toggle().click()
    expect([look(), menu().style.paddingTop]).toEqual(['opened animated active', '60px'])
    vi.advanceTimersByTime(5000)
    expect(look()).toBe('opened animated active')
    inner().click()
    expect(look()).toBe('animated')
    vi.advanceTimersByTime(999)
    expect(look()).toBe('animated')
    vi.advanceTimersByTime(1)
    expect([look(), menu().style.paddingTop]).toEqual(['', ''])
    toggle().click()
    inner().click()
    toggle().click()
    vi.advanceTimersByTime(1000)
    expect(look()).toBe('opened animated active')
  })

  it('takes the focus in and gives it back, closes by Escape, and leaves nothing of the page in reach (weakness "no focus trap")', async () => {
    await open()
    expect([toggle(), inner()].map((one) => [one.getAttribute('role'), one.tabIndex, one.getAttribute('aria-label'), one.getAttribute('aria-expanded')])).toEqual(Array(2).fill(['button', 0, 'Menu', 'false']))
    expect(menu().hasAttribute('inert')).toBe(true)
    toggle().focus()
    press(' ')
    expect([document.activeElement, menu().hasAttribute('inert'), menu().getAttribute('role')]).toEqual([inner(), false, 'dialog'])
    expect([...document.querySelectorAll('#page-container [inert]')].map(({ id }) => id)).toEqual(['main-header', 'et-main-area'])
    press('Escape')
    expect([look(), document.activeElement, document.querySelectorAll('#page-container [inert]').length]).toEqual(['animated', toggle(), 1])
    press('Enter')
    press('Enter')
    expect([look(), document.activeElement]).toEqual(['animated', toggle()])
  })

  it('closes behind who goes to another tab, and for a link into the page', async () => {
    await open()
    toggle().click()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(look()).toBe('animated')
    hidden.mockReturnValue(false)
    toggle().click()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(look()).toBe('opened animated active')
    link('Prices').click()
    expect(look()).toBe('animated')
  })

  it('gives the focus to the button outside of it, also where another script has opened it, and the page back when its element goes', async () => {
    await open()
    find('#main-header .et_toggle_fullscreen_menu').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const opener = toggle()
    const copy = opener.cloneNode(true) as HTMLElement
    opener.replaceWith(copy)
    await page.rest()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect([look(), document.activeElement]).toEqual(['animated', copy])
    copy.click()
    menu().remove()
    await page.rest()
    expect([document.querySelectorAll('#page-container [inert]').length, document.body.classList.contains('et_pb_fullscreen_menu_active'), document.activeElement]).toEqual([0, false, copy])
  })

  it('opens its entries\' lists downwards, by pointer and keyboard, and follows no link of theirs', async () => {
    await open()
    toggle().click()
    const paper = link('Paper')
    const list = paper.nextElementSibling as HTMLElement
    const arrow = paper.querySelector('.et_mobile_menu_arrow')
    const state = () => [paper.getAttribute('aria-expanded'), list.style.display, list.classList.contains('et_pb_slide_dropdown_opened'), arrow?.classList.contains('et_pb_submenu_opened')]
    expect([state(), paper.getAttribute('role')]).toEqual([['false', 'none', false, false], 'button'])
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    paper.dispatchEvent(click)
    await page.rest()
    expect([click.defaultPrevented, state()]).toEqual([true, ['true', 'block', true, true]])
    paper.focus()
    press(' ')
    await page.rest()
    expect(state()).toEqual(['false', 'none', false, false])
    press('Enter')
    await page.rest()
    expect(state()).toEqual(['true', 'block', true, true])
    page.stop()
    expect(paper.querySelector('.et_mobile_menu_arrow')).toBeNull()
  })
})
