import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  F1,
  GBP,
  quantityHtml,
  simpleProductMain,
  taxSuffix,
  useShop,
  variableProductMain,
} from '@tillkit/testing'
import {
  A,
  activeTier,
  enter,
  hidden,
  mainPrice,
  openF1,
  openProduct,
  pageFrame,
  pageOptions,
  priceOf,
  quantityField,
  rawHtml,
  roundTrip,
  S,
  settled,
  summaryOf,
  youSaveOf,
} from './helpers.ts'
import { eventually } from './eventually.ts'
import { firstUpdate, forgetUpdates, updatesOf } from './updates.ts'
import {
  answerTables,
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
const classic = { generation: '5.4' } as const

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
    await page.locator('.tiered-pricing-tooltip-icon').first().hover()
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

  it('opens and closes by touch (bug 6)', async () => {
    const head = '<style>main { padding: 300px 20px }</style>'
    const { page } = await openF1(shop, { ...modern, displayType: 'tooltip', open: { head, width: 390, touch: true } })
    await page.locator('.tiered-pricing-tooltip-icon').tap()
    await eventually(() => page.locator(TIP).isVisible()).toBe(true)
    await page.touchscreen.tap(20, 20)
    await eventually(() => page.locator(TIP).isVisible()).toBe(false)
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

describe('money', () => {
  it('crosses nothing out for a sale price of nothing that is not in force (bug 10)', async () => {
    const { page } = await openProduct(shop, { ...F1, salePrice: 0 }, classic)
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await enter(page, 1)
    expect(await priceOf(page)).toBe(A('10.00'))
  })

  it('rounds 1.005 up and counts a saving of 29 per cent as 29 (bug 11)', async () => {
    const small = { ...F1, price: 2, regularPrice: 2, rules: { 10: 1.005 } }
    const { page } = await openProduct(shop, small, modern)
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('2.00', '1.01'))
    const large = { ...F1, price: 100, regularPrice: 100, rules: { 10: 71 } }
    const { page: other } = await openProduct(shop, large, modern)
    await enter(other, 10)
    expect(await youSaveOf(other)).toMatchObject({ visible: true, discount: '29' })
  })

  it('reads a decimal comma, and less than one where the field allows it (bug 13)', async () => {
    const { page } = await openF1(shop, { ...modern, quantity: { type: 'text' } })
    await enter(page, '2,5')
    expect(await summaryOf(page)).toMatchObject({ qty: '2.5', total: A('25.00') })
    const { page: other } = await openF1(shop, { ...modern, quantity: { min: 0.5, step: 0.5, value: 1 } })
    await enter(other, '0.5')
    expect(await summaryOf(other)).toMatchObject({ qty: '0.5', total: A('5.00') })
  })

  it('shows the total of a fraction below one (bug 24)', async () => {
    const { page } = await openF1(shop, {
      ...modern,
      premium: true,
      settings: { show_total_price: true },
      quantity: { min: 0.5, step: 'any', value: 2 },
    })
    await enter(page, '0.5')
    expect(await summaryOf(page)).toMatchObject({ total: A('5.00') })
    expect(await priceOf(page)).toBe(A('5.00'))
  })

  it('leaves the old price empty where there is no regular price (bug 25)', async () => {
    const { page } = await openProduct(shop, { ...F1, regularPrice: '' }, classic)
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    expect(await summaryOf(page)).toMatchObject({ visible: true, unit: A('9.00'), old: '' })
    expect(await youSaveOf(page)).toEqual(hidden)
  })
})

describe('for everybody', () => {
  it('lets tiers be chosen by keyboard where they can be clicked, and links stay links (bug 14)', async () => {
    const { page } = await openF1(shop, { ...classic, premium: true, quantity: { step: 6, min: 6, value: 6 } })
    const row = (quantity: number) => page.locator(`tbody [data-tiered-quantity="${quantity}"]`)
    await row(50).evaluate((element) => {
      element.querySelector('td')?.insertAdjacentHTML('beforeend', '<a href="#terms">Terms</a>')
    })
    await row(50).locator('a').click()
    expect(await quantityField(page).inputValue()).toBe('6')
    expect(await row(1).getAttribute('role')).toMatch(/^(button|radio)$/)
    await row(10).focus()
    await page.keyboard.press('Space')
    await eventually(() => quantityField(page).inputValue()).toBe('12')
    expect(await activeTier(page)).toEqual([10])
    await row(100).focus()
    await page.keyboard.press('Enter')
    await eventually(() => activeTier(page)).toEqual([100])
    expect(await quantityField(page).inputValue()).toBe('102')

    const { page: free } = await openF1(shop, classic)
    expect(await free.locator('tbody [data-tiered-quantity][tabindex], tbody [role=button], tbody [role=radio]').count()).toBe(0)
  })

  it('shows no pointer where nothing happens (bug 14)', async () => {
    for (const displayType of ['blocks', 'horizontal-table'] as const) {
      const { page } = await openF1(shop, { ...classic, displayType })
      const cursors = await page
        .locator('[data-tiered-quantity], [data-tiered-quantity] *')
        .evaluateAll((nodes) => [...new Set(nodes.map((node) => getComputedStyle(node).cursor))])
      expect(cursors).not.toContain('pointer')
    }
  })

  it('announces a new price once and politely, not the first one, and marks the row (bug 15)', async () => {
    const { page } = await openF1(shop, classic)
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(window, { said })
      new MutationObserver((records) => {
        for (const { target } of records) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(
            '[aria-live="polite"], [role="status"]',
          )
          const text = region?.textContent.trim()
          if (text && said.at(-1) !== text) said.push(text)
        }
      }).observe(document.documentElement, { subtree: true, childList: true, characterData: true })
    })
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
    await settled(page)
    expect(await said()).toEqual([])
    expect(await page.locator('[aria-current="true"]').getAttribute('data-tiered-quantity')).toBe('1')
    await enter(page, 10)
    expect(await page.locator('[aria-current="true"]').getAttribute('data-tiered-quantity')).toBe('10')
    await eventually(said).toHaveLength(1)
    expect((await said())[0]).toContain('£9.00')
    await enter(page, 11)
    await enter(page, 50)
    await eventually(said).toHaveLength(2)
    expect((await said())[1]).toContain('£8.00')
  })

  it('says an old and a new price in words, as WooCommerce does (bug 15)', async () => {
    const { page } = await openF1(shop, classic)
    await enter(page, 10)
    const words = await page
      .locator(`${mainPrice} .screen-reader-text`)
      .evaluateAll((nodes) => nodes.map((node) => node.textContent))
    expect(words).toHaveLength(2)
    expect(words[0]).toContain('£10.00')
    expect(words[1]).toContain('£9.00')
    expect(await page.locator(`${mainPrice} del`).getAttribute('aria-hidden')).toBe('true')
    expect(await page.locator(`${mainPrice} ins`).getAttribute('aria-hidden')).toBe('true')
  })

  it('keeps symbol and digits in order where text runs from right to left (bug 16)', async () => {
    const currency = { ...GBP, currency_symbol: '&#x62f;.&#x625;', price_format: '%2$s&nbsp;%1$s' }
    const { page } = await openF1(shop, { ...classic, currency, open: { dir: 'rtl', lang: 'ar' } })
    await enter(page, 10)
    const amounts = page.locator(`${mainPrice} .woocommerce-Price-amount`)
    expect(await amounts.count()).toBe(2)
    for (const amount of await amounts.all()) {
      expect(await amount.getAttribute('class')).toBe('woocommerce-Price-amount amount')
      expect(await amount.evaluate((node) => node.firstElementChild?.localName)).toBe('bdi')
      expect(await amount.locator('bdi .woocommerce-Price-currencySymbol').textContent()).toBe('د.إ')
    }
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

describe('text is text', () => {
  it('keeps names as they are printed (bug 20)', async () => {
    for (const name of ['007', 'true']) {
      const { page } = await openProduct(shop, { ...F1, name }, modern)
      await firstUpdate(page)
      expect((await summaryOf(page)).name).toBe(name)
    }
  })

  it('sees attributes that another script changes later (bug 20)', async () => {
    const { page } = await openF1(shop, classic)
    await page.locator('[data-tiered-quantity="10"]').evaluate((row) => row.setAttribute('data-tiered-price', '8.5'))
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('10.00', '8.50'))
  })

  it('never turns names or symbols into markup or patterns (bug 21)', async () => {
    const name = 'Roll <img src=x onerror="hacked=1"> & $& $\''
    // The attribute holds a tag that is written out; decoding it once more would make it a real one.
    const suffix = ' <small class="woocommerce-price-suffix">$&amp; $\' &amp;lt;b&amp;gt; <span class="tiered-pricing-dynamic-price__including_tax">x</span></small>'
    const currency = { ...GBP, currency_symbol: '$&amp;' }
    const { page } = await openProduct(shop, { ...F1, name, suffix }, { ...classic, currency })
    await enter(page, 10)
    const field = page.locator('[data-tier-pricing-table-summary-product-name]')
    expect(await field.textContent()).toBe(name)
    const small = page.locator(`${mainPrice} ins small`)
    expect(await small.evaluate((element) => element.firstChild?.textContent)).toBe('$& $\' <b> ')
    expect(await small.locator('.woocommerce-Price-amount').textContent()).toBe('$&9.00')
    expect(await page.locator(`${mainPrice} del`).textContent()).toBe('$&10.00')
    expect(await page.locator('img, b').count()).toBe(0)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })

  it('keeps the suffix that the server printed in the first price too', async () => {
    const product = { ...F1, taxRate: 0.2, pricesIncludeTax: false, suffix: taxSuffix('including', 'inc VAT', 12) }
    const { page } = await openProduct(shop, product, modern)
    expect(await page.locator(`${mainPrice} small`).textContent()).toContain('12.00')
    await enter(page, 10)
    await enter(page, 1)
    expect(await page.locator(`${mainPrice} small`).textContent()).toContain('12.00')
    expect(await rawHtml(page, '[data-tier-pricing-table-summary-total]')).not.toContain('small')
  })

  it('asks for tables with what the wrapper says', async () => {
    answerTables(shop, modern)
    const { page } = await openVariable(shop, { ...modern, byAjax: true, wrapper: { context: 'shop-loop' } })
    await choose(page, v21)
    await eventually(() => layoutOf(page)).toBe('21')
    const [call] = shop.server.requestsTo('get_pricing_table').filter(({ form }) => form.variation_id === '21')
    expect(call?.form.display_context).toBe('shop-loop')
  })
})
