import { clickableHtml, linkOptions } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

const CARD = '<h4>Card <em>of all rolls</em></h4><p>Holds a <a href="/contact/">link of its own</a> and a <button>button</button></p>'
const html = [
  clickableHtml('et_pb_text_0'),
  clickableHtml('et_pb_text_1', '<p>New window</p>'),
  clickableHtml('et_pb_text_2', CARD),
  clickableHtml('et_pb_text_3', '<p>No word of it</p>'),
].join('')
const globals = linkOptions(
  { class: 'et_pb_text_0', url: '/shop/?in&#91;0&#93;=1&#038;copy=2' },
  { class: 'et_pb_text_1', url: '/rolls/', target: '_blank' },
  { class: 'et_pb_text_2', url: '/card/' },
  { class: 'et_pb_text_9', url: 'java\nscript:alert(1)' },
)

describeWidget(load, {
  html,
  globals,
  broken: [{ html: clickableHtml('et_pb_text_9'), field: 'et_link_options_data' }],
})

let page: TestPage | undefined
const opened = vi.fn()
const gone = vi.fn()
const scrolled = vi.fn()

/** The simulated browser would follow the page's own links. */
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  addEventListener('click', stay)
  vi.spyOn(window, 'open').mockImplementation((...args) => opened(...args) as null)
  vi.spyOn(location, 'assign').mockImplementation(gone)
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolled as never)
})
afterEach(() => {
  removeEventListener('click', stay)
  page?.close()
  vi.restoreAllMocks()
  for (const each of [opened, gone, scrolled]) each.mockReset()
  history.replaceState(null, '', '/')
})

async function open(markup = html, more: Readonly<Record<string, unknown>> = globals): Promise<void> {
  page = await openTestPage(load, { html: markup, globals: more })
  await page.start()
}

