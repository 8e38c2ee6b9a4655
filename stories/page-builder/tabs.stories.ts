import type { Meta, StoryObj } from '@storybook/react-vite'
import { productTabsHtml, tabsHtml } from '@tillkit/fixtures/page-builder'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

/** Titles as long as shops write them, one of them a single word. */
const LONG = ['Thermal paper without phenol for receipts in a hurry', 'Bond', 'Selbstdurchschreibepapierrollen in drei Lagen', 'Labels for scales, shelves and parcels'].map((title) => ({ title }))

interface Args {
  open: number
  isLong: boolean
  isProduct: boolean
}

const meta = {
  title: 'Page builder/Tabs',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ open, isLong, isProduct }) => (isProduct ? productTabsHtml() : tabsHtml({ open, ...(isLong && { tabs: LONG }) })),
    args: { open: 0, isLong: false, isProduct: false },
    argTypes: {
      open: { control: { type: 'number', min: 0, max: 3 }, description: 'The tab that the server opened' },
      isLong: { control: 'boolean', description: 'Whether the titles are long' },
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
export const Phone: Story = { ...PHONE }

/** The arrows are mirrored. */
export const RightToLeft: Story = { args: { dir: 'rtl' } }

/** Long titles: all are as high as the tallest. */
export const LongTitles: Story = { args: { isLong: true } }

/** The same on a phone: nothing is wider than the page. */
export const LongTitlesOnAPhone: Story = {
  ...PHONE,
  args: { isLong: true },
  play: playing(async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  }),
}

/** Where colours are forced, the tab that is chosen has a frame. */
export const InForcedColours: Story = { ...FORCED_COLOURS }
