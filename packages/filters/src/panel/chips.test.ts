import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, searchHtml, shopModuleHtml, type PanelSection } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

const open = (sections: readonly PanelSection[], address: string) =>
  openFilterPage(filterPanelHtml({ sections, chips: true }) + shopModuleHtml({ products: listingProducts(2) }), { address })
const search = { ...S.search, control: searchHtml({ suggestions: false }) }

describe('a chip', () => {
  it('whose value has a colon takes that value away', async () => {
    page = await open([search], '/shop/?shopSearch=ratio%2080%3A80')
    expect(the('.ags-wc-filters-selected-inner').dataset['filter']).toBe('shopSearch:ratio 80:80')
    the('.ags-wc-filters-remove').click()
    expect([location.search, the<HTMLInputElement>('input[type="search"]').value]).toEqual(['', ''])
  })

  it('is a button with a name, by Enter too', async () => {
    page = await open([S.category], '/shop/?shopCategory=20')
    const remove = the('.ags-wc-filters-remove')
    expect([remove.getAttribute('role'), remove.tabIndex, remove.getAttribute('aria-label')]).toEqual(['button', 0, 'Remove Labels & "tags"'])
    remove.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(location.search).toBe('')
  })

  it('that stays keeps the keyboard while others come and go', async () => {
    page = await open([S.category, search], '/shop/?shopCategory=20')
    const remove = the('.ags-wc-filters-remove')
    remove.focus()
    the('input[value="12"]').click()
    expect([document.querySelectorAll('.ags-wc-filters-remove').length, the('.ags-wc-filters-remove[aria-label^="Remove Labels"]'), document.activeElement]).toEqual([2, remove, remove])
    the('input[value="12"]').click()
    expect([document.querySelectorAll('.ags-wc-filters-remove').length, document.activeElement]).toEqual([1, remove])
  })

  it('of stars says their words, and copies none of the control\'s markup', async () => {
    const control = S.rating.control.replace(' and up', ' and <b onclick="alert(1)">up</b> &lt;i&gt;')
    page = await open([{ ...S.rating, control }], '/shop/?shopRating=3%2B')
    const chip = the('.ags-wc-filters-selected-inner')
    expect([chip.querySelectorAll('.ags-wc-filters-star-filled').length, chip.querySelector('b, i, [onclick]'), chip.textContent?.trim().endsWith('<i>')]).toEqual([3, null, true])
  })
})
