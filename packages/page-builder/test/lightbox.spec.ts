import { galleryHtml, lightboxImageHtml } from '@tillkit/fixtures/page-builder'
import { eventually, heldFile, importsAnew, tillkitErrors, tillkitVersion, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const LIGHTBOX = 'dialog.tillkit-lightbox'

const thumbnail = (page: Page, at: number) => page.locator('.et_pb_gallery_image a').nth(at)
/** Which picture is looked at, and whether it is the file that the link leads to. */
const looksAt = (page: Page) => page.$eval(`${LIGHTBOX} .yarl__slide_current img`, (image) => image.getAttribute('alt'))
const focusIsIn = (page: Page) => page.evaluate((dialog) => document.activeElement?.closest(dialog) !== null, LIGHTBOX)
const loaded = (name: string) => shop.server.requests.some(({ path }) => path.endsWith(`/${name}.js`))

describe('pictures that open over the page', () => {
  it('opens the full picture, turns by arrows and swipes, keeps the focus, and gives it back to the thumbnail on Escape [page-builder-modules#17]', async () => {
    const { page } = await openModules(shop, { html: galleryHtml({ count: 3 }), alone: true })
    // Nothing that draws comes before somebody comes near a picture.
    expect([loaded('react'), loaded('lightbox')]).toEqual([false, false])
    await thumbnail(page, 1).focus()
    await page.keyboard.press('Enter')
    await page.locator(LIGHTBOX).waitFor()
    await eventually(() => looksAt(page)).toBe('Till roll 2')
    const href = await thumbnail(page, 1).getAttribute('href')
    expect(await page.$eval(`${LIGHTBOX} .yarl__slide_current img`, (image) => image.getAttribute('src'))).toBe(href)
    await page.keyboard.press('ArrowRight')
    await eventually(() => looksAt(page)).toBe('Till roll 3')
    await page.keyboard.press('ArrowLeft')
    await eventually(() => looksAt(page)).toBe('Till roll 2')
    const box = await page.locator(LIGHTBOX).boundingBox()
    const [x, y] = [(box?.width ?? 0) / 2, (box?.height ?? 0) / 2]
    await page.mouse.move(x + 200, y)
    await page.mouse.down()
    await page.mouse.move(x - 250, y, { steps: 8 })
    await page.mouse.up()
    await eventually(() => looksAt(page)).toBe('Till roll 3')
    for (let tab = 0; tab < 8; tab += 1) {
      await page.keyboard.press('Tab')
      // The browser's own bar is a stop behind the last one.
      if (await page.evaluate(() => document.activeElement !== document.body)) expect(await focusIsIn(page)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await eventually(() => page.locator(LIGHTBOX).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('Till roll 2')
    expect(await tillkitErrors(page)).toEqual([])
  })

  it('asks for its code with the press alone where data are to be saved', async () => {
    const { page } = await openModules(shop, {
      html: galleryHtml({ count: 3 }),
      alone: true,
      before: (fresh) => fresh.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) })
      }),
    })
    await thumbnail(page, 0).hover()
    await thumbnail(page, 1).focus()
    // What was asked for before this has been heard of when it is answered.
    await page.evaluate(() => fetch('/landing/').then((answer) => answer.text()))
    expect([loaded('react'), loaded('page-builder.Viewer')]).toEqual([false, false])
    await page.keyboard.press('Enter')
    await page.locator(LIGHTBOX).waitFor()
    expect([loaded('react'), loaded('page-builder.Viewer')]).toEqual([true, true])
  })

  it('opens a picture by itself, and one that never loads can be closed', async () => {
    const { page } = await openModules(shop, { html: lightboxImageHtml({ href: '/no-such-picture.png' }) })
    await page.locator('.et_pb_lightbox_image').click()
    await page.locator(LIGHTBOX).waitFor()
    expect(await page.locator('.tillkit-lightbox__counter').count()).toBe(0)
    await page.getByRole('button', { name: 'Close' }).click()
    await eventually(() => page.locator(LIGHTBOX).count()).toBe(0)
  })

  it('closes a picture, one by itself and one of several, by a press beside it, which a swipe over the ground is not', async () => {
    const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200"/></svg>')}`
    const { page } = await openModules(shop, { html: lightboxImageHtml({ href: square }) + galleryHtml({ count: 3 }) })
    const picture = page.locator(`${LIGHTBOX} .yarl__slide_current img`)
    await page.locator('.et_pb_lightbox_image').click()
    await picture.waitFor()
    const box = await eventually(() => picture.boundingBox()).toMatchObject({ width: 200 }).then(() => picture.boundingBox())
    await page.mouse.move(80, 400)
    await page.mouse.down()
    await page.mouse.move(200, 400, { steps: 6 })
    await page.mouse.up()
    expect(await page.locator(LIGHTBOX).count()).toBe(1)
    await page.mouse.click((box?.x ?? 0) - 60, (box?.y ?? 0) + 20)
    await eventually(() => page.locator(LIGHTBOX).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.matches('.et_pb_lightbox_image'))).toBe(true)
    await page.locator('.et_pb_lightbox_image').click()
    await picture.waitFor()
    await picture.click()
    expect(await page.locator(LIGHTBOX).count()).toBe(1)
    await page.keyboard.press('Escape')
    await eventually(() => page.locator(LIGHTBOX).count()).toBe(0)
    await thumbnail(page, 1).click()
    await picture.waitFor()
    await page.mouse.click(30, 500)
    await eventually(() => page.locator(LIGHTBOX).count()).toBe(0)
  })

  it('shows at once that a picture was pressed, while the code is on its way', async () => {
    const viewer = heldFile('page-builder.Viewer.js')
    const { page } = await openModules(shop, { html: galleryHtml({ count: 2 }), alone: true, before: viewer.before })
    await thumbnail(page, 1).evaluate((link: HTMLElement) => link.click())
    const look = () => thumbnail(page, 1).evaluate((link) => { const { cursor, opacity } = getComputedStyle(link); return [cursor, opacity] })
    await eventually(look).toEqual(['progress', '0.6'])
    await viewer.release()
    await page.locator(LIGHTBOX).waitFor()
    expect((await look())[1]).toBe('1')
  })

  it('follows the plain link where its code cannot be had', async () => {
    const base = `/tillkit/${tillkitVersion()}`
    shop.server.page('/uploads/till.png', '<title>The picture</title>')
    const { page } = await openModules(shop, {
      html: galleryHtml({ count: 1, picture: () => '/uploads/till.png' }),
      alone: true,
      before: (fresh) => fresh.route(`**${base}/page-builder.Viewer.js`, (route) => route.abort()),
    })
    await thumbnail(page, 0).click()
    await page.waitForURL('**/uploads/till.png')
  })

  it.each([
    ['the browser knows that', 'offline'],
    ['only requests tell', 'unanswered'],
  ])('leave the shopper where she is while the line is cut, with a line that says so, and open when it is back: %s', async (_title, cut) => {
    const { page } = await openModules(shop, { html: galleryHtml({ count: 3, picture: (index) => `/uploads/till-${index}.png` }) + lightboxImageHtml({ href: '/uploads/till.png' }), alone: true })
    const address = page.url()
    const isCut = async (is: boolean) => {
      if (cut === 'offline') await page.context().setOffline(is)
      else if (is) await page.route('**', (route) => route.abort('internetdisconnected'))
      else await page.unroute('**')
    }
    await isCut(true)
    await thumbnail(page, 1).click()
    const line = page.locator('.tillkit-lightbox-failure')
    await eventually(() => line.allTextContents()).toEqual(['This picture could not be loaded. Open it by itself'])
    expect(await line.evaluate((told) => told.closest('.et_pb_gallery_item')?.querySelector('a')?.title)).toBe('Till roll 2')
    expect(await line.locator('a').getAttribute('href')).toBe(await thumbnail(page, 1).evaluate((link: HTMLAnchorElement) => link.href))
    expect(await thumbnail(page, 1).getAttribute('aria-busy')).toBeNull()
    await page.locator('.et_pb_lightbox_image').click()
    await eventually(() => line.evaluateAll((lines) => lines.map((told) => told.parentElement?.previousElementSibling?.className))).toEqual(['et_pb_gallery_title', 'et_pb_lightbox_image'])
    expect(page.url()).toBe(address)
    await isCut(false)
    const opens = await importsAnew(page)
    await thumbnail(page, 1).click()
    // The browser opens it by itself.
    if (!opens) return page.waitForURL('**/uploads/till-1.png')
    await page.locator(LIGHTBOX).waitFor()
    await eventually(() => looksAt(page)).toBe('Till roll 2')
    expect([await page.locator('.et_pb_gallery .tillkit-lightbox-failure').count(), page.url()]).toEqual([0, address])
  })
})

describe('pictures that are pressed before the code is there', () => {
  it('open when it has come, and the page stays', async () => {
    const family = heldFile('page-builder.media.js')
    const { page } = await openModules(shop, { html: galleryHtml({ count: 3 }), alone: true, waitForMount: false, before: family.before })
    const address = page.url()
    await thumbnail(page, 2).evaluate((link: HTMLElement) => link.click())
    await family.asked
    await family.release()
    await page.locator(LIGHTBOX).waitFor()
    await eventually(() => looksAt(page)).toBe('Till roll 3')
    expect(page.url()).toBe(address)
  })
})
