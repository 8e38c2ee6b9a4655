import type { Meta, StoryObj } from '@storybook/react-vite'
import { galleryHtml, numberedPicture } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'
import { PHONE } from '../support/part-story.tsx'

interface ShadowArgs {
  /** Which elements the page names: a selector each. */
  shadows: readonly string[]
}

const meta = {
  title: 'Page builder/Inner shadows',
  tags: ['autodocs'],
  ...moduleStory<ShadowArgs>({
    print: () => galleryHtml({ count: 4, picture: (index) => numberedPicture(index + 4) }),
    globals: ({ shadows }) => ({ et_pb_box_shadow_elements: shadows }),
    args: { shadows: ['.et_pb_gallery_image'] },
    argTypes: { shadows: { control: 'object', description: 'The selectors of `et_pb_box_shadow_elements`' } },
  }),
} satisfies Meta<ShadowArgs & PageArgs>

export default meta

type Story = StoryObj<ShadowArgs & PageArgs>

/** A layer over each picture, through which clicks go to what lies under it. */
export const OverPictures: Story = {
  play: playing(async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.has-box-shadow-overlay > .box-shadow-overlay')).toHaveLength(4))
  }),
}

/** On a phone. */
export const Phone: Story = { ...PHONE }

/** A selector that is none is reported; the others have their layers. */
export const Malformed: Story = { tags: ['fails', 'recovers'], args: { shadows: ['>>', '.et_pb_gallery_image'] } }
