import { SHAPES } from '@tillkit/fixtures/product-page'
import { eventually, useShop } from '@tillkit/testing'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { galleryParts, openGallery } from './gallery-page.ts'

const shop = useShop()
const NINE = [...SHAPES, ...SHAPES, ...SHAPES.slice(0, 1)]

/** Runs in the page: notes what moves, from where to where. */
function watchMoves(): void {
  const all: string[] = []
  Object.assign(window, { moved: all })
  interface Source { readonly node?: Element; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const sayMove = ({ node, previousRect, currentRect }: Source) => `${node?.className ?? ''} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as unknown as readonly { readonly sources: readonly Source[] }[]) all.push(...sources.map(sayMove))
  }).observe({ type: 'layout-shift', buffered: true })
}

const moved = (page: Page) => page.evaluate(() => Reflect.get(window, 'moved') as string[])
const painted = (page: Page) => page.evaluate(async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
})
const boxOf = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

/** What themes say of all elements of a kind, and of roles. None of it is meant for a gallery. */
const RESET = `<style>
* { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline; box-sizing: content-box; transition: all .2s }
a { position: relative; background: none }
button { position: relative; display: block; width: 100%; min-height: 60px; line-height: 3; text-transform: uppercase; background: #b00 }
img { max-width: none; height: auto !important }
ul, ol { padding-left: 40px; list-style: square }
li { margin-bottom: 1em; padding-left: 1em }
li::before { content: '»' }
dialog { position: absolute; width: 50%; margin: 50px; padding: 40px; border: 8px solid lime }
span { display: block }
[aria-live] { padding: 12px; border-left: 4px solid #000; background: #fff6e5 }
</style>`

/** The platform's own rules for thumbnails, at each number of columns. */
const PLATFORM = `<style>${[1, 2, 3, 4, 5].map((columns) => `.woocommerce div.product div.images.woocommerce-product-gallery--columns-${columns} .flex-control-thumbs li:nth-child(${columns}n+1) { clear: left }`).join('\n')}</style>`

describe.each([['the platform\'s sheet', PLATFORM], ['resets of all elements', RESET]] as const)('beside %s', (_title, head) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 12])('a gallery with %i columns of thumbnails moves nothing when it is mounted [product-page#50]', async (columns) => {
    const before = await openGallery(shop, { pictures: NINE, columns, head, tillkit: false, waitForMount: false })
    const printed = galleryParts(before.page)
    // The second picture stands where the first thumbnail will.
    const [gallery, first, second] = [await boxOf(printed.gallery), await boxOf(printed.slides.nth(1)), await boxOf(printed.slides.nth(2))]
    const { page } = await openGallery(shop, { pictures: NINE, columns, head, before: (opened) => opened.addInitScript(watchMoves) })
    await painted(page)
    expect(await moved(page)).toEqual([])
    const { thumbs } = galleryParts(page)
    const items = page.locator('.flex-control-thumbs li')
    expect(await boxOf(galleryParts(page).gallery)).toEqual(gallery)
    expect([await boxOf(items.nth(0)), await boxOf(items.nth(1))]).toEqual([first, second])
    const tops = await thumbs.evaluateAll((all) => all.map((thumb) => Math.round(thumb.getBoundingClientRect().top)))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(Math.min(columns, 9))
    expect(first.width).toBeLessThanOrEqual(gallery.width / 2)
  })
})

it('a gallery whose class says nothing of its columns has as many as its attribute says', async () => {
  for (const [columns, inRow] of [[1, 1], [7, 7], [30, 9]] as const) {
    const { page } = await openGallery(shop, { pictures: NINE, columns: 4, waitForMount: false, before: (opened) => opened.addInitScript((count) => {
      new MutationObserver((_changes, observer) => {
        const gallery = document.querySelector('.woocommerce-product-gallery')
        if (!gallery) return
        observer.disconnect()
        gallery.classList.remove('woocommerce-product-gallery--columns-4')
        gallery.setAttribute('data-columns', String(count))
      }).observe(document, { childList: true, subtree: true })
    }, columns) })
    const { thumbs } = galleryParts(page)
    await eventually(() => thumbs.count()).toBe(9)
    const tops = () => thumbs.evaluateAll((all) => all.map((thumb) => Math.round(thumb.getBoundingClientRect().top)))
    await eventually(async () => (await tops()).filter((top, _index, all) => top === all[0]).length).toBe(inRow)
  }
})

describe.each([['ltr', false], ['rtl', true]] as const)('in a page that is written %s', (dir, isRtl) => {
  it('the button that opens the pictures stands in their upper corner, whatever a theme says of links', async () => {
    const { page } = await openGallery(shop, { head: RESET, before: (opened) => opened.addInitScript((way) => document.addEventListener('readystatechange', () => void (document.documentElement.dir = way)), dir) })
    const { gallery, viewport, trigger } = galleryParts(page)
    const [around, picture, button] = [await boxOf(gallery), await boxOf(viewport), await boxOf(trigger)]
    expect(picture.y).toBe(around.y)
    expect(button).toEqual({ x: isRtl ? around.x + 8 : around.x + around.width - 52, y: around.y + 8, width: 44, height: 44 })
    const looks = await trigger.evaluate((link) => [getComputedStyle(link).backgroundColor, getComputedStyle(link).backgroundImage.slice(0, 9), link.firstElementChild?.getBoundingClientRect().height])
    expect(looks).toEqual(['rgb(255, 255, 255)', 'url("data', 0])
  })
})

it('a theme\'s own rules for the button that opens the pictures count', async () => {
  const rule = '<style>.woocommerce-product-gallery__trigger { top: 20px; right: 30px; width: 36px; height: 36px; background: #fe0; border-radius: 3px }</style>'
  const { page } = await openGallery(shop, { head: rule })
  const { gallery, trigger } = galleryParts(page)
  const around = await boxOf(gallery)
  expect(await boxOf(trigger)).toEqual({ x: around.x + around.width - 66, y: around.y + 20, width: 36, height: 36 })
  expect(await trigger.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(255, 238, 0)')
})

it('in forced colours the button keeps the ground that its sign can be seen on', async () => {
  const { page } = await openGallery(shop, { before: (opened) => opened.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }) })
  expect(await galleryParts(page).trigger.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(255, 255, 255)')
})

it('arrows that a shop has switched on come without moving anything, over the picture\'s foot', async () => {
  for (const head of ['', RESET]) {
    const { page } = await openGallery(shop, { head, print: { slider: { directionNav: true, animationSpeed: 0 } }, before: (opened) => opened.addInitScript(watchMoves) })
    const next = page.locator('.flex-direction-nav .flex-next')
    await eventually(() => next.count()).toBe(1)
    await painted(page)
    expect(await moved(page)).toEqual([])
    const [picture, arrow] = [await boxOf(galleryParts(page).viewport), await boxOf(next)]
    expect(arrow).toEqual({ x: picture.x + picture.width - 52, y: picture.y + picture.height - 52, width: 44, height: 44 })
    expect(await next.evaluate((link) => document.elementFromPoint(link.getBoundingClientRect().x + 22, link.getBoundingClientRect().y + 22)?.closest('a') === link)).toBe(true)
    await next.click()
    await eventually(() => galleryParts(page).thumbs.nth(1).getAttribute('aria-current')).toBe('true')
  }
})

it.each([390, 1280])('the lightbox stays usable in a window of %i px, whatever a theme says of buttons and live regions', async (width) => {
  const { page } = await openGallery(shop, { head: RESET, width })
  await galleryParts(page).trigger.click()
  const [previous, next, close] = ['.yarl__navigation_prev', '.yarl__navigation_next', '.tillkit-lightbox__close'].map((part) => page.locator(part)) as [Locator, Locator, Locator]
  await eventually(() => next.isVisible()).toBe(true)
  const [left, right, corner] = [await boxOf(previous), await boxOf(next), await boxOf(close)]
  expect([left.x, right.x + right.width]).toEqual([0, width])
  expect(left.x + left.width).toBeLessThan(right.x)
  for (const { width: wide, height: high } of [left, right, corner]) {
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44)
    expect(Math.max(wide, high)).toBeLessThan(90)
  }
  await page.mouse.move(width / 2, 860)
  // The white signs stand on the dialog's dark ground, and on nothing of the theme's.
  const grounds = () => close.evaluate((button) => {
    const found: string[] = []
    for (let node: Element | null = button; node && !node.matches('dialog'); node = node.parentElement) found.push(getComputedStyle(node).backgroundColor)
    const under = document.querySelector('.yarl__slide_current')
    for (let node: Element | null = under; node && !node.matches('dialog'); node = node.parentElement) found.push(getComputedStyle(node).backgroundColor)
    return [...new Set(found)]
  })
  await eventually(grounds).toEqual(['rgba(0, 0, 0, 0)'])
  await next.click()
  await eventually(() => galleryParts(page).counter.innerText()).toBe('2 / 4')
})
