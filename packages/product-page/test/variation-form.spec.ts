import { COLOURED_ROLLS, VARIATION_TEXTS } from '@tillkit/fixtures/product-page'
import { eventually, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { buttonState, choose, forget, NEEDED, offered, openVariations, parts, raised, raisedTypes, READY, UNAVAILABLE } from './variation-page.ts'

const shop = useShop()

/** What a round without a whole choice raises. */
const INCOMPLETE = ['check_variations', 'update_variation_values', 'woocommerce_update_variation_values', 'reset_data', 'reset_image', 'hide_variation']
/** What a changed select raises before its round. */
const CHANGED = (name: string) => [`change ${name}`, 'change variation_id', 'clear_reset_announcement', 'woocommerce_variation_select_change']
/** A round that finds. */
const FOUND = ['check_variations', 'update_variation_values', 'woocommerce_update_variation_values', 'found_variation', 'change variation_id', 'change quantity', 'show_variation']

/** Chosen by code of others, as they do it through jQuery. */
const chosenByCode = (name: string, value: string) => ({ name, value })

describe('a form that has come', () => {
  it('says by its button that something is to be chosen, and raises the events of its first round [product-page#1]', async () => {
    const { page, consoleErrors, pageErrors } = await openVariations(shop)
    expect(await buttonState(page)).toEqual(NEEDED)
    expect(await raisedTypes(page)).toEqual([...INCOMPLETE, 'wc_variation_form'])
    expect([consoleErrors, pageErrors]).toEqual([[], []])
  })

  it('hands its instance to handlers of `wc_variation_form` [product-page#2]', async () => {
    const { page } = await openVariations(shop, {
      head: `<script>jQuery(document).on('wc_variation_form', 'form', function (event, form) {
        window.__given = [form.$form[0] === this, form.getChosenAttributes(), form.variationData.length, form.useAjax]
      })</script>`,
    })
    const chosen = { count: 2, chosenCount: 0, data: { attribute_pa_colour: '', attribute_pa_size: '' } }
    expect(await page.evaluate(() => Reflect.get(window, '__given') as unknown)).toEqual([true, chosen, 6, false])
  })

  it('shows what the server has chosen, without a touch [product-page#3]', async () => {
    const options = COLOURED_ROLLS.options.map((option, index) => ({ ...option, chosen: ['blue', '57x57'][index] ?? '' }))
    const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, options } })
    const events = await raised(page)
    expect(events.find(({ type }) => type === 'found_variation')?.args).toEqual([105])
    expect(events.find(({ type }) => type === 'show_variation')?.args).toEqual([105, true])
    expect(await parts(page).id.inputValue()).toBe('105')
    expect(await parts(page).single.textContent()).toContain('£14.00')
    expect(await buttonState(page)).toEqual(READY)
    // A first round that finds nothing says nothing.
    const none = await openVariations(shop, { product: { ...COLOURED_ROLLS, options, variations: COLOURED_ROLLS.variations.filter(({ id }) => id !== 105) } })
    expect(await none.page.locator('.wc-no-matching-variations').count()).toBe(0)
    expect(await buttonState(none.page)).toEqual(NEEDED)
  })
})

