import type { Meta, StoryObj } from '@storybook/react-vite'
import { simpleProductMain } from '@tillkit/fixtures'
import { expect } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { pageOptions, surroundings, type PricingArgs } from './pricing-page.ts'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'

const meta = {
  title: 'Tiered pricing/Faults',
  ...pricingStory({ quantity: 1 }),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

/** What a report must name. */
function names(field: string) {
  return playing<PricingStoryArgs>(async (_scene, page) => {
    await expect(page.problems.map((problem) => problem.field)).toEqual([field])
  })
}

/** The page with an attribute that cannot be used. */
function broken(attribute: RegExp, instead: string) {
  return pricingStory({ quantity: 1 }, (args) => ({
    ...surroundings(args),
    html: printed(args).replace(attribute, instead),
  }))
}

function printed(args: PricingArgs): string {
  return simpleProductMain(args.product, pageOptions(args))
}

/** What cannot be read is reported in the console, with the field; the page stays as the server made it. */
export const RulesThatAreNoJson: Story = {
  ...broken(/data-price-rules="[^"]*"/, 'data-price-rules="{5:10.99}"'),
  tags: ['fails'],
  play: names('data-price-rules'),
}

export const SettingsThatAreNoJson: Story = {
  ...broken(/data-settings="[^"]*"/, 'data-settings="{&quot;display&quot;:"'),
  tags: ['fails'],
  play: names('data-settings'),
}

export const APriceThatIsNoNumber: Story = {
  ...broken(/data-tiered-price="[^"]*"/, 'data-tiered-price="nine"'),
  tags: ['fails'],
  play: names('data-tiered-price'),
}

export const NoProductId: Story = {
  ...broken(/(data-display-type="table" )data-product-id="\d+"/, '$1data-product-id=""'),
  tags: ['fails'],
  play: names('data-product-id'),
}

/** The page's settings are missing: an optimiser took the inline script away. */
export const NoGlobals: Story = {
  ...pricingStory({ quantity: 1 }, (args) => ({ html: printed(args) })),
  tags: ['fails'],
  play: names('tieredPricingGlobalData'),
}

/** A quantity that is no number counts as one, and the field keeps what was typed. */
export const QuantityThatIsNoNumber: Story = {
  ...pricingStory({ quantity: 'abc' }, (args) => ({
    ...surroundings(args),
    html: simpleProductMain(args.product, { ...pageOptions(args), quantity: { type: 'text', value: 'abc' } }),
  })),
}

/** Without jQuery nobody hears the platform's events; prices follow all the same. */
export const WithoutJQuery: Story = {
  ...pricingStory({ quantity: 10 }, (args) => ({ ...surroundings(args), jquery: false, html: printed(args) })),
  name: 'Without jQuery',
}
