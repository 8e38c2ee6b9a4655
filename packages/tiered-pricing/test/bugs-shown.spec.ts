import { describe, expect, it } from 'vitest'
import { F1, GBP, useShop } from '@tillkit/testing'
import { activeTier, enter, mainPrice, openF1, openProduct, quantityField } from './helpers.ts'
import { eventually } from './eventually.ts'
import { answerTables, choose, layoutOf, openVariable, v21 } from './variable-page.ts'

const shop = useShop()
const modern = { generation: '7.x' } as const
const classic = { generation: '5.4' } as const

// What becomes of money, names and suffixes is in src/tiered-pricing.bugs.test.ts: nothing of it needs a layout.

describe('for everybody', () => {
  it('lets tiers be chosen by keyboard where they can be clicked, and links stay links (bug 14)', async () => {
    const { page } = await openF1(shop, { ...classic, premium: true, quantity: { step: 6, min: 6, value: 6 } })
    const row = (quantity: number) => page.locator(`tbody [data-tiered-quantity="${quantity}"]`)
    await row(50).evaluate((element) => {
      element.querySelector('td')?.insertAdjacentHTML('beforeend', '<a href="#terms">Terms</a>')
    })
    await row(50).locator('a').click()
    expect(await quantityField(page).inputValue()).toBe('6')
    await row(50).locator('td').first().click()
    expect(await quantityField(page).inputValue()).toBe('54')
    expect(await activeTier(page)).toEqual([50])
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
})

describe('text is text', () => {
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

  it('asks for tables with what the wrapper says', async () => {
    answerTables(shop, modern)
    const { page } = await openVariable(shop, { ...modern, byAjax: true, wrapper: { context: 'shop-loop' } })
    await choose(page, v21)
    await eventually(() => layoutOf(page)).toBe('21')
    const [call] = shop.server.requestsTo('get_pricing_table').filter(({ form }) => form.variation_id === '21')
    expect(call?.form.display_context).toBe('shop-loop')
  })
})
