import type { Meta, StoryObj } from '@storybook/react-vite'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'

const meta = {
  title: 'Tiered pricing/Layouts/Plain text',
  ...pricingStory({ displayType: 'plain-text' }),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

export const Default: Story = {}

export const DefaultIn54: Story = { name: 'Default, 5.4', args: { generation: '5.4' } }

/** Without the licence that makes tiers a choice. */
export const FreeIn54: Story = { name: 'Free, 5.4', args: { generation: '5.4', premium: false } }

/** The line of the base price is printed and hidden; it is read all the same. */
export const WithoutTheBaseLine: Story = { args: { settings: { plain_text_show_default_option: false } } }