const get = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} is missing`)
  return found
}
const press = (selector: string, init: MouseEventInit = {}, type = 'click') =>
  get(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }))
const key = (selector: string, name: string, init: KeyboardEventInit = {}) =>
  get(selector).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }))

describe('a module that is a link', () => {
  it('opens one window of its own where its link asks for that, by a press anywhere but on links within it, and by the keyboard as the link that it says it is [page-builder-modules#45]', async () => {
    await open(clickableHtml('et_pb_text_1', '<p>New <b>window</b></p>') + clickableHtml('et_pb_text_2', CARD),
      linkOptions({ class: 'et_pb_text_1', url: '/rolls/', target: '_blank' }, { class: 'et_pb_text_2', url: '/card/', target: '_blank' }))
    press('.et_pb_text_1 b')
    press('.et_pb_text_1')
    expect(opened.mock.calls).toEqual([['/rolls/', '_blank', 'noopener'], ['/rolls/', '_blank', 'noopener']])
    for (const inner of ['a[href="/contact/"]', 'button']) press(`.et_pb_text_2 ${inner}`)
    expect(opened).toHaveBeenCalledTimes(2)
    press('.et_pb_text_2 p')
    expect(opened).toHaveBeenLastCalledWith('/card/', '_blank', 'noopener')
    // By the keyboard: the module itself, or, around other links, a real one.
    expect([get('.et_pb_text_1').getAttribute('role'), get('.et_pb_text_1').tabIndex]).toEqual(['link', 0])
    opened.mockClear()
    key('.et_pb_text_1', 'Enter')
    expect(opened.mock.calls).toEqual([['/rolls/', '_blank', 'noopener']])
    expect(get('.et_pb_text_2').hasAttribute('role')).toBe(false)
    const link = get('.et_pb_text_2 .screen-reader-text') as HTMLAnchorElement
    expect([link.getAttribute('href'), link.target, link.rel, link.textContent]).toEqual(['/card/', '_blank', 'noopener', 'Card of all rolls'])
    press('.et_pb_text_2 .screen-reader-text')
    expect(opened).toHaveBeenCalledTimes(1)
    expect(gone).not.toHaveBeenCalled()
  })

  it('scrolls to the place of the page that it names, and the address says so as an entry of the history [page-builder-modules#46]', async () => {
    await open(`${clickableHtml('et_pb_text_0')}<div id="pricing">Prices</div>`, linkOptions({ class: 'et_pb_text_0', url: '#pricing' }))
    vi.spyOn(get('#pricing'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1300, 100, 100))
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { length } = history
    press('.et_pb_text_0 p')
    expect([location.hash, history.length, gone.mock.calls.length]).toEqual(['#pricing', length + 1, 0])
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 1300, behavior: 'instant' })
    await vi.waitFor(() => expect(document.activeElement).toBe(get('#pricing')))
    get('#pricing').blur()
    expect(get('#pricing').hasAttribute('tabindex')).toBe(false)
    vi.unstubAllGlobals()
    // Gently, unless less motion is wanted.
    scrolled.mockReset()
    press('.et_pb_text_0 p')
    // What the address says already is no entry of the history.
    expect(history.length).toBe(length + 1)
    await vi.advanceTimersByTimeAsync(700)
    expect((scrolled.mock.calls.at(-1)?.[0] as { top: number }).top).toBeLessThan(1300)
    await vi.advanceTimersByTimeAsync(200)
    expect([scrolled.mock.calls.length > 10, (scrolled.mock.calls.at(-1)?.[0] as { top: number }).top]).toEqual([true, 1300])
  })

  it('has what holds that place opened before it is measured: the page is told as of any link', async () => {
    await open(`${clickableHtml('et_pb_text_0')}<div id="pricing">Prices</div>`, linkOptions({ class: 'et_pb_text_0', url: '#pricing' }))
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    let isOpen = false
    const opens = () => void (isOpen = location.hash === '#pricing')
    addEventListener('hashchange', opens)
    vi.spyOn(get('#pricing'), 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, isOpen ? 1300 : 0, 100, 100))
    press('.et_pb_text_0 p')
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 1300, behavior: 'instant' })
    removeEventListener('hashchange', opens)
    vi.unstubAllGlobals()
  })

  it('leaves a row its columns in their places, and has its link in the first module of it', async () => {
    const column = (content: string) => `<div class="et_pb_column et_pb_column_1_2"><div class="et_pb_module et_pb_text">${content}</div></div>`
    await open(`<div class="et_pb_row et_pb_row_0 et_clickable">${column('<h4>Rolls</h4><a href="/other/">Other</a>')}${column('Words')}</div>`,
      linkOptions({ class: 'et_pb_row_0', url: '/rolls/' }))
    expect([...get('.et_pb_row').children].map(({ className }) => className)).toEqual(['et_pb_column et_pb_column_1_2', 'et_pb_column et_pb_column_1_2'])
    expect(get('.et_pb_row a').getAttribute('href')).toBe('/rolls/')
  })

  it.each(['<div class="et_pb_map"><div class="tile">Map</div></div>', '<span role="switch" tabindex="0"><i class="tile">On</i></span>'])('leaves presses to what is operated within it: %s', async (within) => {
    await open(clickableHtml('et_pb_text_0', within))
    press('.et_pb_text_0 .tile')
    expect(gone).not.toHaveBeenCalled()
  })

  it('opens the tab of the reviews, scrolls there in 800 ms, and the address says so [page-builder-modules#47]', async () => {
    await open(`${clickableHtml('et_pb_text_0')}<ul><li class="reviews_tab"><a href="#tab-reviews">Reviews</a></li></ul>`,
      linkOptions({ class: 'et_pb_text_0', url: '#product_reviews_tab' }))
    const clicked = vi.fn((event: Event) => event.preventDefault())
    get('.reviews_tab a').addEventListener('click', clicked)
    vi.spyOn(get('.reviews_tab a'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 100, 20))
    const { length } = history
    press('.et_pb_text_0')
    expect(clicked).toHaveBeenCalledTimes(1)
    expect([location.hash, history.length]).toEqual(['#product_reviews_tab', length + 1])
    await vi.advanceTimersByTimeAsync(700)
    const tops = () => scrolled.mock.calls.map(([to]) => (to as { top: number }).top)
    expect(tops().at(-1)).toBeGreaterThan(450)
    expect(tops().at(-1)).toBeLessThan(900)
    await vi.advanceTimersByTimeAsync(200)
    expect(tops().at(-1)).toBe(900)
  })

  it('goes to its address, with what the page has encoded in it and no more', async () => {
    await open()
    press('.et_pb_text_0 p')
    expect(gone).toHaveBeenCalledExactlyOnceWith('/shop/?in[0]=1&copy=2')
    press('.et_pb_text_3')
    expect(gone).toHaveBeenCalledTimes(1)
  })

  it.each([['#gr%C3%B6%C3%9Fe', 'größe', true], ['#100%', 'other', false]])('finds a place of the page by its name in an address as it is encoded there (%s)', async (url, id, isThere) => {
    await open(`${clickableHtml('et_pb_text_0')}<div id="${id}">Sizes</div>`, linkOptions({ class: 'et_pb_text_0', url }))
    press('.et_pb_text_0')
    expect([location.hash === url, gone.mock.calls]).toEqual(isThere ? [true, []] : [false, [[url]]])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('opens beside the page where the shopper asks for that, by pointer and by keyboard (%o, weakness 1)', async (init) => {
    await open()
    press('.et_pb_text_0 p', init)
    key('.et_pb_text_0', 'Enter', init)
    expect(opened.mock.calls).toEqual([['/shop/?in[0]=1&copy=2', '_blank', 'noopener'], ['/shop/?in[0]=1&copy=2', '_blank', 'noopener']])
    expect(gone).not.toHaveBeenCalled()
  })

  it('opens beside the page with the middle button, which does not begin to scroll, and never with another', async () => {
    await open()
    expect(press('.et_pb_text_0 p', { button: 1 }, 'mousedown')).toBe(false)
    press('.et_pb_text_0 p', { button: 1 }, 'auxclick')
    press('.et_pb_text_0 p', { button: 2 }, 'auxclick')
    expect(opened).toHaveBeenCalledTimes(1)
    // A link within keeps its own middle button.
    expect(press('a[href="/contact/"]', { button: 1 }, 'mousedown')).toBe(true)
    press('a[href="/contact/"]', { button: 1 }, 'auxclick')
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('leaves to a module within it the presses there, and hides them from nobody', async () => {
    await open(`<div class="et_pb_section et_pb_section_0 et_clickable">${clickableHtml('et_pb_text_0')}<p id="free">Free</p></div>`,
      linkOptions({ class: 'et_pb_section_0', url: '/account/' }, { class: 'et_pb_text_0', url: '/shop/' }))
    const heard = vi.fn()
    document.addEventListener('click', heard, { once: true })
    press('.et_pb_text_0 p')
    expect(gone.mock.calls).toEqual([['/shop/']])
    expect(heard).toHaveBeenCalledTimes(1)
    press('#free')
    expect(gone.mock.calls).toEqual([['/shop/'], ['/account/']])
    expect(get('.et_pb_section_0').hasAttribute('role')).toBe(false)
  })

  it.each([
    '<h5 class="et_pb_toggle_title">Open</h5>',
    '<div class="mejs-container"><i>play</i></div>',
    '<p class="et_pb_contact_field"><input></p>',
    '<p class="et_pb_contact_field"><textarea></textarea></p>',
    '<p class="et_pb_contact_field_checkbox"><i>1</i></p>',
    '<p class="et_pb_contact_field_radio"><i>1</i></p>',
    '<p class="et_pb_contact_captcha">1 + 1</p>',
    '<ul class="et_pb_tabs_controls"><li><a>Tab</a></li></ul>',
    '<ol class="flex-control-nav"><li>1</li></ol>',
    '<b class="et_pb_menu__search-button"></b>',
    '<b class="et_pb_menu__close-search-button"></b>',
    '<div class="et_pb_menu__search-container"><i>1</i></div>',
    '<div class="et_pb_fullwidth_header_scroll"><i>1</i></div>',
  ])('goes nowhere by a press on what is operated within it: %s', async (inner) => {
    await open(clickableHtml('et_pb_text_0', inner))
    const innermost = [...document.querySelectorAll<HTMLElement>('.et_pb_text_inner *')].at(-1)
    innermost?.click()
    expect(gone).not.toHaveBeenCalled()
  })

  it('goes nowhere where another script has answered the press', async () => {
    await open()
    get('.et_pb_text_0 p').addEventListener('click', (event) => event.preventDefault())
    press('.et_pb_text_0 p')
    expect(gone).not.toHaveBeenCalled()
  })

  it.each([
    ['<h3> Till  rolls </h3><a href="/a/">More</a>', 'Till rolls'],
    ['<p>Rolls of all <b>sizes</b></p><video></video>', 'Rolls of all sizes'],
    ['<img alt="A till" src="data:,"><video></video>', 'A till'],
    ['<video></video>', '/shop/'],
  ])('is called by its heading, its text, its picture or its address, where it has a link of its own: %s', async (inner, name) => {
    await open(clickableHtml('et_pb_text_0', inner), linkOptions({ class: 'et_pb_text_0', url: '/shop/' }))
    expect(get('.screen-reader-text').textContent).toBe(name)
  })

  it('has no second way by the keyboard where a link within leads to the same', async () => {
    await open(clickableHtml('et_pb_text_0', '<a href="/shop/">Shop</a>'), linkOptions({ class: 'et_pb_text_0', url: '/shop/' }))
    expect(document.querySelectorAll('.screen-reader-text, [role=link]')).toHaveLength(0)
  })
})
