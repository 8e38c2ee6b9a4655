import { atRest, FILTER_SECTIONS as S, listingAnswer, listingHtml, listingProducts, sentSoFar, useShop, type LoggedRequest } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { answerWith, box, contentFor, firstProduct, held, openListing, queryOf, type CasePage } from './shop-page.ts'

const shop = useShop()
const PAGED = { products: listingProducts(12), total: 60 }
const pageLink = (page: Page, number: number) => page.locator(`.ags_woo_shop_plus_0 .page-numbers[aria-label="Page ${number}"]`).first()
const paged = (request: LoggedRequest) =>
  listingAnswer({ shop: { ags_woo_shop_plus_0: listingHtml(contentFor(queryOf(request), { total: 60, page: Number(request.query['shopPage'] ?? 1) })) }, notices: [] })
const openPaged = (more: CasePage = {}) => openListing(shop, { shop: PAGED, answer: paged, sections: [S.tag], prefetch: true, ...more })
const urls = (requests: readonly LoggedRequest[]) => requests.map(({ url }) => url)
/** The longest that a listing waits before it asks, in ms. */
const PAUSE = 200
/** Lets the page's timers run, those of the longest pause with them, and what they ask for reach the shop. */
const timersRun = (page: Page) => sentSoFar(page, PAUSE)
/** Lets them run, and the network answer. */
async function afterAll(page: Page): Promise<void> {
  await timersRun(page)
  await atRest(page, shop.server)
}

describe('a listing that nobody touches', () => {
  it('fetches nothing, also with its page links in sight, and after a page was turned by keyboard or under a resting pointer', async () => {
    const { page, reloads } = await openPaged()
    await pageLink(page, 2).scrollIntoViewIfNeeded()
    await afterAll(page)
    expect(reloads()).toEqual([])
    await pageLink(page, 2).click()
    await eventually(() => firstProduct(page).textContent()).toBe('shopPage=2')
    await afterAll(page)
    await page.locator('a.next.page-numbers').first().evaluate((link) => (link as HTMLElement).focus())
    await page.keyboard.press('Enter')
    await eventually(() => firstProduct(page).textContent()).toBe('shopPage=3')
    await afterAll(page)
    expect(urls(reloads())).toEqual(['/shop/?shopPage=2', '/shop/?shopPage=3'])
  })
})

describe('a page link', () => {
  it.each([
    ['a pointer rests on', async (page: Page) => {
      // The very first event of a pointer tells of no movement.
      await page.mouse.move(5, 5)
      await pageLink(page, 3).hover()
    }],
    ['the keyboard comes to', async (page: Page) => {
      await pageLink(page, 2).focus()
      await page.keyboard.press('Tab')
    }],
  ])('that %s is fetched, and the click joins that request', async (_title, touch) => {
    const slow = held()
    const { page, reloads } = await openPaged({ answer: () => slow.answer })
    await pageLink(page, 2).scrollIntoViewIfNeeded()
    await touch(page)
    await eventually(() => urls(reloads())).toEqual(['/shop/?shopPage=3'])
    await pageLink(page, 3).click()
    expect(await page.locator('.ags_woo_shop_plus_0').getAttribute('class')).toContain('ags-woo-shop-loading')
    slow.send(paged({ ...reloads()[0] as LoggedRequest }))
    await eventually(() => firstProduct(page).textContent()).toBe('shopPage=3')
    await afterAll(page)
    expect(urls(reloads())).toEqual(['/shop/?shopPage=3'])
  })

  it('fetches nothing beside its own load, nor from a listing on its way out', async () => {
    const slow = held()
    const { page, reloads } = await openPaged({ answer: () => slow.answer })
    await pageLink(page, 2).click()
    await pageLink(page, 3).dispatchEvent('pointerdown', { pointerType: 'mouse', button: 0 })
    await page.mouse.move(5, 5)
    await pageLink(page, 3).hover({ force: true })
    await timersRun(page)
    expect(urls(reloads())).toEqual(['/shop/?shopPage=2'])
    slow.send(paged({ ...reloads()[0] as LoggedRequest }))
    await eventually(() => firstProduct(page).textContent()).toBe('shopPage=2')
    await afterAll(page)
    expect(urls(reloads())).toEqual(['/shop/?shopPage=2'])
  })

  it('fetches nothing where the keyboard only passes it on its way out of the listing', async () => {
    const { page, reloads } = await openPaged()
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a id="behind" href="/behind/">Behind</a>'))
    const next = page.locator('a.next.page-numbers').first()
    await pageLink(page, 2).focus()
    await afterAll(page)
    const before = urls(reloads())
    await next.evaluate((link) => {
      (link as HTMLElement).focus()
      document.querySelector<HTMLElement>('#behind')?.focus()
    })
    await afterAll(page)
    expect([before, urls(reloads())]).toEqual([[], []])
  })

  it('fetches nothing where the shopper saves data', async () => {
    const before = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const { page, reloads } = await openPaged({ before })
    await page.mouse.move(5, 5)
    await pageLink(page, 3).hover()
    await pageLink(page, 3).dispatchEvent('pointerdown', { pointerType: 'mouse', button: 0 })
    await afterAll(page)
    expect(reloads()).toEqual([])
  })
})

