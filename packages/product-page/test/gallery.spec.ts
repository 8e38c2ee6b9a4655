import { COLOURED_ROLLS, SHAPES, variableProductHtml, variationScript, variationTemplates } from '@tillkit/fixtures/product-page'
import { eventually, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { activeSlide, fetched, galleryParts, openGallery, untilGallery } from './gallery-page.ts'
import { coreForm } from './core-form.ts'
import { choose, parts } from './variation-page.ts'

const shop = useShop()

/** Runs in the page: notes what moves. */
function watchMoves(): void {
  const all: string[] = []
  Object.assign(window, { moved: all })
  interface Move { readonly value: number; readonly sources: readonly { readonly node?: Element }[] }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as readonly Move[]) all.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.className ?? '').join(', ')}`)
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    Object.assign(window, { largest: (list.getEntries() as unknown as { url: string }[]).at(-1)?.url })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

const moved = (page: Page) => page.evaluate(() => Reflect.get(window, 'moved') as string[])
const painted = (page: Page) => page.evaluate(async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
})
const heightOf = async (page: Page) => Math.round((await galleryParts(page).viewport.boundingBox())?.height ?? 0)

describe.each([390, 1280])('a gallery in a window of %i px', (width) => {
  it('shows its first picture with the head\'s sheet alone, and has the room of its thumbnails [product-page#49]', async () => {
    const { page } = await openGallery(shop, { width, tillkit: false, waitForMount: false })
    const { gallery, slides } = galleryParts(page)
    const [box, first, second] = [await gallery.boundingBox(), await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()]
    expect(await gallery.evaluate((node) => getComputedStyle(node).opacity)).toBe('1')
    expect(first?.width).toBe(box?.width)
    // The others stand where thumbnails will: beside each other, small, right below.
    expect([second?.width, second?.height].map((size) => Math.round(size ?? 0))).toEqual(Array(2).fill(Math.round(((box?.width ?? 0) - 3 * 8) / 4)))
    expect(second?.y).toBe((first?.y ?? 0) + (first?.height ?? 0) + 8)
  })

  it('moves nothing when it is mounted, and its picture is the largest thing that was painted [product-page#50]', async () => {
    for (const pictures of [SHAPES, [...SHAPES, ...SHAPES.slice(0, 1)], SHAPES.slice(0, 1)]) {
      const { page } = await openGallery(shop, { width, pictures, before: (opened) => opened.addInitScript(watchMoves) })
      await eventually(() => page.evaluate(() => Reflect.get(window, 'largest') as string)).toContain('gal1')
      await painted(page)
      expect(await moved(page)).toEqual([])
    }
  })

  it('is as high as the picture that shows, each time, also when its file comes late [product-page#55]', async () => {
    const { page } = await openGallery(shop, { width, print: { slider: { animationSpeed: 0 } } })
    const { thumbs, slides } = galleryParts(page)
    for (const index of [1, 2, 0]) {
      await thumbs.nth(index).click()
      expect(await heightOf(page)).toBe(Math.round((await slides.nth(index).boundingBox())?.height ?? 0))
    }
    const picture = slides.nth(1).locator('img:not(.zoomImg)')
    await picture.evaluate((image: HTMLImageElement) => {
      image.removeAttribute('height')
      image.removeAttribute('srcset')
      image.src = '/wp-content/uploads/late-600x1200.png'
    })
    await thumbs.nth(1).click()
    // Twice as high as broad.
    const box = await galleryParts(page).viewport.boundingBox()
    await eventually(() => heightOf(page)).toBe(Math.round(2 * (box?.width ?? 0)))
    expect(await heightOf(page)).toBe(Math.round((await slides.nth(1).boundingBox())?.height ?? 0))
  })
})

it('is gone through by the keyboard: button, picture, thumbnails, and what does not show is no stop', async () => {
  const { page } = await openGallery(shop)
  const { trigger } = galleryParts(page)
  await trigger.focus()
  const stops: string[] = []
  for (let times = 0; times < 5; times += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.getAttribute('aria-label') ?? ''))
  }
  expect(stops).toEqual(['/wp-content/uploads/2026/11/gal1.png', ...SHAPES.map(({ alt }, index) => `Image ${index + 1} of 4: ${alt ?? ''}`)])
  await page.keyboard.press('Enter')
  expect(await activeSlide(page)).toBe(3)
  await page.keyboard.press('ArrowLeft')
  expect(await activeSlide(page)).toBe(2)
  await page.keyboard.press('Space')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

describe('a finger', () => {
  it('brings the next picture along, and lets the page scroll and zoom', async () => {
    const { page } = await openGallery(shop, { width: 390, touch: true })
    const session = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly { readonly x: number; readonly y: number }[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
    const { viewport, slides } = galleryParts(page)
    const box = await viewport.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 100]
    await send('touchStart', { x, y })
    for (const way of [10, 60, 140, 220]) await send('touchMove', { x: x - way, y })
    const left = async (index: number) => Math.round(((await slides.nth(index).boundingBox())?.x ?? 0) - (box?.x ?? 0))
    await eventually(() => left(0)).toBeLessThan(-50)
    expect(await left(1)).toBe(await left(0) + Math.round(box?.width ?? 0))
    expect(await slides.nth(1).isVisible()).toBe(true)
    await send('touchEnd')
    await eventually(() => activeSlide(page)).toBe(1)
    await eventually(() => left(1)).toBe(0)
    await send('touchStart', { x, y })
    for (const way of [20, 60, 120, 200]) await send('touchMove', { x, y: y - way })
    await send('touchEnd')
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    expect(await activeSlide(page)).toBe(1)
    expect(fetched(shop).filter((name) => /^gal\d\.png$/.test(name))).toEqual([])
  })
})

describe('a closer look', () => {
  it('is fetched when a mouse comes, once, follows it, and goes with it; nothing where the file is no larger [product-page#57]', async () => {
    const { page } = await openGallery(shop, { pictures: [...SHAPES, { id: 9, file: 'small', size: [300, 300] }], print: { slider: { animationSpeed: 0 } } })
    const { viewport, thumbs } = galleryParts(page)
    const full = () => fetched(shop).filter((name) => ['gal1.png', 'small.png'].includes(name))
    // The picture's own `srcset` may ask for the large file; of the closer look nothing.
    const before = full().length
    expect(await page.locator('.zoomImg').count()).toBe(0)
    const box = await viewport.boundingBox()
    const [x, y] = [(box?.x ?? 0), (box?.y ?? 0)]
    await page.mouse.move(x + 10, y + 200)
    const zoom = page.locator('.flex-active-slide .zoomImg')
    await eventually(() => zoom.evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
    const start = await zoom.boundingBox()
    expect(Math.round(start?.width ?? 0)).toBe(1200)
    await page.mouse.move(x + 390, y + 200)
    await eventually(async () => (await zoom.boundingBox())?.x ?? 0).toBeLessThan((start?.x ?? 0) - 600)
    await page.mouse.move(x + 900, y + 600)
    await eventually(() => zoom.evaluate((image) => getComputedStyle(image).opacity)).toBe('0')
    await page.mouse.move(x + 10, y + 200)
    await eventually(() => zoom.evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
    expect(full().length - before).toBeLessThanOrEqual(1)
    await page.mouse.move(x + 900, y + 600)
    await thumbs.nth(4).click()
    await page.mouse.move(x + 10, y + 20)
    await painted(page)
    expect(await page.locator('.flex-active-slide .zoomImg').count()).toBe(0)
    // `zoom.destroy` takes it away, and the link below takes the press.
    await thumbs.nth(0).click()
    await page.mouse.move(x + 10, y + 20)
    await eventually(() => zoom.count()).toBe(1)
    expect(await page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('a')?.getAttribute('href'), [x + 10, y + 20])).toBe('/wp-content/uploads/2026/11/gal1.png')
    await page.evaluate(() => void jQuery('.flex-active-slide').trigger('zoom.destroy'))
    expect(await zoom.count()).toBe(0)
  })
})

it('the closer look is made anew when a script says that a picture is another, and for one that a script has put in', async () => {
  const { page } = await openGallery(shop)
  const box = await galleryParts(page).viewport.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 200]
  const zoom = page.locator('.flex-active-slide .zoomImg')
  let way = 0
  const look = async () => {
    way += 1
    await page.mouse.move(x + way, y)
    await eventually(() => zoom.count()).toBe(1)
  }
  await look()
  for (const call of ['initZoom', 'initZoomForTarget', 'event'] as const) {
    await page.evaluate((how) => {
      const gallery = jQuery('.woocommerce-product-gallery')
      const names = gallery.data('product_gallery') as Record<'initZoom' | 'initZoomForTarget', (slide: unknown) => void>
      if (how === 'event') gallery.trigger('woocommerce_gallery_init_zoom')
      else names[how](jQuery('.flex-active-slide'))
    }, call)
    expect(await zoom.count()).toBe(0)
    await look()
  }
  await page.evaluate(() => {
    const link = document.querySelector('.flex-active-slide a')
    if (link) link.innerHTML = '<img src="/wp-content/uploads/other-600x400.png" alt="Another" data-large_image="/wp-content/uploads/other.png" data-large_image_width="1200" data-large_image_height="800">'
  })
  await eventually(() => zoom.count()).toBe(0)
  await look()
  expect(await zoom.getAttribute('src')).toBe('/wp-content/uploads/other.png')
  expect(await galleryParts(page).thumbs.first().getAttribute('aria-label')).toBe('Image 1 of 4: Another')
})

describe.each([['ours', false], ['the platform\'s', true]] as const)('beside the form of options that is %s', (_title, isCore) => {
  it('shows the picture of a variation, and the product\'s again: slides, thumbnails and lightbox say the same [product-page#77]', async () => {
    const print = { slider: { animationSpeed: 0 } }
    const { galleryScript } = await import('@tillkit/fixtures/product-page')
    const { servePictures } = await import('./gallery-page.ts')
    servePictures(shop)
    const { page } = await shop.openFixture({
      bodyClass: 'single-product woocommerce woocommerce-page',
      untouched: true,
      waitForMount: false,
      globals: variationScript() + galleryScript(print),
      main: variableProductHtml(COLOURED_ROLLS),
      bodyEnd: variationTemplates() + (isCore ? coreForm : ''),
    })
    await untilGallery(page)
    const pictures = () => page.evaluate(() => {
      const gallery = jQuery('.woocommerce-product-gallery').data('product_gallery') as { getGalleryItems: () => { src: string }[] }
      return {
        first: document.querySelector('.woocommerce-product-gallery__image img')?.getAttribute('src')?.replace(/.*\//, ''),
        thumbs: [...document.querySelectorAll('.flex-control-thumbs img')].map((image) => `${image.getAttribute('src')?.replace(/.*\//, '') ?? ''}${image.hasAttribute('srcset') ? ' srcset' : ''}`),
        items: gallery.getGalleryItems().map(({ src }) => src.replace(/.*\//, '')),
      }
    })
    const printed = await pictures()
    expect(printed.thumbs).toEqual(['rolls-100x100.png', 'rolls-box-100x100.png', 'rolls-shelf-100x100.png'])
    await choose(page, 'blue', '57x57')
    await eventually(pictures).toEqual({ first: 'blue-600x400.png', thumbs: ['blue-100x100.png', ...printed.thumbs.slice(1)], items: ['blue.png', ...printed.items.slice(1)] })
    await eventually(() => activeSlide(page)).toBe(0)
    await choose(page, 'white', '80x80')
    await eventually(() => activeSlide(page)).toBe(1)
    expect(await pictures()).toEqual(printed)
    expect(await parts(page).form.getAttribute('current-image')).toBe('91')
    await choose(page, 'blue', '57x57')
    await eventually(() => activeSlide(page)).toBe(0)
    await page.locator('.woocommerce-product-gallery__trigger').click()
    await eventually(() => page.locator('.yarl__slide_current img').getAttribute('src')).toContain('/blue.png')
    await page.keyboard.press('Escape')
    await parts(page).link.click()
    await eventually(pictures).toEqual(printed)
    expect(await activeSlide(page)).toBe(0)
  })
})
