import type { Meta, StoryObj } from '@storybook/react-vite'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'

const meta = {
  title: 'Tiered pricing/Layouts/Table',
  ...pricingStory({ displayType: 'table' }),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

export const Default: Story = {}
export const Style1: Story = { args: { style: 'style-1' } }
