import type { Meta, StoryObj } from '@storybook/react-vite'
import { numberCounterHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface Args {
  value: string
  separator: string
  sign: string
}

const meta = {
  title: 'Page builder/Number counter',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ value, separator, sign }) => numberCounterHtml({ value, separator, sign }),
    args: { value: '1234567', separator: ',', sign: '' },
    argTypes: {
      value: { control: 'text', description: 'The number' },
      separator: { control: 'text', description: 'What stands between groups of three digits' },
      sign: { control: 'text', description: 'What stands behind it' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** In groups of three digits. */
export const Grouped: Story = {
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1,234,567')).toBeVisible(), { timeout: 5000 })
  }),
}

/** As it was entered. */
export const Plain: Story = { args: { separator: '', value: '98.5', sign: '%' } }
