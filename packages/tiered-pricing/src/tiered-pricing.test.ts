import { describeWidget, type WidgetFixtures } from '@tillkit/testing/contract'
import { DISPLAY_TYPES, F1, GBP, GENERATIONS, globalData, simpleProductMain, wrapperHtml, type DisplayType, type Generation } from '@tillkit/fixtures'
import { enterQuantity, load, rewrites, state, stateClasses } from './contract.fixtures.ts'

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
    stateClasses,
  })
}
