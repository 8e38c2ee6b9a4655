import { atRest, filterPanelHtml, FILTER_SECTIONS as S, listingAnswer, listingProducts, shopModuleHtml, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { answerWith, box, contentFor, firstProduct, held, openListing, queryOf } from './shop-page.ts'

const shop = useShop()
const ALL_SECTIONS = [S.category, S.search, S.price, S.rating]

describe('an address that means nothing', () => {
  it.each([
    ['unknown filters and others\' parameters stay as they are', '?shopNothing=1&x[]=1&x[]=2&flag&a=b=c', []],
    ['a reversed range is turned round', '?shopPrice=40-10', ['Price from £10 to £40']],
    ['a range that is no number is none', '?shopPrice=cheap-%3Cb%3E', []],
    ['stars of nine are none', '?shopRating=9', []],
    ['markup, prototypes and broken escapes are text', '?shopCategory=__proto__&shopCategory=%22%3E%3Cimg%20src%3Dx%3E&shopSearch=%F0%9F%A7%BE%20%D7%A9%D7%9C%D7%95%D7%9D%20%26%2B%25%22', ['"🧾 שלום &+%""']],
  ])('%s', async (_title, search, chips) => {
    const { page, address, pageErrors, reloads } = await openListing(shop, { sections: ALL_SECTIONS, search })
    expect(await page.locator('.ags-wc-filters-selected-inner').evaluateAll((all) => all.map((chip) => (chip.lastChild?.textContent ?? '').trim()))).toEqual(chips)
    expect([address(), reloads(), await page.locator('.ags-wc-filters-selected img').count()]).toEqual([`/shop/${search}`, [], 0])
    await box(page, '12').check()
    await eventually(() => firstProduct(page).textContent()).toContain('shopCategory=12')
    // What is not ours is handed on letter by letter.
    const kept = search.slice(1).split('&').filter((one) => !one.startsWith('shopCategory='))
    for (const one of kept.filter((each) => !/^shop(Price|Rating|Search)=/.test(each))) expect(address()).toContain(one)
    expect(pageErrors).toEqual([])
  })
})

describe('a network that is gone', () => {
  it('leaves listing and choices, says so, and takes up where it was', async () => {
    const { page, context, address, pageErrors } = await openListing(shop, { sections: [S.category, S.tag] })
    // Who comes near has the code: without it a plain line says so.
    await box(page, '12').hover()
    await atRest(page, shop.server)
    await context.setOffline(true)
    await box(page, '12').check()
    const note = page.locator('.tillkit-listing-error')
    await note.waitFor()
    // In sight from wherever along the listing a choice is made.
    expect(await note.evaluate((line) => getComputedStyle(line).position)).toBe('sticky')
    const second = page.waitForEvent('requestfailed', (request) => request.url().includes('shopTag=32'))
    await page.locator('input[value="32"]').check()
    await second
    await note.waitFor()
    expect([await firstProduct(page).textContent(), address(), await box(page, '12').isChecked()]).toEqual(['Product 1', '/shop/?shopCategory=12&shopTag=32', true])
    await context.setOffline(false)
    await note.getByRole('button').click()
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12&shopTag=32')
    expect([await note.count(), pageErrors]).toEqual([0, []])
  })
})

describe('answers', () => {
  it('to two fast choices end with the second, whichever comes first', async () => {
    const gates = { 'shopCategory=12': held(), 'shopCategory=12%2C15': held() }
    const { page } = await openListing(shop, { answer: (request) => gates[queryOf(request) as keyof typeof gates].answer })
    await page.evaluate(() => {
      for (const value of ['12', '15']) document.querySelector<HTMLElement>(`input[value="${value}"]`)?.click()
    })
    gates['shopCategory=12%2C15'].send(answerWith('second'))
    await eventually(() => firstProduct(page).textContent()).toBe('second')
    gates['shopCategory=12'].send(answerWith('first'))
    await eventually(() => page.locator('.ags_woo_shop_plus_0').getAttribute('aria-busy')).toBeNull()
    expect(await firstProduct(page).textContent()).toBe('second')
  })

  it('that put a product into the cart count, even without a listing', async () => {
    const answer = listingAnswer({ shop: [], notices: [], 'wc-fragments': { 'div.mini': '<div class="mini">1</div>' }, 'wc-cart-hash': 'h' })
    const { page, pageErrors } = await openListing(shop, { answer: () => answer })
    const added = page.evaluate(() => new Promise((resolve) => jQuery(document.body).on('added_to_cart', (_event, ...args) => resolve(args.slice(0, 2)))))
    await page.locator('.add_to_cart_button').first().click()
    expect(await added).toEqual([{ 'div.mini': '<div class="mini">1</div>' }, 'h'])
    await eventually(() => page.locator('.ags_woo_shop_plus_0').getAttribute('aria-busy')).toBeNull()
    expect([await firstProduct(page).textContent(), await page.locator('.tillkit-listing-error').count(), pageErrors]).toEqual(['Product 1', 0, []])
  })
})

it('a part whose code does not come leaves the others at work', async () => {
  const { page, address, pageErrors } = await openListing(shop, {
    sections: [S.category, S.rating],
    before: (opened) => opened.route(/filters\.(chips|stars|counts)\.js/, (route) => route.abort()),
  })
  await box(page, '12').check()
  expect(address()).toBe('/shop/?shopCategory=12')
  await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12')
  expect([await page.locator('.ags-wc-filters-title-active-count').first().textContent(), pageErrors]).toEqual(['(1)', []])
})

it('a section that says nothing of use is left alone, beside others in a right-to-left page', async () => {
  const broken = { real: '', title: 'Nothing', control: '<p>nothing</p>' }
  const { page, address, pageErrors } = await openListing(shop, {
    lang: 'he',
    dir: 'rtl',
    main: filterPanelHtml({ sections: [broken, S.category], chips: true }) + shopModuleHtml({ ...contentFor('שלום'), products: listingProducts(2) }),
  })
  expect(await page.locator('.ags_woo_products_filters_child_0').innerText()).toContain('nothing')
  await box(page, '12').check()
  expect([address(), pageErrors]).toEqual(['/shop/?shopCategory=12', []])
})
