import type { Meta, StoryObj } from '@storybook/react-vite'
import { MULTI_VIEW_WORDS, multiViewHtml } from '@tillkit/fixtures/page-builder'
import { expect } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'
import { PHONE } from '../support/part-story.tsx'

interface ViewArgs {
  desktop: string
  phone: string
  hover: string
}

const meta = {
  title: 'Page builder/Responsive content',
  tags: ['autodocs'],
  ...moduleStory<ViewArgs>({
    print: ({ desktop, phone, hover }) => multiViewHtml({ content: { desktop, phone, hover } }, desktop),
    args: { desktop: String(MULTI_VIEW_WORDS.desktop), phone: String(MULTI_VIEW_WORDS.phone), hover: String(MULTI_VIEW_WORDS.hover) },
    argTypes: {
      desktop: { control: 'text', description: 'On large screens' },
      phone: { control: 'text', description: 'On phones' },
      hover: { control: 'text', description: 'Under the pointer' },
    },
  }),
} satisfies Meta<ViewArgs & PageArgs>

export default meta

type Story = StoryObj<ViewArgs & PageArgs>

/** What a large screen shows, and other words under the pointer. */
export const OnALargeScreen: Story = {
  play: playing(async ({ canvas }) => {
    await expect(canvas.getByText('Words for the desk')).toBeVisible()
  }),
}

/** What a phone shows. */
export const OnAPhone: Story = {
  ...PHONE,
  play: playing(async ({ canvas }) => {
    await expect(canvas.getByText('Words for the phone')).toBeVisible()
  }),
}
