import {
  COLOURED_ROLLS, galleryHtml, galleryScript, productScript, reviewedTabsHtml, reviewLinkHtml, ROLL_PICTURES, stickyBarHtml, stickyBarScript, variableProductHtml, variationScript,
  variationTemplates,
} from '@tillkit/fixtures/product-page'
import { eventually, type UnitUse } from '@tillkit/testing'

const PRODUCT = `#product-${COLOURED_ROLLS.id}`
const TABS = '.wc-tabs-wrapper'
const BAR = '.storefront-sticky-add-to-cart'
const select = (name: string) => `${PRODUCT} [name="attribute_pa_${name}"]`

const THUMBS = '.flex-control-thumbs li:nth-child'

/** A product with options that a shopper chooses from, and takes back; pictures that are looked at; tabs with reviews and a bar: for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['product-gallery'],
    globals: galleryScript({ slider: { animationSpeed: 0 } }),
    main: galleryHtml(ROLL_PICTURES),
    roots: ['.woocommerce-product-gallery'],
    async use({ click, read, count, page, settled }) {
      await eventually(() => count('.flex-control-thumbs img')).toBe(3)
      await click(`${THUMBS}(2) img`)
      await eventually(() => read(`${THUMBS}(2) img`, 'class')).toContain('flex-active')
      await eventually(() => read('.woocommerce-product-gallery__image:nth-child(2)', 'class')).toContain('flex-active-slide')
      await click('.woocommerce-product-gallery__trigger')
      await eventually(() => count('dialog.tillkit-lightbox')).toBe(1)
      await page.keyboard.press('Escape')
      await eventually(() => count('dialog.tillkit-lightbox')).toBe(0)
      await click(`${THUMBS}(1) img`)
      await settled()
    },
  },
  {
    // All three have to do with each form for options.
    units: ['tiered-pricing', 'variation-events', 'variation-form'],
    globals: variationScript() + variationTemplates(),
    main: variableProductHtml({ ...COLOURED_ROLLS, pictures: [] }),
    roots: ['form.variations_form'],
    waiting: ['form.variations_form'],
    async use({ change, click, read, text, page, settled }) {
      await change(select('colour'), 'blue')
      await change(select('size'), '57x57')
      await eventually(() => text(`${PRODUCT} .sku`)).toBe('V-B57')
      await eventually(() => text(`${PRODUCT} .single_variation`)).toContain('14.00')
      await eventually(() => read(`${PRODUCT} .single_add_to_cart_button`, 'class')).not.toContain('disabled')
      await change(select('colour'), 'yellow')
      await change(select('size'), '80x80')
      await eventually(() => read(`${PRODUCT} .single_add_to_cart_button`, 'class')).toContain('wc-variation-is-unavailable')
      await click(`${PRODUCT} .reset_variations`)
      await eventually(() => text(`${PRODUCT} .sku`)).toBe('VAR1')
      await eventually(() => page.evaluate((selector) => (document.querySelector(selector) as HTMLSelectElement).value, select('colour'))).toBe('')
      await settled()
    },
  },
  {
    units: ['product-tabs', 'sticky-add-to-cart'],
    globals: productScript() + stickyBarScript('passed-before-bar'),
    main: `${reviewLinkHtml()}${reviewedTabsHtml()}<div class="passed-before-bar"></div>${stickyBarHtml({ id: 358, name: 'Gallery rolls' })}`,
    roots: [TABS, `${TABS} select`, '.woocommerce-review-link', BAR],
    async use({ click, read, page }) {
      const display = (key: string) => page.evaluate((id) => document.querySelector<HTMLElement>(`[id="${id}"]`)?.style.display, `tab-${key}`)
      await click(`${TABS} .additional_information_tab a`)
      await eventually(() => read(`${TABS} .additional_information_tab a`, 'aria-selected')).toBe('true')
      await eventually(() => display('description')).toBe('none')
      await click('.woocommerce-review-link')
      await eventually(() => read(`${TABS} .reviews_tab`, 'class')).toContain('active')
      await click(`${TABS} .star-2`)
      await eventually(() => page.evaluate((list) => document.querySelector<HTMLSelectElement>(list)?.value, `${TABS} select`)).toBe('2')
      await eventually(async () => (await read(BAR, 'inert')) === '' || (await read(BAR, 'class'))?.includes('slideInDown')).toBe(true)
    },
  },
]
