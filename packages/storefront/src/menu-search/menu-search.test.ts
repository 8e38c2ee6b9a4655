import { menuModuleHtml } from '@tillkit/fixtures/page-chrome'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const html = menuModuleHtml({ search: 'submit', hasLogo: true })
const part = 'et_pb_menu__search-container--'
const CLASSES = [`${part}visible`, `${part}hidden`, `${part}disabled`, 'et_pb_is_animating', 'et_pb_menu__wrap--visible', 'et_pb_menu__wrap--hidden']

describeWidget(load, { html: html + menuModuleHtml({ search: 'field' }), operate: (host) => host.click(), stateClasses: CLASSES })

describe('the search of a menu module', () => {
  let page: TestPage
  afterEach(() => page.close())
  const open = async () => {
    page = await openTestPage(load, { html: `${html}<p id="words">Words</p><a href="/shop/">Shop</a>` })
    await page.start()
  }
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  const button = () => find('.et_pb_menu__search-button')
  const container = () => find('.et_pb_menu__search-container')
  const has = (element: HTMLElement) => CLASSES.filter((name) => element.classList.contains(name)).map((name) => name.replace(/.*--/, '')).join(' ')
  const look = () => [has(container()), has(find('.et_pb_menu__wrap'))]
  const show = () => {
    button().focus()
    button().click()
    expect([document.activeElement, button().getAttribute('aria-expanded')]).toEqual([find('.et_pb_menu__search-input'), 'true'])
    vi.advanceTimersByTime(1000)
  }

  it('stays open while the keyboard is on its submit button, which sends it [ab-testing-and-page-chrome#36]', async () => {
    await open()
    show()
    const submit = find('[type="submit"]')
    submit.focus()
    await page.rest()
    expect([document.activeElement, has(container()), container().hasAttribute('inert')]).toEqual([submit, 'visible', false])
    const sent = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', sent, { once: true })
    submit.click()
    expect([sent.mock.calls.length, has(container())]).toEqual([1, 'visible'])
    find('#words + a').focus()
    await page.rest()
    expect([document.activeElement, has(container())]).toEqual([find('#words + a'), 'hidden disabled'])
  })

  it('has a name, and the theme\'s classes for the second that it moves and afterwards', async () => {
    await open()
    expect([button().getAttribute('aria-label'), find('.et_pb_menu__close-search-button').getAttribute('aria-label'), button().getAttribute('role')]).toEqual(['Search', 'Close search', null])
    expect([look(), container().hasAttribute('inert')]).toEqual([['disabled', ''], true])
    button().click()
    expect(look()).toEqual(['visible et_pb_is_animating', 'hidden'])
    vi.advanceTimersByTime(1000)
    expect(look()).toEqual(['visible', 'hidden'])
    find('.et_pb_menu__close-search-button').click()
    expect(look()).toEqual(['hidden et_pb_is_animating', 'visible'])
    button().click()
    vi.advanceTimersByTime(1000)
    expect(look()).toEqual(['hidden disabled', 'visible'])
  })

  it('closes by Escape, its own button and a press beside it, and gives the focus back', async () => {
    await open()
    const closings = [
      () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
      () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
      () => find('.et_pb_menu__close-search-button').click(),
      () => find('#words').dispatchEvent(new MouseEvent('mouseup', { bubbles: true })),
    ]
    for (const close of closings) {
      show()
      close()
      expect([document.activeElement, has(container()).split(' ')[0], button().getAttribute('aria-expanded')]).toEqual([button(), 'hidden', 'false'])
      vi.advanceTimersByTime(1000)
    }
  })

  it('closes the module\'s menu of small screens when it opens', async () => {
    await open()
    const pressed = vi.fn()
    find('.mobile_nav').className = 'mobile_nav opened'
    find('.mobile_menu_bar').addEventListener('click', pressed)
    button().click()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('leaves the logo its room: beside a menu that stands there, else above', async () => {
    await open()
    const box = (left: number, width: number) => ({ left, right: left + width, width, height: 50 }) as DOMRect
    const module = vi.spyOn(find('.et_pb_menu'), 'getBoundingClientRect')
    vi.spyOn(find('.et_pb_menu__logo-wrap'), 'getBoundingClientRect').mockReturnValue(box(0, 60))
    module.mockReturnValue(box(0, 1000))
    show()
    expect([container().style.paddingLeft, container().style.paddingTop]).toEqual(['60px', ''])
    find('.et_pb_menu__close-search-button').click()
    vi.advanceTimersByTime(1000)
    module.mockReturnValue(box(0, 100))
    show()
    expect([container().style.paddingLeft, container().style.paddingTop]).toEqual(['', '50px'])
  })
})
