import { COLOURED_ROLLS, variableProductHtml, variationScript, variationTemplates, type VariableProduct } from '@tillkit/fixtures/product-page'
import { eventually, type OpenOptions, type OpenPage, type Shop } from '@tillkit/testing'
import type { Locator, Page } from 'playwright-core'

/** The page of a variable product. */
export interface VariationPage extends Partial<OpenOptions> {
  /** Default the coloured rolls; `null` is none. */
  readonly product?: VariableProduct | null
  /** The template of a variation. Default the platform's. */
  readonly template?: string
  /** The page's settings of the unit. */
  readonly settings?: object
}

/** An event as it was raised through jQuery: its name, the field for a `change`, and what was passed. */
export interface Raised {
  readonly type: string
  readonly on: string
  readonly args: readonly unknown[]
}

/** The events of the contract, with those of the gallery. */
const RECORDED = [
  'change', 'check_variations', 'update_variation_values', 'woocommerce_update_variation_values', 'found_variation', 'reset_data', 'reset_image',
  'show_variation', 'hide_variation', 'woocommerce_variation_select_change', 'woocommerce_variation_has_changed', 'wc_variation_form',
  'announce_reset', 'clear_reset_announcement', 'reset_focus', 'flexslider-click', 'woocommerce_gallery_reset_slide_position',
  'woocommerce_gallery_init_zoom', 'wc-product-gallery-before-destroy', 'wc-product-gallery-before-init', 'wc-product-gallery-after-init',
]

/** Records events as they are raised, from the head on: before anything of ours listens. */
const recorder = `<script>
window.__raised = []
if (window.jQuery) (function ($) {
  var trigger = $.event.trigger
  $.event.trigger = function (event, data, target) {
    var type = event.type || event
    if (${JSON.stringify(RECORDED)}.includes(type)) {
      var args = data === undefined || data === null ? [] : [].concat(data)
      window.__raised.push({ type: type, on: target && (target.name || target.className || ''), args: args.map(function (one) {
        return one && one.variation_id ? one.variation_id : typeof one === 'object' ? typeof one : one
      }) })
    }
    return trigger.apply(this, arguments)
  }
})(window.jQuery)
</script>\n`

/** Opens the page of a variable product, and waits for the form's first round. */
export async function openVariations(shop: Shop, { product = COLOURED_ROLLS, template, settings, head = '', bodyEnd = '', main = '', ...options }: VariationPage = {}): Promise<OpenPage> {
  const config = settings ? `<script type="application/json" id="tillkit-config">${JSON.stringify({ units: { 'variation-form': settings } })}</script>` : ''
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"><rect width="12" height="8" fill="#888"/></svg>'
  shop.server.page('/wp-content/uploads/*', () => ({ status: 200, body: picture, headers: { 'content-type': 'image/svg+xml' } }))
  const open = await shop.openFixture({
    bodyClass: 'single-product woocommerce woocommerce-page',
    untouched: true,
    waitForMount: false,
    ...options,
    head: recorder + config + head,
    globals: variationScript(),
    main: (product ? variableProductHtml(product) : '') + main,
    bodyEnd: variationTemplates(template) + bodyEnd,
  })
  if (options.waitForMount !== false) await untilMounted(open.page)
  return open
}

/** Waits until each form of the page is mounted. */
export async function untilMounted(page: Page, forms = 1): Promise<void> {
  await page.waitForFunction((count) => {
    const instance = Reflect.get(window, Symbol.for('tillkit')) as { hosts: (unit: string) => { state: string }[] } | undefined
    return (instance?.hosts('variation-form').filter(({ state }) => state === 'mounted').length ?? 0) >= count
  }, forms)
}

/** What was raised so far. */
export const raised = (page: Page): Promise<Raised[]> => page.evaluate(() => Reflect.get(window, '__raised') as Raised[])

/** Their names, those of changes with the field: `change variation_id`. Gallery events, which come later, are left out. */
export async function raisedTypes(page: Page): Promise<string[]> {
  const all = await raised(page)
  return all.filter(({ type }) => !/gallery|flexslider/.test(type)).map(({ type, on }) => (type === 'change' ? `change ${on}` : type))
}

/** Forgets what was raised so far. */
export const forget = (page: Page): Promise<void> => page.evaluate(() => void (Reflect.get(window, '__raised') as unknown[]).splice(0))

/** Parts of a form's page. */
export const parts = (page: Page | Locator) => ({
  form: page.locator('form.variations_form').first(),
  colour: page.locator('select[name="attribute_pa_colour"]').first(),
  size: page.locator('select[name="attribute_pa_size"]').first(),
  link: page.locator('.reset_variations').first(),
  single: page.locator('.single_variation').first(),
  button: page.locator('.single_add_to_cart_button').first(),
  wrap: page.locator('.woocommerce-variation-add-to-cart').first(),
  quantity: page.locator('input.qty').first(),
  id: page.locator('input.variation_id').first(),
  sku: page.locator('.sku').first(),
  alert: page.locator('.reset_variations_alert').first(),
})

/** Chooses options by their values, in the order of the form. */
export async function choose(page: Page, colour: string, size?: string): Promise<void> {
  const { colour: colours, size: sizes } = parts(page)
  await colours.selectOption(colour)
  if (size !== undefined) await sizes.selectOption(size)
}

/** The classes of the button and of what stands around it, which say its state. */
export async function buttonState(page: Page): Promise<string[]> {
  const { button, wrap } = parts(page)
  const classes = async (place: Locator, pattern: RegExp) =>
    (await place.evaluate((node) => [...node.classList])).filter((name) => pattern.test(name))
  return [...(await classes(button, /disabled|wc-variation/)), ...(await classes(wrap, /-(en|dis)abled$/))].sort()
}

export const NEEDED = ['disabled', 'wc-variation-selection-needed', 'woocommerce-variation-add-to-cart-disabled']
export const UNAVAILABLE = ['disabled', 'wc-variation-is-unavailable', 'woocommerce-variation-add-to-cart-disabled']
export const READY = ['woocommerce-variation-add-to-cart-enabled']

/** Waits until the button has a state. */
export const untilButton = (page: Page, state: readonly string[]): Promise<void> => eventually(() => buttonState(page)).toEqual(state)

/** The values of a select's options, as it offers them now. */
export const offered = (select: Locator): Promise<string[]> =>
  select.evaluate((node) => [...(node as HTMLSelectElement).options].map(({ value }) => value))
