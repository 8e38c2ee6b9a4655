import { galleryHtml, ROLL_PICTURES, SHAPES, videoSlide } from '@tillkit/fixtures/product-page'
import { eventually, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { activeSlide, galleryParts, openGallery } from './gallery-page.ts'

const shop = useShop()
const THREE = SHAPES.slice(0, 3)
const counter = (page: Page) => galleryParts(page).counter.innerText()
const focusedClass = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '')
const isFocusInside = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null)

describe('the lightbox', () => {
  it('is opened by keys, turned by arrows around its ends, keeps the focus and the page behind, and gives the focus back [product-page#60]', async () => {
    const { page } = await openGallery(shop, { pictures: THREE })
    const { thumbs, trigger, dialog } = galleryParts(page)
    await thumbs.nth(1).click()
    await trigger.focus()
    await page.keyboard.press('Space')
    await eventually(() => dialog.count()).toBe(1)
    await eventually(() => counter(page)).toBe('2 / 3')
    await eventually(() => focusedClass(page)).toContain('tillkit-lightbox__close')
    for (const [key, shown] of [['ArrowRight', '3 / 3'], ['ArrowRight', '1 / 3'], ['ArrowLeft', '3 / 3'], ['Home', '1 / 3'], ['End', '3 / 3']] as const) {
      await page.keyboard.press(key)
      await eventually(() => counter(page)).toBe(shown)
    }
    for (let stops = 0; stops < 8; stops += 1) {
      await page.keyboard.press('Tab')
      // Beyond the last one the browser's own window has the focus for one stop.
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true)
    }
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('PageDown')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await eventually(() => dialog.count()).toBe(0)
    expect(await focusedClass(page)).toBe('woocommerce-product-gallery__trigger')
    expect(await activeSlide(page)).toBe(1)
  })

  it('opens from the picture beneath the closer look, and in a new tab the file does', async () => {
    const { page, context } = await openGallery(shop, { pictures: THREE })
    const { viewport, dialog } = galleryParts(page)
    await viewport.hover()
    await eventually(() => page.locator('.flex-active-slide .zoomImg').count()).toBe(1)
    const [tab] = await Promise.all([context.waitForEvent('page'), viewport.click({ modifiers: ['ControlOrMeta'] })])
    expect(new URL(tab.url()).pathname === '/wp-content/uploads/2026/11/gal1.png' || tab.url() === 'about:blank').toBe(true)
    await tab.close()
    expect(await dialog.count()).toBe(0)
    await viewport.click()
    await eventually(() => counter(page)).toBe('1 / 3')
  })

  it('zooms by plus, minus and 0, and closes by a press beside the picture and by one that is dragged down', async () => {
    const { page } = await openGallery(shop, { pictures: THREE, width: 390, touch: true })
    const { trigger, dialog } = galleryParts(page)
    const picture = page.locator('.yarl__slide_current img')
    await trigger.click()
    await eventually(() => picture.isVisible()).toBe(true)
    const width = async () => Math.round((await picture.boundingBox())?.width ?? 0)
    await eventually(width).toBeGreaterThan(300)
    const fits = await width()
    await page.keyboard.press('+')
    await eventually(width).toBeGreaterThan(fits + 50)
    await page.keyboard.press('0')
    await eventually(width).toBe(fits)
    const session = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly { readonly x: number; readonly y: number }[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
    await send('touchStart', { x: 195, y: 300 })
    for (let y = 320; y <= 700; y += 40) await send('touchMove', { x: 195, y })
    await send('touchEnd')
    await eventually(() => dialog.count()).toBe(0)
    await trigger.click()
    await eventually(() => picture.isVisible()).toBe(true)
    await page.mouse.click(195, 120)
    await eventually(() => dialog.count()).toBe(0)
  })

  it('goes with its gallery where that is printed anew, and the focus goes to the new one', async () => {
    const { page } = await openGallery(shop, { pictures: THREE })
    await galleryParts(page).trigger.click()
    await eventually(() => isFocusInside(page)).toBe(true)
    await page.evaluate((html) => {
      const gallery = document.querySelector('.woocommerce-product-gallery')
      if (gallery) gallery.outerHTML = html
    }, galleryHtml(ROLL_PICTURES))
    await eventually(() => galleryParts(page).dialog.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.closest('.woocommerce-product-gallery') !== null)).toBe(true)
  })

  it('that does not come leaves the picture a link', async () => {
    const { page } = await openGallery(shop, { pictures: THREE, before: (opened) => opened.route('**/product-gallery.Viewer.js', (route) => route.abort()).then(() => undefined) })
    await Promise.all([page.waitForURL('**/gal1.png'), galleryParts(page).viewport.click()])
  })
})

it('a gallery of the blocks is theirs', async () => {
  const { page } = await openGallery(shop, { pictures: THREE, main: `<div data-wp-interactive="woocommerce/product-gallery">${galleryHtml(ROLL_PICTURES)}</div>` })
  expect(await page.evaluate(() => (Reflect.get(window, Symbol.for('tillkit')) as { hosts: (unit: string) => unknown[] }).hosts('product-gallery').length)).toBe(1)
  expect(await page.locator('[data-wp-interactive] ol').count()).toBe(0)
})

it('in a dialog that is opened later, a gallery works as on the page', async () => {
  const { page } = await openGallery(shop, { pictures: THREE })
  await page.evaluate((html) => {
    const dialog = document.createElement('dialog')
    dialog.className = 'quick-view'
    dialog.innerHTML = html
    document.body.append(dialog)
    dialog.showModal()
  }, galleryHtml([...ROLL_PICTURES, videoSlide('/a.mp4', '/a.png')]))
  const view = page.locator('.quick-view')
  await eventually(() => view.locator('.flex-control-thumbs img').count()).toBe(4)
  await view.locator('.flex-control-thumbs img').nth(2).click()
  await eventually(() => view.locator('.flex-active-slide img:not(.zoomImg)').getAttribute('alt')).toBe('Rolls on a shelf')
  await view.locator('.woocommerce-product-gallery__trigger').click()
  await eventually(() => counter(page)).toBe('3 / 3')
  await page.keyboard.press('Escape')
  await eventually(() => galleryParts(page).dialog.count()).toBe(0)
  expect(await view.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true)
})