describe('a choice', () => {
  it('of one option is not whole: the events say so, the reset link shows [product-page#4]', async () => {
    const { page } = await openVariations(shop)
    const { link, id } = parts(page)
    expect(await link.isVisible()).toBe(false)
    await forget(page)
    await choose(page, 'blue')
    const events = (await raisedTypes(page)).filter((type) => type !== "change attribute_pa_colour")
    expect(events).toEqual([...CHANGED('attribute_pa_colour').slice(1), ...INCOMPLETE, 'woocommerce_variation_has_changed'])
    expect(await link.isVisible()).toBe(true)
    expect(await id.inputValue()).toBe('')
  })

  it('of all options is found, and shown once that is told [product-page#5]', async () => {
    const { page } = await openVariations(shop)
    await choose(page, 'blue')
    await forget(page)
    const order = await page.evaluate(() => {
      const log: string[] = []
      jQuery(document).on('found_variation show_variation woocommerce_variation_has_changed', ({ type }) => void log.push(type))
      Object.assign(window, { log })
      return log
    })
    expect(order).toEqual([])
    await choose(page, 'blue', '57x57')
    const events = await raisedTypes(page)
    expect(events.slice(-11)).toEqual([...CHANGED('attribute_pa_size').slice(1), ...FOUND, 'woocommerce_variation_has_changed'])
    expect(await page.evaluate(() => Reflect.get(window, 'log') as string[])).toEqual(expect.arrayContaining(['found_variation', 'show_variation']))
    const heard = await page.evaluate(() => (Reflect.get(window, 'log') as string[]).slice(-3))
    expect(heard).toEqual(['found_variation', 'show_variation', 'woocommerce_variation_has_changed'])
  })

  it('writes all that it means into the page [product-page#6]', async () => {
    const { page } = await openVariations(shop)
    const { single, sku, quantity } = parts(page)
    await choose(page, 'blue', '57x57')
    expect([await sku.textContent(), await sku.getAttribute('data-o_content')]).toEqual(['V-B57', 'VAR1'])
    expect([await quantity.getAttribute('min'), await quantity.getAttribute('max')]).toEqual(['1', '100'])
    expect((await single.innerText()).replace(/\s+/g, ' ').trim()).toBe('Thermal paper. £14.00 100 in stock')
    expect(await single.isVisible()).toBe(true)
    expect(await buttonState(page)).toEqual(READY)
    expect(await page.locator('.shop_attributes td').allTextContents()).toEqual(['3 lbs', '12 × 12 × 9 in'])
    // What the next one has none of is the product's own again.
    await choose(page, 'white')
    expect(await sku.textContent()).toBe('VAR1')
    expect(await page.locator('.shop_attributes td').allTextContents()).toEqual(['2 lbs', '10 × 10 × 8 in'])
  })

  it('made by code stands on that code\'s next line [product-page#7]', async () => {
    const { page } = await openVariations(shop)
    const id = await page.evaluate((chosen) => {
      for (const { name, value } of chosen) jQuery(`[name="${name}"]`).val(value).trigger('change')
      return jQuery('input.variation_id').val()
    }, [chosenByCode('attribute_pa_colour', 'blue'), chosenByCode('attribute_pa_size', '57x57')])
    expect(id).toBe('105')
  })

  it('is written before a handler hears of it that was bound before us [product-page#8]', async () => {
    const { page } = await openVariations(shop, {
      head: `<script>document.addEventListener('DOMContentLoaded', function () {
        jQuery('form.variations_form').on('found_variation', function (event, variation) {
          window.__read = [variation.variation_id, jQuery('input.variation_id').val(), jQuery('.sku').text(), jQuery('input.qty').attr('max')]
        })
        jQuery('.single_variation_wrap').on('show_variation', function () { window.__shown = jQuery('.single_add_to_cart_button').hasClass('disabled') })
        jQuery('.single_variation_wrap').on('hide_variation', function () { window.__hidden = jQuery('.single_add_to_cart_button').hasClass('disabled') })
      })</script>`,
    })
    await choose(page, 'blue', '57x57')
    const read = (name: string) => page.evaluate((key) => Reflect.get(window, key) as unknown, name)
    expect(await read('__read')).toEqual([105, '105', 'V-B57', '100'])
    expect(await read('__shown')).toBe(false)
    await choose(page, '')
    expect(await read('__hidden')).toBe(true)
  })

  it('that is sold out is shown so, with what else is in stock [product-page#9]', async () => {
    const { page } = await openVariations(shop)
    await choose(page, 'blue', '57x57')
    await forget(page)
    await choose(page, 'yellow', '80x80')
    const shown = (await raised(page)).filter(({ type }) => type === 'show_variation')
    expect(shown.at(-1)?.args).toEqual([111, false])
    expect(await buttonState(page)).toEqual(UNAVAILABLE)
    expect(await parts(page).single.innerText()).toContain('Out of stock')
  })
})

