import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { F1, quantityHtml, simpleProductMain, useShop, variableProductMain } from '@tillkit/testing'
import {
  A,
  activeTier,
  enter,
  mainPrice,
  openF1,
  pageFrame,
  pageOptions,
  priceOf,
  quantityField,
  roundTrip,
  S,
  summaryOf,
} from './helpers.ts'
import { eventually } from './eventually.ts'
import { forgetUpdates, updatesOf } from './updates.ts'
import {
  choose,
  expectNoLayout,
  layoutOf,
  openVariable,
  parent,
  tableOf,
  v21,
  v22,
  v23,
  variations,
} from './variable-page.ts'

const shop = useShop()
const modern = { generation: '7.x' } as const

/** Sets the field's value as scripts do that tell nobody. */
function setSilently(page: Page, value: number): Promise<void> {
  return quantityField(page).evaluate((field, text) => {
    if (field instanceof HTMLInputElement) field.value = text
  }, String(value))
}

describe('dropdown', () => {
  const BOX = '.tpt__tiered-pricing .tiered-pricing-dropdown__select-box'
  const LIST = '.tpt__tiered-pricing .tiered-pricing-dropdown__list'
  const expanded = (page: Page) => page.locator(BOX).getAttribute('aria-expanded')

  it('focuses the options of a variation that came later, and arrows move among them (bug 4)', async () => {
    const { page } = await openVariable(shop, { ...modern, displayType: 'dropdown' })
    await choose(page, v21)
    await eventually(() => layoutOf(page)).toBe('21')
    await page.locator(BOX).focus()
    await page.keyboard.press('Enter')
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement
        const pointed = element?.getAttribute('aria-activedescendant')
        const option = pointed ? document.getElementById(pointed) : element
        return option?.getAttribute('data-tiered-quantity') ?? null
      })
    await eventually(focused).toBe('1')
    await page.keyboard.press('ArrowDown')
    await eventually(focused).toBe('10')
  })

  it('opens at the first click after its content was replaced while open (bug 4)', async () => {
    const { page } = await openVariable(shop, { ...modern, displayType: 'dropdown' })
    await choose(page, v21)
    await eventually(() => layoutOf(page)).toBe('21')
    await page.locator(BOX).click()
    await eventually(() => expanded(page)).toBe('true')
    await choose(page, v23)
    await eventually(() => layoutOf(page)).toBe('23')
    expect(await expanded(page)).toBe('false')
    await page.locator(BOX).click()
    await eventually(() => expanded(page)).toBe('true')
    expect(await page.locator(LIST).isVisible()).toBe(true)
  })
})

describe('quantities that nobody announces', () => {
  it('follows the minimum add-on, which sets the field after found_variation (bug 5)', async () => {
    const head = `<script>
jQuery(document).on('found_variation', function (event, variation) {
  if (variation.qty_value !== undefined) jQuery('form.cart [name=quantity]').val(variation.qty_value)
})
</script>`
    const children = [{ ...v21, qtyValue: 10 }, v22]
    const { page } = await openVariable(shop, { ...modern, children, open: { head } })
    await choose(page, v21)
    await eventually(() => activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
  })

  it('looks again when the page is shown, and when its form is reset (bug 5)', async () => {
    const { page } = await openF1(shop, modern)
    await setSilently(page, 50)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await eventually(() => activeTier(page)).toEqual([50])
    await page.locator('form.cart').evaluate((form) => {
      if (form instanceof HTMLFormElement) form.reset()
    })
    await eventually(() => activeTier(page)).toEqual([1])
    expect(await priceOf(page)).toBe(A('10.00'))
  })
})

describe('tooltip', () => {
  const TIP = '.tiered-pricing-tooltip'

  it('shows each icon its own table, follows the quantity, repeats no id (bug 6)', async () => {
    const options = pageOptions({ ...modern, displayType: 'tooltip' })
    const wide = { ...F1, id: 12, name: 'Wide roll', rules: { 20: 9.5 } }
    const head = '<style>main { padding: 420px }</style>'
    const { page, pageErrors } = await shop.openFixture({
      main: simpleProductMain(F1, options) + simpleProductMain(wide, options),
      ...pageFrame({ ...modern, open: { head } }),
      height: 1600,
    })
    const quantities = () =>
      page
        .locator(`${TIP} [data-tiered-quantity]`)
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-tiered-quantity')))
    await page.locator('.tiered-pricing-tooltip-icon').nth(1).hover()
    await eventually(quantities).toEqual(['1', '20'])
    await page.mouse.move(5, 5)
    await eventually(() => page.locator(TIP).isVisible()).toBe(false)
    // By keyboard: the new price moves the icon, away from under a pointer.
    await page.locator('.tiered-pricing-tooltip-icon').first().focus()
    await eventually(quantities).toEqual(['1', '10', '50', '100'])
    await page.locator('.quantity-input-product-10').evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = '50'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await eventually(() => activeTier(page, TIP)).toEqual([50])
    const repeated = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
      return ids.filter((id, index) => ids.indexOf(id) !== index)
    })
    expect(repeated).toEqual([])
    expect(pageErrors).toEqual([])
  })
})

