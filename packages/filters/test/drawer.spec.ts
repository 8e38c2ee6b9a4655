import { FILTER_SECTIONS as S, listingProducts, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { box, firstProduct, openListing, type CasePage } from './shop-page.ts'

const shop = useShop()
const PHONE: CasePage = { width: 390, height: 700, sections: [S.category, S.tag, S.rating], shop: { products: listingProducts(12), prices: { min: 5, max: 80 } } }
const opener = '.tillkit-filters-open'

describe('on a phone', () => {
  it('the panel opens as a drawer from below, and nothing moves behind it', async () => {
    const { page, address, pageErrors } = await openListing(shop, { ...PHONE, panel: { apply: 'Apply' } })
    const button = page.locator(opener)
    expect(await button.isVisible()).toBe(false)
    await page.locator('.woocommerce-loop-product__title').nth(8).scrollIntoViewIfNeeded()
    await button.waitFor()
    const before = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
    await button.click()
    expect(await page.getByRole('dialog', { name: 'Filters' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual(before)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Close')
    // Apply and Clear are at the window's foot, however long the panel is.
    const apply = page.locator('.ags-wc-filters-button-apply')
    expect(await apply.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight && element.getBoundingClientRect().bottom > innerHeight - 80)).toBe(true)
    // So is the way out: the drawer is as wide as the window, and nothing beside it can be touched.
    const top = await page.locator('.tillkit-filters-drawer').evaluate((drawer) => {
      drawer.style.blockSize = '300px'
      drawer.scrollTo(0, drawer.scrollHeight)
      const close = drawer.querySelector('.tillkit-filters-close')?.getBoundingClientRect().top ?? -1
      drawer.style.blockSize = ''
      return close
    })
    expect(top).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
    expect([await page.getByRole('dialog').count(), await button.evaluate((element) => element === document.activeElement)]).toEqual([0, true])
    await button.click()
    await box(page, '12').check()
    expect(address()).toBe('/shop/')
    await apply.click()
    expect([await page.getByRole('dialog').count(), address()]).toEqual([0, '/shop/?shopCategory=12'])
    await eventually(() => button.textContent()).toBe('Filters (one chosen)')
    await eventually(() => firstProduct(page).textContent()).toBe('shopCategory=12')
    await eventually(() => page.locator('.ags_woo_shop_plus_0').evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)))).toBeLessThan(40)
    expect(pageErrors).toEqual([])
  })

  it('it closes by a touch beside it, by going on with the keyboard, and with a wider window', async () => {
    const { page } = await openListing(shop, { ...PHONE, width: 700 })
    const button = page.locator(opener)
    const printed = await page.locator('.ags_woo_products_filters').evaluate((element) => element.getAttributeNames())
    const open = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await button.click()
      await page.getByRole('dialog').waitFor()
    }
    const isClosed = () => eventually(() => page.getByRole('dialog').count()).toBe(0)
    await open()
    await page.mouse.click(20, 300)
    await isClosed()
    await open()
    await page.locator(`${opener}`).evaluate((element) => element.focus())
    await isClosed()
    await open()
    await page.setViewportSize({ width: 1000, height: 700 })
    await isClosed()
    expect(await button.isVisible()).toBe(false)
    expect(await page.locator('.ags_woo_products_filters').evaluate((element) => element.getAttributeNames())).toEqual(printed)
  })

  it('a shop may do without it', async () => {
    const config = '<script>document.getElementById("tillkit-config").textContent = \'{"units":{"filters":{"drawer":false}}}\'</script>'
    const { page } = await openListing(shop, { ...PHONE, head: config })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await page.locator(opener).count()).toBe(0)
  })
})
