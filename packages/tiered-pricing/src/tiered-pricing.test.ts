import { describeWidget, type WidgetFixtures } from '@tillkit/testing/contract'
import {
  DISPLAY_TYPES,
  F1,
  GBP,
  GENERATIONS,
  globalData,
  simpleProductMain,
  variableProductMain,
  wrapperHtml,
  type DisplayType,
  type Generation,
  type VariationFixture,
} from '@tillkit/testing/fixtures'
import { dropdownClasses } from './lazy/dropdown.anatomy.ts'
import { classes } from './tiered-pricing.anatomy.ts'

const load = async () => (await import('./tiered-pricing.ts')).tieredPricing

const price = '.tiered-pricing-dynamic-price-wrapper'
const summaryFields = ['product-qty', 'product-price', 'product-name', 'product-old-price', 'total', 'total-with-tax']
const rewrites = [
  price,
  ...summaryFields.map((name) => `[data-tier-pricing-table-summary-${name}]`),
  '.tiered-pricing-you-save span',
  '.tiered-pricing-option-total > div',
  '.tiered-pricing-dropdown__select-box .tiered-pricing-dropdown-option',
].join()

/** The tier in force on a wrapper, and the product's price. */
function state(host: HTMLElement): unknown {
  const active = [...host.querySelectorAll(`.${classes.active}`)].map((row) => row.getAttribute('data-tiered-quantity'))
  return { active, price: document.querySelector(`.summary ${price}`)?.textContent.trim() }
}

function enterQuantity(value: string): void {
  const field = document.querySelector<HTMLInputElement>('form.cart [name="quantity"]')
  if (!field) return
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** What the unit cannot use, on a product of its own. */
function broken(generation: Generation, displayType: DisplayType): WidgetFixtures['broken'] {
  const product = { ...F1, id: 66, name: 'Broken roll' }
  const html = wrapperHtml(product, { generation, displayType })
  const unread = { ...globalData(), currencyOptions: { ...GBP, decimals: 'two' } }
  return [
    { field: 'data-settings', html: wrapperHtml(product, { generation, displayType, settingsText: '{"display":' }) },
    { field: 'data-price-rules', html: html.replace(/data-price-rules="[^"]*"/, 'data-price-rules="{10:9}"') },
    { field: 'data-tiered-price', html: html.replace(/data-tiered-price="[^"]*"/, 'data-tiered-price="nine"') },
    { field: 'data-product-id', html: html.replace(/data-product-id="66"/, 'data-product-id=""') },
    { field: 'tieredPricingGlobalData', globals: { tieredPricingGlobalData: undefined } },
    { field: 'tieredPricingGlobalData.currencyOptions.decimals', globals: { tieredPricingGlobalData: unread } },
  ]
}

const layouts = GENERATIONS.flatMap((generation) => DISPLAY_TYPES.map((displayType) => ({ generation, displayType })))

for (const { generation, displayType } of layouts) {
  const premium = generation === '7.x'
  describeWidget(load, {
    title: `a simple product's page: ${displayType}, ${generation}`,
    html: simpleProductMain(F1, { generation, displayType, premium, summary: 'every', related: [{ ...F1, id: 11 }] }),
    globals: { tieredPricingGlobalData: globalData({ generation, premium }) },
    jquery: premium,
    broken: broken(generation, displayType),
    operate: () => enterQuantity('10'),
    state,
    rewrites,
    stateClasses: [...Object.values(classes), ...Object.values(dropdownClasses)],
  })
}

const parent = { ...F1, id: 20, rules: {} }
const roll: VariationFixture = {
  ...F1,
  id: 21,
  parentId: 20,
  name: 'Roll, white',
  price: 12,
  regularPrice: 12,
  rules: { 10: 11, 50: 10 },
  attributes: { attribute_pa_colour: 'white' },
}
const variations = [roll, { ...roll, id: 22, name: 'Roll, pink', rules: {}, attributes: { attribute_pa_colour: 'pink' } }]

/** Chooses a variation as the platform's form says it, and a quantity. */
function chooseWhite(): void {
  const form = document.querySelector('form.variations_form')
  const printed = JSON.parse(form?.getAttribute('data-product_variations') ?? '[]') as { variation_id: number }[]
  const $ = Reflect.get(window, 'jQuery') as JQueryStatic | undefined
  if (form) $?.(form as HTMLElement).trigger('found_variation', [printed.find(({ variation_id }) => variation_id === 21)])
  enterQuantity('10')
}

for (const { generation, displayType } of layouts) {
  const premium = generation === '5.4'
  describeWidget(load, {
    title: `a variable product's page: ${displayType}, ${generation}`,
    html: variableProductMain(parent, variations, { generation, displayType, premium, summary: 'every' }),
    globals: { tieredPricingGlobalData: globalData({ generation, premium }) },
    jquery: true,
    operate: chooseWhite,
    state,
    rewrites: `${rewrites}, .tpt__tiered-pricing`,
    stateClasses: [...Object.values(classes), ...Object.values(dropdownClasses)],
  })
}
