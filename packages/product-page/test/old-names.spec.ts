import { galleryHtml, productScript, ROLL_PICTURES, SPARSE_ROLLS, variableProductHtml, variationScript, variationTemplates } from '@tillkit/fixtures/product-page'
import { eventually, expectOldNames, useShop, type UnitUse } from '@tillkit/testing'
import { it } from 'vitest'
import { uses } from './product-page.use.ts'

const shop = useShop()

/** A choice that nothing fits, which the platform's script had words for. */
const deadEnd: UnitUse = {
  units: ['variation-form'],
  globals: variationScript() + variationTemplates(),
  main: variableProductHtml({ ...SPARSE_ROLLS, pictures: [] }),
  roots: ['form.variations_form'],
  waiting: ['form.variations_form'],
  async use({ page, change, count }) {
    await change('[name="attribute_pa_colour"]', 'blue')
    await page.evaluate(() => document.querySelector<HTMLSelectElement>('[name="attribute_pa_size"]')?.add(new Option('80x80', '80x80')))
    await change('[name="attribute_pa_size"]', '80x80')
    await eventually(() => count('.wc-no-matching-variations')).toBe(1)
  },
}

/** Pictures over which a mouse comes. */
const closeLook: UnitUse = {
  units: ['product-gallery'],
  globals: productScript(),
  main: `<div style="width: 300px">${galleryHtml(ROLL_PICTURES)}</div>`,
  roots: ['.woocommerce-product-gallery'],
  async use({ page, click, count }) {
    await click('.flex-control-thumbs li:nth-child(2) img')
    await eventually(async () => {
      await page.evaluate(() => {
        const point = (type: string) => document.querySelector('.flex-active-slide')?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
        for (const type of ['pointerover', 'pointermove']) point(type)
      })
      return count('.zoomImg')
    }).toBe(1)
  },
}

it('keeps the names of what the old script drew, as its README says', async () => {
  await expectOldNames(shop, new URL('../README.md', import.meta.url), [deadEnd, closeLook, ...uses.filter(({ units }) => units.includes('product-tabs'))])
})