describe('where a product begins and ends', () => {
  it('finds price, form and summary in modules without a common product element (bug 7)', async () => {
    const options = pageOptions(modern)
    const main = (html: string) => html.replace('class="product ', 'class="module ')
    const second = { ...parent, id: 30, name: 'Other roll' }
    const others = variations.map((each) => ({ ...each, id: each.id + 10, parentId: 30, name: `V${each.id + 10}` }))
    const first = main(variableProductMain(parent, variations, options))
    const price = /<p class="price">[\s\S]*?<\/p>/.exec(first)?.[0] ?? ''
    const { page } = await shop.openFixture({
      main: `<div class="price-module">${price}</div>${first.replace(price, '')}${main(variableProductMain(second, others, options))}`,
      ...pageFrame(modern),
      variationStandIn: 'together',
    })
    const other = page.locator('.tpt__tiered-pricing[data-product-id="30"]')
    const before = await other.evaluate((element) => element.innerHTML)
    await page.locator('[data-product_id="20"] select').selectOption('57x40')
    await eventually(() => layoutOf(page)).toBe('21')
    expect(await priceOf(page, '.price-module .tiered-pricing-dynamic-price-wrapper')).toBe(A('10.00'))
    expect(await summaryOf(page, 20)).toMatchObject({ visible: true })
    expect(await other.evaluate((element) => element.innerHTML)).toBe(before)
    expect(await summaryOf(page, 30)).toMatchObject({ visible: false })
    await page.locator('[data-product_id="30"] select').selectOption('57x40')
    await eventually(() => summaryOf(page, 30)).toMatchObject({ visible: true, name: 'V31' })
    await page.locator('[data-product_id="20"] .reset_variations').click()
    await eventually(() => summaryOf(page, 20)).toMatchObject({ visible: false })
    expect(await summaryOf(page, 30)).toMatchObject({ visible: true })
  })

  it('keeps a sticky bar of the same product in step, the last edit winning (bug 8)', async () => {
    const field = quantityHtml({ productId: 10, name: 'Roll', id: 'sticky' })
    const bodyEnd = `<div class="sticky-add-to-cart"><form class="cart" method="post">${field}
<button type="submit" name="add-to-cart" value="10">Add</button></form></div>`
    const { page } = await openF1(shop, { ...modern, open: { bodyEnd } })
    await page.locator('#sticky').fill('50')
    expect(await quantityField(page).inputValue()).toBe('50')
    expect(await activeTier(page)).toEqual([50])
    await enter(page, 10)
    expect(await page.locator('#sticky').inputValue()).toBe('10')
    expect(await activeTier(page)).toEqual([10])
  })
})

describe('content that comes and goes', () => {
  it('lets go of a quick view that was closed and takes up the next (bug 17)', async () => {
    const main = simpleProductMain(F1, pageOptions(modern))
    const { page } = await shop.openFixture({ main: '<p>Shop</p>', ...pageFrame(modern), waitForMount: false })
    const instances = () =>
      page.evaluate(() => (Reflect.get(document, '__tieredPricing') as { activeInstances: unknown[] }).activeInstances.length)
    for (const round of [1, 2, 3]) {
      await page.evaluate((html) => {
        jQuery('main').append(`<div class="quick-view">${html}</div>`)
      }, main)
      await eventually(instances).toBe(1)
      await eventually(() => summaryOf(page)).toMatchObject({ visible: true })
      await enter(page, 10)
      await eventually(async () => (await updatesOf(page)).at(-1)).toMatchObject({ quantity: 10 })
      await forgetUpdates(page)
      await page.evaluate(() => {
        jQuery('form.cart [name=quantity]').val(50).trigger('change')
      })
      expect(await updatesOf(page), `round ${round}`).toHaveLength(1)
      await page.evaluate(() => {
        jQuery('.quick-view').remove()
      })
      await eventually(instances).toBe(0)
      await forgetUpdates(page)
    }
  })

  it('does not lose tiers to one empty answer, and takes an empty answer for no error (bug 19)', async () => {
    const answers = ['', tableOf(21, modern)]
    shop.server.answer('get_pricing_table', ({ form }) =>
      form.variation_id === '21' ? (answers.shift() ?? tableOf(21, modern)) : '',
    )
    const { page, consoleErrors } = await openVariable(shop, { ...modern, byAjax: true, defaultVariation: v21 })
    await choose(page, v21)
    await eventually(() => layoutOf(page)).toBe('21')
    await roundTrip(page)
    expect(await layoutOf(page)).toBe('21')
    expect(shop.server.requestsTo('get_pricing_table').length).toBeLessThanOrEqual(2)
    await choose(page, v22)
    await expectNoLayout(page)
    expect(consoleErrors).toEqual([])
  })

  it('finds a preloaded variation wherever the theme has moved it, and clears for a missing one (bug 23)', async () => {
    const options = pageOptions(modern)
    const main = variableProductMain(parent, variations, options)
    const block = /<div class="tpt__tiered-pricing-preloaded-variations"[\s\S]*?<\/div>\s*(?=<div class="quantity">)/.exec(main)?.[0]
    if (block === undefined) throw new Error('no preloaded variations')
    const moved = main.replace(block, '').replace('<p class="price">', () => `${block}<p class="price">`)
    const { page } = await shop.openFixture({
      main: moved.replace('data-variation-id="23"', 'data-variation-id="99"'),
      ...pageFrame(modern),
      variationStandIn: 'together',
    })
    const select = page.locator('.variations select')
    await select.selectOption('57x40')
    await eventually(() => layoutOf(page)).toBe('21')
    await select.selectOption('80x80')
    await expectNoLayout(page)
    expect(await page.locator(mainPrice).first().textContent()).toContain('12.00')
  })

  it('shows the right price as soon as it has mounted (bug 22)', async () => {
    const { page } = await openF1(shop, {
      ...modern,
      quantity: { value: 10 },
      open: {
        before: (opened) =>
          opened.addInitScript((selector) => {
            document.addEventListener('tillkit:mounted', () => {
              Object.assign(window, { atMount: document.querySelector(selector)?.textContent })
            })
          }, mainPrice),
      },
    })
    expect(await page.evaluate(() => Reflect.get(window, 'atMount') as unknown)).toContain('9.00')
  })
})
