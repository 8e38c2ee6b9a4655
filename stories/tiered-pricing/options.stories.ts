import type { Meta, StoryObj } from '@storybook/react-vite'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'

const meta = {
  title: 'Tiered pricing/Layouts/Options',
  ...pricingStory({ displayType: 'options' }),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

export const Default: Story = {}

export const Style1: Story = { args: { style: 'style-1' } }

export const Style2: Story = { args: { style: 'style-2' } }

export const Style3: Story = { args: { style: 'style-3' } }

export const Style4: Story = { args: { style: 'style-4' } }

export const DefaultIn54: Story = { name: 'Default, 5.4', args: { generation: '5.4' } }

/** Without the licence that makes tiers a choice. */
export const FreeIn54: Story = { name: 'Free, 5.4', args: { generation: '5.4', premium: false } }

export const Style1In54: Story = { name: 'Style 1, 5.4', args: { style: 'style-1', generation: '5.4' } }

export const Style2In54: Story = { name: 'Style 2, 5.4', args: { style: 'style-2', generation: '5.4' } }

export const Style3In54: Story = { name: 'Style 3, 5.4', args: { style: 'style-3', generation: '5.4' } }

/** Without premium there are no totals, and cards cannot be picked. */
export const Free: Story = { args: { premium: false } }

/** The card of the base price is printed and hidden. */
export const WithoutTheBaseCard: Story = { args: { settings: { options_show_default_option: false } } }
