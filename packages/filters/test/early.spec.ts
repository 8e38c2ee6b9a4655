import { atRest, FILTER_SECTIONS as S, heldFile, holdLong, listingProducts, useShop, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { box, firstProduct, openListing } from './shop-page.ts'

const shop = useShop()
const CODE = '**/filters.js'
const loaderIsThere = (page: Page) => page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)

describe('before the code has come', () => {
  it('every box that is ticked and every word that is typed is kept', async () => {
    let letThrough: () => void = () => undefined
    const through = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    const { page, address, reloads, pageErrors } = await openListing(shop, {
      byTag: true,
      sections: [S.category, S.search, { ...S.price, title: 'Price' }],
      waitForMount: false,
      before: (opened) => opened.route(CODE, async (route) => {
        await through
        await route.continue()
      }),
    })
    await loaderIsThere(page)
    await page.locator('input[type="search"]').fill('rolls')
    await page.locator('label', { hasText: 'Till rolls' }).first().click()
    await box(page, '15').dispatchEvent('click')
    expect(reloads()).toEqual([])
    letThrough()
    await eventually(address).toBe('/shop/?shopCategory=12&shopCategory=15&shopSearch=rolls')
    expect([await box(page, '12').isChecked(), await page.locator('input[type="search"]').inputValue()]).toEqual([true, 'rolls'])
    await eventually(() => reloads().at(-1)?.url).toBe('/shop/?shopCategory=12%2C15&shopSearch=rolls')
    expect(pageErrors).toEqual([])
  })

  it.each([['at once', undefined], ['with Apply', 'Apply']])('what was ticked before the script tag itself came is the shopper\'s choice, applied %s', async (_when, apply) => {
    const tag = heldFile('tillkit.js')
    let before: Page | undefined
    const opening = openListing(shop, {
      byTag: true,
      sections: [S.category, S.tag],
      panel: apply === undefined ? {} : { apply },
      waitForMount: false,
      before: (opened) => {
        before = opened
        return tag.before(opened)
      },
    })
    await tag.asked
    if (!before) throw new Error('no page')
    for (const value of ['12', '15']) await box(before, value).click()
    await before.locator('input[type="radio"][value="32"]').click()
    await tag.release()
    const { page, address, reloads } = await opening
    const chosen = '/shop/?shopCategory=12&shopCategory=15&shopTag=32'
    if (apply === undefined) await eventually(address).toBe(chosen)
    await waitForMount(page)
    expect([await box(page, '12').isChecked(), await box(page, '15').isChecked(), await page.locator('input[type="radio"][value="32"]').isChecked()]).toEqual([true, true, true])
    if (apply === undefined) return void await eventually(reloads).toHaveLength(1)
    expect([address(), reloads()]).toEqual(['/shop/', []])
    await page.locator('.ags-wc-filters-button-apply').click()
    await eventually(address).toBe(chosen)
  })

  it('what a script has ticked without a word, on a page that nobody has touched, is none', async () => {
    const { page, address, reloads } = await openListing(shop, { byTag: true, sections: [S.category], before: (opened) => opened.addInitScript(() => {
      // What a test asks of a page counts as a touch for the browser.
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } })
      document.addEventListener('DOMContentLoaded', () => Object.assign(document.querySelector('input[value="12"]') ?? {}, { checked: true }))
    }) })
    await eventually(() => box(page, '12').isChecked()).toBe(false)
    expect([address(), reloads()]).toEqual(['/shop/', []])
  })

  it('and where it never comes, the panel and the listing are the server\'s', async () => {
    const { page, pageErrors } = await openListing(shop, {
      byTag: true,
      shop: { products: listingProducts(12), total: 30 },
      waitForMount: false,
      before: (opened) => opened.route(CODE, (route) => route.abort()),
    })
    await loaderIsThere(page)
    await box(page, '12').dispatchEvent('click')
    await eventually(() => box(page, '12').isChecked()).toBe(true)
    expect([await firstProduct(page).textContent(), pageErrors]).toEqual(['Product 1', []])
    await page.locator('.page-numbers[aria-label="Page 2"]').first().click()
    await page.waitForURL('**/shop/?shopPage=2')
  })
})

