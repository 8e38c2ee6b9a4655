import { layoutHtml, variableProductMain, type VariablePageOptions, type VariationFixture } from '@tillkit/fixtures'
import type { Answer } from '../support/answers.ts'
import type { ServerPageOptions } from '../support/stage.ts'
import { pageOptions, surroundings, type PricingArgs } from './pricing-page.ts'
import { COLOURED, COLOURS } from './products.ts'

/** How a variable product's page answers. */
export interface VariationPage extends Partial<VariablePageOptions> {
  /** What comes in place of a variation's layout when it is asked for. */
  readonly answer?: (body: string) => Answer
  /** Default: the colours with tiers of their own. */
  readonly variations?: readonly VariationFixture[]
  /** The colour that is chosen from the start. Default none. */
  readonly chosen?: string
}

/** A variable product's page: colours to choose, with tiers of their own. */
export function variationPage(args: PricingArgs, own: VariationPage = {}): ServerPageOptions {
  const { answer = (body: string): Answer => ({ body }), variations = COLOURS, chosen, ...page } = own
  const options = { ...pageOptions(args), quantity: {}, ...page }
  return {
    ...surroundings(args),
    variationForm: 'delayed',
    html: variableProductMain(COLOURED, variations, {
      ...options,
      ...(chosen ? { defaults: { attribute_pa_colour: chosen } } : {}),
    }),
    answers: {
      get_pricing_table(form) {
        const variation = variations.find(({ id }) => String(id) === form.get('variation_id'))
        return answer(variation ? layoutHtml(variation, options) : '')
      },
    },
  }
}
