import { FILTER_SECTIONS as S, filterPanelHtml, heldTimers, listingAnswer, listingHtml, listingProducts, shopModuleHtml, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { answerWith, box, contentFor, firstProduct, held, openListing, queryOf, type CasePage } from './shop-page.ts'

const shop = useShop()
const PAGED = { products: listingProducts(12), total: 30 }
const order = (page: Page, at = 0) => page.locator(`.ags_woo_shop_plus_${at} select.orderby`).first()
const classes = (page: Page, at = 0) => page.locator(`.ags_woo_shop_plus_${at}`).getAttribute('class')
const pageLink = (page: Page, number: number, at = 0) => page.locator(`.ags_woo_shop_plus_${at} .page-numbers[aria-label="Page ${number}"]`).first()
const pushes = (page: Page) => page.evaluate(() => history.length)
const two = shopModuleHtml({ ...PAGED }) + shopModuleHtml({ ...PAGED, index: 1 })
const paged = (request: { query: Record<string, string>; form: Record<string, string> }) => {
  const name = request.form['ags_wc_filters_ajax_shop'] ?? ''
  const pageName = name.endsWith('_1') ? 'shopPage2' : 'shopPage'
  const content = contentFor(queryOf(request as never), { total: 30, page: Number(request.query[pageName] ?? 1), pageName })
  return listingAnswer({ shop: { [name]: listingHtml(content) }, notices: [] })
}

describe('the order', () => {
  it('that is standard leaves a whole address [shop-listing-and-filters#26]', async () => {
    const { page, address, reloads } = await openListing(shop, { search: '?shopOrder=price&shopCategory=12', shop: { order: 'price' } })
    await order(page).selectOption('menu_order')
    expect(address()).toBe('/shop/?shopCategory=12')
    await eventually(() => reloads().map(({ url }) => url)).toEqual(['/shop/?shopCategory=12'])
  })

  it('of a shop without requests is sent by its form [shop-listing-and-filters#27]', async () => {
    const { page, reloads } = await openListing(shop, { main: shopModuleHtml({ ajax: false, target: false, products: listingProducts(2) }) })
    await page.evaluate(() => document.addEventListener('change', ({ target }) => (target as HTMLSelectElement).form?.requestSubmit()))
    await order(page).selectOption('price')
    await page.waitForURL('**/?orderby=price&paged=1')
    expect(reloads()).toEqual([])
  })

  it('keeps the section that sorts in step, and is heard of through jQuery alone', async () => {
    const { page, address } = await openListing(shop, { sections: [S.order] })
    await page.evaluate(() => void jQuery('select.orderby').first().val('price').trigger('change'))
    expect(address()).toBe('/shop/?shopOrder=price')
    expect(await page.locator('.ags-wc-filters-dropdown-single > .ags-wc-filters-active').innerText()).toContain('low to high')
  })
})

describe('pages', () => {
  it('of the second shop have a parameter of their own [shop-listing-and-filters#28]', async () => {
    const { page, address, reloads } = await openListing(shop, { main: two, answer: paged })
    await pageLink(page, 3, 1).click()
    expect(address()).toBe('/shop/?shopPage2=3')
    await eventually(() => reloads().map(({ form }) => form['ags_wc_filters_ajax_shop'])).toEqual(['ags_woo_shop_plus_1'])
    await eventually(() => page.locator('.ags_woo_shop_plus_1').evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(40)
    expect(await firstProduct(page, 0).textContent()).toBe('Product 1')
  })

  it('in a tab of their own are the browser\'s business [shop-listing-and-filters#29]', async () => {
    const { page, context, address, reloads } = await openListing(shop, { shop: PAGED })
    const tab = context.waitForEvent('page')
    await pageLink(page, 2).click({ modifiers: ['ControlOrMeta'] })
    // It is there before its address is.
    await (await tab).waitForURL('**/shop/?shopPage=2')
    expect([address(), reloads()]).toEqual(['/shop/', []])
  })

  it('come back, and make no entry [shop-listing-and-filters#30]', async () => {
    const { page, address, reloads } = await openListing(shop, { shop: PAGED, answer: paged, sections: [S.tag] })
    await pageLink(page, 2).click()
    await eventually(() => firstProduct(page).textContent()).toBe('shopPage=2')
    const entries = await pushes(page)
    await page.goBack()
    // The page's own listing, without asking for it again.
    await eventually(() => firstProduct(page).textContent()).toBe('Product 1')
    expect([address(), await pushes(page), reloads().length]).toEqual(['/shop/', entries, 1])
    await page.goForward()
    await eventually(() => firstProduct(page).textContent()).toBe('shopPage=2')
    expect([address(), await pushes(page), reloads().length]).toEqual(['/shop/?shopPage=2', entries, 1])
  })

  it('that were seen come back without a request', async () => {
    const { page, reloads } = await openListing(shop, { shop: PAGED, answer: paged })
    for (const number of [2, 3]) {
      await pageLink(page, number).click()
      await eventually(() => firstProduct(page).textContent()).toBe(`shopPage=${number}`)
    }
    const asked = reloads().length
    await page.goBack()
    await eventually(() => firstProduct(page).textContent()).toBe('shopPage=2')
    expect(reloads()).toHaveLength(asked)
  })

  it('are fetched ahead once a pointer rests on their link, and shown without asking again', async () => {
    const { page, reloads } = await openListing(shop, { shop: PAGED, answer: paged, prefetch: true })
    await page.mouse.move(5, 5)
    await pageLink(page, 2).hover()
    await eventually(() => reloads().map(({ url }) => url)).toEqual(['/shop/?shopPage=2'])
    await pageLink(page, 2).click()
    await eventually(() => firstProduct(page).textContent()).toBe('shopPage=2')
    expect(reloads().filter(({ url }) => url === '/shop/?shopPage=2')).toHaveLength(1)
  })

  it('keep the keyboard in the list', async () => {
    const { page } = await openListing(shop, { shop: PAGED, answer: paged })
    await pageLink(page, 2).focus()
    await page.keyboard.press('Enter')
    await eventually(() => firstProduct(page).textContent()).toBe('shopPage=2')
    expect(await page.evaluate(() => document.activeElement?.closest('.ags_woo_shop_plus') !== null)).toBe(true)
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toContain('Showing 13–15 of 30')
  })

  it('work where storage is blocked [shop-listing-and-filters#57]', async () => {
    const head = '<script>Object.defineProperty(window, "localStorage", { get() { throw new Error("blocked") } })</script>'
    const { page, pageErrors } = await openListing(shop, { shop: PAGED, answer: paged, head })
    await pageLink(page, 2).click()
    await eventually(() => firstProduct(page).textContent()).toBe('shopPage=2')
    expect(pageErrors).toEqual([])
  })
})

describe('several shops', () => {
  it('load at once, each for itself [shop-listing-and-filters#33]', async () => {
    const gates = { ags_woo_shop_plus_0: held(), ags_woo_shop_plus_1: held() }
    const { page, reloads } = await openListing(shop, { main: two, answer: (request) => gates[request.form['ags_wc_filters_ajax_shop'] as keyof typeof gates].answer })
    await order(page, 0).selectOption('price')
    await order(page, 1).selectOption('date')
    for (const at of [0, 1]) expect(await classes(page, at)).toContain('ags-woo-shop-loading')
    gates.ags_woo_shop_plus_1.send(answerWith('second', 'ags_woo_shop_plus_1'))
    gates.ags_woo_shop_plus_0.send(answerWith('first'))
    await eventually(() => firstProduct(page, 0).textContent()).toBe('first')
    await eventually(() => firstProduct(page, 1).textContent()).toBe('second')
    for (const at of [0, 1]) expect(await classes(page, at)).not.toContain('ags-woo-shop-loading')
    expect(reloads().map(({ form }) => form['ags_wc_filters_ajax_shop'])).toEqual(['ags_woo_shop_plus_0', 'ags_woo_shop_plus_1'])
  })
})

describe('an answer that is none', () => {
  const stays = async (answer: Parameters<typeof openListing>[1] extends infer O | undefined ? NonNullable<O extends { answer?: infer A } ? A : never> : never) => {
    const { page, pageErrors } = await openListing(shop, { answer })
    await box(page, '12').check()
    await page.locator('.tillkit-listing-error').waitFor()
    expect(await classes(page)).not.toContain('ags-woo-shop-loading')
    expect(await firstProduct(page).textContent()).toBe('Product 1')
    expect(pageErrors).toEqual([])
    return page
  }
  it('leaves the last listing, and can be asked for again [shop-listing-and-filters#34]', async () => {
    let isDown = true
    const page = await stays((request) => (isDown ? { status: 500 } : answerWith(queryOf(request))))
    isDown = false
    await page.locator('.tillkit-listing-error button').click()
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12')
    expect(await page.locator('.tillkit-listing-error').count()).toBe(0)
  })
  it('without the marker leaves the last listing [shop-listing-and-filters#35]', async () => {
    await stays(() => '<html><body>the whole page</body></html>')
  })
  it.each([
    ['cut off', () => '/*agsdsb-json-start*/{"shop":{"ags_woo_shop_plus_0":"<p'],
    ['another shop\'s', () => answerWith('x', 'ags_woo_shop_plus_7')],
    ['a broken line', () => 'close' as const],
  ])('%s leaves the last listing', async (_title, answer) => {
    await stays(answer)
  })
})

describe('what else an answer brings', () => {
  it('may be another page [shop-listing-and-filters#36]', async () => {
    const notices = '<div class="ags_woo_notices ags_woo_notices_0"><p>before</p></div>'
    const main = notices + filterPanelHtml({ sections: [S.category] }) + shopModuleHtml({ products: listingProducts(2) })
    const { page, reloads } = await openListing(shop, { main, answer: () => listingAnswer({ dswcpRedirect: '/your-cart/' }, 'garbage') })
    // What the page tells or changes before it is left, kept for the next one to be asked.
    await page.evaluate(() => {
      const note = (what: string) => sessionStorage.setItem('applied', `${sessionStorage.getItem('applied') ?? ''} ${what}`)
      document.addEventListener('tillkit:listing-loaded', () => note('listing'))
      for (const place of document.querySelectorAll('.ags_woo_shop_plus, .ags_woo_notices')) {
        new MutationObserver(() => note(place.className)).observe(place, { childList: true, subtree: true })
      }
      sessionStorage.setItem('applied', 'nothing')
    })
    shop.server.page('/your-cart/', '<h1>basket</h1>')
    // Not `check`: it would look at the box again, on a page that may have been left by then.
    await box(page, '12').click()
    await page.waitForURL('**/your-cart/')
    expect(page.url()).toBe(`${shop.server.origin}/your-cart/`)
    expect([await page.evaluate(() => sessionStorage.getItem('applied')), reloads().length]).toEqual(['nothing', 1])
  })

  const notices = '<div class="ags_woo_notices ags_woo_notices_0"><p>before</p></div>'
  const main = notices + filterPanelHtml({ sections: [S.category] }) + shopModuleHtml({ products: listingProducts(2) })
  it('may be no notices [shop-listing-and-filters#37]', async () => {
    const { page, pageErrors, reloads } = await openListing(shop, { main })
    await box(page, '12').check()
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12')
    expect(await page.locator('.ags_woo_notices_0').innerHTML()).toBe('<p>before</p>')
    expect(reloads()[0]?.form).toMatchObject({ 'ags_wc_filters_ajax_notices[]': 'ags_woo_notices_0' })
    expect(pageErrors).toEqual([])
  })
  it('may be notices [shop-listing-and-filters#38]', async () => {
    const { page } = await openListing(shop, { main, answer: () => answerWith('x', undefined, { notices: { ags_woo_notices_0: '<b>after</b>' } }) })
    await box(page, '12').check()
    await eventually(() => page.locator('.ags_woo_notices_0').innerHTML()).toBe('<b>after</b>')
  })
})

describe('adding from a listing', () => {
  const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'added') as unknown[])
  const listen = '<script>window.added = []; jQuery(function () { jQuery(document.body).on("added_to_cart", function (e, fragments, hash, button) { added.push([fragments, hash, button === undefined]) }) })</script>'
  const add = (page: Page, id = 1) => page.locator(`.ags-divi-wc-layout-grid .add_to_cart_button[data-product_id="${id}"]`)
  const cart = { 'wc-fragments': { 'div.a': '<i>1</i>' }, 'wc-cart-hash': 'h' }

  it('sends product, quantity and shop, and tells the cart once [shop-listing-and-filters#39]', async () => {
    const { page, reloads } = await openListing(shop, { head: listen, answer: () => answerWith('added', undefined, cart) })
    await page.locator('.ags-divi-wc-layout-grid .qty').first().fill('3')
    await add(page).click()
    await eventually(() => heard(page)).toEqual([[{ 'div.a': '<i>1</i>' }, 'h', true]])
    expect(reloads()).toHaveLength(1)
    expect(reloads()[0]).toMatchObject({ url: '/shop/', form: { quantity: '3', 'add-to-cart': '1', ags_wc_filters_ajax_shop: 'ags_woo_shop_plus_0' } })
    expect(await firstProduct(page).textContent()).toBe('added')
  })

  it('that fails says so, and tells nobody [shop-listing-and-filters#40]', async () => {
    const { page } = await openListing(shop, { head: listen, answer: () => ({ status: 500 }) })
    await add(page).click()
    await page.locator('.tillkit-listing-error', { hasText: 'could not be added' }).waitFor()
    expect(await classes(page)).not.toContain('ags-woo-shop-loading')
    expect(await heard(page)).toEqual([])
  })

  it('leaves products with options of another plugin alone [shop-listing-and-filters#41]', async () => {
    const { page, reloads } = await openListing(shop)
    await add(page).evaluate((link) => link.classList.add('wcpa_has_options'))
    await add(page).click()
    await page.waitForURL('**/shop/?add-to-cart=1')
    expect(reloads()).toEqual([])
  })

  it('reaches the cart while a filter changes the list [shop-listing-and-filters#42]', async () => {
    const adding = held()
    const { page, reloads } = await openListing(shop, { head: listen, answer: (request) => (request.form['add-to-cart'] ? adding.answer : answerWith(queryOf(request))) })
    await add(page).click()
    await eventually(reloads).toHaveLength(1)
    await box(page, '12').check()
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12')
    adding.send(answerWith('of the add', undefined, cart))
    await eventually(() => heard(page)).toEqual([[{ 'div.a': '<i>1</i>' }, 'h', true]])
    expect(await firstProduct(page).textContent()).toBe('shopCategory=12')
    expect(await classes(page)).not.toContain('ags-woo-shop-loading')
  })
})

