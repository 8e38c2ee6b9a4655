import type { Meta, StoryObj } from '@storybook/react-vite'
import { blogGridHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'
import { PHONE } from '../support/part-story.tsx'

interface Args {
  count: number
}

const meta = {
  title: 'Page builder/Posts in columns',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ count }) => blogGridHtml({ perPage: count, pages: 1 }),
    args: { count: 5 },
    argTypes: { count: { control: { type: 'number', min: 0, max: 12 }, description: 'How many posts there are' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** As many columns as the style sheet asks for. */
export const Columns: Story = {
  play: playing(async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.column .et_pb_post')).toHaveLength(5))
  }),
}

/** On a phone it is one. */
export const Phone: Story = { ...PHONE }
