import { openTestPage, type TestPage, type TestPageOptions } from '@tillkit/testing/contract'
import {
  F1,
  globalData,
  priceContainerHtml,
  priceHtml,
  simpleProductMain,
  variableProductMain,
  wrapperHtml,
  type VariationFixture,
} from '@tillkit/fixtures'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubSurface } from '../tiered-pricing.stub.ts'

let page: TestPage

async function open(html: string, options: Partial<TestPageOptions> = {}): Promise<void> {
  page = await openTestPage(async () => (await import('../tiered-pricing.ts')).tieredPricing, {
    html,
    globals: { tieredPricingGlobalData: globalData({ generation: '5.4' }) },
    jquery: true,
    ...options,
  })
}

afterEach(() => page.close())

const layout = { generation: '5.4', displayType: 'table' } as const
const main = () => document.querySelector('.summary > .price > .tiered-pricing-dynamic-price-wrapper') as HTMLElement
const text = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim()

function enter(value: string): void {
  const field = document.querySelector('form.cart [name="quantity"]') as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the price of a simple product', () => {
  it('is what the quantity costs, with the normal price crossed out', async () => {
    await open(simpleProductMain(F1, layout))
    await page.start()
    enter('10')
    expect(main().querySelector('del')?.textContent).toBe('£10.00')
    expect(main().querySelector('ins')?.textContent).toBe('£9.00')
  })

  it.each(['static', 'no-rules'] as const)('stays as it is in a container that is %s', async (priceType) => {
    await open(simpleProductMain(F1, { ...layout, priceType }))
    const before = main().innerHTML
    await page.start()
    enter('10')
    expect(main().innerHTML).toBe(before)
  })

  it('stays as it is where the shop does not want it updated', async () => {
    await open(simpleProductMain(F1, { ...layout, settings: { update_price_on_product_page: false } }))
    const before = main().innerHTML
    await page.start()
    enter('10')
    expect(main().innerHTML).toBe(before)
  })

  it('is written into a container that comes late', async () => {
    await open(simpleProductMain(F1, layout))
    await page.start()
    enter('10')
    const late = `<p id="late">${priceContainerHtml({ productId: 10 }, priceHtml(F1))}</p>`
    document.querySelector('.product')?.insertAdjacentHTML('beforeend', late)
    await page.rest()
    expect(text(document.querySelector('#late ins'))).toBe('£9.00')
  })

  it('is written into one of two containers that stand in each other', async () => {
    await open(simpleProductMain(F1, layout))
    main().innerHTML = priceContainerHtml({ productId: 10 }, priceHtml(F1))
    await page.start()
    enter('10')
    expect(main().querySelectorAll('ins')).toHaveLength(1)
    expect(main().querySelector('.tiered-pricing-dynamic-price-wrapper')).toBeNull()
  })
})

describe('an override of the containers', () => {
  const own = `<p id="own">${priceContainerHtml({ productId: 77 }, priceHtml(F1))}</p>`
  const ownContainer = () => document.querySelector('#own > span') as HTMLElement

  afterEach(() => {
    Reflect.deleteProperty(window, 'tieredPriceTableGetProductPriceContainer')
  })

  it.each(['overrides', 'the older global'])('is used: %s', async (way) => {
    await open(simpleProductMain(F1, layout) + own)
    const before = main().innerHTML
    const named = vi.fn(() => [ownContainer()])
    if (way === 'overrides') stubSurface().overrides.$getPriceContainer = named
    else Reflect.set(window, 'tieredPriceTableGetProductPriceContainer', named)
    await page.start()
    enter('10')
    expect(text(ownContainer().querySelector('ins'))).toBe('£9.00')
    expect(main().innerHTML).toBe(before)
    expect(named).toHaveBeenCalledWith(10, 10, expect.any(Object))
  })

  it('may come after the widget: the other containers are given back', async () => {
    await open(simpleProductMain(F1, layout) + own)
    const before = main().innerHTML
    await page.start()
    stubSurface().overrides.$getPriceContainer = () => [ownContainer()]
    enter('10')
    expect(text(ownContainer().querySelector('ins'))).toBe('£9.00')
    expect(main().innerHTML).toBe(before)
  })
})

