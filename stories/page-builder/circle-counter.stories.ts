import type { Meta, StoryObj } from '@storybook/react-vite'
import { circleCounterHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface Args {
  value: string
  bar: string
  hover: string
}

const meta = {
  title: 'Page builder/Circle counter',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ value, bar, hover }) => circleCounterHtml({ value, bar, data: { 'data-bar-bg-color-hover': hover } }),
    args: { value: '75', bar: '#0c71c3', hover: '#e02b20' },
    argTypes: {
      value: { control: 'text', description: 'Its percentage' },
      bar: { control: 'color', description: 'The bar' },
      hover: { control: 'color', description: 'The bar under the pointer' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Three quarters. */
export const ThreeQuarters: Story = {
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('75')).toBeVisible(), { timeout: 5000 })
  }),
}

/** All. */
export const Whole: Story = { args: { value: '100' } }

/** A value that is none is reported, and the module stays as it was printed. */
export const Malformed: Story = { tags: ['fails'], args: { value: '' } }

/** Where colours are forced, the bar has the colour of words. */
export const InForcedColours: Story = { ...FORCED_COLOURS }