describe('numbers of products', () => {
  const numbers = (of: (value: string) => number) => (request: { form: Record<string, string> }) => {
    const items = JSON.parse(request.form['ags_wc_filters_product_counts'] ?? '[]') as { parent: string; filter: string; value: string }[]
    return JSON.stringify(items.map(({ parent, filter, value }) => ({ parent, filter, count: of(value) })))
  }
  const hidden = (page: Page) => page.locator('.ags-wc-filters-list li').evaluateAll((all) => all.map((item) => item.classList.contains('ags-wc-filters-hidden')))

  it('hide options without products, and say when none is left [shop-listing-and-filters#46]', async () => {
    let left = 7
    const { page } = await openListing(shop, { sections: [{ ...S.category, title: 'Kind' }, { ...S.brand, hideZero: true }], counts: (request) => numbers((value) => (value === '15' ? 0 : left))(request) })
    await eventually(() => page.locator('.ags-wc-filters-checkbox-list > li').nth(1).getAttribute('class')).toContain('ags-wc-filters-hidden')
    expect(await page.locator('label[for$="_category_12"] .ags-wc-filters-product-count').textContent()).toBe('7')
    left = 0
    await page.locator('.ags-wc-filters-button-clear').click()
    await page.locator('.ags-wc-filters-checkbox-list input[value="12"]').check()
    await box(page, '12').uncheck()
    await eventually(() => page.locator('.ags-wc-filters-no-options').allInnerTexts()).toEqual([
      'There are no Kind filtering options available for these products.',
      'There are no Brand filtering options available for these products.',
    ])
    expect((await hidden(page)).every(Boolean)).toBe(true)
  })

  it('are asked for under the server\'s own names [shop-listing-and-filters#47]', async () => {
    const { counts } = await openListing(shop, { search: '?cat=12&cat=15', head: '<script>window.ags_wc_filters_aliases = {"shopCategory":"cat"}</script>' })
    await eventually(() => counts().at(-1)?.url).toBe('/shop/?shopCategory=12%2C15')
    const items = JSON.parse(counts().at(-1)?.form['ags_wc_filters_product_counts'] ?? '[]') as { filter: string; parent: string; value: string }[]
    expect(items[0]).toEqual({ parent: 'label[for="ags_wc_filters_0_category_12"]', filter: 'shopCategory', value: '12' })
    expect(items.every(({ filter }) => filter === 'shopCategory')).toBe(true)
    expect(counts().at(-1)?.form['forPost']).toBe('120')
  })

  it('hide a section that has none, once [shop-listing-and-filters#52]', async () => {
    const sections = [S.stock, { ...S.tag, condition: 'notempty' as const }]
    const { page, address, reloads } = await openListing(shop, { sections, search: '?shopTag=32', counts: numbers(() => 0) })
    const before = await pushes(page)
    await eventually(() => page.locator('.ags_woo_products_filters_child_1').getAttribute('class')).toContain('ags-wc-filters-hidden')
    expect(await page.locator('input[value="32"]').isChecked()).toBe(false)
    await eventually(address).toBe('/shop/')
    await eventually(() => reloads().map(({ url }) => url)).toEqual(['/shop/'])
    expect(await pushes(page)).toBe(before)
  })

  it('stand on the Apply button while choices wait', async () => {
    const sections = [S.category, S.tag]
    const { page } = await openListing(shop, { sections, panel: { apply: 'Apply' }, counts: (request) => numbers((value) => (value === 'all' ? 23 : 4))(request) })
    const button = page.locator('.ags-wc-filters-button-apply')
    expect(await button.textContent()).toBe('Apply')
    await box(page, '12').check()
    await eventually(() => button.textContent()).toBe('Show 23 products')
    await button.click()
    expect(await button.textContent()).toBe('Apply')
  })
})