describe('a filter that a pointer rests on and the keyboard comes to', () => {
  it.each([
    ['', undefined],
    [' where the shopper saves data', (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))],
  ])('asks for nothing, and its click for one listing%s', async (_title, before) => {
    const { page, reloads, counts } = await openListing(shop, { sections: [S.category], prefetch: true, ...(before ? { before } : {}) })
    const asked = counts().length
    await page.mouse.move(5, 5)
    await box(page, '12').hover()
    await box(page, '12').focus()
    await afterAll(page)
    expect([urls(reloads()), counts().length]).toEqual([[], asked])
    await box(page, '12').click()
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12')
    await afterAll(page)
    expect(urls(reloads())).toEqual(['/shop/?shopCategory=12'])
  })
})

it('numbers of products that were asked for while choices wait are not asked for again by Apply', async () => {
  const counts = ({ form }: LoggedRequest) => JSON.stringify((JSON.parse(form['ags_wc_filters_product_counts'] ?? '[]') as object[]).map((item) => ({ ...item, count: 4 })))
  const opened = await openListing(shop, { sections: [S.category, S.tag], panel: { apply: 'Apply' }, counts })
  const { page } = opened
  const apply = page.locator('.ags-wc-filters-button-apply')
  await box(page, '12').check()
  await eventually(() => apply.textContent()).toBe('Show 4 products')
  expect(opened.reloads()).toEqual([])
  await apply.click()
  await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12')
  await afterAll(page)
  expect([urls(opened.counts()), urls(opened.reloads())]).toEqual([['/shop/', '/shop/?shopCategory=12'], ['/shop/?shopCategory=12']])
})

describe('a listing that is shown again', () => {
  const qty = (page: Page, product = 2) => page.locator(`.ags-divi-wc-layout-grid .post-${product} .qty`)
  /** Chooses 12 and takes it back: the page's own listing is shown, and asked for by a request that the test answers. */
  const openAgain = async () => {
    const again = held()
    const opened = await openListing(shop, {
      sections: [S.category],
      shop: { products: listingProducts(12), prices: { min: 5, max: 80 } },
      answer: (request) => (queryOf(request) === 'nothing' ? again.answer : answerWith(queryOf(request))),
    })
    await box(opened.page, '12').check()
    await eventually(() => firstProduct(opened.page).textContent()).toBe('shopCategory=12')
    await box(opened.page, '12').uncheck()
    await eventually(() => firstProduct(opened.page).textContent()).toBe('Product 1')
    const [first, ...others] = listingProducts(12)
    const cheaper = listingHtml({ products: first ? [{ ...first, name: 'Cheaper' }, ...others] : [], prices: { min: 5, max: 80 } })
    return { ...opened, send: () => again.send(listingAnswer({ shop: { ags_woo_shop_plus_0: cheaper }, notices: [] })), again }
  }

  it('is asked for once, and what is new takes its place without moving page, focus or what is typed', async () => {
    const { page, reloads, send } = await openAgain()
    await eventually(() => urls(reloads())).toEqual(['/shop/?shopCategory=12', '/shop/'])
    expect(await page.locator('.ags_woo_shop_plus_0').getAttribute('class')).not.toContain('ags-woo-shop-loading')
    await qty(page).fill('7')
    const link = page.locator('.ags-divi-wc-layout-grid .post-8 a.add_to_cart_button')
    await link.focus()
    await link.scrollIntoViewIfNeeded()
    const before = await link.evaluate((element) => [scrollY, Math.round(element.getBoundingClientRect().top)])
    await page.evaluate(() => document.addEventListener('tillkit:listing-loaded', (event) => Reflect.set(window, 'reason', (event as CustomEvent<{ reason: string }>).detail.reason)))
    send()
    await eventually(() => firstProduct(page).textContent()).toBe('Cheaper')
    expect(await page.evaluate(() => Reflect.get(window, 'reason') as string)).toBe('refresh')
    expect([await qty(page).inputValue(), await link.evaluate((element) => element === document.activeElement)]).toEqual(['7', true])
    expect(await link.evaluate((element) => [scrollY, Math.round(element.getBoundingClientRect().top)])).toEqual(before)
    expect(reloads()).toHaveLength(2)
  })

  it('is left alone while somebody types or presses in it, and is replaced behind that', async () => {
    const { page, send } = await openAgain()
    await qty(page).focus()
    await page.keyboard.type('4')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    send()
    await answered
    await afterAll(page)
    expect(await firstProduct(page).textContent()).toBe('Product 1')
    const typed = await qty(page).inputValue()
    await page.locator('.woocommerce-loop-product__title').nth(3).hover()
    await page.mouse.down()
    await afterAll(page)
    expect(await firstProduct(page).textContent()).toBe('Product 1')
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await eventually(() => firstProduct(page).textContent()).toBe('Cheaper')
    expect(await qty(page).inputValue()).toBe(typed)
  })

  it('stays in its nodes where the answer is the same but for ids that are made anew', async () => {
    const { page, again } = await openAgain()
    await page.evaluate(() => Reflect.set(window, 'node', document.querySelector('.ags_woo_shop_plus_0 .product')))
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    again.send(listingAnswer({ shop: { ags_woo_shop_plus_0: listingHtml({ products: listingProducts(12), prices: { min: 5, max: 80 } }).replaceAll(/quantity_\w+/g, 'quantity_6b02c738d8caa') }, notices: [] }))
    await answered
    await afterAll(page)
    expect(await page.evaluate(() => (Reflect.get(window, 'node') as Element).isConnected)).toBe(true)
  })
})
