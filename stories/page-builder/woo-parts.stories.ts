import type { Meta, StoryObj } from '@storybook/react-vite'
import { cartTotalsModuleHtml, checkoutModulesHtml } from '@tillkit/fixtures/page-builder'
import { expect } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface WooArgs {
  /** A letter of the theme's icon font. */
  icon: string
  shows: 'basket' | 'checkout'
}

const meta = {
  title: 'Page builder/Basket and checkout',
  tags: ['autodocs'],
  ...moduleStory<WooArgs>({
    print: ({ icon, shows }) => (shows === 'basket' ? cartTotalsModuleHtml({ 'data-button-icon': icon }) : checkoutModulesHtml()),
    args: { icon: '›', shows: 'basket' },
    argTypes: {
      icon: { control: 'text', description: 'The icon of the totals’ button' },
      shows: { control: 'inline-radio', options: ['basket', 'checkout'], description: 'Which modules' },
    },
  }),
} satisfies Meta<WooArgs & PageArgs>

export default meta

type Story = StoryObj<WooArgs & PageArgs>

/** The totals' button with its icon. */
export const Basket: Story = {
  play: playing(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute('data-icon', '›')
  }),
}

/** The chosen way to pay is marked; another address opens with its box. */
export const Checkout: Story = {
  args: { shows: 'checkout' },
  play: playing(async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.et_pb_checked')).toHaveLength(1)
    canvas.getByRole('checkbox', { name: 'Ship to a different address?' }).click()
    await expect(canvasElement.querySelector('.shipping_address')).toBeVisible()
  }),
}