describe('the reset link', () => {
  it('takes the choice back by Space [product-page#13]', async () => {
    const { page } = await openVariations(shop)
    const { link, colour, size, alert, sku } = parts(page)
    await choose(page, 'blue', '57x57')
    await forget(page)
    await link.focus()
    await page.keyboard.press('Space')
    expect([await colour.inputValue(), await size.inputValue()]).toEqual(['', ''])
    expect(await alert.textContent()).toBe(VARIATION_TEXTS.reset)
    await eventually(() => colour.evaluate((select) => select === document.activeElement)).toBe(true)
    expect([await sku.textContent(), await link.isVisible(), await parts(page).single.isVisible()]).toEqual(['VAR1', false, false])
    const events = await raisedTypes(page)
    expect(events.filter((type) => type === 'reset_data')).toHaveLength(3)
    expect(events.lastIndexOf('announce_reset')).toBe(events.lastIndexOf('reset_data') - 1)
    expect(events.at(-1)).toBe('reset_focus')
    for (const name of ['attribute_pa_colour', 'attribute_pa_size']) expect(events).toContain(`change ${name}`)
  })

  it('is read out from the first time on that somebody chooses, and goes on from the first control of a plugin that hides the selects', async () => {
    const head = `<style>.variations select { display: none }</style>
      <script>document.addEventListener('DOMContentLoaded', () => document.querySelectorAll('td.value').forEach((cell) => cell.insertAdjacentHTML('afterbegin', '<button type="button" class="swatch">Swatch</button>')))</script>`
    const { page } = await openVariations(shop, { head })
    const set = (name: string, value: string) => page.evaluate(([field, chosen]) => void jQuery(`[name="attribute_pa_${field}"]`).val(chosen ?? '').trigger('change'), [name, value])
    await set('colour', 'blue')
    await set('size', '57x57')
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toContain('14.00')
    await parts(page).link.click()
    expect(await page.evaluate(() => document.activeElement === document.querySelector('.swatch'))).toBe(true)
  })

  it('takes it back by Enter and by a click', async () => {
    const { page } = await openVariations(shop)
    const { link, colour } = parts(page)
    await choose(page, 'blue', '57x57')
    await link.focus()
    await page.keyboard.press('Enter')
    expect(await colour.inputValue()).toBe('')
    await choose(page, 'white')
    await link.click()
    expect(await colour.inputValue()).toBe('')
    expect(new URL(page.url()).hash).toBe('')
  })

  it('is forgotten by its live region with the next choice [product-page#14]', async () => {
    const { page } = await openVariations(shop)
    await choose(page, 'blue', '57x57')
    await parts(page).link.click()
    expect(await parts(page).alert.textContent()).toBe(VARIATION_TEXTS.reset)
    await choose(page, 'blue')
    expect(await parts(page).alert.textContent()).toBe('')
  })

  it.each(['found_variation', 'show_variation'])('leaves nothing to come after it, also from a handler of %s [product-page#12]', async (type) => {
    const { page } = await openVariations(shop)
    if (type === 'found_variation') {
      await page.evaluate(() => void jQuery('form.variations_form').one('found_variation', () => void jQuery('.reset_variations').trigger('click')))
    }
    await choose(page, 'blue', '57x57')
    if (type === 'show_variation') await parts(page).link.click()
    await page.waitForTimeout(0)
    expect(await parts(page).single.isVisible()).toBe(false)
    expect(await buttonState(page)).toEqual(NEEDED)
    expect(await parts(page).id.inputValue()).toBe('')
    // The block that the gallery hears comes last of all.
    await eventually(async () => (await raised(page)).at(-1)?.type).toBe('woocommerce_gallery_init_zoom')
    expect([await buttonState(page), await parts(page).single.isVisible()]).toEqual([NEEDED, false])
  })
})

