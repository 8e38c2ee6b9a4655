import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowHtml, columnHtml, sectionHtml, videoHtml, videoPostHtml, videoSectionHtml, videoSliderHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

/** A picture of one colour, so that a story needs no file; without blanks, as it stands in a `url()` without quotes too. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="640" height="360"><rect width="16" height="9" fill="${colour}"/></svg>`)}`

/** A video without a file: it is played all the same, and shows nothing. */
const VIDEO = 'data:video/mp4,'
const COLOURS = ['tomato', 'teal', 'gold', 'slateblue', 'seagreen']

interface Args {
  kind: 'module' | 'post' | 'strip' | 'dots' | 'background'
}

/** What each kind prints, in a column but for the last. */
const KINDS: Readonly<Record<Args['kind'], () => string>> = {
  module: () => inColumn(videoHtml({ source: { file: VIDEO }, overlay: picture('slategray') })),
  post: () => inColumn(videoPostHtml({ source: { file: VIDEO }, overlay: picture('slategray') })),
  strip: () => inColumn(videoSliderHtml({ videos: COLOURS.map((colour) => ({ source: { file: VIDEO }, image: picture(colour) })) })),
  dots: () => inColumn(videoSliderHtml({ controls: 'dots', videos: COLOURS.slice(0, 2).map((colour) => ({ source: { file: VIDEO }, image: picture(colour) })) })),
  background: () => videoSectionHtml(rowHtml(columnHtml('4_4', '<h2>In front of a video</h2>')), { file: VIDEO }),
}

const inColumn = (html: string) => sectionHtml(rowHtml(columnHtml('4_4', html)))

const meta = {
  title: 'Page builder/Video',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    isWhole: true,
    print: ({ kind }) => KINDS[kind](),
    args: { kind: 'module' },
    argTypes: { kind: { control: 'select', options: Object.keys(KINDS), description: 'Where the video is' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** The picture over a video plays it, and goes. */
export const Module: Story = {
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play the video' }))
    await waitFor(() => expect(canvasElement.querySelector('.et_pb_video_overlay')).not.toBeVisible(), { timeout: 5000 })
  }),
}

/** A post of the blog that is a video. */
export const Post: Story = { args: { kind: 'post' } }

/** A slider of videos that is led by a strip of their pictures. */
export const Slider: Story = {
  args: { kind: 'strip' },
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show video 3 of 5' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('.et_pb_slide')[2]).toHaveClass('et-pb-active-slide'), { timeout: 5000 })
  }),
}

/** The same on a phone. */
export const SliderOnAPhone: Story = { args: { kind: 'strip' }, ...PHONE }

/** Led by dots. */
export const SliderWithDots: Story = { args: { kind: 'dots' } }

/** A video behind a section, with a button that stops it. */
export const Background: Story = { args: { kind: 'background' } }

/** Where colours are forced, the video that shows has a frame in the strip. */
export const SliderInForcedColours: Story = { ...FORCED_COLOURS, args: { kind: 'strip' } }
