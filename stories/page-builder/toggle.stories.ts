import type { Meta, StoryObj } from '@storybook/react-vite'
import { accordionHtml, toggleHtml } from '@tillkit/fixtures/page-builder'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

/** A title as long as shops write them. */
const LONG = 'What happens to my deposit when a roll of the returnable cores comes back to the warehouse later than a year after delivery?'

interface Args {
  isLong: boolean
  isAccordion: boolean
  isOpen: boolean
}

const meta = {
  title: 'Page builder/Toggles and accordions',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ isAccordion, isOpen, isLong }) =>
      isAccordion ? accordionHtml() : toggleHtml({ title: isLong ? LONG : 'Guarantee', content: '<p>Two years, from the day of delivery.</p>', isOpen }),
    args: { isAccordion: false, isOpen: false, isLong: false },
    argTypes: {
      isAccordion: { control: 'boolean', description: 'Several of which one is open' },
      isOpen: { control: 'boolean', description: 'Whether the server printed it open' },
      isLong: { control: 'boolean', description: 'Whether its title is long' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Closed. */
export const Closed: Story = {}

/** Open. */
export const Open: Story = { args: { isOpen: true } }

/** By keyboard. */
export const ByKeyboard: Story = {
  play: playing(async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Guarantee' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Guarantee' })).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText(/Two years/)).toBeVisible(), { timeout: 5000 })
  }),
}

/** One of several is open, and closes with the opening of another. */
export const Accordion: Story = {
  args: { isAccordion: true },
  play: playing(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Is there a minimum?' }))
    const expanded = () => canvas.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))
    await waitFor(() => expect(expanded()).toEqual(['false', 'true', 'false']))
  }),
}

/** On a phone. */
export const Phone: Story = { ...PHONE, args: { isAccordion: true } }

/** A long title on a phone: it breaks, and its mark stays beside it. */
export const LongTitleOnAPhone: Story = { ...PHONE, args: { isLong: true, isOpen: true } }

/** Where colours are forced. */
export const InForcedColours: Story = { ...FORCED_COLOURS, args: { isAccordion: true } }
