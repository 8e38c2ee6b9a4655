import type { Meta, StoryObj } from '@storybook/react-vite'
import { galleryHtml, lightboxImageHtml } from '@tillkit/fixtures/page-builder'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface Args {
  count: number
}

const meta = {
  title: 'Page builder/Lightbox',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ count }) => galleryHtml({ count }) + lightboxImageHtml(),
    args: { count: 3 },
    argTypes: { count: { control: { type: 'number', min: 1, max: 8 }, description: 'How many pictures the gallery has' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Nothing is open: the pictures stand in the page. */
export const Closed: Story = {}

/** A picture of the gallery was pressed: the arrow turns to the next one. */
export const Open: Story = {
  play: playing(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Till roll 1/ }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Pictures' })).toBeVisible(), { timeout: 5000 })
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText('2 of 3')).toBeInTheDocument())
  }),
}

/** Escape closes it, and the picture has the focus again. */
export const ClosedAgain: Story = {
  play: playing(async ({ canvas }) => {
    const picture = canvas.getByRole('link', { name: /A counter with two tills/ })
    await userEvent.click(picture)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible(), { timeout: 5000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(picture).toHaveFocus()
  }),
}
