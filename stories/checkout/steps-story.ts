import type { Meta } from '@storybook/react-vite'
import { multistepCheckout } from '@tillkit/multistep-checkout'
import type { Answer } from '../support/answers.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'
import { USUAL_CHECKOUT, type CheckoutArgs } from './checkout-args.ts'
import { checkoutStory } from './checkout-story.ts'
import { checkoutOf } from './shop.ts'

/** What a story of the steps can be told. */
export interface StepsArgs extends CheckoutArgs {
  /** The unit's option. */
  stepper: 'none' | 'beside' | 'instead'
  /** What the shop answers when it is asked about a step. */
  checks: 'answered' | '500' | 'never'
}

/** The arguments of a story of the steps, with those of every page. */
export type StepsStoryArgs = StepsArgs & PageArgs

const CALL = 'dswcp_validate_checkout_step'
const FAULTS: Readonly<Record<'500' | 'never', Answer>> = { 500: { body: 'Error', status: 500 }, never: 'never' }

const ARG_TYPES: NonNullable<Meta<StepsStoryArgs>['argTypes']> = {
  stepper: { control: 'inline-radio', options: ['none', 'beside', 'instead'], description: 'Whether the steps are drawn anew', table: { category: 'Options' } },
  checks: { control: 'inline-radio', options: ['answered', '500', 'never'], description: 'What comes of a check', table: { category: 'Network' } },
}

/** The parts of a file's `meta`, or of a story, that run the steps on a checkout with a shop behind it. */
export function stepsStory(args: Partial<StepsArgs> = {}) {
  const base = checkoutStory(multistepCheckout)
  const story = serverStory<StepsArgs>({
    unit: multistepCheckout,
    print: stepsPage,
    args: { ...USUAL_CHECKOUT, layout: 'steps', stepper: 'none', checks: 'answered', ...args },
    argTypes: { ...base.argTypes, ...ARG_TYPES } as NonNullable<Meta<StepsStoryArgs>['argTypes']>,
    styles: base.parameters.serverStyles as readonly string[],
  })
  return { ...story, parameters: { ...base.parameters, ...story.parameters } }
}

/** A page of the steps. What the tab remembers is of another story. */
export function stepsPage({ stepper, checks, ...args }: StepsArgs): ServerPageOptions {
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
  const page = checkoutOf(args)
  const answers = checks === 'answered' ? page.answers : { ...page.answers, [CALL]: () => FAULTS[checks] }
  return { ...page, answers, pageClass: 'woocommerce-checkout', config: { units: { 'multistep-checkout': { stepper } } } }
}