describe('suggestions', () => {
  const CALL = 'ags_wc_filters_search_suggestions'
  const asked = () => shop.server.requestsTo(CALL).map(({ form }) => form['query'])
  const suggest = (list: string[]) => JSON.stringify({ success: true, data: list.map((label) => ({ label, link: `/product/${label}/` })) })
  const shown = (page: Page) => page.locator('.ags-wc-filters-search-suggestions-container').isVisible()
  const field = (page: Page) => page.locator('input[type="search"]')
  const open = async (answer: Parameters<typeof shop.server.answer>[1], options: CasePage = {}) => {
    const opened = await openListing(shop, { sections: [S.search], ...options })
    shop.server.answer(CALL, answer)
    return opened
  }

  it('are asked for once typing rests [shop-listing-and-filters#13]', async () => {
    const pause = heldTimers(200)
    const { page } = await open(() => suggest(['till']), { before: pause.before })
    await field(page).pressSequentially('tills')
    // One for the listing, one for the suggestions.
    await eventually(() => pause.waits(page)).toEqual([200, 200])
    expect(asked()).toEqual([])
    await pause.runOut(page)
    await eventually(() => shown(page)).toBe(true)
    expect(asked()).toEqual(['tills'])
  })
  it('for an older text are dropped [shop-listing-and-filters#14]', async () => {
    const slow = held()
    const { page } = await open(({ form }) => (form['query'] === 'ti' ? slow.answer : suggest([form['query'] === 'till' ? 'new' : 'newest'])))
    const list = () => page.locator('.ags-wc-filters-search-suggestions li').allInnerTexts()
    await page.evaluate(() => {
      const seen: string[] = []
      Reflect.set(window, 'seen', seen)
      new MutationObserver(() => seen.push(document.querySelector('.ags-wc-filters-search-suggestions')?.textContent ?? '')).observe(document.body, { childList: true, subtree: true })
    })
    await field(page).fill('ti')
    await eventually(asked).toEqual(['ti'])
    await field(page).fill('till')
    await eventually(list).toEqual(['new'])
    slow.send(suggest(['old']))
    // By the answer to a third question the late one has long been there.
    await field(page).fill('tills')
    await eventually(list).toEqual(['newest'])
    expect(await page.evaluate(() => Reflect.get(window, 'seen') as string[])).not.toContain('old')
  })
  it('that are none hide the box [shop-listing-and-filters#15]', async () => {
    const { page } = await open(({ form }) => suggest(form['query'] === 'a' ? ['x'] : []))
    await field(page).fill('a')
    await eventually(() => shown(page)).toBe(true)
    await field(page).fill('ab')
    await eventually(() => shown(page)).toBe(false)
    expect(asked()).toEqual(['a', 'ab'])
  })
  it('go with the text [shop-listing-and-filters#16]', async () => {
    const { page, address } = await open(() => suggest(['x']))
    await field(page).fill('a')
    await eventually(() => shown(page)).toBe(true)
    await field(page).fill('')
    expect(await shown(page)).toBe(false)
    await eventually(address).toBe('/shop/')
    expect(asked()).toEqual(['a'])
  })
  it('are text, and lead where they say', async () => {
    const label = '&lt;b&gt;80 mm&lt;/b&gt; Tom &amp; Co<img src=x onerror=alert(1)>'
    const { page, pageErrors } = await open(() => JSON.stringify({ success: true, data: [{ label, link: '/product/7/' }, { label: 'bad', link: 'javascript:alert(1)' }] }))
    shop.server.page('/product/7/', '<h1>7</h1>')
    await field(page).fill('tom')
    await eventually(() => page.locator('.ags-wc-filters-search-suggestions li').allInnerTexts()).toEqual(['<b>80 mm</b> Tom & Co'])
    await field(page).press('ArrowDown')
    await field(page).press('Enter')
    await page.waitForURL('**/product/7/')
    expect(pageErrors).toEqual([])
  })
})

