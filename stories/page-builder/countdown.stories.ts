import type { Meta, StoryObj } from '@storybook/react-vite'
import { countdownHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'
import { PHONE } from '../support/part-story.tsx'

/** Labels of a language with long words, in place of the theme's. */
const LONG = [['Day(s)', 'Päivää jäljellä'], ['Hour(s)', 'Tuntia jäljellä'], ['Minute(s)', 'Minuuttia jäljellä'], ['Second(s)', 'Sekuntia jäljellä']] as const

interface Args {
  isLong: boolean
  end: number
  title: string
}

const meta = {
  title: 'Page builder/Countdown',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ end, title, isLong }) => LONG.reduce((html, [short, long]) => (isLong ? html.replaceAll(short, long) : html), countdownHtml({ end, title })),
    args: { end: Math.round(Date.now() / 1000) + 120 * 24 * 60 * 60, title: 'Trade fair', isLong: false },
    argTypes: {
      isLong: { control: 'boolean', description: 'Whether its labels are long' },
      end: { control: 'number', description: 'The end, in seconds since 1970' },
      title: { control: 'text', description: 'What it counts down to' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Far away. */
export const FarAway: Story = {}

/** Over: nothing but zeros. */
export const Over: Story = {
  args: { end: 1_619_859_600, title: 'Over' },
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0 Second(s)'))
    await expect(canvas.getByText('000')).toBeVisible()
  }),
}

/** Short labels on a phone. */
export const Phone: Story = { ...PHONE }

/** An end that cannot be read is reported, and the module stays as it was printed. */
export const Malformed: Story = { tags: ['fails'], args: { end: Number.NaN } }

/** Long labels, in the words that a screen reader comes to as well. */
export const LongLabels: Story = {
  args: { isLong: true },
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^\d+ Päivää jäljellä/))
  }),
}
