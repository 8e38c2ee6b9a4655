import type { Meta, StoryObj } from '@storybook/react-vite'
import { animatedTextHtml, animationItem, waypointBlurbHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface EntranceArgs {
  /** A style with its direction. */
  style: string
  /** Times in ms. */
  duration: number
  delay: number
  /** From 0 to 100. */
  intensity: number
  startingOpacity: number
  curve: string
  isEndless: boolean
}

type Args = EntranceArgs & PageArgs

const styles = ['fade', ...['slide', 'bounce', 'zoom', 'flip', 'fold', 'roll'].flatMap((kind) => ['', 'Top', 'Right', 'Bottom', 'Left'].map((from) => kind + from))]
const names = ['et_pb_text_0', 'et_pb_text_1', 'et_pb_text_2']
const texts = ['Comes in as the page is opened', 'Comes in with it', 'Comes in when it is scrolled to']

/** Pushes what follows out of the window. */
const ROOM = '<div style="height: 1200px"></div>'

const meta = {
  title: 'Page builder/Entrance animations',
  ...moduleStory<EntranceArgs>({
    args: { style: 'slideLeft', duration: 1000, delay: 0, intensity: 50, startingOpacity: 0, curve: 'ease-in-out', isEndless: false },
    argTypes: {
      style: { control: 'select', options: styles },
      curve: { control: 'select', options: ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'] },
    },
    print: () => names.map((name, index) => (index === 2 ? ROOM : '') + animatedTextHtml(name, texts[index] ?? '')).join(''),
    globals: ({ style, duration, delay, intensity, startingOpacity, curve, isEndless }) => ({
      et_animation_data: names.map((name) => animationItem(name, {
        style, duration: `${String(duration)}ms`, delay: `${String(delay)}ms`, intensity: `${String(intensity)}%`,
        starting_opacity: `${String(startingOpacity)}%`, speed_curve: curve, repeat: isEndless ? 'loop' : 'once',
      })),
    }),
  }),
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

/** Once, and then it is as if nothing had been. */
export const Once: Story = {
  args: { duration: 300 },
  play: playing(async ({ canvas }) => {
    const module = canvas.getByText('Comes in with it').closest('.et_pb_text')
    await waitFor(() => expect(module).toHaveClass('et_had_animation'))
    await expect(module).not.toHaveClass('et_animated')
    await expect(module).toBeVisible()
  }),
}

/** For ever: what a shop may set, though it is seldom a good idea. */
export const Endless: Story = {
  args: { style: 'zoom', isEndless: true, intensity: 20, startingOpacity: 60 },
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Comes in with it').closest('.et_pb_text')).toHaveClass('et_is_animating', 'infinite'))
  }),
}

/** The icon of a blurb, the theme's older way: its motion is the style sheet's. */
export const Waypoint: Story = {
  ...moduleStory<EntranceArgs>({ args: meta.args, print: () => waypointBlurbHtml('Icon from above') }),
  play: playing(async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.et-waypoint')).toHaveClass('et-animated'))
  }),
}
