import { toPlain } from '@tillkit/platform'
import {
  DISPLAY_TYPES,
  F1,
  fallbackHtml,
  GENERATIONS,
  globalData,
  tierRow,
  variableProductMain,
  wrapperHtml,
  type TieredProduct,
  type WrapperOptions,
} from '@tillkit/fixtures'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GLOBAL } from './tiered-pricing.anatomy.ts'
import type { Settings } from './tiered-pricing.schema.ts'
import { readProduct, readTieredPricing } from './tiered-pricing.read.ts'

beforeEach(() => print())
afterEach(() => {
  Reflect.deleteProperty(window, GLOBAL)
  document.body.replaceChildren()
})

/** Prints a page's global; `undefined` takes a member away. */
function print(changes: Record<string, unknown> = {}): void {
  Reflect.set(window, GLOBAL, { ...globalData(), ...changes })
}

/** A wrapper of the server's, with its HTML changed as a test says. */
function wrapper(
  options: Partial<WrapperOptions> = {},
  product: TieredProduct = F1,
  change: (html: string) => string = (html) => html,
): HTMLElement {
  document.body.innerHTML = change(wrapperHtml(product, { generation: '7.x', displayType: 'table', ...options }))
  return document.querySelector('.tpt__tiered-pricing') as HTMLElement
}

/** Gives every occurrence of an attribute another value. */
const having = (name: string, value: string | null) => (html: string) =>
  html.replace(new RegExp(` ${name}="[^"]*"`, 'g'), value === null ? '' : ` ${name}="${value}"`)

const readWith = (name: string, value: string | null, product?: TieredProduct) =>
  readTieredPricing(wrapper({}, product, having(name, value)))

/** The tiers as minimum and price. */
function tiersOf(config: { product: ReturnType<typeof readProduct> | null }): [number, string][] {
  return (config.product?.tiers ?? []).map(({ minimum, price }) => [minimum, toPlain(price)])
}

/** The field that reading stumbles over. */
function failing(read: () => unknown): unknown {
  try {
    read()
  } catch (cause) {
    expect(cause).toMatchObject({ name: 'InvalidMarkup', message: expect.any(String), advice: expect.any(String) })
    return (cause as { field: string }).field
  }
  return undefined
}

describe('a widget', () => {
  it('says what it is', () => {
    expect(readTieredPricing(wrapper())).toMatchObject({
      parentId: 10,
      displayType: 'table',
      displayContext: 'product-page',
      isVariable: false,
      byRequest: false,
      samePrices: false,
      isPremium: false,
      nonce: '5e0c1a7f42',
      settings: { clickable_rows: true, show_total_price: false, active_tier_color: '#3858e9' },
      currency: { symbol: '£', decimals: 2 },
      product: { id: 10, name: 'Roll', suffix: '', isFallback: false, salePrice: null },
    })
  })

  it.each(GENERATIONS.flatMap((generation) => DISPLAY_TYPES.map((displayType) => ({ generation, displayType }))))(
    'reads the tiers of every layout: $displayType, $generation',
    (options) => {
      expect(tiersOf(readTieredPricing(wrapper(options)))).toEqual([
        [1, '10'],
        [10, '9'],
        [50, '8'],
        [100, '7.5'],
      ])
    },
  )

  it('of a variable product says how its variations come, and has no product before one is chosen', () => {
    const main = (changes: object) => {
      const options = { generation: '7.x', displayType: 'table', ...changes } as const
      document.body.innerHTML = variableProductMain({ ...F1, rules: {} }, [], options)
      return readTieredPricing(document.querySelector('.tpt__tiered-pricing') as HTMLElement)
    }
    expect(main({ byAjax: true })).toMatchObject({ isVariable: true, byRequest: true, samePrices: false, product: null })
    expect(main({ samePrices: true })).toMatchObject({ isVariable: true, byRequest: false, samePrices: true })
    expect(main({ defaultVariation: { ...F1, id: 21 } }).product?.id).toBe(21)
  })

  it('of a product without tiers reads the fallback of 7.x', () => {
    const { product } = readTieredPricing(wrapper({}, { ...F1, rules: {} }))
    expect(product).toMatchObject({ id: 10, isFallback: true })
    expect(tiersOf({ product })).toEqual([[1, '10']])
  })

  it('of a product without tiers has no product in 5.4', () => {
    expect(readTieredPricing(wrapper({ generation: '5.4' }, { ...F1, rules: {} })).product).toBeNull()
  })

  it.each([
    ['"yes"', true],
    ['true', true],
    ['1', true],
    ['"no"', false],
    ['0', false],
    ['null', true],
  ])('reads a setting that a shortcode printed as %s', (value, expected) => {
    const { settings } = readTieredPricing(wrapper({ settingsText: `{"clickable_rows": ${value}}` }))
    expect(settings.clickable_rows).toBe(expected)
  })

  it('takes missing settings for the plugin\'s own', () => {
    expect(readWith('data-settings', null).settings).toEqual({
      clickable_rows: true,
      show_total_price: false,
      tooltip_border: true,
      update_price_on_product_page: true,
      show_tiered_price_as_discount: true,
      active_tier_color: '#96598A',
    })
  })
})

