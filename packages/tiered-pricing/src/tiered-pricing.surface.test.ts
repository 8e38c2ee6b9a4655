import { settle, startUnit } from '@tillkit/mount'
import { openTestPage, type TestPage, type TestPageOptions } from '@tillkit/testing/contract'
import { F1, globalData, simpleProductMain, taxSuffix, wrapperHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubSurface } from './tiered-pricing.stub.ts'
import type { Instance } from './tiered-pricing.surface.ts'

let page: TestPage

async function open(options: Partial<TestPageOptions> = {}): Promise<void> {
  page = await openTestPage(async () => (await import('./tiered-pricing.ts')).tieredPricing, {
    html: simpleProductMain(F1, { generation: '5.4', displayType: 'table' }),
    globals: { tieredPricingGlobalData: globalData({ generation: '5.4' }) },
    jquery: true,
    ...options,
  })
}

afterEach(() => page.close())

const instances = () => stubSurface().activeInstances as Instance[]
const instance = () => instances()[0] as Instance
const wrapper = () => document.querySelector('.tpt__tiered-pricing') as HTMLElement

function enter(value: string): void {
  const field = document.querySelector('form.cart [name="quantity"]') as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('document.__tieredPricing', () => {
  it('keeps what inline code has set, and lists the widgets for as long as they live', async () => {
    await open()
    const overrides = { $getQuantityField: () => [] }
    Reflect.set(document, '__tieredPricing', { overrides })
    await page.start()
    expect(stubSurface().overrides).toBe(overrides)
    expect(instances()).toHaveLength(1)
    expect(instance().$wrapper?.get(0)).toBe(wrapper())
    wrapper().remove()
    settle()
    expect(instances()).toEqual([])
  })

  it('mounts what is handed over on this very line, once', async () => {
    await open()
    await page.start()
    const html = wrapperHtml({ ...F1, id: 11 }, { generation: '5.4', displayType: 'table' })
    document.body.insertAdjacentHTML('beforeend', `<div>${html}</div>`)
    const late = document.querySelector('[data-product-id="11"]') as HTMLElement
    const { initFunction } = stubSurface()
    const made = initFunction(late) as Instance
    expect(made.$wrapper?.get(0)).toBe(late)
    expect(initFunction(late)).toBe(made)
    expect(instances()).toHaveLength(2)
    expect(initFunction(document.createElement('div'))).toBeNull()
  })

  it('has no jQuery sets to give on a page without jQuery', async () => {
    await open({ jquery: false })
    await page.start()
    expect(instance().$wrapper).toBeUndefined()
  })
})

describe('tiered_price_update', () => {
  it('is raised on the wrapper and natively, and not before third parties listen', async () => {
    await open()
    const legacy = vi.fn()
    const native = vi.fn()
    const $ = Reflect.get(window, 'jQuery') as JQueryStatic
    $(wrapper()).on('tiered_price_update', (_event: unknown, data: unknown) => legacy(data))
    wrapper().addEventListener('tillkit:tiered-price-update', (event) => native((event as CustomEvent).detail))
    startUnit(page.unit)
    expect(legacy).not.toHaveBeenCalled()
    vi.advanceTimersByTime(500)
    const detail = {
      pricing: expect.objectContaining({ price: 10, tieredQuantity: 1, eventQuantity: 1 }),
      quantity: 1,
      price: 10,
      price_excl_tax: 10,
      productId: 10,
      parentId: 10,
    }
    expect(legacy.mock.calls).toEqual([[{ ...detail, __instance: instance() }]])
    expect(native.mock.calls).toEqual([[detail]])
    await page.rest()
    expect(legacy).toHaveBeenCalledTimes(1)
  })

  it('is not raised again at its first moment when the shopper was quicker', async () => {
    await open()
    const native = vi.fn()
    wrapper().addEventListener('tillkit:tiered-price-update', native)
    startUnit(page.unit)
    enter('10')
    vi.advanceTimersByTime(500)
    expect(native).toHaveBeenCalledTimes(1)
  })

  it('reaches the native listeners even when one of jQuery\'s throws', async () => {
    await open()
    await page.start()
    const reported = vi.fn()
    const native = vi.fn()
    vi.stubGlobal('reportError', reported)
    const $ = Reflect.get(window, 'jQuery') as JQueryStatic
    $(wrapper()).on('tiered_price_update', () => {
      throw new Error('boom')
    })
    wrapper().addEventListener('tillkit:tiered-price-update', native)
    enter('10')
    expect(native).toHaveBeenCalledTimes(1)
    expect(reported).toHaveBeenCalledTimes(1)
    expect(page.errors).toEqual([])
  })
})

describe('what an instance says', () => {
  it('of its product', async () => {
    await open()
    await page.start()
    const { dataProvider } = instance()
    expect({
      regular: dataProvider.getRegularPrice(),
      sale: dataProvider.getSalePrice(),
      original: dataProvider.getOriginalPrice(),
      minimum: dataProvider.getMinimum(),
      name: dataProvider.getProductName(),
      ids: [dataProvider.getProductId(), dataProvider.getParentId()],
      rules: dataProvider.getPricingRules(),
      isOnSale: dataProvider.isProductOnSale(),
      isVariable: dataProvider.isVariableProduct(),
      type: dataProvider.getDisplayType(),
      isPremium: dataProvider.isPremium(),
    }).toEqual({
      regular: 10,
      sale: null,
      original: 10,
      minimum: 1,
      name: 'Roll',
      ids: [10, 10],
      rules: { 10: 9, 50: 8, 100: 7.5 },
      isOnSale: false,
      isVariable: false,
      type: 'table',
      isPremium: false,
    })
  })

  it.each([
    [10, 9, 10, 10],
    [12.5, 9, 10, 12.5],
    [0, 10, 1, 1],
    [-3, 10, 1, 1],
    [Number.NaN, 10, 1, 1],
    [1e6, 7.5, 100, 1e6],
  ])('of a quantity of %d', async (count, price, tieredQuantity, eventQuantity) => {
    await open()
    await page.start()
    expect(instance().dataProvider.getPricingByQuantity(count)).toMatchObject({ price, tieredQuantity, eventQuantity })
  })

  it.each([
    [1, 10],
    [10, 9],
    [100, 7.5],
    [12, false],
    [0, false],
  ])('of the tier of %d', async (tier, price) => {
    await open()
    await page.start()
    expect(instance().dataProvider.getPriceByTieredQuantity(tier)).toBe(price)
  })

  it('of a price, as text', async () => {
    await open()
    await page.start()
    const { formatting } = instance()
    const text = (html: string) => html.replace(/<[^>]*>/g, '')
    expect(text(formatting.formatPrice(1234.5))).toBe('£1,234.50')
    expect(formatting.formatPrice(9, 10)).toMatch(/^<del.*<\/del>.*<ins.*<\/ins>/)
    expect(text(formatting.formatPrice(Number.NaN))).toBe('£0.00')
    expect(formatting.formatNumber(1234.5, 1)).toBe('1,234.5')
  })

  it('of a suffix, for any quantity', async () => {
    const suffix = taxSuffix('excluding', 'ex VAT', 8)
    await open({ html: simpleProductMain({ ...F1, suffix, taxRate: 0.25 }, { generation: '5.4', displayType: 'table' }) })
    await page.start()
    const { productPageManager, dataProvider } = instance()
    const pricing = dataProvider.getPricingByQuantity(1)
    if (!pricing) throw new Error('no pricing')
    const of = (count?: number) => productPageManager.buildPriceSuffix(pricing, count).replace(/<[^>]*>/g, '').trim()
    expect([of(), of(10), of(2.5)]).toEqual(['ex VAT £8.00', 'ex VAT £80.00', 'ex VAT £20.00'])
  })

  it('of the price of another quantity than the one that stands', async () => {
    await open()
    await page.start()
    const { productPageManager, dataProvider } = instance()
    const text = (html: string) => html.replace(/<span class="screen-reader-text">[^]*?<\/span>|<[^>]*>/g, '').trim()
    expect(text(productPageManager.buildProductPagePrice())).toBe('£10.00')
    const pricing = dataProvider.getPricingByQuantity(50)
    expect(pricing && text(productPageManager.buildProductPagePrice(pricing))).toBe('£10.00  £8.00')
  })

  it('of a price with the shop\'s suffix, which keeps the amounts that it was printed with', async () => {
    const suffix = taxSuffix('including', 'inc VAT', 12)
    await open({ html: simpleProductMain({ ...F1, suffix, taxRate: 0.2 }, { generation: '5.4', displayType: 'table' }) })
    await page.start()
    const { formatting, dataProvider } = instance()
    const html = formatting.formatPrice(10, null, dataProvider.getPriceSuffix())
    expect(html.replace(/<[^>]*>/g, '').trim()).toBe('£10.00  inc VAT £12.00')
  })
})

describe('what others may write through an instance', () => {
  const price = (selector: string) => document.querySelector(`${selector} .tiered-pricing-dynamic-price-wrapper`)?.innerHTML
  const layout = { generation: '5.4', displayType: 'table' } as const

  it('is the price of its own product, not that of a list', async () => {
    await open({ html: simpleProductMain(F1, { ...layout, related: [F1] }) })
    const tile = price('.related')
    await page.start()
    expect(instance().productPageManager.$getPriceContainer()?.length).toBe(1)
    instance().productPageManager.updateProductPriceHTML('<b>soon</b>')
    expect(price('.summary')).toBe('<b>soon</b>')
    expect(price('.related')).toBe(tile)
  })

  it.each([
    ['is static', { priceType: 'static' }],
    ['is not to be updated', { settings: { update_price_on_product_page: false } }],
  ] as const)('is nothing where the price %s', async (_what, changes) => {
    await open({ html: simpleProductMain(F1, { ...layout, ...changes }) })
    const before = price('.summary')
    await page.start()
    instance().productPageManager.updateProductPriceHTML('<b>soon</b>')
    expect(price('.summary')).toBe(before)
  })

  it('is what an override names', async () => {
    const own = '<p id="own" data-price-type="dynamic">£10.00</p>'
    await open({ html: simpleProductMain(F1, { ...layout, beforeForm: own }) })
    stubSurface().overrides.$getPriceContainer = () => document.querySelectorAll('#own')
    await page.start()
    instance().productPageManager.updateProductPriceHTML('<b>soon</b>')
    expect(document.querySelector('#own')?.innerHTML).toBe('<b>soon</b>')
    expect(price('.summary')).toContain('10.00')
  })

  it('is a quantity, which is worked out again even if it stands', async () => {
    await open()
    await page.start()
    const quantities: number[] = []
    const heard = (event: Event) => quantities.push((event as CustomEvent<{ quantity: number }>).detail.quantity)
    wrapper().addEventListener('tillkit:tiered-price-update', heard)
    instance().productPageManager.updatePricingByQuantity(1)
    instance().productPageManager.updatePricingByQuantity(10)
    instance().productPageManager.updatePricingByQuantity(10)
    expect(quantities).toEqual([1, 10, 10])
  })
})