describe('the view', () => {
  it('switches, and is remembered for the server [shop-listing-and-filters#56]', async () => {
    const { page, context } = await openListing(shop)
    await page.locator('.list-view').click()
    await eventually(() => page.locator('.ags-divi-wc-layout-list').isVisible()).toBe(true)
    expect(await page.locator('.ags-divi-wc-layout-grid').isVisible()).toBe(false)
    expect(await page.locator('.list-view').evaluate((button) => [button.classList.contains('active'), button.getAttribute('aria-pressed')])).toEqual([true, 'true'])
    const cookie = (await context.cookies()).find(({ name }) => name === 'ags_woo_shop_plus_42_0')
    expect(cookie).toMatchObject({ value: 'list', path: '/' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7 * 86_400 - 600)
  })
  it('stays over a new listing', async () => {
    const { page, pageErrors } = await openListing(shop)
    // Twice while the first is on its way: the one view gives way to the other all the same.
    await page.evaluate(() => {
      for (const name of ['.list-view', '.grid-view', '.list-view']) document.querySelector<HTMLElement>(name)?.click()
    })
    await box(page, '12').check()
    await eventually(() => page.locator('.ags-divi-wc-layout-list .woocommerce-loop-product__title').first().textContent()).toBe('shopCategory=12')
    expect([await page.locator('.ags-divi-wc-layout-list').isVisible(), pageErrors]).toEqual([true, []])
  })
})

describe('a category\'s link in a listing', () => {
  const link = (page: Page) => page.locator('.ags-divi-wc-layout-grid .categories a').first()
  it('filters [shop-listing-and-filters#58]', async () => {
    const { page, address, reloads } = await openListing(shop)
    const before = await pushes(page)
    await link(page).click()
    expect([address(), await pushes(page)]).toEqual(['/shop/?shopCategory=12', before + 1])
    expect(await box(page, '12').isChecked()).toBe(true)
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12')
    expect(reloads()).toHaveLength(1)
    await eventually(() => page.locator('.ags_woo_shop_plus_0').evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)))).toBeLessThan(60)
  })
  it('is followed where the section lists no children [shop-listing-and-filters#59]', async () => {
    const { page } = await openListing(shop, { sections: [{ ...S.category, children: 'hide' }] })
    shop.server.page('/product-category/12/', '<h1>12</h1>')
    await link(page).click()
    await page.waitForURL('**/product-category/12/')
  })
})

it('the builder\'s preview is left alone [shop-listing-and-filters#60]', async () => {
  const main = '<script>document.body.classList.add("et-fb")</script>' + filterPanelHtml({ sections: [S.category] }) + shopModuleHtml(PAGED)
  const { page, address, reloads, counts } = await openListing(shop, { main })
  const before = await pushes(page)
  await box(page, '12').check()
  await pageLink(page, 2).click()
  await page.locator('.ags-divi-wc-layout-grid .add_to_cart_button').first().click()
  expect([address(), await pushes(page), reloads(), counts()]).toEqual(['/shop/', before, [], []])
})
