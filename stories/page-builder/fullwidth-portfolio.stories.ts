import type { Meta, StoryObj } from '@storybook/react-vite'
import { fullwidthPortfolioHtml } from '@tillkit/fixtures/page-builder'
import { expect, userEvent, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'
import { PHONE } from '../support/part-story.tsx'

interface Args {
  layout: 'carousel' | 'grid'
  rotate: 'on' | 'off'
  speed: number
}

const meta = {
  title: 'Page builder/Fullwidth portfolio',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    isWhole: true,
    print: ({ layout, rotate, speed }) => fullwidthPortfolioHtml({ id: 'belt', layout, rotate, speed }),
    args: { layout: 'carousel', rotate: 'off', speed: 5000 },
    argTypes: {
      layout: { control: 'inline-radio', options: ['carousel', 'grid'], description: 'A row that moves, or everything' },
      rotate: { control: 'inline-radio', options: ['on', 'off'], description: 'Whether it moves by itself' },
      speed: { control: { type: 'number', min: 1000, step: 500 }, description: 'How often it moves, in ms' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** As many projects as have room. */
export const Carousel: Story = {}

/** By its arrow: the next ones. */
export const Moved: Story = {
  play: playing(async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    const row = canvasElement.querySelector('.et_pb_portfolio_items')
    await waitFor(() => expect(row?.scrollLeft).toBeGreaterThan(100), { timeout: 5000 })
  }),
}

/** It moves by itself, and a button stops it. */
export const Stopped: Story = {
  args: { rotate: 'on' },
  play: playing(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the projects' }))
    await expect(canvas.getByRole('button', { name: 'Play the projects' })).toBeVisible()
  }),
}

/** Everything at once. */
export const Grid: Story = { args: { layout: 'grid' } }

/** On a phone. */
export const Phone: Story = { ...PHONE }

/** From right to left. */
export const RightToLeft: Story = { args: { dir: 'rtl' } }