describe('the main price of a variable product', () => {
  const white: VariationFixture = {
    ...F1,
    id: 21,
    parentId: 20,
    name: 'Roll, white',
    price: 12,
    regularPrice: 12,
    rules: { 10: 11 },
    attributes: { attribute_pa_colour: 'white' },
  }
  const pink: VariationFixture = {
    ...white,
    id: 22,
    name: 'Roll, pink',
    price: 7,
    regularPrice: 7,
    rules: {},
    attributes: { attribute_pa_colour: 'pink' },
  }
  const html = variableProductMain({ ...F1, id: 20, rules: {} }, [white, pink], layout)
  const form = () => (Reflect.get(window, 'jQuery') as JQueryStatic)('form.variations_form')
  const choose = (id: number) => {
    const printed = JSON.parse(form().attr('data-product_variations') ?? '[]') as { variation_id: number }[]
    form().trigger('found_variation', [printed.find((one) => one.variation_id === id)])
  }

  it('is the variation\'s, by its tiers or as the platform says, and the range again after a reset', async () => {
    await open(html)
    const range = main().innerHTML
    await page.start()
    expect(main().innerHTML).toBe(range)
    choose(21)
    enter('10')
    expect(text(main().querySelector('ins'))).toBe('£11.00')
    choose(22)
    expect(text(main())).toBe('£7.00')
    form().trigger('reset_data')
    expect(main().innerHTML).toBe(range)
  })

  it('is the range after a reset even when a widget came while a variation was chosen', async () => {
    await open(html)
    const range = main().innerHTML
    await page.start()
    choose(21)
    const [wrapper] = page.elements()
    if (wrapper) wrapper.outerHTML = wrapperHtml({ ...F1, id: 20, rules: {} }, { ...layout, variable: { variations: [] } })
    await page.rest()
    expect(text(main())).toBe('£12.00')
    form().trigger('reset_data')
    expect(main().innerHTML).toBe(range)
    page.stop()
    expect(main().innerHTML).toBe(range)
  })

  it('is the range after a reset when a third party rewrote the variation\'s price', async () => {
    await open(html)
    const range = main().innerHTML
    await page.start()
    choose(21)
    main().innerHTML = '<b>£10.00 net</b>'
    form().trigger('reset_data')
    expect(main().innerHTML).toBe(range)
  })
})

describe('a variation that is shown by itself', () => {
  it('has the price in the container of its parent', async () => {
    const own = { ...F1, id: 21 }
    const container = priceContainerHtml({ productId: 21, parentId: 20 }, priceHtml(own))
    const html = wrapperHtml(own, layout).replace('data-product-type="simple"', 'data-product-type="variation"')
    const button = '<input name="quantity" value="1"><button name="add-to-cart" value="21">Add</button>'
    await open(`<div class="product"><p id="price">${container}</p><form class="cart">${html}${button}</form></div>`)
    await page.start()
    enter('10')
    expect(text(document.querySelector('#price ins'))).toBe('£9.00')
  })
})

describe('a price that another script prints', () => {
  it('before the first update is the page\'s own from there on: ours shows, and its comes back at the end', async () => {
    await open(simpleProductMain(F1, { ...layout, quantity: { value: 10 } }))
    main().innerHTML = '<i>£10.00</i>'
    const late = page.start()
    setTimeout(() => {
      main().innerHTML = '<b>€12.00</b>'
    }, 300)
    await late
    expect(text(main().querySelector('ins'))).toBe('£9.00')
    page.stop()
    expect(main().innerHTML).toBe('<b>€12.00</b>')
  })

  it('later stays until the next tier', async () => {
    await open(simpleProductMain(F1, layout))
    await page.start()
    main().innerHTML = '<b>€12.00</b>'
    enter('2')
    expect(main().innerHTML).toBe('<b>€12.00</b>')
    enter('10')
    expect(text(main().querySelector('ins'))).toBe('£9.00')
  })
})

describe('the older hook of themes', () => {
  it('may find nothing', async () => {
    await open(simpleProductMain(F1, layout), {
      globals: {
        tieredPricingGlobalData: globalData({ generation: '5.4' }),
        tieredPriceTableGetProductPriceContainer: () => undefined,
      },
    })
    await page.start()
    enter('10')
    expect(page.errors).toEqual([])
    expect(text(main())).toBe('£10.00')
  })
})
