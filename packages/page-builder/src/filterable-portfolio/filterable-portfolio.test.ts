import { filterablePortfolioHtml, PROJECTS } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anatomy } from './anatomy.ts'

const load = async () => (await import('./member.ts')).unit

const itemsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(anatomy.item)]
const shownIn = (root: ParentNode) => itemsOf(root).flatMap(({ style }, index) => (style.display === 'block' ? [index] : []))
const filter = (root: ParentNode, slug: string) => root.querySelector<HTMLElement>(`${anatomy.filter}[data-category-slug="${slug}"]`)
const link = (root: ParentNode, page: string) => root.querySelector<HTMLElement>(`${anatomy.pager} a[data-page="${page}"]`)
const chosen = (root: ParentNode) => [...root.querySelectorAll(`${anatomy.filter}.active`)].map((one) => one.getAttribute('data-category-slug'))
/** The places of a category's projects. */
const placesOf = (slug: string) => PROJECTS.flatMap(({ categories }, index) => (categories.includes(slug) ? [index] : []))

const address = (hash: string) => history.replaceState(null, '', `/shop/${hash}`)
const goTo = (hash: string) => {
  address(hash)
  window.dispatchEvent(new Event('hashchange'))
}

beforeEach(() => {
  address('')
  vi.spyOn(window, 'scrollTo').mockReturnValue()
})
afterEach(() => {
  address('')
  vi.restoreAllMocks()
})

for (const layout of ['grid', 'fullwidth'] as const) {
  describeWidget(load, {
    title: `a portfolio with filters, ${layout}`,
    jquery: layout === 'grid',
    html: filterablePortfolioHtml({ id: 'fits', layout }) + filterablePortfolioHtml({ order: 1, layout, pagination: false }),
    rewrites: anatomy.pager,
    stateClasses: ['active'],
    operate(host) {
      filter(host, 'shop-fits')?.click()
      link(host, '2')?.click()
    },
    state: shownIn,
    ...(layout === 'grid' && { broken: [{ html: filterablePortfolioHtml({ order: 2 }).replace('et_pb_portfolio_items"', 'gone"'), field: anatomy.items }] }),
  })
}