describe('a product', () => {
  it.each([
    ['data-minimum', null, [1, '10']],
    ['data-minimum', '', [1, '10']],
    ['data-minimum', '0', [1, '10']],
  ] as const)('with %s %j has the base tier %j', (name, value, base) => {
    expect(tiersOf(readWith(name, value))[0]).toEqual(base)
  })

  it('with a minimum of five begins there', () => {
    const product = { ...F1, minimum: 5, rules: { 10: 8 } }
    expect(tiersOf(readTieredPricing(wrapper({}, product)))).toEqual([[5, '10'], [10, '8']])
  })

  it('charges the base price where a rule stands at the minimum', () => {
    const product = { ...F1, minimum: 5, rules: { 5: 9, 10: 8 } }
    expect(tiersOf(readTieredPricing(wrapper({}, product)))).toEqual([[5, '10'], [10, '8']])
  })

  it('takes prices from the rows, never from percentages', () => {
    const product = { ...F1, kind: 'percentage', rules: { 10: 10 } } as const
    expect(tiersOf(readTieredPricing(wrapper({}, product)))).toEqual([[1, '10'], [10, '9']])
  })

  it('leaves a rule out that has no row, and a row that has no rule', () => {
    const rows = [tierRow(F1, 1, 10), tierRow(F1, 10, 9), tierRow(F1, 30, 1)]
    const product = { ...F1, rules: { 10: 9, 20: 8 }, rows }
    expect(tiersOf(readTieredPricing(wrapper({}, product)))).toEqual([[1, '10'], [10, '9']])
  })

  it('has its own price for a base tier that has no row', () => {
    const product = { ...F1, rows: [tierRow(F1, 10, 9)] }
    expect(tiersOf(readTieredPricing(wrapper({}, product)))).toEqual([[1, '10'], [10, '9']])
  })

  it('reads tax variants, and the price for a missing one', () => {
    const taxed = { ...F1, taxRate: 0.2 }
    const [base] = readTieredPricing(wrapper({}, taxed)).product?.tiers ?? []
    expect(base && [toPlain(base.exclTax), toPlain(base.inclTax)]).toEqual(['8.333333', '10'])
    const [without] = readWith('data-tiered-price-exclude-taxes', null, taxed).product?.tiers ?? []
    expect(without && toPlain(without.exclTax)).toBe('10')
  })

  it.each(['', null])('has no regular and no sale price where %j is stored', (value) => {
    expect(readWith('data-regular-price', value).product?.regularPrice).toBeNull()
    expect(readWith('data-sale-price', value).product?.salePrice).toBeNull()
  })

  it('knows a sale price of 0 from none', () => {
    expect(readWith('data-sale-price', '0').product?.salePrice).not.toBeNull()
  })

  it('takes its name as it is written: 007, true, null (bug 20)', () => {
    for (const name of ['007', 'true', 'null']) expect(readWith('data-product-name', name).product?.name).toBe(name)
  })

  it('has the base tier\'s price where none is printed', () => {
    const { product } = readWith('data-price', '')
    expect(product && toPlain(product.price)).toBe('10')
  })

  it('reads numbers with white space around them', () => {
    const numbers = / (data-tiered-(?:price|quantity)[^=]*|data-price-rules)="([^"]*)"/g
    const spaced = (html: string) => html.replace(numbers, ' $1="\n\t$2\n"')
    expect(tiersOf(readTieredPricing(wrapper({}, F1, spaced)))).toHaveLength(4)
  })

  it('passes over rows of others, which carry no quantity', () => {
    const quoted = (html: string) => html.replace('</tbody>', '<tr class="quote"><td>Ask us</td></tr></tbody>')
    expect(tiersOf(readTieredPricing(wrapper({}, F1, quoted)))).toHaveLength(4)
  })
})

describe('what no price hangs on', () => {
  it.each([null, 5, false, []])('may be anything: %j', (value) => {
    print({ loadVariationTieredPricingNonce: value, supportedVariableProductTypes: value === false ? null : 'variable' })
    const settings = { active_tier_color: value } as unknown as Partial<Settings>
    const config = readTieredPricing(wrapper({ settings }))
    expect(config.nonce).toBe('')
    expect(config.settings.active_tier_color).toBe('#96598A')
  })
})

