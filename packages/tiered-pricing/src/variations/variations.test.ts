import { openTestPage, type TestPage, type TestPageOptions } from '@tillkit/testing/contract'
import {
  F1,
  globalData,
  layoutHtml,
  variableProductMain,
  type VariablePageOptions,
  type VariationFixture,
} from '@tillkit/fixtures'
import { afterEach, describe, expect, it, vi } from 'vitest'

const layout = { generation: '5.4', displayType: 'table' } as const
const parent = { ...F1, id: 20, rules: {} }
const white: VariationFixture = {
  ...F1,
  id: 21,
  parentId: 20,
  name: 'White',
  price: 12,
  regularPrice: 12,
  rules: { 10: 11 },
  attributes: { attribute_pa_colour: 'white' },
}
const pink: VariationFixture = {
  ...white,
  id: 22,
  name: 'Pink',
  price: 7,
  regularPrice: 7,
  rules: {},
  minQty: 3,
  attributes: { attribute_pa_colour: 'pink' },
}
const blue: VariationFixture = {
  ...white,
  id: 23,
  name: 'Blue',
  price: 13,
  regularPrice: 13,
  attributes: { attribute_pa_colour: 'blue' },
}

let page: TestPage

async function open(options: Partial<VariablePageOptions> = {}, changes: Partial<TestPageOptions> = {}): Promise<void> {
  page = await openTestPage(async () => (await import('../tiered-pricing.ts')).tieredPricing, {
    html: variableProductMain(parent, [white, pink, blue], { ...layout, ...options }),
    globals: { tieredPricingGlobalData: globalData({ generation: '5.4', nonce: 'abc' }) },
    jquery: true,
    ...changes,
  })
}

afterEach(() => page.close())

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const wrapper = () => find('.tpt__tiered-pricing')
const field = () => find('form.cart [name="quantity"]') as HTMLInputElement
const price = () => find('.summary > .price > .tiered-pricing-dynamic-price-wrapper').textContent.replace(/\s+/g, ' ').trim()
const rows = () =>
  [...wrapper().querySelectorAll<HTMLElement>('[data-tiered-quantity]')].map((row) => row.dataset['tieredQuantity'])
const jQueryOf = () => Reflect.get(window, 'jQuery') as JQueryStatic

/** What the platform's form says of a variation: found, and shown at once or later. */
function choose(id: number, events = ['found_variation', 'show_variation']): void {
  const form = find('form.variations_form')
  const printed = JSON.parse(form.getAttribute('data-product_variations') ?? '[]') as { variation_id: number }[]
  const found = printed.find((one) => one.variation_id === id)
  for (const event of events) {
    const target = event === 'show_variation' ? find('.single_variation') : form
    jQueryOf()(target).trigger(event, [found, true])
  }
}

const reset = () => jQueryOf()(find('form.variations_form')).trigger('reset_data')

