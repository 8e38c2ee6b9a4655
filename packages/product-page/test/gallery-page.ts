import { galleryHtml, galleryScript, type ForeignSlide, type GalleryPrint, type PicturePrint, SHAPES } from '@tillkit/fixtures/product-page'
import { tillkitVersion, type OpenOptions, type OpenPage, type Shop } from '@tillkit/testing'
import type { Locator, Page } from 'playwright-core'

/** The page of a product with a gallery. */
export interface GalleryPage extends Partial<OpenOptions> {
  /** Default pictures of four shapes. */
  readonly pictures?: readonly (PicturePrint | ForeignSlide)[]
  readonly columns?: number
  /** What the page sets for it. */
  readonly print?: GalleryPrint
  /** How wide the window is, in px. Default 1280. */
  readonly width?: number
  /** What stands in the product besides. */
  readonly summary?: string
}

/** The sheet that comes with the head, and a theme's rules as themes have them: thumbnails and further slides by their own widths. */
const HEAD = `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css"><style>
.woocommerce-product-gallery { display: block; }
.product { display: grid; grid-template-columns: minmax(0, 1fr); }
@media (width >= 860px) { .product { grid-template-columns: 400px 1fr; align-items: start } }
.woocommerce div.product div.images .woocommerce-product-gallery__image:nth-child(n+2) { width: 25%; display: inline-block }
.woocommerce div.product div.images .flex-control-thumbs li { width: 25%; float: left; margin: 0 }
.woocommerce-product-gallery img { width: 100%; height: auto; display: block }
</style>`

/** A picture of a size, as a file: with a mark, so that one sees which part of it shows. Of one that has hardly a byte for a pixel browsers think little. */
const file = (width: number, height: number) =>
  `<!--${'.'.repeat(60_000)}--><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#9ab"/><circle cx="50%" cy="50%" r="20%" fill="#345"/></svg>`

/** What the files are as large as: each name's full size; smaller ones say theirs in their name. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(SHAPES.map(({ file: name, size = [1200, 800] }) => [name, size]))

/** Answers requests for pictures. */
export function servePictures(shop: Shop): void {
  shop.server.page('/wp-content/uploads/*', ({ path }) => {
    const [, width, height] = /-(\d+)x(\d+)\.png$/.exec(path) ?? []
    const [name = ''] = /[^/]+(?=\.png$)/.exec(path) ?? []
    const [fullWidth, fullHeight] = SIZES[name] ?? [1200, 800]
    return { status: 200, body: file(Number(width ?? fullWidth), Number(height ?? fullHeight)), headers: { 'content-type': 'image/svg+xml' } }
  })
}

/** Opens the page of a product with a gallery, and waits until that is mounted. */
export async function openGallery(shop: Shop, { pictures = SHAPES, columns, print, width = 1280, summary = '<h1>Gallery rolls</h1>', head = '', main = '', ...options }: GalleryPage = {}): Promise<OpenPage> {
  servePictures(shop)
  const open = await shop.openFixture({
    bodyClass: 'single-product woocommerce woocommerce-page',
    untouched: true,
    waitForMount: false,
    ...options,
    head: HEAD + head,
    globals: galleryScript(print),
    main: `<div class="product"><div>${galleryHtml(pictures, columns)}</div><div class="summary">${summary}</div></div>${main}<div style="height: 1500px">More of the page</div>`.replace('<div class="product"><div>', '<div class="product">'),
    async before(page) {
      await page.setViewportSize({ width, height: 900 })
      await options.before?.(page)
    },
  })
  if (options.waitForMount !== false) await untilGallery(open.page)
  return open
}

/** Waits until each gallery of the page is mounted. */
export async function untilGallery(page: Page, galleries = 1): Promise<void> {
  await page.waitForFunction((count) => {
    const instance = Reflect.get(window, Symbol.for('tillkit')) as { hosts: (unit: string) => { state: string }[] } | undefined
    return (instance?.hosts('product-gallery').filter(({ state }) => state === 'mounted').length ?? 0) >= count
  }, galleries)
}

/** Parts of a gallery's page. */
export const galleryParts = (page: Page | Locator) => ({
  gallery: page.locator('.woocommerce-product-gallery').first(),
  viewport: page.locator('.woocommerce-product-gallery__wrapper').first(),
  slides: page.locator('.woocommerce-product-gallery__image'),
  thumbs: page.locator('.flex-control-thumbs img'),
  trigger: page.locator('.woocommerce-product-gallery__trigger'),
  dialog: page.locator('dialog.tillkit-lightbox'),
  counter: page.locator('.tillkit-lightbox__counter'),
})

/** The slide that shows, from 0. */
export const activeSlide = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll('.woocommerce-product-gallery__image')].findIndex((slide) => slide.matches('.flex-active-slide')))

/** What was asked for of the pictures, by their file names. */
export const fetched = (shop: Shop): string[] => shop.server.requests.flatMap(({ path }) => /[^/]+\.png$/.exec(path) ?? [])
