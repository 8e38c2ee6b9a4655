import type { Meta, StoryObj } from '@storybook/react-vite'
import { galleryHtml, lightboxImageHtml } from '@tillkit/fixtures/page-builder'
import { defineBehaviour } from '@tillkit/mount'
import { pageBuilder } from '@tillkit/page-builder'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { messages } from '../../packages/page-builder/src/lightbox/lightbox.messages.ts'
import { createLinkFailure } from '../../packages/page-builder/src/shared/links/link-failure.ts'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface Args {
  count: number
}

/**
 * Says below the second picture that it could not be had, as the lightbox does when the network is gone before its viewer has come. In a
 * story the viewer may have come long before.
 */
const withoutNetwork = defineBehaviour({
  name: 'story/without-network',
  selector: '.et_pb_gallery_item:nth-of-type(2)',
  when: 'now',
  messages,
  read: () => null,
  start(host) {
    const href = host.element.querySelector('a')?.href ?? ''
    createLinkFailure(host, { failed: host.t('failed'), open: host.t('open'), className: 'tillkit-lightbox-failure' })
      .show(href, { position: 'end', anchor: host.element })
  },
})

const page = {
  print: ({ count }: Args) => galleryHtml({ count }) + lightboxImageHtml(),
  args: { count: 3 },
}

const meta = {
  title: 'Page builder/Lightbox',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    ...page,
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

const isReported = playing<Args & PageArgs>(async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This picture could not be loaded. Open it by itself')
  await expect(canvas.getByRole('link', { name: 'Open it by itself' })).toBeVisible()
})

/** The network is gone: a line below the picture says so, with the plain link to it. */
export const Failed: Story = { ...moduleStory<Args>({ ...page, unit: [pageBuilder, withoutNetwork] }), play: isReported }

/** On a phone. */
export const FailedOnAPhone: Story = { name: 'Failed, on a phone', ...Failed, ...PHONE }

/** The line stands below its picture alone also right to left. */
export const FailedRightToLeft: Story = { name: 'Failed, right to left', ...Failed, args: { lang: 'ar', dir: 'rtl' } }

/** Where colours are forced, its link is told from its words. */
export const FailedInForcedColours: Story = { name: 'Failed, in forced colours', ...Failed, ...FORCED_COLOURS }
