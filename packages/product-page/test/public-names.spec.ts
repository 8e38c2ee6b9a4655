import { COLOURED_ROLLS, variableProductHtml, variationFormHtml, variationOf } from '@tillkit/fixtures/product-page'
import { eventually, stopTillkit, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { buttonState, choose, forget, NEEDED, openVariations, parts, raised, raisedTypes, READY, untilMounted } from './variation-page.ts'

const shop = useShop()
const [, , BLUE] = COLOURED_ROLLS.variations
const FOUND = BLUE && variationOf(BLUE)

describe('what other scripts raise', () => {
  it('`found_variation` with an object does all that finding and showing does [product-page#33]', async () => {
    const { page } = await openVariations(shop)
    const read = await page.evaluate((variation) => {
      jQuery('form.variations_form').trigger('found_variation', [variation] as never)
      return [jQuery('input.variation_id').val(), jQuery('.sku').text(), jQuery('input.qty').attr('max')]
    }, FOUND)
    expect(read).toEqual(['105', 'V-B57', '100'])
    expect(await buttonState(page)).toEqual(READY)
    expect(await parts(page).single.innerText()).toContain('£14.00')
    expect((await raised(page)).find(({ type }) => type === 'show_variation')?.args).toEqual([105, true])
  })

  it('`show_variation` and `hide_variation` change the button [product-page#34]', async () => {
    const { page } = await openVariations(shop)
    await page.evaluate((variation) => void jQuery('.single_variation').trigger('show_variation', [variation, true] as never), FOUND)
    expect(await buttonState(page)).toEqual(READY)
    await page.evaluate(() => void jQuery('.single_variation').trigger('hide_variation'))
    expect(await buttonState(page)).toEqual(NEEDED)
  })

  it('each of the other inputs does its part', async () => {
    const { page } = await openVariations(shop)
    await choose(page, 'blue', '57x57')
    await page.evaluate(() => void jQuery('form.variations_form').trigger('announce_reset'))
    expect(await parts(page).alert.textContent()).not.toBe('')
    await page.evaluate(() => void jQuery('form.variations_form').trigger('clear_reset_announcement'))
    expect(await parts(page).alert.textContent()).toBe('')
    await page.evaluate(() => void jQuery('form.variations_form').trigger('reset_data'))
    expect([await buttonState(page), await parts(page).sku.textContent()]).toEqual([NEEDED, 'VAR1'])
    await page.evaluate(() => void jQuery('form.variations_form').trigger('check_variations', [{ count: 2, chosenCount: 2, data: { attribute_pa_colour: 'white', attribute_pa_size: '80x80' } }] as never))
    expect(await parts(page).id.inputValue()).toBe('103')
    await page.evaluate(() => void jQuery('form.variations_form').trigger('reset_focus'))
    expect(await parts(page).colour.evaluate((select) => select === document.activeElement)).toBe(true)
  })
})

describe('`.wc_variation_form()`', () => {
  it('called again leaves one form, with one message and one round a change [product-page#35]', async () => {
    const { page } = await openVariations(shop)
    expect(await page.evaluate(() => {
      const forms = jQuery('.variations_form')
      const call = () => (forms as unknown as { wc_variation_form: () => unknown }).wc_variation_form()
      return [call() === forms, call() === forms]
    })).toEqual([true, true])
    await forget(page)
    await choose(page, 'blue')
    expect((await raisedTypes(page)).filter((type) => type === 'check_variations')).toHaveLength(1)
    await parts(page).button.click()
    expect(await page.locator('.tillkit-variation-notice').count()).toBe(1)
  })

  it('takes over a form that came later, in the same task [product-page#37]', async () => {
    const { page } = await openVariations(shop)
    const late = variableProductHtml({ ...COLOURED_ROLLS, id: 98 })
    const chosen = await page.evaluate((html) => {
      const view = jQuery('<div id="quick-view"></div>').appendTo('main').html(html)
      const form = view.find('.variations_form') as JQuery & { wc_variation_form?: () => JQuery }
      form.wc_variation_form?.()
      form.find('[name="attribute_pa_colour"]').val('blue').trigger('change')
      form.find('[name="attribute_pa_size"]').val('57x57').trigger('change')
      return form.find('input.variation_id').val()
    }, late)
    expect(chosen).toBe('105')
    await untilMounted(page, 2)
    expect((await raisedTypes(page)).filter((type) => type === 'wc_variation_form')).toHaveLength(2)
    expect(await page.locator('#quick-view .sku').textContent()).toBe('V-B57')
    expect(await parts(page).sku.textContent()).toBe('VAR1')
  })
})

it('a quick view hands its form over on a page that had none', async () => {
  const { page, pageErrors } = await openVariations(shop, { product: null, waitForMount: false })
  await page.waitForFunction(() => typeof Reflect.get(jQuery.fn, 'wc_variation_form') === 'function')
  const chosen = await page.evaluate((html) => {
    const form = jQuery('<dialog open></dialog>').appendTo('main').html(html).find('.variations_form') as JQuery & { wc_variation_form?: () => JQuery }
    form.wc_variation_form?.()
    form.find('[name="attribute_pa_colour"]').val('blue').trigger('change')
    form.find('[name="attribute_pa_size"]').val('57x57').trigger('change')
    return form.find('input.variation_id').val()
  }, variableProductHtml(COLOURED_ROLLS))
  expect([chosen, pageErrors]).toEqual(['105', []])
})

it('does nothing for a form whose handlers a plugin has taken off [product-page#36]', async () => {
  const { page } = await openVariations(shop)
  await page.evaluate(() => void jQuery('form.variations_form').off('.wc-variation-form'))
  await forget(page)
  await choose(page, 'blue', '57x57')
  // Later than the page's next look at what has changed.
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('i')))
  await choose(page, 'white')
  expect([await parts(page).id.inputValue(), await parts(page).sku.textContent()]).toEqual(['0', 'VAR1'])
  expect((await raisedTypes(page)).filter((type) => type !== 'change')).toEqual([])
})

