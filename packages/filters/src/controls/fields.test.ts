import { FILTER_SECTIONS as S, filterPanelHtml, listingProducts, rangeHtml, searchHtml, shopModuleHtml } from '@tillkit/fixtures'
import jQuery from 'jquery'
import { afterEach, describe, expect, it } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => page.close())

const LISTING = shopModuleHtml({ products: listingProducts(2) })
const panel = (...sections: (typeof S.tag)[]) => filterPanelHtml({ sections, clearAll: 'Clear', chips: true }) + LISTING
const search = { ...S.search, control: searchHtml({ suggestions: false }) }
const price = { ...S.price, control: rangeHtml({ look: 'inputs', min: 0, max: 100, symbol: '£' }) }

/** What followers hear, with what the field then holds. */
function heard(...fields: HTMLInputElement[]): string[] {
  const log: string[] = []
  for (const field of fields) {
    for (const type of ['input', 'change']) field.addEventListener(type, () => log.push(`${type} ${field.type === 'search' || field.type === 'number' ? field.value : `${field.value} ${String(field.checked)}`}`))
  }
  return log
}

describe('a field that we change', () => {
  it('says so where a search is emptied by Clear all, and brought back by Undo', async () => {
    page = await openFilterPage(panel(search), { address: '/shop/?shopSearch=roll' })
    const log = heard(the('input[type="search"]'))
    the('.ags-wc-filters-button-clear').click()
    expect(log.splice(0)).toEqual(['input ', 'change '])
    await page.settled()
    the('.tillkit-filters-undo').click()
    expect([log, location.search]).toEqual([['input roll', 'change roll'], '?shopSearch=roll'])
  })

  it('says so where a range is taken back by its chip: both ends, once both are written', async () => {
    page = await openFilterPage(panel(price), { address: '/shop/?shopPrice=10-40' })
    const fields = [...document.querySelectorAll<HTMLInputElement>('.ags_woo_products_filters input[type="number"]')]
    const log = heard(...fields)
    const seen: string[] = []
    fields[0]?.addEventListener('input', () => seen.push(fields.map(({ value }) => value).join('-')))
    the('.ags-wc-filters-remove').click()
    expect([log, seen, location.search]).toEqual([['input ', 'change ', 'input ', 'change '], ['-'], ''])
  })

  it('says so for both of two radios where the browser takes the mark off one of them', async () => {
    page = await openFilterPage(panel(S.tag), { address: '/shop/?shopTag=32' })
    const log = heard(the('input[value="32"]'), the('input[type="radio"][value="all"]'))
    the('.ags-wc-filters-button-clear').click()
    expect(log.sort()).toEqual(['change 32 false', 'change all true', 'input 32 false', 'input all true'])
  })

  it('says nothing more where the shopper has changed it', async () => {
    page = await openFilterPage(panel(S.category, search))
    const [box, field] = [the<HTMLInputElement>('input[value="12"]'), the<HTMLInputElement>('input[type="search"]')]
    const log = heard(box, field)
    box.click()
    field.value = 'till '
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await page.settled()
    expect(log).toEqual(['input 12 true', 'change 12 true', 'input till '])
    expect(location.search).toBe('?shopCategory=12&shopSearch=till')
  })
})

describe('an event that a script raises', () => {
  it('through jQuery alone applies nothing', async () => {
    page = await openFilterPage(panel(S.category), { jquery: true })
    jQuery('input[value="12"]').prop('checked', true).trigger('change')
    await page.settled()
    expect([location.search, page.sent.filter(({ body }) => !body.includes('counts'))]).toEqual(['', []])
  })

  it('as the browser raises it counts as the shopper\'s: helpers for shoppers raise theirs so', async () => {
    page = await openFilterPage(panel(S.category))
    const box = the<HTMLInputElement>('input[value="12"]')
    box.checked = true
    box.dispatchEvent(new Event('change', { bubbles: true }))
    expect(location.search).toBe('?shopCategory=12')
  })
})
