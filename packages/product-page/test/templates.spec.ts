import { COLOURED_ROLLS, VARIATION_TEXTS } from '@tillkit/fixtures/product-page'
import { useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'
import { buttonState, choose, openVariations, parts, raised, UNAVAILABLE } from './variation-page.ts'

const shop = useShop()
const withMore = (more: Readonly<Record<string, unknown>>) => ({
  ...COLOURED_ROLLS,
  variations: COLOURED_ROLLS.variations.map((each) => (each.id === 105 ? { ...each, more } : each)),
})
const warnings = (lines: readonly string[]) => lines.filter((line) => line.includes('tmpl-variation-template'))

it('a template of the theme shows text as text and HTML as HTML [product-page#38]', async () => {
  const template = '/*<![CDATA[*/<p class="mine">{{ data.variation.sku }}</p><div class="html">{{{ data.variation.note }}}</div><i>{{{ data.variation.gone }}}</i>/*]]>*/'
  const { page } = await openVariations(shop, { product: withMore({ sku: 'a<b', note: '<b>bold</b>', gone: false }), template })
  await choose(page, 'blue', '57x57')
  expect((await parts(page).single.innerHTML()).trim()).toBe('<p class="mine">a&lt;b</p><div class="html"><b>bold</b></div><i></i>')
})

it('a template with code in it is rendered by WordPress, and else by its three parts [product-page#39]', async () => {
  const template = '<# if ( data.variation.sku ) { #><p class="coded">{{ data.variation.sku }}</p><# } #>'
  const renderer = `<script>window.wp = { template: function (id) { return function (data) { return '<p class="coded">' + id + ' ' + data.variation.sku + '</p>' } } }</script>`
  const own = await openVariations(shop, { template, head: renderer })
  await choose(own.page, 'blue', '57x57')
  expect(await parts(own.page).single.innerText()).toBe('variation-template V-B57')
  const bare = await openVariations(shop, { template })
  await choose(bare.page, 'blue', '57x57')
  await choose(bare.page, 'white', '57x57')
  expect(await parts(bare.page).single.locator('div').evaluateAll((all) => all.map(({ className }) => className))).toEqual([
    'woocommerce-variation-description', 'woocommerce-variation-price', 'woocommerce-variation-availability',
  ])
  expect(warnings(bare.consoleErrors)).toHaveLength(1)
  // The button is as free as with any template.
  expect(await parts(bare.page).id.inputValue()).toBe('101')
})

it('a variation that is not to be shown says that it is unavailable [product-page#40]', async () => {
  const { page } = await openVariations(shop, { product: withMore({ variation_is_visible: false }) })
  await choose(page, 'blue', '57x57')
  expect(await parts(page).single.innerText()).toBe(VARIATION_TEXTS.unavailable)
  expect((await raised(page)).find(({ type }) => type === 'show_variation')?.args).toEqual([105, false])
  expect([await parts(page).id.inputValue(), await buttonState(page)]).toEqual(['105', UNAVAILABLE])
})

it('a variation without picture, price or attributes is shown for what it says', async () => {
  const product = { ...COLOURED_ROLLS, variations: [{ id: 7, attributes: {}, more: { image: undefined, price_html: undefined, attributes: undefined, availability_html: undefined, dimensions: undefined } }] }
  const { page, pageErrors } = await openVariations(shop, { product })
  await choose(page, 'blue', '57x57')
  expect([await parts(page).id.inputValue(), pageErrors]).toEqual(['7', []])
  expect(await parts(page).single.textContent()).not.toContain('undefined')
})

it('the room for what is shown is taken at once: nothing slides, and the button does not jump twice', async () => {
  const { page } = await openVariations(shop)
  const { button } = parts(page)
  await choose(page, 'blue')
  const positions = await page.evaluate(async () => {
    const [select] = document.querySelectorAll<HTMLSelectElement>('[name="attribute_pa_size"]')
    const top = () => document.querySelector('.single_add_to_cart_button')?.getBoundingClientRect().top ?? 0
    const seen = [top()]
    if (select) select.value = '57x57'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame)
      seen.push(top())
    }
    return [...new Set(seen)]
  })
  expect(positions.length).toBeLessThanOrEqual(2)
  expect(await button.isVisible()).toBe(true)
})
