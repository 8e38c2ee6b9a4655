import type { Meta, StoryObj } from '@storybook/react-vite'
import { filterablePortfolioHtml } from '@tillkit/fixtures/page-builder'
import { expect, userEvent } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface Args {
  perPage: number
  layout: 'grid' | 'fullwidth'
}

const meta = {
  title: 'Page builder/Filterable portfolio',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ perPage, layout }) => filterablePortfolioHtml({ id: 'fits', perPage, layout }),
    args: { perPage: 4, layout: 'grid' },
    argTypes: {
      perPage: { control: { type: 'number', min: 0, max: 9 }, description: 'How many projects a page has; 0 is all' },
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
export const Phone: Story = { tags: ['phone'] }

/** From right to left. */
export const RightToLeft: Story = { args: { dir: 'rtl' } }
