import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { cartPageStory, press, typeQuantity } from './cart-page.ts'
import type { CartStoryArgs } from './cart-story.ts'
import { CART } from './products.ts'

const meta = {
  title: 'Cart/Basket page/Lines changed',
  ...cartPageStory(),
} satisfies Meta<CartStoryArgs>

export default meta

type Story = StoryObj<CartStoryArgs>

/** A quantity was typed: the button wakes up. */
export const Typed: Story = {
  play: playing(async (scene) => {
    await typeQuantity(scene, '25')
    await expect(scene.canvas.getByRole('button', { name: 'Update basket' })).toBeEnabled()
  }),
}

/** The shop has not answered yet: form and totals are busy. */
export const Saving: Story = {
  args: { network: 'never' },
  play: playing(async (scene) => {
    await typeQuantity(scene, '25{Enter}')
    await expect(scene.canvasElement.querySelector('form')).toHaveClass('processing')
    await expect(scene.canvasElement.querySelector('.cart_totals')).toHaveAttribute('aria-busy', 'true')
  }),
}

/** The shop's own page is taken in: line, totals, notice. */
export const Saved: Story = {
  play: playing(async (scene) => {
    await typeQuantity(scene, '25')
    await press(scene, 'Update basket')
    await expect(await scene.canvas.findByText('Basket updated.')).toBeVisible()
    await expect(scene.canvas.getByText('249.75')).toBeVisible()
  }),
}

/** The line is cut: what was typed stays, and an error stands in the notices, as a theme shows any other. */
export const UpdateFailed: Story = {
  args: { network: 'broken' },
  play: playing(async (scene) => {
    await typeQuantity(scene, '25')
    await press(scene, 'Update basket')
    await expect(await scene.canvas.findByRole('alert')).toHaveTextContent('could not be updated')
    await expect(scene.canvas.getAllByRole('spinbutton')[0]).toHaveValue(25)
    await expect(scene.canvasElement.querySelector('form')).not.toHaveClass('processing')
  }),
}

/** The row dims at once. */
export const BeingRemoved: Story = {
  args: { network: 'never' },
  play: playing(async (scene) => {
    await press(scene, /^Remove Thermal/)
    await expect(scene.canvasElement.querySelector('.cart_item')).toHaveClass('tillkit-removing')
  }),
}

/** The notice has a link that brings the line back; it takes the focus after half a second. */
export const Removed: Story = {
  play: playing(async (scene) => {
    await press(scene, /^Remove Thermal/)
    await expect(await scene.canvas.findByRole('link', { name: 'Undo?' })).toBeVisible()
    await expect(scene.canvas.getAllByRole('spinbutton')).toHaveLength(1)
    await waitFor(() => expect(scene.canvas.getByRole('alert')).toHaveFocus())
  }),
}

export const RemovalUndone: Story = {
  play: playing(async (scene) => {
    await press(scene, /^Remove Thermal/)
    await scene.userEvent.click(await scene.canvas.findByRole('link', { name: 'Undo?' }))
    await waitFor(() => expect(scene.canvas.getAllByRole('spinbutton')).toHaveLength(2))
  }),
}

export const RemovalFailed: Story = {
  args: { network: 'broken' },
  play: playing(async (scene) => {
    await press(scene, /^Remove Thermal/)
    await expect(await scene.canvas.findByRole('alert')).toHaveTextContent('could not be removed')
    await expect(scene.canvasElement.querySelector('.tillkit-removing')).toBeNull()
  }),
}

/** The last line is gone: the shop's own words for it, and the way back. */
export const Emptied: Story = {
  args: { lines: CART.slice(0, 1), shipping: true },
  play: playing(async (scene) => {
    await press(scene, /^Remove Thermal/)
    await expect(await scene.canvas.findByText('Your basket is currently empty.')).toBeVisible()
    await expect(scene.canvas.getByRole('link', { name: 'Return to shop' })).toBeVisible()
    await expect(scene.canvasElement.querySelector('.cart_totals')).toBeNull()
  }),
}

export const SavingOnAPhone: Story = { ...Saving, name: 'Saving, on a phone', globals: { viewport: { value: 'phone' } } }

export const RemovedOnAPhone: Story = { ...Removed, name: 'Removed, on a phone', globals: { viewport: { value: 'phone' } } }
