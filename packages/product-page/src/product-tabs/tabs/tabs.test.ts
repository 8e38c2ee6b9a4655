import { reviewedTabsHtml, reviewLinkHtml, TABS, tabsHtml, type TabPrint } from '@tillkit/fixtures/product-page'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('../product-tabs.ts')).productTabs
const PLUGINS: TabPrint = { key: 'shipping.50%', title: 'Shipping', content: '<h2>Shipping</h2><p>Two days.</p>' }
const SEARCHED = 'until-found'

let page: TestPage
const scrolled = vi.fn()

beforeEach(() => {
  history.replaceState(null, '', '/product/roll/')
  scrolled.mockReset()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) { scrolled(this.id) })
  Reflect.set(document, 'elementsFromPoint', () => [])
  Reflect.set(document.body, 'onbeforematch', null)
})
afterEach(() => {
  page.close()
  Reflect.deleteProperty(document, 'elementsFromPoint')
  Reflect.deleteProperty(document.body, 'onbeforematch')
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

async function open(html: string, { address = '', jquery = true } = {}): Promise<void> {
  history.replaceState(null, '', `/product/roll/${address}`)
  page = await openTestPage(load, { html, jquery })
  await page.start()
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const get = (selector: string) => document.querySelector(selector) as HTMLElement
const panels = () => all('.wc-tab').map(({ id, style }) => [id.replace('tab-', ''), style.display])
/** The one panel that shows; all of them where several do. */
const shown = () => panels().flatMap(([key, display]) => (display === 'none' ? [] : [key])).join()
const link = (key: string) => get(`.${key}_tab a`)
function go(hash: string): void {
  history.replaceState(null, '', `/product/roll/${hash}`)
  dispatchEvent(new Event('hashchange'))
}
function press(key: string): boolean {
  return (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
const focused = () => all('.wc-tabs a').indexOf(document.activeElement as HTMLElement)

describe('the tab that an address opens', () => {
  it.each([
    ['', 'description'], ['#reviews', 'reviews'], ['#tab-reviews', 'reviews'], ['#comment-24', 'reviews'], ['#COMMENT-24', 'reviews'], ['?cpage=2', 'reviews'], ['comment-page-2/', 'reviews'],
    ['#tab-additional_information', 'additional_information'],
  ])('%s is %s, and the others do not show [product-page#65]', async (address, key) => {
    await open(reviewedTabsHtml(), { address })
    expect(shown()).toBe(key)
    expect(panels().map(([name, display]) => [name, display === 'none'])).toEqual(['description', 'additional_information', 'reviews'].map((name) => [name, name !== key]))
    for (const name of ['description', 'additional_information', 'reviews']) {
      const isShown = name === key
      expect([get(`.${name}_tab`).classList.contains('active'), link(name).getAttribute('aria-selected'), link(name).tabIndex]).toEqual([isShown, String(isShown), isShown ? 0 : -1])
      expect(get(`#tab-${name}`).getAttribute('hidden')).toBe(isShown ? null : SEARCHED)
    }
  })

  it.each([
    ['#comments', 'reviews'], ['#respond', 'reviews'], ['#review_form', 'reviews'], ['#comment-64', 'reviews'], ['#tab-shipping.50%', 'shipping.50%'], ['#tab-shipping.50%25', 'shipping.50%'],
    ['#core-sizes', 'description'], ['#tab-title-reviews', 'reviews'], ['#nowhere', 'description'], ['#%D1%82', 'description'], ['#100%', 'description'], ['#et_pb_tabs_0|2', 'description'],
  ])('%s is %s, at load and later [product-page#66]', async (hash, key) => {
    await open(reviewedTabsHtml({}, [PLUGINS]), { address: hash })
    expect([shown(), page.errors.length]).toEqual([key, 0])
    page.close()
    await open(reviewedTabsHtml({}, [PLUGINS]))
    scrolled.mockClear()
    go(hash)
    expect(shown()).toBe(key)
    // What did not show is gone to: the browser could not.
    expect(scrolled.mock.calls.length).toBe(key === 'description' ? 0 : 1)
    go('#nowhere')
    expect(shown()).toBe(key)
  })

  it('may have letters of any language, as a link or an id has them', async () => {
    await open(tabsHtml({ tabs: [...TABS, { key: '%d1%82', title: 'Т', content: '<p>Т</p>' }] }), { address: '#tab-%d1%82' })
    expect(shown()).toBe('%d1%82')
    link('description').click()
    go('#tab-%D1%82')
    expect(shown()).toBe('description')
    page.close()
    await open(tabsHtml({ tabs: [...TABS, { key: 'т', title: 'Т', content: '<p>Т</p>' }] }), { address: '#tab-%D1%82' })
    expect(shown()).toBe('т')
  })

  it('stays as the shopper has opened it where an address leads nowhere in the tabs', async () => {
    await open(`<p id="above">Above</p>${reviewedTabsHtml()}`)
    link('additional_information').click()
    go('#above')
    expect([shown(), scrolled.mock.calls.length]).toEqual(['additional_information', 0])
  })

  it('is opened by a link into a closed panel before the browser goes there, also to the address that it has already', async () => {
    await open(`<a class="in" href="#comment-64">Ann</a><a class="other" href="/elsewhere/#comment-64">Away</a>${reviewedTabsHtml()}`, { address: '#comment-64' })
    link('description').click()
    get('.other').addEventListener('click', (event) => event.preventDefault())
    get('.other').click()
    expect(shown()).toBe('description')
    get('.in').click()
    expect(shown()).toBe('reviews')
  })
})

describe('the tab that shows', () => {
  it('goes on showing when the address leads elsewhere', async () => {
    const [, rules = ''] = /@media screen and \(scripting\) \{(.*?)\n\}/s.exec(readFileSync(join(import.meta.dirname, '../../product-tabs.head.css'), 'utf8')) ?? []
    const seen = () => all('.wc-tab').filter((panel) => getComputedStyle(panel).display !== 'none').map(({ id }) => id)
    await open(`<style>${rules}</style><main></main>`, { address: '#comment-64' })
    get('main').innerHTML = reviewedTabsHtml()
    expect(seen()).not.toContain('tab-additional_information')
    await page.rest()
    for (const hash of ['#comment-64', '#nowhere', '']) {
      go(hash)
      expect(seen()).toEqual(['tab-reviews'])
    }
  })

  it('is that of a link into it also where a theme\'s script goes there itself', async () => {
    await open(`<a class="in" href="#comment-64">Ann</a>${reviewedTabsHtml()}`)
    get('.in').addEventListener('click', (event) => {
      event.preventDefault()
      event.stopPropagation()
    })
    get('.in').click()
    expect(shown()).toBe('reviews')
  })
})

describe('the keys of the tabs', () => {
  it('move the focus without opening, around the ends, and Space opens [product-page#67]', async () => {
    await open(reviewedTabsHtml())
    link('description').focus()
    expect([press('ArrowRight'), focused(), shown()]).toEqual([false, 1, 'description'])
    expect([press(' '), shown()]).toEqual([false, 'additional_information'])
    expect([press('End'), focused(), press('ArrowRight'), focused(), press('ArrowLeft'), focused(), press('Home'), focused()]).toEqual([false, 2, false, 0, false, 2, false, 0])
    expect(shown()).toBe('additional_information')
    // Enter presses a link by itself; what is meant for the browser is left to it.
    expect([press('Enter'), press('Tab'), press('ArrowDown')]).toEqual([true, true, true])
    get('.wc-tabs-wrapper').style.direction = 'rtl'
    press('ArrowLeft')
    expect(focused()).toBe(1)
    get('.wc-tabs-wrapper').style.direction = ''
    // Below each other.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, 40 * all('.wc-tabs a').indexOf(this as HTMLElement), 100, 40)
    })
    expect([press('ArrowRight'), focused(), press('ArrowDown'), focused(), press('ArrowUp'), focused()]).toEqual([true, 1, false, 2, false, 1])
    link('description').focus()
    expect(get('.wc-tabs').getAttribute('aria-orientation')).toBe('vertical')
  })
})

describe('a tab', () => {
  it('is opened by the link to the reviews, and by code that clicks through jQuery [product-page#68]', async () => {
    await open(reviewLinkHtml() + reviewedTabsHtml())
    let followed: boolean | undefined
    addEventListener('click', (event) => (followed = !event.defaultPrevented), { once: true })
    get('.woocommerce-review-link').click()
    expect([shown(), followed]).toEqual(['reviews', true])
    link('description').click()
    expect(shown()).toBe('description')
    jQuery('.reviews_tab a').trigger('click')
    expect(shown()).toBe('reviews')
    link('description').click()
    jQuery('.woocommerce-review-link').trigger('click')
    expect(shown()).toBe('reviews')
  })

  it('is opened by the link to the reviews without jQuery, smoothly for who likes that, and not for who asks for a window of its own', async () => {
    await open(reviewLinkHtml() + reviewedTabsHtml(), { jquery: false })
    const root = document.documentElement
    const click = (init: MouseEventInit = {}) => get('.woocommerce-review-link').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    click({ ctrlKey: true })
    expect([shown(), root.style.scrollBehavior]).toEqual(['description', ''])
    click()
    expect([shown(), root.style.scrollBehavior]).toEqual(['reviews', 'smooth'])
    vi.advanceTimersByTime(1100)
    expect(root.style.scrollBehavior).toBe('')
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
    click()
    expect(root.style.scrollBehavior).toBe('')
  })

  it('is picked once for tabs that come later, and anew where a quick view says so; the stars\' own start keeps the shopper\'s [product-page#69]', async () => {
    const picked: string[] = []
    const listen = () => jQuery(document.body).on('click.test', '.wc-tabs a', ({ target }) => void picked.push((target as HTMLElement).getAttribute('href') ?? ''))
    await open('<main></main>')
    listen()
    get('main').innerHTML = reviewedTabsHtml()
    await page.rest()
    expect([shown(), picked]).toEqual(['description', ['#tab-description']])
    link('reviews').click()
    picked.length = 0
    jQuery('#rating').trigger('init')
    expect([shown(), picked.length <= 1]).toEqual(['reviews', true])
    jQuery('.wc-tabs-wrapper').trigger('init')
    expect([shown(), picked.length <= 1]).toEqual(['description', true])
    jQuery(document.body).off('.test')
  })

  it('is told of natively and by the platform\'s own event, which others may hear', async () => {
    const heard: unknown[] = []
    history.replaceState(null, '', '/product/roll/')
    page = await openTestPage(load, { html: reviewedTabsHtml(), jquery: true })
    jQuery(document.body).on('init.test', '.wc-tabs-wrapper, #rating', ({ currentTarget }) => void heard.push((currentTarget as HTMLElement).id || 'tabs'))
    document.addEventListener('tillkit:tab-shown', ({ detail }: CustomEventInit<{ id: string; panel: Element }>) => heard.push(detail?.id, detail?.panel === get(`#${detail?.id}`)), { once: true })
    await page.start()
    // The stars' own bubbles, as the platform's does.
    expect(heard).toEqual(['tab-description', true, 'tabs', 'rating', 'tabs'])
    jQuery(document.body).off('.test')
  })

  it('keeps the panels of other tabs, and what stands in a panel, as they are', async () => {
    const inner = '<div class="panel" id="inner">Inner</div>'
    await open(tabsHtml({ tabs: [{ key: 'a', title: 'A', content: inner }, { key: 'b', title: 'B', content: inner.replace('inner', 'other') }] }))
    expect([get('#inner').hasAttribute('style'), get('#other').hasAttribute('role')]).toEqual([false, false])
  })

  it('that leads to another page is a link', async () => {
    await open(tabsHtml().replace('</ul>', '<li class="out_tab"><a href="#">Nothing</a></li></ul>'))
    let followed: boolean | undefined
    addEventListener('click', (event) => (followed = !event.defaultPrevented), { once: true })
    link('out').click()
    expect([shown(), followed, link('out').hasAttribute('role')]).toEqual(['description', true, false])
  })

  it('that a plugin adds later is one of them', async () => {
    await open(tabsHtml())
    get('.wc-tabs').insertAdjacentHTML('beforeend', '<li class="late_tab"><a href="#tab-late">Late</a></li>')
    get('.wc-tabs-wrapper').insertAdjacentHTML('beforeend', '<div class="wc-tab panel" id="tab-late">Late</div>')
    await page.rest()
    expect([shown(), link('late').getAttribute('aria-selected')]).toEqual(['description', 'false'])
    link('late').click()
    expect(shown()).toBe('late')
  })

  it('has roles where the platform prints them now, also on a page of an older release', async () => {
    await open(tabsHtml({ isOlder: true }))
    expect(all('.wc-tabs li').map((item) => [item.getAttribute('role'), item.hasAttribute('aria-controls')])).toEqual([['presentation', false], ['presentation', false]])
    expect(link('description').getAttribute('role')).toBe('tab')
    expect(link('additional_information').getAttribute('aria-controls')).toBe('tab-additional_information')
  })

  it('has a panel that is a stop for the keyboard where nothing in it is', async () => {
    await open(reviewedTabsHtml())
    expect(get('#tab-description').tabIndex).toBe(0)
    link('reviews').click()
    expect([get('#tab-reviews').hasAttribute('tabindex'), get('#tab-description').hasAttribute('tabindex')]).toEqual([false, false])
  })

  it('opens where the browser\'s own search has found something', async () => {
    await open(reviewedTabsHtml())
    get('#comment-64').dispatchEvent(new Event('beforematch', { bubbles: true }))
    expect([shown(), get('#tab-reviews').hasAttribute('hidden'), get('#tab-description').getAttribute('hidden')]).toEqual(['reviews', false, SEARCHED])
  })
})

describe('a place that an address leads to', () => {
  it('is brought out from under a header, for who comes to it, and stays for who has moved the page', async () => {
    const box = (top: number) => vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) { return new DOMRect(0, this.id === 'bar' ? 0 : top, 100, 60) })
    Reflect.set(document, 'elementsFromPoint', (_x: number, y: number) => (y < 60 ? [get('#bar')] : []))
    const html = `<div id="bar" style="position: fixed"></div>${reviewedTabsHtml()}`
    box(20)
    await open(html, { address: '#comment-64' })
    expect(scrolled.mock.calls).toEqual([['comment-64']])
    page.close()
    scrolled.mockClear()
    box(200)
    await open(html, { address: '#comment-64' })
    expect(scrolled).not.toHaveBeenCalled()
  })
})