describe('a portfolio with filters', () => {
  let page: TestPage
  const open = async (html: string) => {
    page = await openTestPage(load, { html, jquery: true })
    await page.start()
    return document.body
  }
  afterEach(() => page.close())

  it('shows the items of the chosen category alone, each the node that it was, and all of them again [page-builder-modules#21]', async () => {
    const root = await open(filterablePortfolioHtml({ perPage: 10 }))
    const nodes = itemsOf(root)
    const heard = vi.fn()
    nodes[2]?.addEventListener('click', heard)
    expect(shownIn(root)).toEqual(PROJECTS.map((_, index) => index))
    filter(root, 'shop-fits')?.click()
    expect(shownIn(root)).toEqual(placesOf('shop-fits'))
    expect(itemsOf(root).map(({ className }) => /\b(?:in)?active\b/.exec(className)?.[0])).toEqual(
      PROJECTS.map(({ categories }) => (categories.includes('shop-fits') ? 'active' : 'inactive')),
    )
    expect(itemsOf(root)).toEqual(nodes)
    expect(chosen(root)).toEqual(['shop-fits'])
    nodes[2]?.click()
    expect(heard).toHaveBeenCalledOnce()
    filter(root, 'all')?.click()
    expect(shownIn(root)).toHaveLength(PROJECTS.length)
    expect(chosen(root)).toEqual(['all'])
    expect(root.querySelectorAll('.inactive')).toHaveLength(0)
  })

  it.each([['0'], [null], ['all']])('shows everything on one page, without links, where its number of items is %s [page-builder-modules#22]', async (perPage) => {
    const root = await open(filterablePortfolioHtml({ perPage }))
    expect(shownIn(root)).toHaveLength(PROJECTS.length)
    const pager = root.querySelector<HTMLElement>(anatomy.pager)
    expect([pager?.style.display, pager?.childElementCount]).toEqual(['none', 0])
  })

  it('opens at the category and the page that the address names, both at once [page-builder-modules#23]', async () => {
    address('#fits|shop-fits|2||team|1')
    const root = await open(filterablePortfolioHtml({ id: 'fits', perPage: 2 }))
    expect([shownIn(root), chosen(root)]).toEqual([placesOf('shop-fits').slice(2, 4), ['shop-fits']])
    goTo('#fits|printed-rolls|2||team|1')
    // In one step, not the category first and its page 300 ms later.
    for (const time of [0, 299, 2]) {
      vi.advanceTimersByTime(time)
      expect([shownIn(root), chosen(root)]).toEqual([placesOf('printed-rolls').slice(2, 4), ['printed-rolls']])
    }
  })

  it('writes the category and the page into the address half a second after a choice, and Back takes it back', async () => {
    const root = await open(filterablePortfolioHtml({ id: 'fits', perPage: 2 }))
    filter(root, 'printed-rolls')?.click()
    link(root, '2')?.click()
    vi.advanceTimersByTime(499)
    expect(location.hash).toBe('')
    vi.advanceTimersByTime(1)
    expect(location.hash).toBe('#fits|printed-rolls|2')
    expect(link(root, '1')?.getAttribute('href')).toBe('#fits|printed-rolls|1')
    goTo('')
    expect(shownIn(root)).toEqual([0, 1])
    expect(chosen(root)).toEqual(['all'])
    goTo('#fits|printed-rolls|2')
    expect(shownIn(root)).toEqual(placesOf('printed-rolls').slice(2, 4))
  })

  it.each(['#fits|shoes|1', '#fits', '#fits|', '#team|shop-fits|1'])('stays as it is where the address says %s', async (hash) => {
    address(hash)
    const root = await open(filterablePortfolioHtml({ id: 'fits', perPage: 4 }))
    expect([shownIn(root), chosen(root)]).toEqual([[0, 1, 2, 3], ['all']])
  })

  it.each(['99', '0', 'x'])('shows the first page of a category where the address says page %s of it', async (said) => {
    address(`#fits|shop-fits|${said}`)
    const root = await open(filterablePortfolioHtml({ id: 'fits', perPage: 2 }))
    expect(shownIn(root)).toEqual(placesOf('shop-fits').slice(0, 2))
  })

  it('begins again with the first page of another category, and has as many pages as that needs', async () => {
    const root = await open(filterablePortfolioHtml({ perPage: 2 }))
    link(root, '3')?.click()
    filter(root, 'printed-rolls')?.click()
    expect(shownIn(root)).toEqual(placesOf('printed-rolls').slice(0, 2))
    expect(root.querySelectorAll('li.page')).toHaveLength(2)
    filter(root, 'market-stalls')?.click()
    expect(root.querySelector<HTMLElement>(anatomy.pager)?.style.display).toBe('none')
  })

  it('has filters that are buttons, of which the chosen one is pressed, also by Space and by scripts (weakness 1)', async () => {
    const root = await open(filterablePortfolioHtml())
    const pressed = () => [...root.querySelectorAll(anatomy.filter)].map((one) => one.getAttribute('aria-pressed'))
    expect(pressed()).toEqual(['true', 'false', 'false', 'false'])
    filter(root, 'shop-fits')?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(pressed()).toEqual(['false', 'false', 'false', 'true'])
    const $ = Reflect.get(window, 'jQuery') as JQueryStatic
    $(filter(root, 'market-stalls') as HTMLElement).trigger('click')
    expect(pressed()).toEqual(['false', 'true', 'false', 'false'])
    expect(filter(root, 'market-stalls')?.getAttribute('role')).toBe('button')
  })

  it('lives without items, with 500 of them, and with ids that stand twice', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ name: `Shop ${index}`, categories: ['shop-fits'] }))
    const root = await open([[], many, PROJECTS].map((projects, order) => filterablePortfolioHtml({ id: 'fits', projects, order })).join(''))
    const [none, all, few] = [...root.querySelectorAll<HTMLElement>('.et_pb_filterable_portfolio')] as [HTMLElement, HTMLElement, HTMLElement]
    link(all, 'next')?.click()
    expect([shownIn(none), shownIn(all), shownIn(few)]).toEqual([[], [4, 5, 6, 7], [0, 1, 2, 3]])
    expect(page.errors).toEqual([])
  })

  it('takes in items that come later when a script asks it to', async () => {
    const root = await open(filterablePortfolioHtml({ perPage: 0 }))
    const module = root.querySelector('.et_pb_filterable_portfolio')
    root.querySelector(anatomy.items)?.insertAdjacentHTML('beforeend', '<div class="et_pb_portfolio_item project_category_shop-fits"></div>')
    filter(root, 'shop-fits')?.click()
    ;(Reflect.get(window, 'set_filterable_grid_items') as (given: unknown) => void)([module])
    expect(shownIn(root)).toEqual([...placesOf('shop-fits'), PROJECTS.length])
    page.stop()
    for (const name of ['et_pb_filterable_portfolio_init', 'set_filterable_portfolio_init', 'set_filterable_grid_pages']) expect(name in window).toBe(false)
  })
})
