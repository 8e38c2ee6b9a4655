import type { Meta, StoryObj } from '@storybook/react-vite'
import { starRatingHtml } from '@tillkit/fixtures/page-builder'
import { expect, userEvent } from 'storybook/test'
import { FORCED_COLOURS } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface StarArgs {
  isRequired: boolean
}

const meta = {
  title: 'Page builder/Star rating',
  tags: ['autodocs'],
  ...moduleStory<StarArgs>({
    print: ({ isRequired }) => starRatingHtml({ isRequired }),
    args: { isRequired: true },
    argTypes: { isRequired: { control: 'boolean', description: 'Whether a review must have stars' } },
  }),
} satisfies Meta<StarArgs & PageArgs>

export default meta

type Story = StoryObj<StarArgs & PageArgs>

/** None chosen yet. */
export const None: Story = {}

/** Chosen with the arrows. */
export const Chosen: Story = {
  play: playing(async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Average' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Good' })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked()
  }),
}

/** The arrows are mirrored. */
export const RightToLeft: Story = { args: { dir: 'rtl' } }

/** Where colours are forced, chosen stars are filled. */
export const InForcedColours: Story = { ...Chosen, ...FORCED_COLOURS }