describe('the quantity', () => {
  it('is lowered to what there is, and comes back as it was typed [product-page#15]', async () => {
    const { page } = await openVariations(shop)
    const { quantity } = parts(page)
    await quantity.fill('250')
    await forget(page)
    await choose(page, 'blue', '57x57')
    expect(await quantity.inputValue()).toBe('100')
    expect((await raised(page)).filter(({ type, on }) => type === 'change' && on === 'quantity')).toHaveLength(1)
    expect(await page.locator('.tillkit-variation-notice').innerText()).toContain('No more than 100')
    await parts(page).link.click()
    expect(await quantity.inputValue()).toBe('250')
    await quantity.fill('12')
    await choose(page, 'blue', '57x57')
    expect(await quantity.inputValue()).toBe('12')
    expect(await page.locator('.tillkit-variation-notice').count()).toBe(0)
  })

  it('that is empty becomes the least [product-page#16]', async () => {
    const variations = COLOURED_ROLLS.variations.map((each) => ({ ...each, minQty: 3 }))
    const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, variations } })
    await parts(page).quantity.fill('')
    await choose(page, 'blue', '57x57')
    expect(await parts(page).quantity.inputValue()).toBe('3')
  })

  it('of what is sold singly is one and hidden, until the choice is taken back [product-page#17]', async () => {
    const variations = COLOURED_ROLLS.variations.map((each) => ({ ...each, soldIndividually: each.id === 105 }))
    const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, variations } })
    const { quantity } = parts(page)
    await quantity.fill('7')
    await choose(page, 'blue', '57x57')
    expect([await quantity.inputValue(), await quantity.isVisible(), await quantity.getAttribute('max')]).toEqual(['1', false, ''])
    await parts(page).link.click()
    expect([await quantity.inputValue(), await quantity.isVisible(), await quantity.getAttribute('min'), await quantity.getAttribute('max')]).toEqual(['7', true, '1', null])
  })

  it('has no limit where the variation has none, and keeps its step [product-page#18]', async () => {
    const variations = COLOURED_ROLLS.variations.map((each) => ({ ...each, stock: null, maxQty: '' as const, minQty: 0.5 }))
    const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, variations, quantity: { step: 0.5, min: 0.5 } } })
    const { quantity } = parts(page)
    await quantity.fill('1200.5')
    await choose(page, 'blue', '57x57')
    expect([await quantity.inputValue(), await quantity.getAttribute('max'), await quantity.getAttribute('step')]).toEqual(['1200.5', '', '0.5'])
    expect(await quantity.evaluate((field) => (field as HTMLInputElement).validity.valid)).toBe(true)
  })
})

describe('which variation is meant', () => {
  const [colours, sizes] = COLOURED_ROLLS.options
  const variation = (id: number, colour: string, size: string) => ({ id, attributes: { attribute_pa_colour: colour, attribute_pa_size: size } })

  it('is the first that fits, also one for any size [product-page#19]', async () => {
    const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, variations: [variation(1, 'white', ''), variation(2, 'blue', '57x57')] } })
    for (const size of ['57x57', '80x80']) {
      await choose(page, 'white', size)
      expect(await parts(page).id.inputValue()).toBe('1')
    }
    expect(await offered(parts(page).size)).toEqual(['', '57x57', '80x80'])
  })

  it('is the general one that stands before a precise one [product-page#20]', async () => {
    const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, variations: [variation(1, '', '57x57'), variation(2, 'blue', '57x57')] } })
    await choose(page, 'blue', '57x57')
    expect(await parts(page).id.inputValue()).toBe('1')
  })

  it('has values that are text [product-page#24]', async () => {
    const cut = { name: 'attribute_core-size-cut', label: 'Core "size" & cut', options: [['A & B', 'A & B'], ['1/2" core', '1/2" core']] as const }
    const options = colours && [colours, cut]
    const values = ['A & B', '1/2" core']
    const variations = values.map((value, index) => ({ id: index + 1, attributes: { attribute_pa_colour: 'blue', [cut.name]: value } }))
    const { page, consoleErrors, pageErrors } = await openVariations(shop, { product: { ...COLOURED_ROLLS, options: options ?? [], variations } })
    const select = page.locator(`select[name="${cut.name}"]`)
    for (const [index, value] of values.entries()) {
      await choose(page, 'blue')
      await select.selectOption(value)
      expect(await parts(page).id.inputValue()).toBe(String(index + 1))
    }
    expect(await select.locator('option').allTextContents()).toEqual(['Choose an option', ...values])
    expect([consoleErrors, pageErrors, sizes?.name]).toEqual([[], [], 'attribute_pa_size'])
  })
})