describe('a listing that nobody has touched yet', () => {
  /** Opens one whose code for touches is held back from the first touch on. */
  const open = async (choose: (page: Page) => Promise<unknown>) => {
    const code = heldFile('filters.listing.js')
    let isAsked = false
    void code.asked.then(() => { isAsked = true })
    const opened = await openListing(shop, {
      byTag: true,
      shop: { products: listingProducts(12), total: 30 },
      before: (page) => Promise.all([holdLong(page), code.before(page)]).then(() => undefined),
    })
    const { page } = opened
    await atRest(page, shop.server)
    expect(isAsked).toBe(false)
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
    await choose(page)
    await code.asked
    return { ...opened, release: code.release, isSamePage: () => page.evaluate(() => Reflect.get(window, 'isSamePage') === true) }
  }

  it('loads the page whose link was clicked before the code for it came', async () => {
    const { address, reloads, release, isSamePage } = await open((page) => page.locator('.page-numbers[aria-label="Page 2"]').first().click())
    expect(reloads()).toEqual([])
    await release()
    await eventually(address).toBe('/shop/?shopPage=2')
    await eventually(reloads).toHaveLength(1)
    expect(await isSamePage()).toBe(true)
  })

  it('adds the product whose link was clicked before the code for it came', async () => {
    const { page, reloads, release, isSamePage } = await open((opened) => opened.locator('.product .add_to_cart_button').first().click())
    expect(await page.locator('.product .add_to_cart_button').first().getAttribute('aria-busy')).toBeNull()
    await release()
    await eventually(() => reloads().map(({ form }) => 'add-to-cart' in form)).toEqual([true])
    expect(await isSamePage()).toBe(true)
  })

  it('loads in the order that was chosen before the code for it came', async () => {
    const { address, reloads, release, isSamePage } = await open((page) => page.locator('select.orderby').first().selectOption('price'))
    expect(reloads()).toEqual([])
    await release()
    await eventually(address).toBe('/shop/?shopOrder=price')
    await eventually(reloads).toHaveLength(1)
    expect(await isSamePage()).toBe(true)
  })

  it('shows what a panel has loaded once the code that keeps the shopper\'s place has come', async () => {
    const { page, reloads, release } = await open((opened) => box(opened, '12').check())
    await eventually(reloads).toHaveLength(1)
    expect(await firstProduct(page).textContent()).toBe('Product 1')
    await release()
    await eventually(() => firstProduct(page).textContent()).toContain('shopCategory=12')
  })

  it('stays as the server printed it where the code never comes, and its links lead where they say', async () => {
    const { page, release } = await open((opened) => opened.locator('.page-numbers[aria-label="Page 2"]').first().click())
    await release('abort')
    await page.waitForURL('**/shop/?shopPage=2')
  })

  it('is loaded anew with what a panel chose where the code that shows it never comes', async () => {
    const { page, address, release } = await open((opened) => box(opened, '12').check())
    await release('abort')
    await page.waitForFunction(() => Reflect.get(window, 'isSamePage') === undefined)
    expect(address()).toBe('/shop/?shopCategory=12')
  })

  it('says that it could not be loaded, with a link that tries again, where the line is cut before its code has come', async () => {
    const { page, address, release, reloads } = await open(async (opened) => {
      await opened.context().setOffline(true)
      await box(opened, '12').check()
    })
    await release('abort')
    const line = page.locator('.tillkit-listing-error')
    await eventually(() => line.count()).toBe(1)
    expect([address(), reloads(), await firstProduct(page).textContent()]).toEqual(['/shop/?shopCategory=12', [], 'Product 1'])
    await page.context().setOffline(false)
    await line.getByRole('link').click()
    await page.waitForFunction(() => Reflect.get(window, 'isSamePage') === undefined)
    expect(address()).toBe('/shop/?shopCategory=12')
  })

  it('is asked for in the order that was chosen, once, though the platform\'s own script sends such forms', async () => {
    const { address, release, isSamePage } = await open(async (page) => {
      await page.evaluate(() => document.querySelector('form.woocommerce-ordering')?.addEventListener('change', ({ currentTarget }) => (currentTarget as HTMLFormElement).submit()))
      await page.locator('select.orderby').first().selectOption('price')
    })
    await release()
    await eventually(address).toBe('/shop/?shopOrder=price')
    expect(await isSamePage()).toBe(true)
  })

  it('is sent in the order that was chosen where the code for it never comes', async () => {
    const { page, release } = await open((opened) => opened.locator('select.orderby').first().selectOption('price'))
    await release('abort')
    await page.waitForURL(/orderby=price/)
  })
})

describe('a panel that nobody has touched yet', () => {
  /** Opens one whose code is held back: what shows its choices, or what applies them. */
  const open = async (file: string, options: Parameters<typeof openListing>[1] = {}) => {
    const code = heldFile(file)
    let isAsked = false
    void code.asked.then(() => { isAsked = true })
    const opened = await openListing(shop, {
      byTag: true,
      before: (page) => Promise.all([holdLong(page), code.before(page)]).then(() => undefined),
      ...options,
    })
    await atRest(opened.page, shop.server)
    return { ...opened, code, isAsked: () => isAsked }
  }

  it('loads what shows its choices with the touch, and shows the first of them', async () => {
    const { page, code, isAsked } = await open('filters.chosen.js')
    expect(isAsked()).toBe(false)
    await box(page, '12').check()
    await code.release()
    await eventually(() => page.locator('.ags-wc-filters-selected-inner').count()).toBe(1)
  })

  it('shows what somebody else has chosen, too', async () => {
    const { page, code, isAsked } = await open('filters.chosen.js')
    expect(isAsked()).toBe(false)
    await page.evaluate(() => {
      history.pushState(null, '', '?shopCategory=12')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await code.release()
    await eventually(() => page.locator('.ags-wc-filters-selected-inner').count()).toBe(1)
  })

  it('applies what a script has ticked without a word, though the code for it comes after the click', async () => {
    const { page, address, code, isAsked } = await open('filters.chosen.js', { panel: { apply: 'Apply' } })
    expect(isAsked()).toBe(false)
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('[data-id="12"] input, input[value="12"]')) field.checked = true
    })
    await page.locator('.ags-wc-filters-button-apply').click()
    await code.asked
    expect(address()).toBe('/shop/')
    await code.release()
    await eventually(address).toBe('/shop/?shopCategory=12')
  })
})

it('a list that opens does so once its code is there, where it was pressed before', async () => {
  const code = heldFile('filters.opening.js')
  const { page } = await openListing(shop, { byTag: true, sections: [S.stock], before: code.before })
  const button = page.locator('.ags-wc-filters-dropdown-single > .ags-wc-filters-active > a')
  await button.click()
  await code.asked
  expect([await button.getAttribute('aria-busy'), await button.getAttribute('aria-expanded')]).toEqual(['true', 'false'])
  await code.release()
  await eventually(() => button.getAttribute('aria-expanded')).toBe('true')
  expect(await button.getAttribute('aria-busy')).toBeNull()
})
