import type { Meta, StoryObj } from '@storybook/react-vite'
import { galleryHtml } from '@tillkit/fixtures/page-builder'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface Args {
  count: number
  perPage: number
}

const meta = {
  title: 'Page builder/Gallery',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print: ({ count, perPage }) => galleryHtml({ id: 'wall', count, perPage }),
    args: { count: 9, perPage: 4 },
    argTypes: {
      count: { control: { type: 'number', min: 0, max: 60 }, description: 'How many pictures there are' },
      perPage: { control: { type: 'number', min: 0, max: 12 }, description: 'How many a page has; 0 is four' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Nine pictures, four a page. */
export const FirstPage: Story = {}

/** By keyboard: the last page has one picture, and no next one. */
export const LastPage: Story = {
  play: playing(async ({ canvas, canvasElement }) => {
    ;(await canvas.findByRole('link', { name: 'Page 3' })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull())
    await expect([...canvasElement.querySelectorAll<HTMLElement>('.et_pb_gallery_item')].filter(({ offsetParent }) => offsetParent)).toHaveLength(1)
  }),
}

/** All of them have room on one page: no links. */
export const OnePage: Story = { args: { count: 4 } }

/** Of many pages some have links. */
export const ManyPages: Story = { args: { count: 60 } }

/** Without pictures. */
export const Empty: Story = { args: { count: 0 } }

/** On a phone they stand one below the other. */
export const Phone: Story = { ...PHONE }

/** From right to left. */
export const RightToLeft: Story = { args: { dir: 'rtl' } }

/** Where colours are forced, the page that shows has a frame. */
export const InForcedColours: Story = { ...FORCED_COLOURS }
