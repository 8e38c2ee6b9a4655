import { menuEntriesHtml, menuModuleHtml } from '@tillkit/fixtures/page-chrome'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./menus.ts')).unit
const CLASSES = ['et-show-dropdown', 'et-hover', 'et-touch-hover', 'mega-menu-parent', 'mega-menu-parent-2']

const over = (target: Element | undefined, pointerType = 'mouse') => target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
const link = (words: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words) as HTMLAnchorElement
const entry = (words: string) => link(words).parentElement as HTMLElement
/** Our classes of an entry. */
const has = (words: string) => CLASSES.slice(0, 3).filter((name) => entry(words).classList.contains(name)).join(' ')
const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
/** A tap, and whether the browser is left to follow the link. */
function tap(words: string): boolean {
  link(words).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  over(link(words), 'touch')
  link(words).focus()
  let isFollowed = false
  addEventListener('click', (event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }, { once: true })
  link(words).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  return isFollowed
}

describeWidget(load, {
  html: menuModuleHtml() + menuModuleHtml({ list: 'et_disable_top_tier' }),
  operate: (host) => over(host.querySelector('a') ?? host),
  stateClasses: CLASSES,
})

describe('menus', () => {
  let page: TestPage
  afterEach(() => page.close())
  const open = async (html = menuModuleHtml(), jquery = false) => {
    page = await openTestPage(load, { html: `${html}<p id="beside">Words</p><button>After</button>`, jquery })
    await page.start()
    return page.elements()[0] as HTMLElement
  }

  it('open by keyboard and by the first tap on a touch screen, whose second follows the link [ab-testing-and-page-chrome#37]', async () => {
    await open()
    expect(link('Paper').getAttribute('aria-expanded')).toBe('false')
    // By keyboard: where it goes, lists are open.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    link('Paper').focus()
    expect([has('Paper'), link('Paper').getAttribute('aria-expanded')]).toEqual(['et-show-dropdown et-hover', 'true'])
    press(' ')
    await page.rest()
    expect([has('Paper'), link('Paper').getAttribute('aria-expanded'), document.activeElement]).toEqual(['', 'false', link('Paper')])
    press('ArrowDown')
    expect([has('Paper'), has('Thermal'), document.activeElement]).toEqual(['et-show-dropdown et-hover', 'et-show-dropdown et-hover', link('Thermal')])
    document.querySelector('button')?.focus()
    await page.rest()
    expect([has('Paper'), has('Thermal')]).toEqual(['', ''])
    // By finger.
    expect([tap('Paper'), has('Paper')]).toEqual([false, 'et-show-dropdown et-hover et-touch-hover'])
    expect([tap('Thermal'), has('Thermal'), has('Paper')]).toEqual([false, 'et-show-dropdown et-hover et-touch-hover', 'et-show-dropdown et-hover et-touch-hover'])
    expect([tap('Thermal'), tap('57 mm'), tap('Bond'), tap('Paper'), tap('Contact')]).toEqual([true, true, true, true, true])
  })

  it('are closed on a page that comes back from the browser\'s memory: the next tap opens again', async () => {
    await open()
    expect([tap('Paper'), tap('Paper')]).toEqual([false, true])
    await page.rest()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await page.rest()
    expect([has('Paper'), tap('Paper')]).toEqual(['', false])
  })

  it('keep what the theme keeps of a list that a finger closes, for 200 ms, and nothing of one that the pointer leaves', async () => {
    const host = await open()
    tap('Paper')
    document.querySelector('#beside')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    expect(has('Paper')).toBe('et-hover')
    vi.advanceTimersByTime(199)
    expect(has('Paper')).toBe('et-hover')
    vi.advanceTimersByTime(1)
    expect(has('Paper')).toBe('')
    over(link('Contact'))
    expect(has('Contact')).toBe('et-show-dropdown et-hover')
    over(link('57 mm'))
    vi.advanceTimersByTime(0)
    expect([has('Contact'), has('Paper'), has('Thermal'), has('57 mm')]).toEqual(['', ...Array<string>(3).fill('et-show-dropdown et-hover')])
    host.dispatchEvent(new PointerEvent('pointerleave'))
    vi.advanceTimersByTime(0)
    expect([has('Paper'), has('Thermal'), has('57 mm')]).toEqual(['', '', ''])
  })

  it('close the list of another entry when one is tapped, and an entry that leads nowhere closes its own', async () => {
    await open()
    tap('Paper')
    tap('Thermal')
    expect([tap('Machines'), has('Machines'), has('Paper'), has('Thermal')]).toEqual([false, 'et-show-dropdown et-hover et-touch-hover', 'et-hover', 'et-hover'])
    expect([tap('Machines'), has('Machines')]).toEqual([false, 'et-hover'])
  })

  it('with a wide list say how many columns it has, if fewer than four, and have its columns open with it', async () => {
    await open()
    expect(entry('Machines').className).toContain('mega-menu-parent mega-menu-parent-2')
    over(link('Kitchen printers'))
    expect([has('Machines'), has('Printers'), has('Kitchen printers')]).toEqual(['et-show-dropdown et-hover', '', ''])
    expect(link('Printers').hasAttribute('aria-expanded')).toBe(false)
    tap('Machines')
    expect([tap('Printers'), tap('Kitchen printers')]).toEqual([true, true])
    page.close()
    const columns = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title }))
    await open(menuModuleHtml({ entries: [{ title: 'Wide', isMega: true, entries: columns }] }))
    expect(entry('Wide').className).not.toContain('mega-menu-parent')
  })

  it('close by Escape, the focus on the entry whose list it was in, which stays closed', async () => {
    await open()
    link('Paper').focus()
    press('ArrowDown')
    press('ArrowDown')
    expect(document.activeElement).toBe(link('57 mm'))
    await page.rest()
    press('Escape')
    await page.rest()
    expect([document.activeElement, has('Paper'), has('Thermal')]).toEqual([link('Paper'), '', ''])
    over(link('Paper'))
    press('Escape')
    expect(has('Paper')).not.toContain('et-show-dropdown')
  })

  it('close by Escape also before what else they need has come, as on a slow line', async () => {
    vi.resetModules()
    await open()
    over(link('Paper'))
    expect(has('Paper')).toContain('et-show-dropdown')
    press('Escape')
    expect(has('Paper')).not.toContain('et-show-dropdown')
  })

  it('of top entries that shall not lead anywhere make buttons, which leave the page where it is', async () => {
    await open(menuModuleHtml({ list: 'et_disable_top_tier' }))
    expect(['href', 'role', 'aria-expanded'].map((name) => link('Paper').getAttribute(name))).toEqual(['#', 'button', 'false'])
    expect([link('Thermal'), link('Contact')].map((one) => [one.getAttribute('href'), one.getAttribute('role')])).toEqual([['/product-category/thermal-rolls/', null], ['/contact/', null]])
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    link('Paper').focus()
    expect(has('Paper')).toContain('et-show-dropdown')
    press('Enter')
    expect(has('Paper')).not.toContain('et-show-dropdown')
    press('Enter')
    expect(has('Paper')).toContain('et-show-dropdown')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
    link('Paper').dispatchEvent(click)
    expect([click.defaultPrevented, has('Paper')]).toEqual([true, 'et-show-dropdown et-hover'])
    // A screen reader's press comes without a key.
    link('Paper').click()
    expect(has('Paper')).not.toContain('et-show-dropdown')
    page.stop()
    expect(link('Paper').getAttribute('href')).toBe('/shop/')
  })

  it('leave Enter on a link that leads somewhere to the browser', async () => {
    await open()
    link('Paper').focus()
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    link('Paper').dispatchEvent(enter)
    expect(enter.defaultPrevented).toBe(false)
  })

  it('say to other scripts that they have been started', async () => {
    const host = await open(menuModuleHtml(), true)
    expect(jQuery(host).data('et-is-menu-ready')).toBe('ready')
  })

  it('answer for entries that another script puts there later', async () => {
    const host = await open()
    host.insertAdjacentHTML('beforeend', menuEntriesHtml([{ title: 'Late', url: '/late/', entries: [{ title: 'Later' }] }]))
    await page.rest()
    expect([link('Late').getAttribute('aria-expanded'), tap('Late'), has('Late')]).toEqual(['false', false, 'et-show-dropdown et-hover et-touch-hover'])
  })
})
