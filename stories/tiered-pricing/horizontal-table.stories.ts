import type { Meta, StoryObj } from '@storybook/react-vite'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'

const meta = {
  title: 'Tiered pricing/Layouts/Horizontal table',
  ...pricingStory({ displayType: 'horizontal-table' }),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

export const Default: Story = {}

export const DefaultIn54: Story = { name: 'Default, 5.4', args: { generation: '5.4' } }

/** Without the licence that makes tiers a choice. */
export const FreeIn54: Story = { name: 'Free, 5.4', args: { generation: '5.4', premium: false } }

export const WithoutDiscount: Story = { args: { settings: { show_discount_column: false } } }
