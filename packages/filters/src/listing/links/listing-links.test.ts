import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => {
  page.close()
  vi.restoreAllMocks()
})

const open = () => openFilterPage(filterPanelHtml({ sections: [S.tag, { ...S.category, dynamicCounts: false, hideZero: false }] }) + shopModuleHtml({ products: listingProducts(12), total: 30 }))
/** Clicks, and says whether that was left to the browser. The page itself goes nowhere. */
function isFollowed(selector: string, how: MouseEventInit): boolean {
  let isOurs = true
  const look = (event: Event) => {
    isOurs = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  addEventListener('auxclick', look, { once: true })
  the(selector).dispatchEvent(new MouseEvent(how.button === 1 ? 'auxclick' : 'click', { bubbles: true, cancelable: true, ...how }))
  removeEventListener('click', look)
  removeEventListener('auxclick', look)
  return !isOurs
}

const LINKS = { page: '.page-numbers[aria-label="Page 2"]', category: '.categories a[data-filter-url]', add: '.add_to_cart_button[data-product_id="1"]' }

describe('a link of a listing', () => {
  it('is the browser\'s with a key held, or with the middle button', async () => {
    page = await open()
    const before = page.sent.length
    const ways = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]
    const followed = Object.values(LINKS).flatMap((link) => ways.map((how) => isFollowed(link, how)))
    expect([followed.length, followed.every(Boolean), location.search, page.sent.length - before]).toEqual([15, true, '', 0])
    // And ours without: what is left to the browser is not simply everything.
    expect(Object.values(LINKS).map((link) => isFollowed(link, {}))).toEqual([false, false, false])
  })

  it('that adds and leads nowhere is left alone', async () => {
    page = await open()
    const before = page.sent.length
    const failed = vi.spyOn(console, 'error')
    the(LINKS.add).removeAttribute('href')
    expect([isFollowed(LINKS.add, {}), page.sent.length - before, page.errors, failed.mock.calls]).toEqual([true, 0, [], []])
  })

  it('to a category makes one entry, also where the address of the filter cannot be read', async () => {
    page = await open()
    const entries = history.length
    expect(isFollowed(LINKS.category, {})).toBe(false)
    expect([location.search, history.length - entries]).toEqual(['?shopCategory=12', 1])
    await page.settled()
    the(LINKS.category).dataset['filterUrl'] = '%E0%A4%A'
    expect(isFollowed(LINKS.category, {})).toBe(true)
  })
})
