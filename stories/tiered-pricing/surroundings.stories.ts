import type { Meta, StoryObj } from '@storybook/react-vite'
import { html, productTileHtml, simpleProductMain, wrapperHtml } from '@tillkit/fixtures'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { pageOptions, settingsFrom, surroundings } from './pricing-page.ts'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'
import { ARABIC, LONG, ON_SALE, PERCENTAGE, ROLLS } from './products.ts'

const meta = {
  title: 'Tiered pricing/Surroundings',
  ...pricingStory(),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

const phone = { viewport: { value: 'phone' } }

/** Names, units and prices that no layout was made for. */
export const LongWords: Story = {
  args: { product: LONG, quantity: 1000, settings: { quantity_measurement_plural: 'individually wrapped rolls' } },
}

export const LongWordsInColumns: Story = {
  name: 'Long words in a horizontal table',
  args: { ...LongWords.args, displayType: 'horizontal-table' },
}

export const LongWordsInBlocks: Story = { name: 'Long words in blocks', args: { ...LongWords.args, displayType: 'blocks' } }

export const LongWordsInADropdown: Story = {
  name: 'Long words in a dropdown',
  args: { ...LongWords.args, displayType: 'dropdown' },
}

/** An Arabic shop's page. */
const arabic: Partial<PricingStoryArgs> = {
  dir: 'rtl',
  lang: 'ar',
  product: ARABIC,
  settings: {
    quantity_column_title: 'الكمية',
    discount_column_title: 'الخصم (%)',
    price_column_title: 'السعر',
    quantity_measurement_singular: 'علبة',
    quantity_measurement_plural: 'علب',
    options_default_option_text: '<strong>اشتر {tp_quantity} علب</strong>',
    options_option_text: '<strong>اشتر {tp_quantity} علب</strong> ووفر {tp_rounded_discount}%',
  },
}

/** Arabic pages run from right to left; amounts keep their own direction. */
export const RightToLeft: Story = { args: arabic }

export const RightToLeftColumns: Story = {
  name: 'Right to left, horizontal table',
  args: { ...arabic, displayType: 'horizontal-table' },
}

export const RightToLeftOptions: Story = {
  name: 'Right to left, options',
  args: { ...arabic, displayType: 'options', style: 'style-3' },
}

export const RightToLeftDropdown: Story = {
  name: 'Right to left, dropdown',
  args: { ...arabic, displayType: 'dropdown' },
}

export const PhoneTable: Story = { name: 'On a phone: table', globals: phone }

export const PhoneColumns: Story = {
  name: 'On a phone: horizontal table',
  args: { displayType: 'horizontal-table' },
  globals: phone,
}

/** It is wider than its window: keys scroll it. */
export const PhoneColumnsScrolled: Story = {
  name: 'On a phone: horizontal table that scrolls, 5.4',
  args: {
    displayType: 'horizontal-table', generation: '5.4', premium: false,
    product: { ...ROLLS, rules: { 2: 11.5, 5: 10.99, 10: 9.99, 25: 8.99, 50: 8.5, 100: 8, 250: 7.5, 1000: 7 } },
  },
  globals: phone,
  play: playing(async (_scene, { place }) => {
    await waitFor(() => expect(place.querySelector('.tiered-pricing-horizontal-table')).toHaveAttribute('tabindex', '0'))
  }),
}

export const PhoneOptions: Story = { name: 'On a phone: options', args: { displayType: 'options', style: 'style-4' }, globals: phone }

/** The same product twice: by the page's hook and by a shortcode. Both follow one quantity. */
export const TwoWidgetsOfAProduct: Story = {
  ...pricingStory({ displayType: 'blocks' }, (args) => ({
    ...surroundings(args),
    html: simpleProductMain(args.product, {
      ...pageOptions(args),
      afterForm: html`<h2>The same prices, by shortcode</h2>
${wrapperHtml(args.product, { ...pageOptions(args), displayType: 'table', id: 'shortcodelayout' })}`,
    }),
  })),
}

/** Two products on one page keep to themselves. */
export const TwoProducts: Story = {
  ...pricingStory({}, (args) => ({
    ...surroundings(args),
    html: html`<div class="product-pair">
${[ROLLS, PERCENTAGE].map((product) => simpleProductMain(product, pageOptions({ ...args, product })))}
</div>`,
  })),
  play: playing(async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('spinbutton')
    if (!first || !second) throw new Error('The page should have two quantity fields.')
    await userEvent.clear(first)
    await userEvent.type(first, '5')
    await expect(canvas.getByText('54.95')).toBeVisible()
    await expect(second).toHaveValue(10)
  }),
}

/** Tiles of a list: their prices are their own, whatever is typed beside them. */
export const RelatedTiles: Story = {
  ...pricingStory({}, (args) => ({
    ...surroundings(args),
    html: simpleProductMain(args.product, {
      ...pageOptions(args),
      related: [args.product, { ...ON_SALE, id: 901 }, { ...PERCENTAGE, id: 902 }],
    }),
  })),
}

/** A list whose tiles print their tiers, as the plugin's catalogue setting does. */
export const TileList: Story = {
  ...pricingStory({ displayType: 'plain-text', summary: 'none' }, (args) => ({
    ...surroundings(args),
    html: `<h1 class="product_title">Rolls and ribbons</h1>
<ul class="products">${[ROLLS, ON_SALE, PERCENTAGE].map((product) => tileWithTiers({ ...args, product })).join('')}</ul>`,
  })),
}

function tileWithTiers(args: PricingStoryArgs): string {
  const { product, displayType, generation, premium } = args
  const tiers = wrapperHtml(product, {
    displayType,
    generation,
    premium,
    context: 'shop-loop',
    settings: { ...settingsFrom(args), display_context: 'shop-loop' },
  })
  return productTileHtml(product, { generation }).replace(
    '</li>',
    `<div class="tiered-pricing-shop-loop tiered-pricing-shop-loop--reduced">${tiers}</div></li>`,
  )
}