describe('a variation that is printed with the page', () => {
  it('puts its layout into the wrapper and its price on the page', async () => {
    await open()
    await page.start()
    expect(rows()).toEqual([])
    choose(21)
    expect(rows()).toEqual(['1', '10'])
    expect(price()).toBe('£12.00')
    choose(23)
    expect(price()).toBe('£13.00')
  })

  it.each([
    { events: ['found_variation'] },
    { events: ['show_variation'] },
    { events: ['found_variation', 'show_variation'] },
  ])('is heard of by $events', async ({ events }) => {
    await open()
    await page.start()
    choose(21, events)
    expect(rows()).toEqual(['1', '10'])
  })

  it('tells the quantity field once its layout stands, each time', async () => {
    await open()
    await page.start()
    const heard = vi.fn()
    jQueryOf()(field()).on('change', () => heard(rows().length))
    choose(21)
    choose(23)
    expect(heard.mock.calls).toEqual([[2], [2]])
  })

  it('without tiers leaves the wrapper empty and sets the field to its own minimum, which others hear', async () => {
    await open()
    await page.start()
    const heard = vi.fn()
    field().addEventListener('change', heard)
    choose(21)
    choose(22)
    expect(rows()).toEqual([])
    expect(price()).toBe('£7.00')
    expect(field().value).toBe('3')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it.each(['3', '12', '2,5'])('without tiers leaves a quantity of %s as it was typed, and says nothing', async (typed) => {
    await open({}, { html: variableProductMain(parent, [white, { ...pink, minQty: 2 }, { ...blue, rules: {} }], layout) })
    await page.start()
    field().value = typed
    const heard = vi.fn()
    field().addEventListener('change', heard)
    choose(22)
    choose(23)
    choose(22)
    reset()
    expect(field().value).toBe(typed)
    expect(heard).not.toHaveBeenCalled()
  })

  it('without tiers gives its minimum to an empty field', async () => {
    await open()
    await page.start()
    field().value = ''
    choose(22)
    expect(field().value).toBe('3')
  })

  it('is gone after a reset', async () => {
    await open()
    const before = [wrapper().innerHTML.trim(), price()]
    await page.start()
    choose(21)
    reset()
    expect([wrapper().innerHTML, price()]).toEqual(before)
  })

  it('that was chosen before we came counts', async () => {
    await open()
    ;(find('[name="variation_id"]') as HTMLInputElement).value = '21'
    await page.start()
    expect(rows()).toEqual(['1', '10'])
    expect(price()).toBe('£12.00')
  })

  it('whose layout cannot be used is reported with its field, and the platform\'s price shows', async () => {
    await open()
    const broken = find('.tiered-pricing-preloaded-variation[data-variation-id="21"]')
    broken.innerHTML = broken.innerHTML.replace(/data-tiered-price="[^"]*"/, 'data-tiered-price="x"')
    await page.start()
    choose(21)
    expect(page.errors.map(({ problem }) => [problem.unit, problem.field, problem.element])).toEqual([
      ['tiered-pricing', 'data-tiered-price', wrapper()],
    ])
    expect(rows()).toEqual([])
    expect(price()).toBe('£12.00')
    choose(23)
    expect(rows()).toEqual(['1', '10'])
  })
})

describe('a variation whose layout comes by request', () => {
  interface Call {
    readonly url: string
    readonly body: string
    answer(html: string, status?: number): Promise<void>
  }

  /** Answers when a test says so. */
  function stubFetch(): Call[] {
    const calls: Call[] = []
    vi.stubGlobal('fetch', (url: string, { body }: RequestInit) =>
      new Promise<Response>((resolve) => {
        calls.push({
          url,
          body: String(body),
          async answer(html, status = 200) {
            resolve(new Response(html, { status }))
            await vi.advanceTimersByTimeAsync(0)
          },
        })
      }),
    )
    return calls
  }

  const html = (variation: VariationFixture) => layoutHtml(variation, layout)

  async function openByRequest(): Promise<Call[]> {
    await open({ byAjax: true })
    const calls = stubFetch()
    await page.start()
    return calls
  }

  it('is asked for, is busy meanwhile with the platform\'s price, and comes alive', async () => {
    const calls = await openByRequest()
    choose(21)
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      [
        `${location.origin}${location.pathname}?wc-ajax=get_pricing_table`,
        'variation_id=21&nonce=abc&display_context=product-page',
      ],
    ])
    expect(wrapper().getAttribute('aria-busy')).toBe('true')
    expect([rows(), price()]).toEqual([[], '£12.00'])
    await calls[0]?.answer(html(white))
    expect(wrapper().hasAttribute('aria-busy')).toBe(false)
    expect(wrapper().hasAttribute('style')).toBe(false)
    expect(rows()).toEqual(['1', '10'])
    expect(find('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('1')
  })

  it('does not show when another was chosen meanwhile', async () => {
    const calls = await openByRequest()
    choose(21)
    choose(22)
    await calls[1]?.answer('')
    await calls[0]?.answer(html(white))
    expect([rows(), price()]).toEqual([[], '£7.00'])
    expect(wrapper().hasAttribute('aria-busy')).toBe(false)
  })

  it('does not show after a reset', async () => {
    const calls = await openByRequest()
    const before = price()
    choose(21)
    reset()
    expect(wrapper().hasAttribute('aria-busy')).toBe(false)
    await calls[0]?.answer(html(white))
    expect([rows(), price()]).toEqual([[], before])
  })

  it('that fails is reported, keeps the platform\'s price, and is asked for again with the next choice', async () => {
    const calls = await openByRequest()
    choose(21)
    await calls[0]?.answer('oops', 500)
    expect(page.errors.map(({ problem }) => [problem.field, problem.element])).toEqual([['get_pricing_table', wrapper()]])
    expect([rows(), price()]).toEqual([[], '£12.00'])
    expect(wrapper().hasAttribute('aria-busy')).toBe(false)
    choose(21, ['found_variation'])
    await calls[1]?.answer(html(white))
    expect(rows()).toEqual(['1', '10'])
  })

  it('is nobody\'s business once the widget was stopped', async () => {
    const calls = await openByRequest()
    const { innerHTML: before } = wrapper()
    choose(21)
    page.stop()
    await calls[0]?.answer(html(white))
    expect(wrapper().innerHTML).toBe(before)
    expect(page.errors).toEqual([])
  })

  it('is fetched ahead when few are left that the shopper can mean', async () => {
    const calls = await openByRequest()
    const select = find('.variations select') as HTMLSelectElement
    select.value = 'white'
    jQueryOf()(find('form.variations_form')).trigger('woocommerce_variation_select_change')
    expect(calls.map(({ body }) => body)).toEqual([expect.stringContaining('variation_id=21')])
    await calls[0]?.answer(html(white))
    choose(21)
    expect(rows()).toEqual(['1', '10'])
    expect(calls).toHaveLength(1)
  })
})

describe('a product whose variations all cost the same', () => {
  it('does not follow them', async () => {
    await open({ samePrices: true, defaultVariation: white })
    await page.start()
    const { innerHTML: before } = wrapper()
    choose(23)
    reset()
    expect(wrapper().innerHTML).toBe(before)
  })
})

describe('what the platform announces', () => {
  it('is left to it for a new choice, and is ours from then on', async () => {
    await open()
    await page.start()
    const region = find('.single_variation')
    choose(21)
    expect(region.hasAttribute('aria-live')).toBe(false)
    vi.advanceTimersByTime(1500)
    expect(region.getAttribute('aria-live')).toBe('off')
    choose(23)
    expect(region.hasAttribute('aria-live')).toBe(false)
  })
})
