import { checkboxListHtml, FILTER_SECTIONS as S, multiSelectHtml, useShop, type PanelSection } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openListing } from './shop-page.ts'

const shop = useShop()
const MODELS = Array.from({ length: 38 }, (_, at) => ({ value: String(300 + at), label: `Model ${at}` }))
const OPTIONS = [...MODELS, { value: '400', label: 'Café printers', children: [{ value: '401', label: 'Citizen' }] }]
const NAMES = { index: 5, type: 'attribute_pa_model' }
const list = (more: Partial<PanelSection>): PanelSection => ({ real: 'shopAttribute_pa_model', title: 'Model', control: checkboxListHtml(NAMES, OPTIONS), ...more })

describe('a long list', () => {
  it('that is closed has a field to search its options, by keyboard too', async () => {
    const { page, address } = await openListing(shop, { sections: [list({ closed: true, expand: true }), S.category] })
    const field = page.locator('.tillkit-filters-find')
    const shown = () => page.locator('.ags_woo_products_filters_child_0 label').evaluateAll((all) => all.filter((label) => label.getClientRects().length > 0).map((label) => label.childNodes[0]?.textContent?.trim()))
    await eventually(() => field.count()).toBe(1)
    await page.locator('h4', { hasText: 'Model' }).click()
    await field.fill('CITIZEN')
    expect(await shown()).toEqual(['Café printers', 'Citizen'])
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toBe('One option found')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await field.focus()
    await field.fill('cafe')
    expect(await shown()).toEqual(['Café printers'])
    await field.press('Enter')
    await field.fill('')
    expect(await shown()).toHaveLength(40)
    await field.fill('model 37')
    await page.locator('input[value="337"]').check()
    expect(address()).toBe('/shop/?shopAttribute_pa_model=337')
  })

  it('that opens begins with all of them', async () => {
    const { page } = await openListing(shop, { sections: [list({ control: multiSelectHtml(NAMES, OPTIONS) })] })
    const button = page.getByRole('button', { name: /^Model/ }).last()
    const field = page.locator('.tillkit-filters-find')
    await button.click()
    await field.fill('model 3')
    await eventually(() => page.locator('input[value="301"]').isVisible()).toBe(false)
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('303')
    await page.keyboard.press('Escape')
    await button.click()
    expect([await field.inputValue(), await page.locator('input[value="301"]').isVisible()]).toEqual(['', true])
  })

  it('that lies open before the shopper\'s eyes is not moved, nor is a short one', async () => {
    const { page } = await openListing(shop, { sections: [list({})], height: 2000 })
    // Answers that have come after the field would have: an observer tells once, at the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.locator('.tillkit-filters-find').count()).toBe(0)
    const short = await openListing(shop, { sections: [{ ...S.category, closed: true }] })
    await short.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await short.page.locator('.tillkit-filters-find').count()).toBe(0)
  })
})
