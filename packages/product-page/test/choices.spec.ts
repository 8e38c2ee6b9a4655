import { COLOURED_ROLLS, SPARSE_ROLLS, variationOf, VARIATION_TEXTS } from '@tillkit/fixtures/product-page'
import { eventually, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { buttonState, choose, forget, NEEDED, offered, openVariations, parts, raisedTypes, READY, UNAVAILABLE, untilButton } from './variation-page.ts'

const shop = useShop()
const REFUSED = '.tillkit-variation-notice[role="alert"]'
const NO_MATCH = '.wc-no-matching-variations'

/** Counts what is sent, and what is said by the browser's own window. */
async function watchSending(page: Page): Promise<{ sent: () => Promise<number>; alerts: string[] }> {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  await page.evaluate(() => {
    Object.assign(window, { sent: 0 })
    document.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) Reflect.set(window, 'sent', Number(Reflect.get(window, 'sent')) + 1)
      event.preventDefault()
    })
  })
  return { sent: () => page.evaluate(() => Reflect.get(window, 'sent') as number), alerts }
}

describe.each([390, 1280])('a press that cannot be, in a window of %i px', (width) => {
  const before = (page: Page) => page.setViewportSize({ width, height: 800 })

  it('says that what is chosen cannot be had, by click and by Enter [product-page#10]', async () => {
    const { page } = await openVariations(shop, { before })
    const { sent, alerts } = await watchSending(page)
    await choose(page, 'yellow', '80x80')
    expect(await buttonState(page)).toEqual(UNAVAILABLE)
    await parts(page).button.click()
    const notice = page.locator(REFUSED, { hasText: VARIATION_TEXTS.unavailable })
    expect(await notice.isVisible()).toBe(true)
    await choose(page, 'yellow', '57x57')
    await choose(page, 'yellow', '80x80')
    expect(await notice.count()).toBe(0)
    await parts(page).quantity.press('Enter')
    expect(await notice.isVisible()).toBe(true)
    expect([await sent(), alerts]).toEqual([0, []])
    const box = await notice.boundingBox()
    const button = await parts(page).button.boundingBox()
    expect(box && button && box.y >= button.y + button.height && box.width <= width).toBe(true)
  })

  it('says that options are to be chosen, and brings the shopper to the first of them [product-page#11]', async () => {
    const { page } = await openVariations(shop, { before })
    const { sent, alerts } = await watchSending(page)
    await parts(page).button.click()
    expect(await page.locator(REFUSED).innerText()).toBe(VARIATION_TEXTS.select)
    expect(await parts(page).colour.evaluate((select) => select === document.activeElement)).toBe(true)
    await choose(page, 'blue')
    expect(await page.locator(REFUSED).count()).toBe(0)
    await parts(page).button.focus()
    await page.keyboard.press('Enter')
    expect(await parts(page).size.evaluate((select) => select === document.activeElement)).toBe(true)
    expect([await sent(), alerts]).toEqual([0, []])
  })
})

it('sends what can be bought, with the variation', async () => {
  const { page } = await openVariations(shop)
  shop.server.page('/product/99/', '<title>Added</title>')
  await choose(page, 'blue', '57x57')
  await parts(page).quantity.fill('3')
  await parts(page).button.click()
  await eventually(() => page.title()).toBe('Added')
  const [post] = shop.server.requests.filter(({ path, method }) => path === '/product/99/' && method === 'POST')
  for (const part of ['name="variation_id"\r\n\r\n105', 'name="quantity"\r\n\r\n3', 'name="attribute_pa_size"\r\n\r\n57x57']) expect(post?.body).toContain(part)
})

it('leaves a button alone whose class `disabled` another script has taken off', async () => {
  const { page } = await openVariations(shop)
  const { sent } = await watchSending(page)
  await parts(page).button.evaluate((button) => button.classList.remove('disabled', 'wc-variation-selection-needed'))
  await parts(page).button.click()
  expect(await sent()).toBe(1)
})