it('other functions of the platform\'s script are there', async () => {
  const { page } = await openVariations(shop)
  const said = await page.evaluate((variation) => {
    type Extended = JQuery & Record<string, (...values: unknown[]) => Extended>
    const $ = (selector: string) => jQuery(selector) as Extended
    $('.product_title').wc_set_content?.('Other')
    $('.product_title').wc_set_variation_attr?.('title', 'T')
    const before = [$('.product_title').text(), $('.product_title').attr('data-o_content'), $('.product_title').attr('title')]
    $('.product_title').wc_reset_content?.()
    $('.variations_form').wc_variations_image_update?.(variation)
    const src = $('.wp-post-image').attr('src')
    $('.variations_form').wc_variations_image_update?.(false)
    return [...before, $('.product_title').text(), src, $('.wp-post-image').attr('src'), $('.variations_form').wc_variations_gallery_is_active?.() as unknown]
  }, FOUND)
  const file = (name: string, size: string) => `/wp-content/uploads/2026/11/${name}-${size}.png`
  expect(said).toEqual(['Other', 'Coloured till rolls', 'T', 'Coloured till rolls', file('blue', '600x400'), file('rolls', '600x600'), false])
})

describe('two forms of a page', () => {
  it('are independent of each other [product-page#41]', async () => {
    const other = variableProductHtml({ ...COLOURED_ROLLS, id: 98, sku: 'OTHER' })
    const { page } = await openVariations(shop, { main: other, waitForMount: false })
    await untilMounted(page, 2)
    const second = page.locator('#product-98')
    await second.locator('[name="attribute_pa_colour"]').selectOption('blue')
    await second.locator('[name="attribute_pa_size"]').selectOption('57x57')
    expect([await second.locator('.sku').textContent(), await second.locator('.wp-post-image').getAttribute('src')]).toEqual(['V-B57', expect.stringContaining('/blue-')])
    const first = page.locator('#product-99')
    expect([await first.locator('.sku').textContent(), await first.locator('.wp-post-image').getAttribute('src')]).toEqual(['VAR1', expect.stringContaining('/rolls-')])
    expect(await first.locator('input.variation_id').inputValue()).toBe('0')
    expect(await first.locator('.single_variation').isVisible()).toBe(false)
  })

  it('a form without a product around it minds itself', async () => {
    const { page, pageErrors } = await openVariations(shop, { main: `<div id="alone">${variationFormHtml({ ...COLOURED_ROLLS, id: 98 })}</div>`, waitForMount: false })
    await untilMounted(page, 2)
    const alone = page.locator('#alone')
    await alone.locator('[name="attribute_pa_colour"]').selectOption('blue')
    await alone.locator('[name="attribute_pa_size"]').selectOption('57x57')
    expect([await alone.locator('input.variation_id').inputValue(), pageErrors]).toEqual(['105', []])
  })
})

