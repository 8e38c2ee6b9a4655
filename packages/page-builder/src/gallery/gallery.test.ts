import { galleryHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anatomy } from './anatomy.ts'

const load = async () => (await import('./member.ts')).unit

const itemsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(anatomy.item)]
const shownIn = (root: ParentNode) => itemsOf(root).flatMap(({ style }, index) => (style.display === 'block' ? [index] : []))
const link = (root: ParentNode, page: string) => root.querySelector<HTMLElement>(`${anatomy.pager} a[data-page="${page}"]`)
const isShown = (root: ParentNode, page: string) => link(root, page)?.parentElement?.style.display === ''
const press = (root: ParentNode, page: string) => link(root, page)?.click()
const linksShown = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(`${anatomy.pager} li`)]
  .filter(({ style }) => style.display === '').map(({ textContent }) => textContent)

const address = (hash: string) => history.replaceState(null, '', `/shop/${hash}`)
/** The browser tells of an address that somebody went to. */
const goTo = (hash: string) => {
  address(hash)
  window.dispatchEvent(new Event('hashchange'))
}

beforeEach(() => address(''))
afterEach(() => address(''))

for (const jquery of [true, false]) {
  describeWidget(load, {
    title: `a gallery ${jquery ? 'with' : 'without'} jQuery`,
    jquery,
    html: `<div class="et_pb_column">${galleryHtml({ id: 'wall' })}${galleryHtml({ order: 1, count: 3 })}</div>`,
    rewrites: anatomy.pager,
    operate: (host) => press(host, '3'),
    state: shownIn,
  })
}

describeWidget(load, {
  title: 'galleries of which one has no pictures',
  html: galleryHtml({ count: 0 }) + galleryHtml({ order: 1 }),
  broken: [{ html: galleryHtml({ order: 2 }).replace('et_pb_gallery_items', 'gone'), field: anatomy.items }],
})

