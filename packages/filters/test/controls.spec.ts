import { aliasesScript, DRAWN_BOXES, FILTER_SECTIONS as S, filterPanelHtml, heldTimers, listingProducts, rangeHtml, searchHtml, shopModuleHtml, singleSelectHtml, starsHtml, stopTillkit, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { answerWith, box, firstProduct, openListing } from './shop-page.ts'

const shop = useShop()
const chips = (page: Page) => page.locator('.ags-wc-filters-selected-inner').evaluateAll((all) => all.map((chip) => (chip.lastChild?.textContent ?? '').trim()))
const count = (page: Page, at = 0) => page.locator('.ags-wc-filters-title-active-count').nth(at).textContent()
const field = (page: Page, title: string) => page.locator(`input[title="${title} value"]`)
const pushes = (page: Page) => page.evaluate(() => history.length)
/** The least and the largest that each of the two fields of a price takes. */
const bounds = (page: Page) => Promise.all(['Minimum', 'Maximum'].map((end) => field(page, end).evaluate(({ min, max }: HTMLInputElement) => [min, max])))

describe('stars', () => {
  it('of a radio list are encoded in both addresses [shop-listing-and-filters#6]', async () => {
    const rating = { real: 'shopRating', title: 'Rating', control: '<ul class="ags-wc-filters-list ags-wc-filters-radio-button-list"><li><input type="radio" id="r4" name="r" value="4+" data-label="4 and up"><label for="r4">4 and up</label></li></ul>' }
    const { page, address, reloads } = await openListing(shop, { sections: [rating] })
    await page.locator('#r4').check()
    expect(address()).toBe('/shop/?shopRating=4%2B')
    await eventually(() => reloads()[0]?.url).toBe('/shop/?shopRating=4%2B')
  })

  it('are read from the address without loading anything [shop-listing-and-filters#7]', async () => {
    const { page, reloads, address } = await openListing(shop, { sections: [S.rating], search: '?shopRating=4%2B' })
    expect(await page.locator('.ags-wc-filters-sections .ags-wc-filters-star-filled').count()).toBe(4)
    expect(await page.locator('.ags-wc-filters-stars-control').getAttribute('data-value')).toBe('4+')
    expect(await page.locator('.ags-wc-filters-selected-inner .ags-wc-filters-star-filled').count()).toBe(4)
    expect(await chips(page)).toEqual([expect.stringContaining('and up')])
    expect(await count(page)).toBe('(1)')
    expect([reloads(), address(), await pushes(page)]).toEqual([[], '/shop/?shopRating=4%2B', 2])
  })

  it('that do not exist are none [shop-listing-and-filters#8]', async () => {
    const { page, pageErrors } = await openListing(shop, { sections: [S.rating], search: '?shopRating=7' })
    expect(await page.locator('.ags-wc-filters-stars-control').getAttribute('data-value')).toBe('0')
    expect(await page.locator('.ags-wc-filters-star-filled').count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('are chosen by pointer and by arrow keys', async () => {
    const exact = { real: 'shopRating', title: 'Rating', control: starsHtml({ only: true }) }
    const { page, address } = await openListing(shop, { sections: [exact] })
    await page.locator('.ags-wc-filters-stars > span').nth(2).click()
    expect(address()).toBe('/shop/?shopRating=3')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await eventually(address).toBe('/shop/?shopRating=4')
  })
})

describe('a search', () => {
  it('with a broken escape leaves the page at work [shop-listing-and-filters#11]', async () => {
    const { page, pageErrors, address } = await openListing(shop, { sections: [S.search, S.category], search: '?shopSearch=%E0%A4%A' })
    expect(await page.locator('input[type="search"]').inputValue()).toBe('%E0%A4%A')
    await box(page, '12').check()
    expect(address()).toContain('shopCategory=12')
    expect(pageErrors).toEqual([])
  })

  it('is applied once, when typing rests [shop-listing-and-filters#12]', async () => {
    const pause = heldTimers(200)
    const { page, address, pageErrors, reloads } = await openListing(shop, { sections: [{ ...S.search, control: searchHtml({ suggestions: false }) }], before: pause.before })
    const before = await pushes(page)
    await page.locator('input[type="search"]').pressSequentially('till "80mm"')
    expect([await pause.waits(page), await pushes(page), reloads()]).toEqual([[200], before, []])
    await pause.runOut(page)
    await eventually(address).toBe('/shop/?shopSearch=till%20%2280mm%22')
    expect(await pushes(page)).toBe(before + 1)
    expect(await chips(page)).toEqual(['"till "80mm""'])
    await eventually(() => reloads().map(({ url }) => url)).toEqual(['/shop/?shopSearch=till%20%2280mm%22'])
    expect(pageErrors).toEqual([])
  })

  it('keeps a space that is being typed', async () => {
    const { page, address } = await openListing(shop, { sections: [S.search] })
    await page.locator('input[type="search"]').fill('till ')
    await eventually(address).toBe('/shop/?shopSearch=till')
    expect(await page.locator('input[type="search"]').inputValue()).toBe('till ')
  })
})

describe('a range', () => {
  const price = { ...S.price, control: rangeHtml({ look: 'inputs', min: 0, max: 100, symbol: '£' }) }

  it('takes its bounds from the shop [shop-listing-and-filters#17]', async () => {
    const { page } = await openListing(shop, { sections: [price] })
    expect(await bounds(page)).toEqual([['5', '80'], ['5', '80']])
    expect(await field(page, 'Minimum').evaluate((input) => [input.dataset.minDefault, input.dataset.maxDefault])).toEqual(['0', '100'])
  })

  it('keeps its own largest where the shop has none [shop-listing-and-filters#17b]', async () => {
    const { page } = await openListing(shop, { sections: [price], shop: { prices: { min: 5, max: '' } } })
    expect(await bounds(page)).toEqual([['5', '100'], ['5', '100']])
  })

  it('of a slider is open at the end that its handle rests on [shop-listing-and-filters#17c]', async () => {
    const slider = { ...S.price, control: rangeHtml({ look: 'slider', min: 0, max: 100, symbol: '£' }) }
    const { page, address } = await openListing(shop, { sections: [slider] })
    await page.locator('.tillkit-range__handle--min').fill('10')
    await eventually(address).toBe('/shop/?shopPrice=10-')
    await eventually(() => chips(page)).toEqual(['Price at least £10'])
    expect(await page.locator('.tillkit-range__handle--max').inputValue()).toBe('80')
    // Its room was there before it was, and the ring is around its handle alone: both sliders have the same box.
    const box = page.locator('.ags-wc-filters-number-range-container')
    expect(await box.evaluate((element) => element.getBoundingClientRect().height - parseFloat(getComputedStyle(element).minBlockSize))).toBe(0)
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('.tillkit-range__handle--min').evaluate((handle) => [handle.matches(':focus-visible'), getComputedStyle(handle).outlineStyle])).toEqual([true, 'none'])
  })

  it('keeps bounds that are fixed [shop-listing-and-filters#18]', async () => {
    const fixed = { ...S.price, control: rangeHtml({ look: 'inputs', min: 0, max: 50, minMode: 'always', maxMode: 'max', symbol: '£' }) }
    const { page } = await openListing(shop, { sections: [fixed] })
    expect(await bounds(page)).toEqual([['0', '50'], ['0', '50']])
  })

  it('is written with both ends [shop-listing-and-filters#19]', async () => {
    const { page, address } = await openListing(shop, { sections: [price] })
    await field(page, 'Minimum').fill('10')
    await field(page, 'Maximum').fill('40')
    await eventually(address).toBe('/shop/?shopPrice=10-40')
    await eventually(() => chips(page)).toEqual(['Price from £10 to £40'])
    expect(await count(page)).toBe('(1)')
  })

  it('is written with one end [shop-listing-and-filters#20]', async () => {
    const { page, address } = await openListing(shop, { sections: [price] })
    await field(page, 'Maximum').fill('40')
    await eventually(address).toBe('/shop/?shopPrice=-40')
    await eventually(() => chips(page)).toEqual(['Price at most £40'])
  })

  it('that is the whole of it is none [shop-listing-and-filters#21]', async () => {
    const { page, address } = await openListing(shop, { sections: [price], search: '?shopPrice=10-40' })
    await field(page, 'Minimum').fill('5')
    await field(page, 'Maximum').fill('80')
    await eventually(address).toBe('/shop/')
    expect([await chips(page), await count(page)]).toEqual([[], ''])
  })

  it('that slides is applied once it rests, 500 ms after the last change [shop-listing-and-filters#22]', async () => {
    const pause = heldTimers(500)
    const slider = { ...S.price, control: rangeHtml({ look: 'slider', min: 0, max: 100, symbol: '£' }) }
    const { page, reloads } = await openListing(shop, { sections: [slider], before: pause.before })
    const handle = page.locator('.tillkit-range__handle--min')
    await handle.focus()
    const before = await pushes(page)
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    expect([await pause.waits(page), await pushes(page), reloads()]).toEqual([[500], before, []])
    await pause.runOut(page)
    await eventually(() => reloads().map(({ url }) => url)).toEqual(['/shop/?shopPrice=10-'])
    expect(await pushes(page)).toBe(before + 1)
  })

  it('that was typed the wrong way round is turned', async () => {
    const { page, address } = await openListing(shop, { sections: [price] })
    await field(page, 'Minimum').fill('60')
    await field(page, 'Maximum').fill('20')
    await eventually(address).toBe('/shop/?shopPrice=20-60')
    await page.keyboard.press('Tab')
    await eventually(() => field(page, 'Minimum').inputValue()).toBe('20')
  })
})

describe('a panel with an Apply button', () => {
  const panel = { apply: 'Apply' }
  it('waits for it [shop-listing-and-filters#23]', async () => {
    const { page, address, reloads } = await openListing(shop, { panel })
    const before = await pushes(page)
    await box(page, '12').check()
    expect([address(), reloads()]).toEqual(['/shop/', []])
    await page.locator('.ags-wc-filters-button-apply').click()
    expect([address(), await pushes(page)]).toEqual(['/shop/?shopCategory=12', before + 1])
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12')
    expect(reloads()).toHaveLength(1)
  })

  it('takes a chip away without loading anything [shop-listing-and-filters#24]', async () => {
    const { page, address, reloads } = await openListing(shop, { panel, search: '?shopCategory=12&shopCategory=15' })
    await page.locator('.ags-wc-filters-remove').first().click()
    expect(await box(page, '12').isChecked()).toBe(false)
    expect(await chips(page)).toEqual(['Card rolls'])
    expect([address(), reloads()]).toEqual(['/shop/?shopCategory=12&shopCategory=15', []])
    await page.locator('.ags-wc-filters-button-apply').click()
    await eventually(() => reloads().map(({ url }) => url)).toEqual(['/shop/?shopCategory=15'])
  })

  it('keeps what waits when the page is read again', async () => {
    const { page } = await openListing(shop, { panel })
    await box(page, '12').check()
    await page.locator('.ags-wc-filters-button-apply').click()
    await box(page, '15').check()
    await page.goBack()
    expect(await box(page, '15').isChecked()).toBe(true)
  })
})

describe('Clear all', () => {
  it('takes everything back at once, and gives it back on demand [shop-listing-and-filters#25]', async () => {
    const { page, address, reloads } = await openListing(shop, { sections: [S.category, S.tag, S.rating], search: '?shopCategory=12&shopTag=32&shopRating=3%2B' })
    const before = await pushes(page)
    expect(await chips(page)).toHaveLength(3)
    await page.locator('.ags-wc-filters-button-clear').click()
    expect([address(), await pushes(page)]).toEqual(['/shop/', before + 1])
    await eventually(() => reloads().map(({ url }) => url)).toEqual(['/shop/'])
    expect([await chips(page), await page.locator('.ags_woo_products_filters :checked').count()]).toEqual([[], 1])
    expect(await page.locator('.ags-wc-filters-stars-control').getAttribute('data-value')).toBe('0')
    await page.locator('.tillkit-filters-undo').click()
    expect(address()).toBe('/shop/?shopCategory=12&shopTag=32&shopRating=3%2B')
  })
})

describe('lists that open', () => {
  it('show the choice, and close', async () => {
    const { page, address } = await openListing(shop, { sections: [S.stock, S.order] })
    await page.locator('.ags-wc-filters-dropdown-single > .ags-wc-filters-active > a').first().press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(address()).toBe('/shop/?shopStockStatus=instock')
    expect(await page.locator('.ags-wc-filters-dropdown-single > .ags-wc-filters-active').first().innerText()).toBe('In stock')
    expect(await page.locator('.ags-wc-filters-dropdown-single-options').first().isVisible()).toBe(false)
  })

  it('with boxes name what is ticked, and close when something else is touched', async () => {
    const { page, address } = await openListing(shop, { sections: [S.brand] })
    const head = page.locator('.ags-wc-filters-dropdown-multi > .ags-wc-filters-active > span')
    expect(await head.textContent()).toBe('Please select')
    await head.click()
    await page.locator('label', { hasText: 'Epson' }).click()
    await page.locator('label', { hasText: 'Star' }).click()
    expect(address()).toBe('/shop/?shopAttribute_pa_brand=51&shopAttribute_pa_brand=52')
    expect(await head.textContent()).toBe('Epson, Star')
    await page.locator('.ags_woo_shop_plus_0 .woocommerce-result-count').first().click()
    expect(await page.locator('.ags-wc-filters-dropdown-multi-options').isVisible()).toBe(false)
  })

  it('that sort do not write the shop\'s standard into the address', async () => {
    const byPrice = { real: 'shopOrder', title: 'Sort', control: singleSelectHtml({ index: 1, type: 'sorting' }, [{ value: 'price', label: 'Price' }, { value: 'date', label: 'Latest' }], { active: 'price' }) }
    const { page, address } = await openListing(shop, { sections: [S.category, byPrice] })
    await box(page, '12').check()
    expect(address()).toBe('/shop/?shopCategory=12')
  })
})

describe('swatches', () => {
  it('work by keyboard', async () => {
    const { page, address } = await openListing(shop, { sections: [S.colour, S.image, S.category] })
    const ring = (value: string) => page.locator(`input[value="${value}"] + label`).evaluate((label) => getComputedStyle(label).outlineStyle)
    await page.locator('input[value="62"]').focus()
    await page.keyboard.press('Space')
    // What a key changes in the address the browser tells a moment later.
    await eventually(address).toBe('/shop/?shopAttribute_pa_colour=62')
    expect(await ring('62')).toBe('solid')
    // A box that can be seen has the browser's own ring, and its label none.
    await box(page, '12').focus()
    expect([await box(page, '12').evaluate((field) => field.matches(':focus-visible')), await ring('12')]).toEqual([true, 'none'])
    expect(await page.getByRole('checkbox', { name: 'Pink' }).isChecked()).toBe(true)
    await page.locator('label[title="Plain"]').click()
    expect(address()).toBe('/shop/?shopAttribute_pa_colour=62&shopAttribute_pa_look=71')
  })
})

describe('boxes that the theme draws in the place of the real ones', () => {
  /** What a page prints for a panel whose settings say so, and what there is then to see. */
  const head = `<style>${DRAWN_BOXES} .ags-wc-filters-checkbox-list label::before { content: "[ ] " }</style>`
  const ring = (page: Page, value: string) => page.locator(`input[value="${value}"] + label`).evaluate((label) => getComputedStyle(label).outlineStyle)

  it('are reached and pressed by keyboard, show where the focus is, and are afterwards as they were printed', async () => {
    const { page, address } = await openListing(shop, { sections: [S.category, S.brand], head })
    await eventually(() => box(page, '12').evaluate((field) => getComputedStyle(field).display)).toBe('block')
    await box(page, '12').focus()
    await page.keyboard.press('Space')
    await eventually(address).toBe('/shop/?shopCategory=12')
    expect([await ring(page, '12'), await page.getByRole('checkbox', { name: /Till rolls/ }).isChecked()]).toEqual(['solid', true])
    await stopTillkit(page)
    expect(await box(page, '12').evaluate((field) => [field.getAttribute('style'), field.getAttribute('class')])).toEqual([null, null])
  })

  it('are reached by the arrow keys of a list that opens', async () => {
    const { page, address } = await openListing(shop, { sections: [S.brand] })
    await page.locator('.ags-wc-filters-dropdown-multi > .ags-wc-filters-active > span').press('ArrowDown')
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('51')
    await page.keyboard.press('Space')
    await eventually(address).toBe('/shop/?shopAttribute_pa_brand=51')
  })
})

describe('aliases', () => {
  const section = { ...S.colour, real: 'shopAttribute_pa_colour' }
  const main = filterPanelHtml({ sections: [section], chips: true }) + shopModuleHtml({ products: listingProducts(2) })
  const names = (page: Page) => page.locator('.ags-wc-filters-section').evaluate((element) => [element.getAttribute('data-ags-wc-filters-query-var'), element.getAttribute('data-ags-wc-filters-real-query-var')])
  it('that are there before us are found [shop-listing-and-filters#48]', async () => {
    const { page, address } = await openListing(shop, { main, head: '<script>window.ags_wc_filters_aliases = {"shopAttribute":"f_%s"}</script>' })
    expect(await names(page)).toEqual(['f_pa_colour', 'shopAttribute_pa_colour'])
    await page.locator('label[title="Pink"]').click()
    expect(address()).toBe('/shop/?f_pa_colour=62')
  })
  it('are found whether the shop\'s own script comes after us or before us [shop-listing-and-filters#49]', async () => {
    // By itself the unit is there before the page is ready, which is when that script runs; the script tag brings it later.
    for (const byTag of [false, true]) {
      const { page, address } = await openListing(shop, { main: main + aliasesScript({ shopAttribute: 'f_%s' }), byTag })
      await eventually(() => names(page)).toEqual(['f_pa_colour', 'shopAttribute_pa_colour'])
      await page.locator('label[title="Pink"]').click()
      await eventually(address).toBe('/shop/?f_pa_colour=62')
    }
  })
})

describe('conditions', () => {
  const tag = { ...S.tag, condition: { categories: [12] } }
  const category = { real: 'shopCategory', title: 'Category', control: singleSelectHtml({ index: 0, type: 'category' }, [{ value: '112', label: 'A' }, { value: '12', label: 'B' }], { all: 'Any' }) }
  const wrapper = (page: Page) => page.locator('.ags_woo_products_filters_child_1').getAttribute('class')
  it('compare categories whole [shop-listing-and-filters#50]', async () => {
    const { page } = await openListing(shop, { sections: [category, tag], search: '?shopCategory=112' })
    expect(await wrapper(page)).toContain('ags-wc-filters-hidden')
  })
  it('hold on load [shop-listing-and-filters#51]', async () => {
    const { page, address, reloads } = await openListing(shop, { sections: [category, tag], search: '?shopTag=31' })
    const before = await pushes(page)
    expect(await wrapper(page)).toContain('ags-wc-filters-hidden')
    // What the address chose in it is gone, from the address and the listing as well.
    await eventually(address).toBe('/shop/')
    await eventually(() => reloads().map(({ url }) => url)).toEqual(['/shop/'])
    expect([await page.locator('input[value="31"]').isChecked(), await chips(page), await pushes(page)]).toEqual([false, [], before])
    await page.locator('.ags-wc-filters-dropdown-single > .ags-wc-filters-active > a').click()
    await page.locator('a[data-id="12"]').click()
    expect(await wrapper(page)).not.toContain('ags-wc-filters-hidden')
  })
})

describe('a hierarchy', () => {
  it('opens by its arrow, which ticks nothing [shop-listing-and-filters#53]', async () => {
    const { page } = await openListing(shop, { sections: [{ ...S.category, expand: true, children: 'hierarchical' }] })
    const item = page.locator('li.ags-wc-filters-has-children')
    const arrow = page.locator('.ags-wc-filters-expanded-toggle')
    const isOpen = async () => (await item.getAttribute('class'))?.includes('ags-wc-filters-expanded')
    await arrow.dispatchEvent('click')
    expect([await isOpen(), await box(page, '15').isChecked()]).toEqual([true, false])
    await arrow.press('Enter')
    expect(await isOpen()).toBe(false)
    await arrow.press('Space')
    expect([await isOpen(), await box(page, '15').isChecked()]).toEqual([true, false])
  })
})

describe('a row', () => {
  const main = filterPanelHtml({ sections: [S.category, S.tag, S.stock], layout: 'horizontal' }) + '<p id="outside">Outside</p>' + shopModuleHtml({ products: listingProducts(1) })
  const open = (page: Page) => page.locator('.ags-wc-filters-section').evaluateAll((all) => all.map((one) => !one.classList.contains('ags-wc-filters-section-toggle-closed')))
  it('has one section open at a time [shop-listing-and-filters#54]', async () => {
    const { page } = await openListing(shop, { main })
    const titles = page.locator('.ags-wc-filters-section-title h4')
    await titles.nth(0).click()
    expect(await open(page)).toEqual([true, false, false])
    await titles.nth(1).click()
    expect(await open(page)).toEqual([false, true, false])
    await page.locator('#outside').click()
    expect(await open(page)).toEqual([false, false, false])
    await titles.nth(1).click()
    await page.locator('input[value="31"]').focus()
    await page.keyboard.press('Escape')
    expect(await open(page)).toEqual([false, false, false])
    expect(await titles.nth(1).evaluate((title) => title.contains(document.activeElement))).toBe(true)
    // A title that is clicked takes no focus: then it is nowhere.
    await titles.nth(0).click()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await open(page)).toEqual([false, false, false])
    expect(await titles.nth(0).evaluate((title) => title.contains(document.activeElement))).toBe(true)
  })

  it('is dragged to its ends and no further [shop-listing-and-filters#55]', async () => {
    const style = '<style>.ags-wc-filters-row{width:400px;overflow:hidden}.ags-wc-filters-sections{display:flex}.ags-wc-filters-sections>*{flex:0 0 300px}</style>'
    const { page } = await openListing(shop, { main, head: style })
    const margin = () => page.locator('.ags-wc-filters-sections').evaluate((strip) => parseFloat(getComputedStyle(strip).marginLeft))
    const heading = await page.locator('.ags-wc-filters-row').boundingBox()
    const [x = 0, y = 0] = [heading?.x, heading?.y]
    const drag = async (by: number) => {
      await page.mouse.move(x + 350, y + 5)
      await page.mouse.down()
      await page.mouse.move(x + 350 + by / 2, y + 5)
      await page.mouse.move(x + 350 + by, y + 5)
      await page.mouse.up()
    }
    await drag(-500)
    await drag(-500)
    expect(await margin()).toBe(-500)
    await drag(900)
    await drag(900)
    expect(await margin()).toBe(0)
    expect(await open(page)).toEqual([false, false, false])
  })
})

it('several panels agree at once', async () => {
  const main = filterPanelHtml({ sections: [S.category] }) + filterPanelHtml({ index: 1, sections: [{ ...S.category, control: S.category.control.replaceAll('ags_wc_filters_0', 'ags_wc_filters_9') }] }) + shopModuleHtml({ products: listingProducts(1) })
  const { page, reloads } = await openListing(shop, { main, answer: () => answerWith('x') })
  await page.locator('#ags_wc_filters_0_category_12').check()
  expect(await page.locator('#ags_wc_filters_9_category_12').isChecked()).toBe(true)
  await eventually(reloads).toHaveLength(1)
})
