import { openSharedPage, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { productPath, products } from './catalogue/index.ts'
import { FORM_BUILDER_PAGES } from './form-builder/pages.ts'
import { useOpenShop } from './test-shop.ts'
import type { Theme } from './view.ts'

const open = useOpenShop()

const PHONE = { width: 390, height: 844 }
const PATHS = ['/', '/your-cart/', '/checkout/', '/nowhere/', '/product-category/till-rolls/', '/?s=rolls', '/landing/', '/portfolio/', '/magazine/', '/contact/', '/news/', '/sent/', ...FORM_BUILDER_PAGES.map(([path]) => path), ...products.map(productPath)]

/** Opens a page of the shop. */
async function visit(path: string): Promise<Page> {
  const page = await openSharedPage(open.browser)
  await page.goto(open.shop.address + path)
  return page
}

/** The quantities whose tiers are marked active inside an element. */
function activeTiers(page: Page, inside: string): Promise<string[]> {
  return page
    .locator(`${inside} .tiered-pricing--active[data-tiered-quantity]`)
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-tiered-quantity') ?? ''))
}

/** Has an open page look as its plain theme prints it, which differs in sheets and a class. */
async function makePlain(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve, reject) => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[href*="/theme/hostile"]')]
    const plain = document.createElement('link')
    Object.assign(plain, { rel: 'stylesheet', href: '/theme/plain.css', onload: resolve, onerror: reject })
    sheets[0]?.before(plain)
    for (const sheet of sheets) sheet.remove()
    document.body.classList.replace('theme-hostile', 'theme-plain')
  }))
}

describe('on a phone, in either theme', () => {
  it('no page scrolls sideways, and no script of the shop fails', { timeout: 90_000 }, async () => {
    const page = await openSharedPage(open.browser, PHONE)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
    const look = async (path: string, theme: Theme) => {
      const { content, screen, sheet } = await page.evaluate((name) => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
        sheet: document.querySelector(`link[href*="/theme/${name}.css"]`) !== null,
      }), theme)
      if (content > screen || !sheet) faults.push(`${path} is ${content} px wide on a screen of ${screen}, ${theme}${sheet ? '' : ' without its sheet'}`)
    }
    for (const path of PATHS) {
      await page.goto(`${open.shop.address}${path}${path.includes('?') ? '&' : '?'}theme=hostile&premium=yes`)
      await look(path, 'hostile')
      await makePlain(page)
      await look(path, 'plain')
    }
    expect(faults).toEqual([])
  })
})

describe('the demo bar', () => {
  it('opens as a sheet on a phone, by keyboard, and changes the view', async () => {
    const page = await openSharedPage(open.browser, PHONE)
    await page.goto(`${open.shop.address}/product/thermal-till-rolls-57x40/`)
    await page.getByRole('button', { name: 'Change the view' }).press('Enter')
    await page.getByRole('link', { name: 'hostile' }).press('Enter')
    await page.waitForURL(/theme=hostile/)
    await page.getByRole('button', { name: 'Change the view' }).press('Enter')
    expect(await page.getByRole('link', { name: 'hostile' }).getAttribute('aria-current')).toBe('true')
    expect(await page.getByRole('link', { name: 'plain', exact: true }).getAttribute('aria-current')).toBeNull()
  })
})

describe('the theme’s script', () => {
  it('has quantity buttons that tell nobody, and the tiers follow all the same', async () => {
    const page = await visit('/product/thermal-till-rolls-57x40/')
    await waitForMount(page)
    for (let click = 0; click < 4; click += 1) await page.locator('.quantity .plus').click()
    expect(await page.locator('.qty').inputValue()).toBe('5')
    await page.locator('[data-tiered-quantity="5"].tiered-pricing--active').waitFor()
    expect(await activeTiers(page, '#product-214')).toEqual(['5'])
  })

  it('loads a product into a dialog, where its tiers work, and gives focus back', async () => {
    const page = await visit('/product/compact-cash-register/')
    await waitForMount(page)
    const link = page.getByRole('link', { name: 'Quick view of Thermal till rolls 57 × 40 mm' })
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Quick view' })
    await dialog.locator('.qty').fill('10')
    await dialog.locator('[data-tiered-quantity="10"].tiered-pricing--active').waitFor()
    expect(await activeTiers(page, 'dialog')).toEqual(['10'])
    expect(await dialog.locator('p.price ins .amount').innerText()).toBe('£9.99')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('shows the picture of the choice, and the product’s own again', async () => {
    const page = await visit('/product/coloured-till-rolls/')
    await page.selectOption('#pa_colour', 'blue')
    await page.selectOption('#pa_size', '57x40')
    // It is one of the gallery's own.
    await page.locator('.flex-active-slide img[src$="roll-blue.svg"]').waitFor()
    await page.locator('.reset_variations').click()
    await page.locator('.flex-active-slide .wp-post-image[src$="coloured-rolls.svg"]').waitFor()
    expect(await page.locator('.wp-post-image').getAttribute('alt')).toContain('white, blue, yellow and pink')
  })
})
