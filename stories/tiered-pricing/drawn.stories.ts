import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'

const meta = {
  title: 'Tiered pricing/Drawn by Tillkit',
  ...pricingStory({ addMore: true, quantity: 7 }),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

/** Under the tiers, where the shop has switched it on: a button that sets the quantity. */
export const AddMoreHint: Story = {
  name: 'Hint: add more',
  play: playing(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add 3 more to pay £9.99 each' })).toBeVisible()
  }),
}

export const AddMoreHintFollowed: Story = {
  name: 'Hint: followed',
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add 3 more/ }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue(10)
    await expect(canvas.getByRole('button', { name: 'Add 15 more to pay £8.99 each' })).toBeVisible()
  }),
}

export const AddMoreHintFocused: Story = {
  name: 'Hint: focused',
  play: playing(async ({ canvas }) => {
    const hint = await canvas.findByRole('button', { name: /^Add 3 more/ })
    hint.focus()
    await expect(hint).toHaveFocus()
  }),
}

/** Not there at the last tier: nothing is cheaper. */
export const NoHintAtTheLastTier: Story = { name: 'Hint: none at the last tier', args: { quantity: 30 } }

/** The copy of the table in the tooltip follows the quantity while it is open. */
export const TierTooltip: Story = {
  name: 'Price table in a tooltip',
  args: { displayType: 'tooltip', addMore: false },
  play: playing(async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show prices by quantity' }).focus()
    const table = await screen.findByRole('tooltip')
    await waitFor(() => expect(table).toBeVisible())
    await expect(table.querySelector('.tiered-pricing--active')).toHaveTextContent('5 - 9 boxes')
  }),
}

/** A hidden live region says the new price once, when another tier comes into force. Screen readers read it out. */
export const Announcer: Story = {
  args: { addMore: false },
  play: playing(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '25')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('£8.99 each for 25'))
  }),
}
