import { PRODUCT_TABS, productTabsHtml, tabsHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

/** The simulated browser has neither layout nor motion: what fades has faded. */
const still = () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined }))
beforeEach(() => {
  still()
  history.replaceState(null, '', location.pathname)
})
afterEach(() => history.replaceState(null, '', location.pathname))

const nested = tabsHtml({ tabs: [{ title: 'Outer', content: tabsHtml() }, { title: 'Other' }] })

describeWidget(load, {
  html: tabsHtml() + productTabsHtml() + nested + tabsHtml({ tabs: [] }),
  operate: (host) => host.querySelector<HTMLElement>('.et_pb_tabs_controls li:last-child a')?.click(),
  stateClasses: ['et_pb_tab_active', 'et_pb_active_content', 'et-pb-active-slide'],
})

describe('tabs', () => {
  let page: TestPage
  afterEach(() => page.close())

  const open = async (html: string, { hash = '', jquery = false } = {}) => {
    history.replaceState(null, '', location.pathname + hash)
    page = await openTestPage(load, { html, jquery })
    await page.start()
    return page.elements()[0] as HTMLElement
  }
  const links = (host = document.body) => [...host.querySelectorAll<HTMLElement>('.et_pb_tabs_controls a')]
  const panels = (host = document.body) => [...host.querySelectorAll<HTMLElement>('.et_pb_tab')]
  const active = (host?: HTMLElement) => links(host).map(({ parentElement }, at) => (parentElement?.classList.contains('et_pb_tab_active') ? at : -1)).filter((at) => at >= 0).join()
  const shown = (host?: HTMLElement) => panels(host).map(({ style, classList }, at) => (style.display === 'block' && classList.contains('et_pb_active_content') ? at : -1)).filter((at) => at >= 0).join()
  const go = (hash: string) => {
    history.replaceState(null, '', location.pathname + hash)
    dispatchEvent(new Event('hashchange'))
  }

  it('show the third panel and hide the others when the third heading is clicked, mark it, and say so in the address where they have an id [page-builder-modules#24]', async () => {
    const host = await open(tabsHtml({ id: 'paper' }) + tabsHtml())
    const [, other] = page.elements()
    links(host)[2]?.click()
    await page.rest()
    expect([active(host), shown(host), location.hash]).toEqual(['2', '2', '#paper|2'])
    expect(panels(host).map(({ style }) => style.display)).toEqual(['none', 'none', 'block', 'none'])
    links(other)[1]?.click()
    await page.rest()
    expect([active(other), shown(other), location.hash]).toEqual(['1', '1', '#paper|2'])
  })

  it('of a product open the reviews for #tab-reviews, and for #reviews too [page-builder-modules#25]', async () => {
    // By the tab's name alone: nothing in the panels has it.
    const tabs = PRODUCT_TABS.map((tab) => ({ ...tab, content: '<p>Words.</p>' }))
    for (const hash of ['#tab-reviews', '#reviews']) {
      await open(productTabsHtml(tabs), { hash })
      expect([active(), shown()]).toEqual(['2', '2'])
      go('')
      expect(shown()).toBe('0')
      go(hash)
      expect([active(), shown()]).toEqual(['2', '2'])
      page.close()
      still()
    }
    await open(tabsHtml(), { hash: '#reviews' })
    expect(shown()).toBe('0')
  })

  it('move focus and choice by arrow keys, and their panels are labelled by them [page-builder-modules#26]', async () => {
    await open(tabsHtml())
    const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const focused = () => links().indexOf(document.activeElement as HTMLElement)
    links()[0]?.focus()
    for (const [key, at] of [['ArrowRight', 1], ['End', 3], ['ArrowRight', 0], ['ArrowLeft', 3], ['Home', 0]] as const) {
      press(key)
      await page.rest()
      expect([focused(), active(), shown()]).toEqual([at, String(at), String(at)])
      expect(links().map((link) => [link.getAttribute('aria-selected'), link.tabIndex])).toEqual(links().map((_, index) => [String(index === at), index === at ? 0 : -1]))
    }
    expect(document.querySelector('.et_pb_tabs_controls')?.getAttribute('role')).toBe('tablist')
    expect(links().map((link) => link.getAttribute('role'))).toEqual(links().map(() => 'tab'))
    for (const [at, panel] of panels().entries()) {
      const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
      expect([tab, tab?.getAttribute('aria-controls'), panel.getAttribute('role')]).toEqual([links()[at], panel.id, 'tabpanel'])
    }
  })

  it('open the one that the address says, that a script says through jQuery, and none that there is not', async () => {
    const host = await open(tabsHtml({ id: 'paper', open: 1 }), { hash: '#other|1||paper|3', jquery: true })
    expect(shown()).toBe('3')
    go('#paper|9')
    expect(shown()).toBe('3')
    jQuery(host).trigger({ type: 'et_hashchange', params: ['2'] } as unknown as string)
    expect(shown()).toBe('2')
    jQuery(host).trigger('et_hashchange', [['1']])
    expect(shown()).toBe('1')
    jQuery(links()[0] as HTMLElement).trigger('click')
    await page.rest()
    expect([shown(), location.hash]).toEqual(['0', '#paper|0'])
    go('')
    expect(shown()).toBe('1')
  })

  it('tell scripts what the address says to them, as the theme did', async () => {
    const host = await open(tabsHtml({ id: 'paper' }), { jquery: true })
    const said: unknown[] = []
    jQuery(host).on('et_hashchange', (event, parameters: unknown) => said.push(Reflect.get(event, 'params'), parameters))
    go('#paper|2')
    expect(said).toEqual([['2'], ['2']])
  })

  it('with an id that no address can have whole keep one word of theirs in it, and are found by it', async () => {
    await open(tabsHtml({ id: 'größe.a' }))
    for (const at of [1, 2, 1]) {
      links()[at]?.click()
      await page.rest()
    }
    expect(decodeURIComponent(location.hash)).toBe('#größea|1')
    page.close()
    still()
    await open(tabsHtml({ id: 'größe.a' }), { hash: '#größea|2' })
    expect(shown()).toBe('2')
  })

  it('show the first again where somebody goes back to what was said to other modules alone, and stay for an anchor', async () => {
    await open(tabsHtml({ id: 'paper' }), { hash: '#other|1||paper|2' })
    go('#pricing')
    expect(shown()).toBe('2')
    go('#other|1')
    expect(shown()).toBe('0')
  })

  it('are one step of the history for a choice, and none for each that arrow keys go through', async () => {
    await open(tabsHtml({ id: 'paper' }))
    const before = history.length
    links()[0]?.focus()
    for (let step = 0; step < 6; step += 1) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    expect([history.length - before, location.hash]).toEqual([0, '#paper|2'])
    links()[3]?.click()
    expect([history.length - before, location.hash]).toEqual([1, '#paper|3'])
  })

  it('that another script has copied have names of their own [page-builder-modules#52]', async () => {
    const host = await open(tabsHtml())
    const copy = host.cloneNode(true) as HTMLElement
    host.after(copy)
    await page.rest()
    const ids = [...document.querySelectorAll('[id^=tillkit]')].map(({ id }) => id)
    expect([new Set(ids).size, ids.length]).toEqual([16, 16])
    expect(links(copy).map((link) => copy.querySelector(`[id="${link.getAttribute('aria-controls') ?? ''}"]`))).toEqual(panels(copy))
    links(copy)[1]?.click()
    await page.rest()
    expect([shown(host), shown(copy)]).toEqual(['0', '1'])
    page.stop()
    expect(copy.querySelectorAll('[id^=tillkit]').length).toBe(0)
  })

  it('whose panels the browser searches leave a copy of them no panel hidden for ever', async () => {
    Reflect.set(document.body, 'onbeforematch', null)
    const host = await open(tabsHtml())
    const searched = (module: HTMLElement) => panels(module).map((panel) => panel.getAttribute('hidden'))
    expect(searched(host)).toEqual([null, 'until-found', 'until-found', 'until-found'])
    const copy = host.cloneNode(true) as HTMLElement
    host.after(copy)
    await page.rest()
    panels(copy)[2]?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    expect([active(copy), shown(copy), searched(copy), shown(host), location.hash]).toEqual(['2', '2', ['until-found', 'until-found', null, 'until-found'], '0', ''])
    page.stop()
    expect([searched(host), searched(copy)]).toEqual([[null, null, null, null], [null, null, null, null]])
    Reflect.deleteProperty(document.body, 'onbeforematch')
  })

  it('show what an address names in one of their panels', async () => {
    await open(tabsHtml({ tabs: [{ title: 'Thermal' }, { title: 'Bond', content: '<h3 id="weights">Weights</h3>' }] }), { hash: '#weights' })
    expect(shown()).toBe('1')
  })

  it('tell scripts of a change as sliders do, in this order', async () => {
    const host = await open(tabsHtml(), { jquery: true })
    const heard: unknown[] = []
    jQuery(host).on('slide simple_slider_before_move_to simple_slider_after_move_to', ({ type }, detail: Record<string, unknown>) => {
      heard.push([type, ...Object.values(detail).map((value) => (typeof value === 'object' ? panels().indexOf((value as JQuery).get(0) as HTMLElement) : value))])
    })
    links()[2]?.click()
    await page.rest()
    expect(heard).toEqual([['slide', 0, 2], ['simple_slider_before_move_to', 2, 2], ['simple_slider_after_move_to', 2]])
  })

  it('answer once, however often scripts of the page start them (weakness 6)', async () => {
    const host = await open(tabsHtml({ id: 'paper' }), { jquery: true })
    const heard = vi.fn()
    jQuery(host).on('slide', heard)
    for (const name of ['et_pb_tabs_init', 'et_pb_set_tabs_height', 'et_pb_tabs_init']) (Reflect.get(window, name) as (which: unknown) => void)(jQuery(host))
    links()[2]?.click()
    await page.rest()
    expect([shown(), heard.mock.calls.length]).toEqual(['2', 1])
  })

  it('within a panel of others mind their own', async () => {
    await open(nested)
    // In the page's order: the outer's two tabs, then the inner's four.
    links()[4]?.click()
    await page.rest()
    expect(active()).toBe('0,4')
    expect(panels().map(({ style }) => style.display)).toEqual(['block', 'none', 'none', 'block', 'none', 'none'])
  })

  it('leave a click with a modifier to the browser', async () => {
    await open(tabsHtml())
    links()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    await page.rest()
    expect(shown()).toBe('0')
  })

  it('of modules with the same id have ids of their own', async () => {
    await open(tabsHtml({ id: 'twice' }) + tabsHtml({ id: 'twice' }))
    const ids = [...document.querySelectorAll('[role="tab"], [role="tabpanel"]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(16)
  })
})
