import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'

const meta = {
  title: 'Tiered pricing/Layouts/Dropdown',
  ...pricingStory({ displayType: 'dropdown' }),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

export const Closed: Story = {}

export const ClosedIn54: Story = { name: 'Closed, 5.4', args: { generation: '5.4' } }

/** Without the licence that makes tiers a choice. */
export const FreeIn54: Story = { name: 'Free, 5.4', args: { generation: '5.4', premium: false } }

const open = playing<PricingStoryArgs>(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  // What opens it comes with the pointer.
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true'))
  await expect(canvas.getByRole('listbox')).toBeVisible()
})

export const Open: Story = { play: open }

/** The roles of the list are ours: 5.4 prints none. */
export const OpenIn54: Story = { name: 'Open, 5.4', args: { generation: '5.4' }, play: open }

/** Enter opens, the arrows move, Enter picks: the quantity follows. */
export const PickedByKeyboard: Story = {
  play: playing(async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    box.focus()
    await userEvent.keyboard('{Enter}')
    // The list's code may be on its way still.
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(box).toHaveFocus()
    await expect(canvas.getByRole('spinbutton')).toHaveValue(25)
  }),
}
