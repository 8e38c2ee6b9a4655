import type { Meta, StoryObj } from '@storybook/react-vite'
import { gallerySliderHtml, postSliderHtml, sliderHtml, type SlideFixture } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

/** A picture of one colour, so that a story needs no file. */
const picture = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 600 400%22 width=%22600%22 height=%22400%22%3E%3Crect width=%22600%22 height=%22400%22 fill=%22${colour}%22/%3E%3C/svg%3E`

const SLIDES: readonly SlideFixture[] = [
  { title: 'Spring rolls', text: 'Rolls for the counter, by the box.', href: '#rolls' },
  { title: 'Ribbons', text: 'For every printer that still has one. '.repeat(8), href: '#ribbons', image: picture('seagreen') },
  { title: 'Scanners', text: 'They read what others print.', href: '#scanners', tone: 'light' },
]

interface Args {
  kind: 'slider' | 'posts' | 'gallery'
  speed: number
  arrows: boolean
  dots: boolean
  ignoresHover: boolean
  slides: number
}

function print({ kind, speed, slides: count, ...args }: Args): string {
  const slides = SLIDES.slice(0, count)
  const auto = speed > 0 ? { speed, ignoresHover: args.ignoresHover } : {}
  if (kind === 'posts') return postSliderHtml(slides, auto)
  if (kind === 'gallery') return gallerySliderHtml(slides.map(({ title }, index) => ({ title, src: picture(['tomato', 'teal', 'gold'][index] ?? '') })), auto)
  return sliderHtml({ ...args, ...auto, slides })
}

const meta = {
  title: 'Page builder/Slider',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    print,
    args: { kind: 'slider', speed: 0, arrows: true, dots: true, ignoresHover: false, slides: 3 },
    argTypes: {
      kind: { control: 'inline-radio', options: ['slider', 'posts', 'gallery'], description: 'What its slides are' },
      speed: { control: { type: 'number', min: 0, step: 500 }, description: 'From one move to the next, in ms; at 0 it stands still' },
      arrows: { control: 'boolean', description: 'Whether it has arrows' },
      dots: { control: 'boolean', description: 'Whether it has dots' },
      ignoresHover: { control: 'boolean', description: 'Whether it moves on under the pointer' },
      slides: { control: { type: 'range', min: 0, max: 3 }, description: 'How many slides there are' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

const active = (root: ParentNode) => [...root.querySelectorAll('.et_pb_slide, .et_pb_gallery_item')].findIndex((slide) => slide.matches('.et-pb-active-slide'))

/** Arrows and dots, by pointer, keyboard and finger. */
export const StandsStill: Story = {
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await expect(active(canvasElement)).toBe(1)
    await waitFor(() => expect(canvasElement.querySelector('.et_slide_transition')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3 of 3' }))
    await expect(active(canvasElement)).toBe(2)
    // What fades cannot be read yet.
    await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0))
  }),
}

/** It moves by itself, and has a button that stops it. */
export const MovesByItself: Story = {
  args: { speed: 3000 },
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the slides' }))
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  }),
}

/** One slide has nothing to be moved with. */
export const OneSlide: Story = { args: { slides: 1, speed: 3000 } }

/** Neither arrows nor dots: it moves by itself alone. */
export const WithoutControls: Story = { args: { arrows: false, dots: false, speed: 3000 } }

/** On a phone. */
export const OnAPhone: Story = { ...PHONE }

/** Posts as slides: none is marked as the first. */
export const Posts: Story = { args: { kind: 'posts' } }

/** A gallery that slides: its pictures are the slides. */
export const Gallery: Story = { args: { kind: 'gallery' } }

/** Where colours are forced, the dot of the slide that shows is filled, and the others are rings. */
export const InForcedColours: Story = { ...FORCED_COLOURS, args: { speed: 60_000 } }
