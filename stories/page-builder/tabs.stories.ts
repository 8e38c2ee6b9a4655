import type { Meta, StoryObj } from '@storybook/react-vite'
import { productTabsHtml, tabsHtml } from '@tillkit/fixtures/page-builder'
import { expect, userEvent, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface Args {
  open: number
  isProduct: boolean
}

const meta = {
  title: 'Page builder/Tabs',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ open, isProduct }) => (isProduct ? productTabsHtml() : tabsHtml({ open })),
    args: { open: 0, isProduct: false },
    argTypes: {
      open: { control: { type: 'number', min: 0, max: 3 }, description: 'The tab that the server opened' },
      isProduct: { control: 'boolean', description: 'The tabs of a product' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** The first is open. */
export const First: Story = {}

/** By keyboard: the arrow shows the next one. */
export const ByKeyboard: Story = {
  play: playing(async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Thermal' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Bond' })).toHaveFocus()
    await expect(canvas.getByRole('tab', { name: 'Bond' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Bond' })).toBeVisible(), { timeout: 5000 })
  }),
}

/** Of a product. */
export const Product: Story = { args: { isProduct: true } }

/** On a phone they stand one below the other. */
export const Phone: Story = { tags: ['phone'] }

/** The arrows are mirrored. */
export const RightToLeft: Story = { args: { dir: 'rtl' } }
