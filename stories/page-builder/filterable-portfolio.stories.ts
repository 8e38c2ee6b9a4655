import type { Meta, StoryObj } from '@storybook/react-vite'
import { filterablePortfolioHtml } from '@tillkit/fixtures/page-builder'
import { expect, userEvent } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

/** Projects of categories with long names. */
const LONG = ['counters-of-cafes-and-bakeries', 'shops-that-sell-by-the-metre', 'stalls-on-weekly-markets'].map((slug, index) => ({ name: `Project ${String(index + 1)}`, categories: [slug] }))

interface Args {
  isLong: boolean
  perPage: number
  layout: 'grid' | 'fullwidth'
}

const meta = {
  title: 'Page builder/Filterable portfolio',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ perPage, layout, isLong }) => filterablePortfolioHtml({ id: 'fits', perPage, layout, ...(isLong && { projects: LONG }) }),
    args: { perPage: 4, layout: 'grid', isLong: false },
    argTypes: {
      perPage: { control: { type: 'number', min: 0, max: 9 }, description: 'How many projects a page has; 0 is all' },
      isLong: { control: 'boolean', description: 'Whether names of categories are long' },
      layout: { control: 'inline-radio', options: ['grid', 'fullwidth'], description: 'Side by side, or one below the other' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

const shown = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('.et_pb_portfolio_item')].filter(({ offsetParent }) => offsetParent).length

/** Everything, four a page. */
export const All: Story = {}

/** A category was chosen by keyboard: it has one page. */
export const Category: Story = {
  play: playing(async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Market stalls' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Market stalls' })).toHaveAttribute('aria-pressed', 'true')
    await expect(shown(canvasElement)).toBe(2)
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  }),
}

/** The last page of everything. */
export const LastPage: Story = {
  play: playing(async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 3' }))
    await expect(shown(canvasElement)).toBe(1)
  }),
}

/** One below the other. */
export const OneBelowTheOther: Story = { args: { layout: 'fullwidth', perPage: 2 } }

/** All of them on one page. */
export const OnePage: Story = { args: { perPage: 0 } }

/** On a phone. */
export const Phone: Story = { ...PHONE }

/** From right to left. */
export const RightToLeft: Story = { args: { dir: 'rtl' } }

/** Long names of categories on a phone: filters stand below each other. */
export const LongFiltersOnAPhone: Story = { ...PHONE, args: { isLong: true } }

/** Where colours are forced, the filter and the page that are chosen have frames. */
export const InForcedColours: Story = { ...FORCED_COLOURS }
