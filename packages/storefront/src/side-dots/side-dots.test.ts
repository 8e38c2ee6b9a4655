import { dottedPageHtml } from '@tillkit/fixtures/page-chrome'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

/** What is watched, and how often it was begun and ended. */
const observers = new Set<object>()
class Watches {
  constructor() {
    observers.add(this)
  }
  observe(): void {
    // Nothing is ever seen.
  }
  disconnect(): void {
    observers.delete(this)
  }
}

describe('dots beside a page', () => {
  let page: TestPage
  beforeEach(() => {
    document.body.className = 'et_pb_side_nav_page'
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  })
  afterEach(() => {
    page.close()
    document.body.className = ''
    vi.restoreAllMocks()
    observers.clear()
  })
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('#main-content > ul.et_pb_side_nav.et-visible > li.side_nav_item > a')]
  async function open(html: string) {
    page = await openTestPage(load, { html })
    vi.stubGlobal('IntersectionObserver', Watches)
    await page.start()
  }

  it('are one for each section that shows, with the names of their headings, and are gone with the unit', async () => {
    await open(dottedPageHtml(4).replace('<h2 style="margin: 0">Part 3</h2>', ''))
    expect(links().map((link) => [link.id, link.getAttribute('href'), link.textContent, link.getAttribute('aria-label')])).toEqual([
      ['side_nav_item_id_0', '#', '0', 'Part 1'],
      ['side_nav_item_id_1', '#', '1', 'Part 2'],
      ['side_nav_item_id_2', '#', '2', 'Section 3'],
      ['side_nav_item_id_3', '#', '3', 'Part 4'],
    ])
    expect(links().map((link) => [link.classList.contains('active'), link.getAttribute('aria-current')])).toEqual([[true, 'true'], [false, null], [false, null], [false, null]])
    expect([document.querySelector<HTMLElement>('.et_pb_side_nav')?.style.marginTop, document.querySelector('.et_pb_side_nav')?.getAttribute('aria-label')]).toEqual(['-68px', 'Sections of this page'])
    page.stop()
    expect(document.querySelector('.et_pb_side_nav')).toBeNull()
  })

  it('are not there for one section, and are the template\'s where the page itself has but one', async () => {
    await open(dottedPageHtml(1))
    expect(document.querySelector('.et_pb_side_nav')).toBeNull()
    page.close()
    document.body.className = 'et_pb_side_nav_page'
    const template = '<div class="et-l et-l--body"><div class="et_builder_inner_content"><div class="et_pb_section">A</div><div class="et_pb_section">B</div></div></div>'
    await open(dottedPageHtml(1) + template)
    expect(links()).toHaveLength(2)
  })

  it('stand in the page where that has no main part of the theme\'s', async () => {
    await open(dottedPageHtml(2).replace('id="main-content"', 'id="other"'))
    expect(document.querySelectorAll('body > .et_pb_side_nav a')).toHaveLength(2)
  })

  it('leave one set of dots, no listener of the scrolling, and no more watchers than before, however often the window is resized [ab-testing-and-page-chrome#31]', async () => {
    const listened = vi.spyOn(EventTarget.prototype, 'addEventListener')
    await open(dottedPageHtml(4))
    const before = observers.size
    const list = document.querySelector('.et_pb_side_nav')
    for (let time = 0; time < 10; time += 1) dispatchEvent(new Event('resize'))
    await vi.advanceTimersByTimeAsync(100)
    expect(observers.size).toBe(before)
    expect([...document.querySelectorAll('.et_pb_side_nav')]).toEqual([list])
    expect(listened.mock.calls.filter(([type]) => type === 'scroll')).toEqual([])
    // A section that goes on this width takes its dot along.
    ;(document.querySelector('#part-2') as HTMLElement).style.display = 'none'
    dispatchEvent(new Event('resize'))
    await vi.advanceTimersByTimeAsync(100)
    expect(links().map((link) => link.getAttribute('aria-label'))).toEqual(['Part 1', 'Part 3', 'Part 4'])
    expect([observers.size, document.querySelectorAll('.et_pb_side_nav').length]).toEqual([before, 1])
    page.stop()
    expect(observers.size).toBe(0)
  })
})
