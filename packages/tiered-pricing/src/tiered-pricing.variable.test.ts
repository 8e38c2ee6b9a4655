import { describeWidget } from '@tillkit/testing/contract'
import { DISPLAY_TYPES, F1, GENERATIONS, globalData, variableProductMain, type VariationFixture } from '@tillkit/fixtures'
import { enterQuantity, load, rewrites, state, stateClasses } from './contract.fixtures.ts'

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

const layouts = GENERATIONS.flatMap((generation) => DISPLAY_TYPES.map((displayType) => ({ generation, displayType })))

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
    stateClasses,
  })
}