describe('a gallery', () => {
  let page: TestPage
  const open = async (html: string, globals?: Record<string, unknown>) => {
    page = await openTestPage(load, { html: `<div class="et_pb_column">${html}</div>`, globals, jquery: true })
    await page.start()
    return document.body
  }
  afterEach(() => page.close())

  it('shows nine pictures four at a time on three pages, with links to the pages before and after where there are such [page-builder-modules#14]', async () => {
    const root = await open(galleryHtml({ count: 9, perPage: 4 }))
    const nodes = itemsOf(root)
    expect(root.querySelectorAll(`${anatomy.pager} li.page`)).toHaveLength(3)
    expect(shownIn(root)).toEqual([0, 1, 2, 3])
    expect([isShown(root, 'prev'), isShown(root, 'next')]).toEqual([false, true])
    press(root, '3')
    expect(shownIn(root)).toEqual([8])
    expect([isShown(root, 'prev'), isShown(root, 'next')]).toEqual([true, false])
    press(root, 'prev')
    expect(shownIn(root)).toEqual([4, 5, 6, 7])
    press(root, 'next')
    expect(shownIn(root)).toEqual([8])
    expect(itemsOf(root)).toEqual(nodes)
  })

  it.each([['0'], [null], ['many'], ['-3'], ['']])('shows four pictures at a time where it says %s, and no links where that is one page [page-builder-modules#15]', async (perPage) => {
    const root = await open(galleryHtml({ count: 5, perPage, order: 0 }) + galleryHtml({ count: 4, perPage, order: 1 }))
    const [two, one] = [...root.querySelectorAll('.et_pb_gallery')] as [HTMLElement, HTMLElement]
    expect([shownIn(two), shownIn(one)]).toEqual([[0, 1, 2, 3], [0, 1, 2, 3]])
    const pagers = [two, one].map((gallery) => gallery.querySelector<HTMLElement>(anatomy.pager)?.style.display)
    expect(pagers).toEqual(['', 'none'])
    expect(one.querySelector(anatomy.pager)?.childElementCount).toBe(0)
  })

  it('shows the page that the address names, when it opens and whenever that changes, and writes its own beside those of others [page-builder-modules#16]', async () => {
    address('#team|1||wall|2||more|x')
    const root = await open(galleryHtml({ id: 'wall' }))
    expect(shownIn(root)).toEqual([4, 5, 6, 7])
    goTo('#team|1||wall|3')
    expect(shownIn(root)).toEqual([8])
    press(root, '1')
    expect(location.hash).toBe('#team|1||wall|3')
    vi.advanceTimersByTime(99)
    expect(location.hash).toBe('#team|1||wall|3')
    vi.advanceTimersByTime(1)
    expect(location.hash).toBe('#team|1||wall|1')
  })

  it('shows its first page when somebody goes back to where the address said nothing, and stays for the anchor of a section', async () => {
    const root = await open(galleryHtml({ id: 'wall' }))
    press(root, '2')
    vi.advanceTimersByTime(100)
    expect(location.hash).toBe('#wall|2')
    goTo('#prices')
    expect(shownIn(root)).toEqual([4, 5, 6, 7])
    goTo('')
    expect(shownIn(root)).toEqual([0, 1, 2, 3])
    goTo('#wall|2')
    expect(shownIn(root)).toEqual([4, 5, 6, 7])
  })

  it('stays on its page when the address changes for somebody else: without an id, and before it said anything', async () => {
    await open(galleryHtml() + galleryHtml({ id: 'wall', order: 1 }))
    const [nameless, wall] = page.elements() as [HTMLElement, HTMLElement]
    press(nameless, '3')
    goTo('#team|1')
    press(wall, '2')
    goTo('#team|2')
    goTo('')
    expect([shownIn(nameless), shownIn(wall)]).toEqual([[8], [4, 5, 6, 7]])
  })

  it('leaves an anchor that the shopper has followed meanwhile in the address', async () => {
    const root = await open(galleryHtml({ id: 'wall' }))
    press(root, '2')
    goTo('#contact')
    vi.advanceTimersByTime(1000)
    expect([location.hash, shownIn(root)]).toEqual(['#contact', [4, 5, 6, 7]])
  })

  it.each(['#wall|9', '#wall|0', '#wall|two', '#other|2', '#wall|2px', '#%'])('opens on its first page where the address says %s', async (hash) => {
    address(hash)
    const root = await open(galleryHtml({ id: 'wall' }))
    expect(shownIn(root)).toEqual([0, 1, 2, 3])
  })

  it('has links with names, of which one is the page that shows, and each with an address where the gallery has an id (weakness 1)', async () => {
    const root = await open(galleryHtml({ id: 'wall' }) + galleryHtml({ order: 1 }))
    const pager = root.querySelector(anatomy.pager)
    expect([pager?.getAttribute('role'), pager?.getAttribute('aria-label')]).toEqual(['navigation', 'Pages'])
    expect(link(root, '2')?.getAttribute('href')).toBe('#wall|2')
    expect(link(root, '2')?.getAttribute('aria-label')).toBe('Page 2')
    press(root, '2')
    expect([...root.querySelectorAll(`#wall [aria-current="page"]`)]).toEqual([link(root, '2')])
    expect(link(root, 'next')?.getAttribute('role')).toBe('button')
    const other = root.querySelectorAll('.et_pb_gallery')[1] as HTMLElement
    expect(link(other, '2')?.getAttribute('role')).toBe('button')
    link(other, '2')?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(shownIn(other)).toEqual([4, 5, 6, 7])
    expect(location.hash).toBe('')
  })

  it('keeps the focus among its links when the pressed one goes', async () => {
    const root = await open(galleryHtml())
    link(root, 'next')?.focus()
    press(root, 'next')
    expect(document.activeElement).toBe(link(root, 'next'))
    press(root, 'next')
    expect(document.activeElement).toBe(link(root, '3'))
  })

  it('says Prev and Next in the theme\'s words, and its links by the theme\'s classes', async () => {
    const root = await open(galleryHtml({ count: 24 }), { et_pb_custom: { prev: 'Zurück', next: 'Weiter' } })
    expect(linksShown(root)).toEqual(['1', '2', '3', '4', 'Weiter'])
    expect(link(root, '6')?.className).toBe('page-6 last-page')
    expect(link(root, '5')?.closest('li')?.className).toBe('page page-5')
    expect(link(root, 'prev')?.outerHTML).toContain('class="page-prev"')
    press(root, '4')
    expect(linksShown(root)).toEqual(['Zurück', '1', '2', '3', '4', '5', 'Weiter'])
    press(root, '5')
    press(root, '6')
    expect(linksShown(root)).toEqual(['Zurück', '3', '4', '5', '6'])
    expect(root.querySelectorAll('a.active')).toHaveLength(1)
  })

  it('leaves a click with a modifier to the browser, and one that a script has answered', async () => {
    const root = await open(galleryHtml({ id: 'wall' }))
    link(root, '2')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(shownIn(root)).toEqual([0, 1, 2, 3])
    link(root, '2')?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    press(root, '2')
    expect(shownIn(root)).toEqual([0, 1, 2, 3])
  })

  it('shows each of two galleries with one id by itself, and 500 pictures as any', async () => {
    const root = await open(galleryHtml({ id: 'wall' }) + galleryHtml({ id: 'wall', count: 500, perPage: 6 }))
    const [one, other] = [...root.querySelectorAll<HTMLElement>('.et_pb_gallery')] as [HTMLElement, HTMLElement]
    press(other, 'next')
    expect([shownIn(one), shownIn(other)]).toEqual([[0, 1, 2, 3], [6, 7, 8, 9, 10, 11]])
    expect(other.querySelectorAll('li.page')).toHaveLength(84)
  })

  it('takes in pictures that come later, and goes to the last page where its own has gone', async () => {
    const root = await open(galleryHtml({ count: 4 }))
    root.querySelector(anatomy.items)?.insertAdjacentHTML('beforeend', '<div class="et_pb_gallery_item"></div>'.repeat(2))
    await page.rest()
    expect(shownIn(root)).toEqual([0, 1, 2, 3])
    press(root, '2')
    expect(shownIn(root)).toEqual([4, 5])
    for (const item of itemsOf(root).slice(3)) item.remove()
    await page.rest()
    expect(shownIn(root)).toEqual([0, 1, 2])
  })

  it('initialises a gallery that is printed again exactly once, on the page that it had shown (weakness 7) [page-builder-modules#52]', async () => {
    const html = galleryHtml({ id: 'wall' })
    const root = await open(html)
    press(root, '2')
    const gallery = root.querySelector('.et_pb_gallery') as HTMLElement
    gallery.outerHTML = html
    await page.rest()
    expect(root.querySelectorAll(`${anatomy.pager} ul`)).toHaveLength(1)
    expect(shownIn(root)).toEqual([4, 5, 6, 7])
    press(root, 'next')
    expect(shownIn(root)).toEqual([8])
    expect(page.hosts()).toHaveLength(1)
  })

  it('answers the theme\'s public functions for the gallery that they are given', async () => {
    const root = await open(galleryHtml({ id: 'wall' }) + galleryHtml({ id: 'hall', order: 1 }))
    const [, hall] = [...root.querySelectorAll<HTMLElement>('.et_pb_gallery')] as [HTMLElement, HTMLElement]
    const call = (name: string, given: unknown) => (Reflect.get(window, name) as (given: unknown) => unknown)(given)
    press(hall, '2')
    vi.advanceTimersByTime(100)
    goTo('#wall|1')
    press(hall, '3')
    call('set_gallery_hash', [hall])
    vi.advanceTimersByTime(100)
    expect(location.hash).toBe('#wall|1||hall|3')
    for (const name of ['et_pb_gallery_init', 'set_gallery_grid_items', 'set_gallery_grid_pages', 'et_pb_gallery_pagination_nav']) {
      call(name, hall)
      call(name, undefined)
    }
    expect(shownIn(hall)).toEqual([8])
    page.stop()
    expect('et_pb_gallery_init' in window).toBe(false)
  })

  it('turns its page for a script that clicks through jQuery', async () => {
    const root = await open(galleryHtml())
    const $ = Reflect.get(window, 'jQuery') as JQueryStatic
    $(link(root, '2') as HTMLElement).trigger('click')
    expect(shownIn(root)).toEqual([4, 5, 6, 7])
  })
})
