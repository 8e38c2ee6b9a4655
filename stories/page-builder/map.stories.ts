import type { Meta, StoryObj } from '@storybook/react-vite'
import { mapHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface Args {
  zoom: number
}

const meta = {
  title: 'Page builder/Map',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ zoom }) => mapHtml({ zoom }),
    args: { zoom: 9 },
    argTypes: { zoom: { control: 'number', description: 'How near it is' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Without Google's script its places stand there as links. */
export const Places: Story = {
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Leeds counter' })).toBeVisible())
  }),
}
