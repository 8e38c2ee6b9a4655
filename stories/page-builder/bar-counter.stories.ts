import type { Meta, StoryObj } from '@storybook/react-vite'
import { barCountersHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface Args {
  hasFigures: boolean
}

const meta = {
  title: 'Page builder/Bar counters',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ hasFigures }) => barCountersHtml({ hasFigures }),
    args: { hasFigures: true },
    argTypes: { hasFigures: { control: 'boolean', description: 'Whether the figures stand in the bars' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** With their figures. */
export const Figures: Story = {}

/** Without: a screen reader hears them still. */
export const NoFigures: Story = {
  args: { hasFigures: false },
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '12.5%' })).toBeInTheDocument())
  }),
}

/** Where colours are forced, bars have frames. */
export const InForcedColours: Story = { ...FORCED_COLOURS }
