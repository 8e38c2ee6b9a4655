import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../../test/simulated-page.ts'

let page: FilterPage
beforeEach(async () => {
  const suggestions = () => JSON.stringify({ success: true, data: [{ label: 'till', link: '/till/' }] })
  page = await openFilterPage(filterPanelHtml({ sections: [S.search], clearAll: 'Clear' }) + shopModuleHtml({ products: listingProducts(2) }), { answers: { suggestions } })
})
afterEach(() => page.close())

const field = () => the<HTMLInputElement>('input[type="search"]')
const isOpen = () => document.querySelector<HTMLElement>('.ags-wc-filters-search-suggestions-container')?.style.display === 'block'
const asked = () => page.sent.filter(({ body }) => body.includes('search_suggestions')).length
const enter = (init: KeyboardEventInit & { readonly keyCode?: number } = {}) => field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
function type(text: string) {
  field().focus()
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

describe('suggestions', () => {
  it('are drawn from the first touch of their field on, and named after it', async () => {
    expect(document.querySelector('.ags-wc-filters-search-suggestions-container')).toBeNull()
    the('select.orderby').focus()
    await page.settled()
    expect(document.querySelector('.ags-wc-filters-search-suggestions-container')).toBeNull()
    field().focus()
    await page.settled()
    const list = the('.ags-wc-filters-search-container > tillkit-slot > .ags-wc-filters-hide-on-click > .ags-wc-filters-dropdown-toggle + ul.ags-wc-filters-search-suggestions')
    expect([isOpen(), list.role, list.getAttribute('aria-label')]).toEqual([false, 'listbox', 'Search'])
  })

  it('that are typed for while their code is on its way are asked for once it is there', async () => {
    type('til')
    expect(asked()).toBe(0)
    await page.settled()
    expect([asked(), isOpen(), field().getAttribute('aria-expanded')]).toEqual([1, true, 'true'])
  })

  it('close when the keyboard goes on, and not while it stays among them', async () => {
    type('til')
    await page.settled()
    the('.ags-wc-filters-search-suggestions a').focus()
    expect(isOpen()).toBe(true)
    the('select.orderby').focus()
    await page.settled()
    expect(isOpen()).toBe(false)
  })

  it('close with the Enter that applies what is typed', async () => {
    type('til')
    await page.settled()
    expect(isOpen()).toBe(true)
    enter()
    await page.settled()
    expect([isOpen(), location.search]).toEqual([false, '?shopSearch=til'])
  })

  it('are asked for after 200 ms, and not once Enter has applied the text', async () => {
    type('til')
    vi.advanceTimersByTime(199)
    expect(asked()).toBe(0)
    enter()
    await page.settled()
    expect([asked(), isOpen()]).toEqual([0, false])
    type('till')
    vi.advanceTimersByTime(199)
    expect(asked()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(asked()).toBe(1)
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('are not given up, and nothing is applied at once, by an Enter that ends a word of an input method: %o', async (composed) => {
    type('til')
    expect([enter(composed), location.search]).toEqual([true, ''])
    await page.settled()
    expect([asked(), isOpen()]).toEqual([1, true])
    expect([enter(composed), isOpen()]).toEqual([true, true])
  })

  it('for the same text are asked for once: with a space behind it, and when one comes back to the field', async () => {
    type('til')
    await page.settled()
    type('til ')
    await page.settled()
    the('select.orderby').focus()
    the('.ags-wc-filters-search-suggestions-container').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: the('select.orderby') }))
    await page.settled()
    expect(isOpen()).toBe(false)
    field().focus()
    await page.settled()
    expect([asked(), isOpen()]).toEqual([1, true])
    type('till')
    await page.settled()
    expect(asked()).toBe(2)
  })

  it('closed by Escape stay closed', async () => {
    type('til')
    await page.settled()
    field().blur()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await page.settled()
    expect([isOpen(), document.activeElement === field()]).toEqual([false, true])
  })

  it('are not asked for where we change the text', async () => {
    type('til')
    enter()
    the('.ags-wc-filters-button-clear').click()
    await page.settled()
    the('.tillkit-filters-undo').click()
    await page.settled()
    expect([field().value, asked(), isOpen()]).toEqual(['til', 0, false])
  })
})
