import type { Meta, StoryObj } from '@storybook/react-vite'
import { EUR, JPY, taxSuffix } from '@tillkit/fixtures'
import { expect } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'
import { FROM_FIVE, ON_SALE, PERCENTAGE, ROLLS } from './products.ts'

const meta = {
  title: 'Tiered pricing/Prices and totals',
  ...pricingStory(),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

/** The quantity decides: one row is active, and price, saving and total are for that many. */
export const BasePrice: Story = { args: { quantity: 1 } }

export const SecondTier: Story = { args: { quantity: 5 } }

export const LastTier: Story = { args: { quantity: 250 } }

/** The shopper types: everything follows in the same moment. */
export const QuantityTyped: Story = {
  args: { quantity: 1 },
  play: playing(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '25')
    await expect(canvas.getByText('224.75')).toBeVisible()
  }),
}

/** Premium: a click on a row sets the quantity. */
export const RowPicked: Story = {
  args: { quantity: 1 },
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('10 - 24 boxes'))
    await expect(canvas.getByRole('spinbutton')).toHaveValue(10)
  }),
}

/** Without premium the rows are for reading. */
export const Free: Story = { args: { premium: false } }

/** Reduced already: the regular price is struck at every quantity. */
export const OnSale: Story = { args: { product: ON_SALE, quantity: 1 } }

export const OnSaleWithTier: Story = { name: 'On sale, with a tier', args: { product: ON_SALE, quantity: 6 } }

/** Rules in percent: rows carry the prices that come of them. */
export const Percentage: Story = { args: { product: PERCENTAGE, quantity: 10 } }

/** Sold from five up: the first row begins there. */
export const MinimumQuantity: Story = { args: { product: FROM_FIVE, quantity: 5 } }

export const SummaryInline: Story = { name: 'Summary: inline', args: { summary: 'inline' } }

export const SummaryDetailed: Story = { name: 'Summary: detailed', args: { summary: 'detailed' } }

export const NoSummary: Story = { name: 'Summary: none', args: { summary: 'none' } }

export const YouSaveInFull: Story = {
  name: 'You save, in the detailed summary',
  args: { product: ON_SALE, quantity: 6, summary: 'detailed' },
}

export const NothingSaid: Story = { name: 'Without "you save"', args: { youSave: false } }

/** Premium, `show_total_price`: the price is for the whole quantity. */
export const TotalAsPrice: Story = { args: { settings: { show_total_price: true } } }

/** `show_tiered_price_as_discount` off: the base price is not struck. */
export const PriceNotStruck: Story = { args: { settings: { show_tiered_price_as_discount: false } } }

/** The suffix follows the tier, with the tax that belongs to it. */
export const TaxSuffix: Story = {
  args: {
    product: { ...ROLLS, taxRate: 0.2, suffix: taxSuffix('excluding', 'ex VAT', 9.99) },
    summary: 'detailed',
  },
}

export const Euros: Story = { args: { currency: EUR, lang: 'de-DE' } }

export const Yen: Story = {
  args: {
    currency: JPY,
    product: { ...ROLLS, price: 1500, regularPrice: 1500, rules: { 5: 1400, 10: 1250, 25: 1100 } },
  },
}
