import { headerMobileMenuHtml, menuEntriesHtml, menuModuleHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./mobile-menu.ts')).unit

/** A small screen, whose user likes no motion: the simulated browser has none. */
let isSmall = true
const grown = new Set<() => void>()
beforeEach(() => {
  isSmall = true
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() { return query.includes('reduce') || (query.includes('980') && isSmall) },
    addEventListener: (_: string, run: () => void) => grown.add(run),
    removeEventListener: (_: string, run: () => void) => grown.delete(run),
  }))
})

const header = themePageHtml({ navigation: headerMobileMenuHtml(), menu: menuEntriesHtml() })
const html = header + menuModuleHtml() + menuModuleHtml()

describeWidget(load, {
  html,
  operate: (host) => host.querySelector<HTMLElement>('.mobile_menu_bar')?.click(),
  stateClasses: ['opened', 'closed'],
})

describe('menus on small screens', () => {
  it.each([
    ['the window has no place for them', () => dispatchEvent(new Event('resize')), 0],
    ['the page comes back from the browser\'s memory', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })), 1],
  ])('are closed when %s', async (_what, end, length) => {
    await open()
    bars()[0]?.click()
    await page.rest()
    const boxes = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
    dispatchEvent(new Event('resize'))
    dispatchEvent(new Event('pageshow'))
    expect([isOpen()[0], expanded()[0]]).toEqual([true, 'true'])
    boxes.mockReturnValue({ length } as DOMRectList)
    end()
    await page.rest()
    expect([isOpen(), shown(), expanded()[0]]).toEqual([[false, false, false], ['none', 'none', 'none'], 'false'])
    boxes.mockRestore()
  })

  let page: TestPage
  afterEach(() => page.close())
  const open = async (content = html) => {
    page = await openTestPage(load, { html: content })
    await page.start()
  }
  const bars = () => [...document.querySelectorAll<HTMLElement>('.mobile_menu_bar')]
  const places = () => page.elements()
  const isOpen = () => places().map((place) => place.classList.contains('opened') && !place.classList.contains('closed'))
  const shown = () => places().map((place) => place.querySelector<HTMLElement>('ul')?.style.display)
  const expanded = () => bars().map((bar) => bar.getAttribute('aria-expanded'))
  const press = (key: string, target = document.activeElement) => target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

  it('are open one at a time, by a button with a name that takes the focus, answers Enter and Space and says whether they are [ab-testing-and-page-chrome#38]', async () => {
    await open()
    expect(bars().map((bar) => [bar.getAttribute('role'), bar.tabIndex, bar.getAttribute('aria-label')])).toEqual([['button', 0, 'Select Page'], ['button', 0, 'Menu'], ['button', 0, 'Menu']])
    expect([isOpen(), shown(), expanded()]).toEqual([[false, false, false], ['none', 'none', 'none'], ['false', 'false', 'false']])
    bars()[0]?.focus()
    expect(document.activeElement).toBe(bars()[0])
    press('Enter')
    await page.rest()
    expect([isOpen(), shown(), expanded()]).toEqual([[true, false, false], ['block', 'none', 'none'], ['true', 'false', 'false']])
    press(' ', bars()[1])
    await page.rest()
    expect([isOpen(), shown(), expanded()]).toEqual([[false, true, false], ['none', 'block', 'none'], ['false', 'true', 'false']])
    press(' ', bars()[1])
    bars()[2]?.click()
    await page.rest()
    expect([isOpen(), expanded()]).toEqual([[false, false, true], ['false', 'false', 'true']])
    expect(bars().map((bar) => document.getElementById(bar.getAttribute('aria-controls') ?? '')?.parentElement)).toEqual(places())
  })

  it('are copies of the wide ones, without their ids, states and what only a wide screen shows (weakness "layout clones")', async () => {
    const wide = menuEntriesHtml().replace('<a ', '<a aria-expanded="true" ').replace('class="', 'class="et-hover ')
    await open(themePageHtml({ navigation: headerMobileMenuHtml(), menu: `<li class="centered-inline-logo-wrap"><i>Logo</i></li>${wide}` }) + menuModuleHtml() + menuModuleHtml())
    const lists = [...document.querySelectorAll<HTMLElement>('.mobile_nav > ul')]
    expect(lists.map(({ id, className }) => [id, className])).toEqual([['mobile_menu', 'et_mobile_menu'], ['mobile_menu1', 'et_mobile_menu'], ['mobile_menu2', 'et_mobile_menu']])
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(lists[0]?.querySelectorAll('.et-hover,[aria-expanded],.centered-inline-logo-wrap').length).toBe(0)
    expect(lists.map((list) => [list.querySelectorAll('a').length, list.querySelector('li')?.classList.contains('et_first_mobile_item')])).toEqual(Array(3).fill([11, true]))
  })

  it('have the entries of the second menu in the header\'s', async () => {
    await open(themePageHtml({ topBar: '<ul id="et-secondary-nav" class="menu"><li id="own"><a href="/help/">Help</a></li></ul>', navigation: headerMobileMenuHtml() }) + menuModuleHtml())
    expect([...document.querySelectorAll('.mobile_nav a[href="/help/"]')].map((one) => one.closest('ul')?.id)).toEqual(['mobile_menu'])
    expect(document.querySelectorAll('#own').length).toBe(1)
  })

  it('of modules are copied once their screens are small, and the header\'s at once', async () => {
    isSmall = false
    await open()
    const lists = () => [...document.querySelectorAll('.mobile_nav > ul')].map(({ id }) => id)
    expect(lists()).toEqual(['mobile_menu'])
    isSmall = true
    for (const run of grown) run()
    for (const run of grown) run()
    expect(lists()).toEqual(['mobile_menu', 'mobile_menu1', 'mobile_menu2'])
  })

  it('close by Escape, which gives the focus back, by a link in them, and when the keyboard goes on', async () => {
    await open()
    const links = () => [...document.querySelectorAll<HTMLElement>('#mobile_menu a')]
    const show = async () => {
      bars()[0]?.click()
      await page.rest()
      expect(isOpen()[0]).toBe(true)
    }
    await show()
    links()[0]?.focus()
    press('Escape')
    await page.rest()
    expect([isOpen()[0], document.activeElement]).toEqual([false, bars()[0]])
    await show()
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    links().at(-1)?.click()
    await page.rest()
    expect(isOpen()[0]).toBe(false)
    await show()
    links().at(-1)?.focus()
    bars()[2]?.focus()
    await page.rest()
    expect(isOpen()[0]).toBe(false)
  })

  it('stay open for an entry that leads nowhere but to its own list, and leave the page where it is', async () => {
    await open(menuModuleHtml({ list: 'et_disable_top_tier' }))
    bars()[0]?.click()
    const link = document.querySelector<HTMLElement>('#mobile_menu1 a')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link?.dispatchEvent(click)
    expect([link?.getAttribute('href'), click.defaultPrevented, isOpen()]).toEqual(['#', true, [true]])
  })

  it('use a list that the page has already', async () => {
    await open(header.replace('mobile_menu_bar_toggle"></span>', 'mobile_menu_bar_toggle"></span><ul id="mobile_menu" class="et_mobile_menu"><li><a href="/own/">Own</a></li></ul>'))
    expect(document.querySelectorAll('.mobile_nav ul').length).toBe(1)
    bars()[0]?.click()
    await page.rest()
    expect(shown()).toEqual(['block'])
  })
})
