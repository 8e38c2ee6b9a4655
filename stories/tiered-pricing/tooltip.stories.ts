import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'

const meta = {
  title: 'Tiered pricing/Layouts/Tooltip',
  ...pricingStory({ displayType: 'tooltip' }),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

/** Only an icon behind the price: the table is printed hidden. */
export const Closed: Story = {}

export const ClosedIn54: Story = { name: 'Closed, 5.4', args: { generation: '5.4' } }

/** Without the licence that makes tiers a choice. */
export const FreeIn54: Story = { name: 'Free, 5.4', args: { generation: '5.4', premium: false } }

const open = playing<PricingStoryArgs>(async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Show prices by quantity' }).focus()
  // It fades in.
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
})

/** The icon has the focus, by keyboard or touch; Escape closes. */
export const Open: Story = { play: open }

export const OpenIn54: Story = { name: 'Open, 5.4', args: { generation: '5.4' }, play: open }

export const Style1: Story = { name: 'Open, style 1', args: { style: 'style-1' }, play: open }

export const Style2: Story = { name: 'Open, style 2', args: { style: 'style-2' }, play: open }

export const Style3: Story = { name: 'Open, style 3', args: { style: 'style-3' }, play: open }

export const Style4: Story = { name: 'Open, style 4', args: { style: 'style-4' }, play: open }

export const WithoutBorder: Story = { name: 'Open, without its border', args: { settings: { tooltip_border: false } }, play: open }
