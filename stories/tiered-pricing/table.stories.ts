import type { Meta, StoryObj } from '@storybook/react-vite'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'

const meta = {
  title: 'Tiered pricing/Layouts/Table',
  ...pricingStory({ displayType: 'table' }),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

export const Default: Story = {}

export const DefaultIn54: Story = { name: 'Default, 5.4', args: { generation: '5.4' } }

/** Without the licence that makes tiers a choice. */
export const FreeIn54: Story = { name: 'Free, 5.4', args: { generation: '5.4', premium: false } }

export const Style1: Story = { args: { style: 'style-1' } }

export const Style2: Story = { args: { style: 'style-2' } }

export const Style3: Story = { args: { style: 'style-3' } }

export const Style4: Story = { args: { style: 'style-4' } }

/** `compact_layout` narrows the rows of a styled table. */
export const Slim: Story = { args: { style: 'style-1', compact: true } }

export const SlimPills: Story = { name: 'Slim, style 3', args: { style: 'style-3', compact: true } }

/** The discount column is left out when its title is empty. */
export const TwoColumns: Story = { args: { settings: { show_discount_column: false } } }

export const TwoColumnsStyled: Story = {
  name: 'Two columns, style 2',
  args: { style: 'style-2', settings: { show_discount_column: false } },
}

/** A title of the merchant's, numbers without ranges, and a colour of their own. */
export const MerchantsWords: Story = {
  // The plugin prints the title as an h3, straight below the page's h1.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  name: "The merchant's words and colour",
  args: { settings: { title: 'Buy more, pay less', quantity_type: 'static', active_tier_color: '#7a3d00' } },
}