describe('the options', () => {
  it('that cannot be combined with the choice are not in the list [product-page#21]', async () => {
    const { page } = await openVariations(shop, { product: SPARSE_ROLLS })
    const { colour, size } = parts(page)
    await choose(page, 'blue')
    expect(await offered(size)).toEqual(['', '57x57'])
    expect(await size.locator('option').evaluateAll((all) => all.map(({ className }) => className))).toEqual(['', 'attached enabled'])
    await choose(page, '', '80x80')
    expect(await offered(colour)).toEqual(['', 'white', 'yellow'])
    await choose(page, 'white')
    expect(await offered(size)).toEqual(['', '80x80'])
    await parts(page).link.click()
    expect([await offered(colour), await offered(size)]).toEqual([['', 'blue', 'white', 'yellow'], ['', '57x57', '80x80']])
  })

  it('of a variation that is not active can be seen and not chosen [product-page#22]', async () => {
    const variations = COLOURED_ROLLS.variations.map((each) => (each.id === 107 ? { ...each, more: { variation_is_active: false } } : each))
    const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, variations } })
    await choose(page, 'blue')
    const option = parts(page).size.locator('option[value="80x80"]')
    expect([await option.isDisabled(), await option.getAttribute('class')]).toEqual([true, 'attached'])
    await choose(page, 'white')
    expect([await option.isDisabled(), await option.getAttribute('class')]).toEqual([false, 'attached enabled'])
  })

  it('lose their placeholder where the shop wants that, until the choice is taken back [product-page#23]', async () => {
    const options = COLOURED_ROLLS.options.map((option) => ({ ...option, showsNone: false }))
    const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, options } })
    const { colour, size, link } = parts(page)
    await choose(page, 'blue')
    expect([await offered(colour), await offered(size)]).toEqual([['blue', 'white', 'yellow'], ['', '57x57', '80x80']])
    await link.click()
    expect([await offered(colour), await colour.inputValue()]).toEqual([['', 'blue', 'white', 'yellow'], ''])
  })

  it('are judged anew by a list that a plugin has put in place of the printed one [product-page#25]', async () => {
    const { page } = await openVariations(shop)
    await choose(page, 'blue', '57x57')
    await forget(page)
    const list = COLOURED_ROLLS.variations.filter(({ attributes }) => attributes['attribute_pa_colour'] !== 'blue').map((each) => variationOf(each))
    await page.evaluate((variations) => void jQuery('form.variations_form').data('product_variations', variations).trigger('reload_product_variations'), list)
    expect(await offered(parts(page).colour)).not.toContain('blue')
    expect(await raisedTypes(page)).toEqual(expect.arrayContaining(['change attribute_pa_colour', 'check_variations']))
    expect([await parts(page).colour.inputValue(), await parts(page).id.inputValue()]).toEqual(['', ''])
    expect(await buttonState(page)).toEqual(NEEDED)
    // The attribute, which still has blue, is not read.
    await choose(page, 'white', '57x57')
    expect([await parts(page).id.inputValue(), await offered(parts(page).colour)]).toEqual(['101', ['', 'white', 'yellow']])
  })

  it('are written where something changes and nowhere else, so that focus and open lists survive', async () => {
    const { page } = await openVariations(shop, { product: SPARSE_ROLLS })
    await page.evaluate(() => {
      const changes: string[] = []
      Object.assign(window, { changes })
      new MutationObserver((records) => records.forEach(({ target, type }) => changes.push(`${type} ${(target as Element).getAttribute('name') ?? (target as HTMLOptionElement).value}`)))
        .observe(document.querySelector('.variations') as Element, { subtree: true, childList: true, attributes: true })
    })
    const changes = () => page.evaluate(() => (Reflect.get(window, 'changes') as string[]).splice(0).filter((one) => !one.includes('null')))
    await choose(page, 'white')
    expect((await changes()).filter((one) => one.startsWith('childList'))).toEqual(['childList attribute_pa_size'])
    await parts(page).size.focus()
    await choose(page, 'white', '80x80')
    await changes()
    await choose(page, 'white', '80x80')
    expect(await changes()).toEqual([])
    expect(await parts(page).size.evaluate((select) => select === document.activeElement)).toBe(true)
  })
})

/** Sets a select as swatches do, whose buttons offer each option at any time. */
const swatch = (page: Page, name: string, value: string) => page.evaluate(([attribute, chosen]) => {
  const select = document.querySelector<HTMLSelectElement>(`select[name="${attribute}"]`)
  if (!select || chosen === undefined) return
  if (![...select.options].some((option) => option.value === chosen)) select.add(new Option(chosen, chosen))
  jQuery(select).val(chosen).trigger('change')
}, [name, value])