it('a release that prints the button disabled gets it back [product-page#42]', async () => {
  const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, button: ' disabled' } })
  expect([await parts(page).button.isEnabled(), await buttonState(page)]).toEqual([true, NEEDED])
  await choose(page, 'blue', '57x57')
  expect([await parts(page).button.isEnabled(), await buttonState(page)]).toEqual([true, READY])
})

it('what the browser brings back is found and shown [product-page#43]', async () => {
  const { page } = await openVariations(shop)
  await page.evaluate(() => {
    for (const [name, value] of [['attribute_pa_colour', 'blue'], ['attribute_pa_size', '57x57']] as const) {
      const select = document.querySelector<HTMLSelectElement>(`[name="${name}"]`)
      if (select) select.value = value
    }
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect([await parts(page).id.inputValue(), await buttonState(page)]).toEqual(['105', READY])
  expect(await parts(page).single.innerText()).toContain('£14.00')
})

it('without jQuery the same is written, and told natively [product-page#44]', async () => {
  const { page, pageErrors, consoleErrors } = await openVariations(shop, { jquery: false })
  await page.evaluate(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    for (const name of ['found', 'shown', 'reset']) {
      document.addEventListener(`tillkit:variation-${name}`, (event) => {
        const { form, variation, purchasable } = (event as CustomEvent<{ form: Element; variation?: { variation_id: number }; purchasable?: boolean }>).detail
        told.push([name, form.className, variation?.variation_id, purchasable])
      })
    }
  })
  await choose(page, 'blue', '57x57')
  expect([await parts(page).id.inputValue(), await parts(page).sku.textContent(), await buttonState(page)]).toEqual(['105', 'V-B57', READY])
  const told = () => page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'told'))) as unknown[])
  expect((await told()).slice(-2)).toEqual([['found', 'variations_form cart', 105, null], ['shown', 'variations_form cart', 105, true]])
  await parts(page).link.click()
  expect((await told()).at(-1)).toEqual(['reset', 'variations_form cart', null, null])
  expect([pageErrors, consoleErrors]).toEqual([[], []])
})

it('leaves the page as it was [product-page#78]', async () => {
  const { page } = await openVariations(shop, { waitForMount: false, before: (opened) => opened.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => void Object.assign(window, { printed: document.querySelector('main')?.innerHTML }))
  }) })
  await untilMounted(page)
  await choose(page, 'blue', '57x57')
  await parts(page).quantity.fill('250')
  await choose(page, 'yellow', '80x80')
  await parts(page).button.click()
  await eventually(async () => (await raised(page)).at(-1)?.type).toBe('woocommerce_gallery_init_zoom')
  await stopTillkit(page)
  expect(await page.evaluate(() => document.querySelector('main')?.innerHTML === Reflect.get(window, 'printed'))).toBe(true)
})
