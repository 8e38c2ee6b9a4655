import { COLOURED_ROLLS, galleryHtml, ROLL_PICTURES, sliderHtml } from '@tillkit/fixtures/product-page'
import { eventually, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choose, forget, openVariations, parts, raised } from './variation-page.ts'

const shop = useShop()
const file = (name: string) => `/wp-content/uploads/2026/11/${name}.png`

/** Makes of the printed gallery what the platform's slider makes of it, before anything of ours is there. */
const SLIDER = `<script>document.addEventListener('DOMContentLoaded', function () {
  document.querySelector('.images').outerHTML = ${JSON.stringify(sliderHtml(ROLL_PICTURES))}
})</script>`

/** All attributes of the first slide, its picture and link, and of the first thumbnail. */
const firstOf = (page: Page) => page.evaluate(() => {
  const nodes = ['.woocommerce-product-gallery__image', '.woocommerce-product-gallery__image a', '.woocommerce-product-gallery__image img', '.flex-control-thumbs img']
  return nodes.map((selector) => Object.fromEntries([...(document.querySelector(selector)?.attributes ?? [])].map(({ name, value }) => [name, value])))
})
const gallery = async (page: Page) => (await raised(page)).filter(({ type }) => /gallery|flexslider/.test(type)).map(({ type }) => type)
const settled = (page: Page) => eventually(async () => (await gallery(page)).at(-1)).toBe('woocommerce_gallery_init_zoom')

describe('the picture of a variation', () => {
  it('that is not in the gallery stands in its first place, thumbnail and link included [product-page#45]', async () => {
    const { page } = await openVariations(shop, { head: SLIDER })
    await settled(page)
    const [, , before] = await firstOf(page)
    await forget(page)
    await choose(page, 'blue', '57x57')
    const [slide, link, image, thumbnail] = await firstOf(page)
    expect(slide).toMatchObject({ 'data-thumb': file('blue-100x100') })
    expect(link).toMatchObject({ href: file('blue'), 'data-o_href': file('rolls') })
    expect(image).toMatchObject({
      src: file('blue-600x400'), alt: 'Blue roll', srcset: `${file('blue-600x400')} 600w, ${file('blue')} 1200w`, width: '600', height: '400',
      'data-large_image': file('blue'), 'data-large_image_width': '1200', 'data-large_image_height': '800', 'data-src': file('blue'),
      'data-o_src': before?.['src'], 'data-o_alt': 'Coloured till rolls', 'data-o_data-large_image': file('rolls'),
    })
    expect(image).not.toHaveProperty('title')
    expect(thumbnail).toMatchObject({ src: file('blue-100x100'), alt: 'Blue roll' })
    expect(thumbnail).not.toHaveProperty('srcset')
    await settled(page)
    expect(await gallery(page)).toContain('woocommerce_gallery_reset_slide_position')
    expect(await parts(page).form.getAttribute('current-image')).toBe('104')
  })

  it('that is in the gallery is slid to, and the first place is the product\'s again [product-page#46]', async () => {
    const { page } = await openVariations(shop, { head: SLIDER })
    await settled(page)
    const printed = await firstOf(page)
    await choose(page, 'blue', '57x57')
    await page.evaluate(() => {
      jQuery('.flex-control-thumbs img').on('flexslider-click', ({ target }) => void Object.assign(window, { slidTo: (target as HTMLImageElement).getAttribute('src') }))
    })
    await forget(page)
    await choose(page, 'white', '80x80')
    expect(await page.evaluate(() => Reflect.get(window, 'slidTo') as string)).toBe(file('rolls-box-100x100'))
    expect(await firstOf(page)).toEqual(printed)
    expect(await parts(page).form.getAttribute('current-image')).toBe('91')
    await settled(page)
    expect(await gallery(page)).not.toContain('woocommerce_gallery_reset_slide_position')
  })

  it('gives way to the printed one, attribute for attribute, when the choice is taken back [product-page#47]', async () => {
    const { page } = await openVariations(shop, { head: SLIDER })
    await settled(page)
    const printed = await firstOf(page)
    await choose(page, 'blue', '57x57')
    await settled(page)
    await forget(page)
    await parts(page).link.click()
    expect(await firstOf(page)).toEqual(printed)
    await settled(page)
    expect(await gallery(page)).toContain('woocommerce_gallery_reset_slide_position')
    expect(await parts(page).form.getAttribute('current-image')).toBe('')
  })

  it('of two choices in a row the last one stands, for the gallery too', async () => {
    const { page } = await openVariations(shop, { head: SLIDER })
    await settled(page)
    await forget(page)
    await page.evaluate(() => {
      for (const [name, value] of [['colour', 'blue'], ['size', '57x57'], ['colour', 'white']]) jQuery(`[name="attribute_pa_${name}"]`).val(value as string).trigger('change')
    })
    await settled(page)
    expect(await parts(page).form.getAttribute('current-image')).toBe('90')
    expect((await gallery(page)).filter((type) => type === 'woocommerce_gallery_init_zoom')).toHaveLength(1)
  })

  it('is written into a gallery that the theme has printed anew', async () => {
    const { page } = await openVariations(shop)
    await choose(page, 'blue', '57x57')
    await page.evaluate((html) => void ((document.querySelector('.images') as Element).outerHTML = html), galleryHtml(ROLL_PICTURES))
    await eventually(async () => (await firstOf(page))[2]?.['src']).toBe(file('blue-600x400'))
  })
})

it('a variation with a gallery of its own replaces the whole, and the default one comes back [product-page#48]', async () => {
  const more = { gallery_images_html: galleryHtml([{ id: 77, file: 'own', alt: 'Own' }]) }
  const variations = COLOURED_ROLLS.variations.map((each) => (each.id === 105 ? { ...each, more } : each))
  const inForm = `<script class="wc-product-gallery-default-template" type="text/template">${galleryHtml(ROLL_PICTURES)}</script>`
  const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, variations, inForm } })
  await settled(page)
  await forget(page)
  await choose(page, 'blue', '57x57')
  expect((await gallery(page)).filter((type) => type.startsWith('wc-'))).toEqual(['wc-product-gallery-before-destroy', 'wc-product-gallery-before-init', 'wc-product-gallery-after-init'])
  const own = page.locator('.images img[alt="Own"]')
  expect([await own.isVisible(), await own.evaluate((image) => getComputedStyle(image.closest('.images') as Element).opacity)]).toEqual([true, '1'])
  expect([await parts(page).form.getAttribute('data-product_gallery_active'), await page.locator('.images').count()]).toEqual(['yes', 1])
  await parts(page).link.click()
  expect([await parts(page).form.getAttribute('data-product_gallery_active'), await page.locator('.images .wp-post-image').getAttribute('alt')]).toEqual([null, 'Coloured till rolls'])
})
