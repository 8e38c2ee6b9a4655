import { describe, expect, it } from 'vitest'
import { F1, GBP, taxSuffix, useShop } from '@tillkit/testing'
import {
  A,
  activeTier,
  enter,
  hidden,
  mainPrice,
  openF1,
  openProduct,
  priceOf,
  quantityField,
  rawHtml,
  S,
  settled,
  summaryOf,
  youSaveOf,
} from './helpers.ts'
import { eventually } from './eventually.ts'
import { firstUpdate } from './updates.ts'
import { answerTables, choose, layoutOf, openVariable, v21 } from './variable-page.ts'

const shop = useShop()
const modern = { generation: '7.x' } as const
const classic = { generation: '5.4' } as const

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
    // Typed over the 10, an 11 passes through 1.
    await quantityField(page).fill('1')
    await quantityField(page).fill('11')
    await quantityField(page).fill('50')
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