describe('a choice that leads nowhere', () => {
  it('says so once, with the way out by one press, until the next choice [product-page#26]', async () => {
    const { page } = await openVariations(shop, { product: SPARSE_ROLLS })
    const { link } = parts(page)
    await choose(page, 'blue')
    await forget(page)
    await swatch(page, 'attribute_pa_size', '80x80')
    const message = page.locator(NO_MATCH)
    expect(await message.count()).toBe(1)
    expect(await message.isVisible()).toBe(true)
    expect(await message.evaluate((node) => node.closest('tillkit-slot')?.previousElementSibling?.matches('.single_variation'))).toBe(true)
    expect(await raisedTypes(page)).toContain('reset_data')
    expect(await link.isVisible()).toBe(true)
    expect((await message.innerText()).startsWith(VARIATION_TEXTS.noMatch)).toBe(true)
    expect(await message.innerText()).toContain('Blue is not made with 80x80')
    expect([await parts(page).colour.inputValue(), await parts(page).size.inputValue()]).toEqual(['blue', '80x80'])
    await page.getByRole('button', { name: 'Choose White' }).press('Enter')
    expect(await message.count()).toBe(0)
    expect(await parts(page).id.inputValue()).toBe('103')
    expect(await buttonState(page)).toEqual(READY)
    expect(await parts(page).colour.evaluate((select) => select === document.activeElement)).toBe(true)
  })

  it('names the one option that helps, and offers to clear where none does', async () => {
    const { page } = await openVariations(shop, { product: { ...SPARSE_ROLLS, variations: SPARSE_ROLLS.variations.filter(({ id }) => id === 105 || id === 103) } })
    await choose(page, 'blue')
    await swatch(page, 'attribute_pa_size', '80x80')
    // In the form's order: the colour first.
    expect(await page.locator(NO_MATCH).innerText()).toContain('Blue is not made with 80x80')
    expect(await page.locator(`${NO_MATCH} button`).allInnerTexts()).toEqual(['Choose White', 'Choose 57x57'])
  })

  it('offers to take the choice back where no other option helps', async () => {
    const list = [105, 111].map((id) => COLOURED_ROLLS.variations.find((one) => one.id === id)).flatMap((one) => (one ? [one] : []))
    const { page } = await openVariations(shop, { product: { ...COLOURED_ROLLS, variations: list.map((one) => ({ ...one, stock: 0 })) } })
    await choose(page, 'blue')
    await swatch(page, 'attribute_pa_size', '80x80')
    await page.getByRole('button', { name: 'Clear options' }).click()
    expect([await parts(page).colour.inputValue(), await page.locator(NO_MATCH).count()]).toEqual(['', 0])
  })

  it('is told apart from one that is sold out, which offers what is in stock', async () => {
    const { page } = await openVariations(shop)
    await choose(page, 'yellow', '80x80')
    const line = page.locator('.tillkit-variation-notice')
    expect(await line.innerText()).toContain('Yellow, 80x80 is sold out. In stock:')
    expect(await line.locator('button').allInnerTexts()).toEqual(['Choose Blue', 'Choose White', 'Choose 57x57'])
    await line.getByRole('button', { name: 'Choose 57x57' }).click()
    expect(await parts(page).id.inputValue()).toBe('109')
    expect(await line.count()).toBe(0)
    await untilButton(page, READY)
  })
})

describe('options that are kept', () => {
  it('are named, and empty what they cannot be combined with', async () => {
    const { page } = await openVariations(shop, { product: SPARSE_ROLLS, settings: { keepsOptions: true } })
    const { colour, size } = parts(page)
    await choose(page, 'blue')
    expect(await size.locator('option').allTextContents()).toEqual(['Choose an option', '57x57', '80x80 (not with Blue)'])
    await choose(page, 'blue', '80x80')
    expect([await colour.inputValue(), await size.inputValue()]).toEqual(['', '80x80'])
    expect(await page.locator('.tillkit-variation-notice').innerText()).toContain('Blue is not made with 80x80')
    expect(await colour.locator('option').allTextContents()).toEqual(['Choose an option', 'Blue (not with 80x80)', 'White', 'Yellow'])
    await choose(page, 'white')
    expect(await parts(page).id.inputValue()).toBe('103')
  })
})