describe('where a widget stands', () => {
  it('is its tile in a list, which has a quantity of its own; the product\'s page is one place', () => {
    const one = wrapperHtml(F1, { generation: '5.4', displayType: 'table' })
    const other = wrapperHtml({ ...F1, id: 11 }, { generation: '5.4', displayType: 'table' })
    const tile = (html: string) => `<li class="product">${html}</li>`
    print()
    document.body.innerHTML = `<div class="product">${one}${one}</div><ul class="products">${tile(one)}${tile(other)}${tile(one)}</ul>`
    const wrappers = [...document.querySelectorAll<HTMLElement>('.tpt__tiered-pricing')]
    const places = wrappers.map((each) => readTieredPricing(each)).map(({ parentId, tile: place }) => [parentId, place])
    expect(places).toEqual([[10, ''], [10, ''], [10, 'tile 0'], [11, 'tile 0'], [10, 'tile 1']])
  })
})

describe('what cannot be used is named', () => {
  it.each([
    ['data-settings', '{', 'data-settings'],
    ['data-settings', '', 'data-settings'],
    ['data-settings', '[]', 'data-settings'],
    ['data-price-rules', '{10: 9}', 'data-price-rules'],
    ['data-price-rules', '5', 'data-price-rules'],
    ['data-price-rules', '{&quot;ten&quot;: 9}', 'data-price-rules.ten'],
    ['data-product-id', '', 'data-product-id'],
    ['data-product-id', 'ten', 'data-product-id'],
    ['data-product-id', null, 'data-product-id'],
    ['data-minimum', 'one', 'data-minimum'],
    ['data-minimum', '1.5', 'data-minimum'],
    ['data-price', 'ten', 'data-price'],
    ['data-regular-price', '10,00', 'data-regular-price'],
    ['data-sale-price', 'NaN', 'data-sale-price'],
    ['data-tiered-quantity', 'x', 'data-tiered-quantity'],
    ['data-tiered-price', '', 'data-tiered-price'],
    ['data-tiered-price', null, 'data-tiered-price'],
    ['data-tiered-price', 'false', 'data-tiered-price'],
    ['data-tiered-price-exclude-taxes', 'x', 'data-tiered-price-exclude-taxes'],
    ['data-tiered-price-include-taxes', '', 'data-tiered-price-include-taxes'],
  ])('%s as %j: %s', (name, value, field) => {
    expect(failing(() => readWith(name, value))).toBe(field)
  })

  it('a page without the global', () => {
    Reflect.deleteProperty(window, GLOBAL)
    expect(failing(() => readTieredPricing(wrapper()))).toBe(GLOBAL)
  })

  it.each([
    ['currencyOptions', undefined, 'currencyOptions'],
    ['currencyOptions', { ...Object(globalData()['currencyOptions']), decimals: 'two' }, 'currencyOptions.decimals'],
  ])('a global whose %s is %j', (name, value, field) => {
    print({ [name]: value })
    expect(failing(() => readTieredPricing(wrapper()))).toBe(`${GLOBAL}.${field}`)
  })

  it.each([null, 5, 'data'])('a global that is %j', (value) => {
    Reflect.set(window, GLOBAL, value)
    expect(failing(() => readTieredPricing(wrapper()))).toBe(GLOBAL)
  })

  it('a price that stands nowhere', () => {
    const change = (html: string) => having('data-price', '')(html.replace(/<tr[^>]*data-tiered[^]*?<\/tr>/g, ''))
    expect(failing(() => readTieredPricing(wrapper({ generation: '5.4' }, F1, change)))).toBe('data-price')
  })

  it('in a layout that is read for itself', () => {
    document.body.innerHTML = having('data-tiered-price', 'x')(fallbackHtml({ ...F1, rules: {} }))
    expect(failing(() => readProduct(document.querySelector('[data-price-rules]') as Element))).toBe('data-tiered-price')
  })
})

describe('what pages print in another way', () => {
  it('is taken for what it means', () => {
    print({ isPremium: 'yes', loadVariationTieredPricingNonce: undefined, supportedVariableProductTypes: undefined })
    const config = readTieredPricing(wrapper({ productType: 'variable' }))
    expect(config).toMatchObject({ isPremium: true, nonce: '', isVariable: true })
  })

  it('PHP writes a list with a gap as an object, and an empty list for no rules', () => {
    print({ supportedVariableProductTypes: { 0: 'variable', 2: 'bundle' } })
    expect(readTieredPricing(wrapper({ productType: 'bundle' })).isVariable).toBe(true)
    expect(tiersOf(readWith('data-price-rules', '[]'))).toEqual([[1, '10']])
  })
})
