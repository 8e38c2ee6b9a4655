import type { Meta, StoryObj } from '@storybook/react-vite'
import { animatedTextHtml, motionElements, motionItem } from '@tillkit/fixtures/page-builder'
import { motionEffects } from '@tillkit/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface MotionArgs {
  resolver: 'translateX' | 'translateY' | 'opacity' | 'scale' | 'rotate' | 'blur'
  startValue: number
  midValue: number
  endValue: number
  /** Where the second value is reached, and left, in per cent of the way through the window. */
  midStart: number
  midEnd: number
}

type Args = MotionArgs & PageArgs

/** Above it, so that it is seen on its way as the story opens; and below. */
const ABOVE = '<p style="height: 500px">Scroll on</p>'
const BELOW = '<div style="height: 1300px"></div>'

const meta = {
  title: 'Page builder/Scroll effects',
  ...moduleStory<MotionArgs>({
    unit: motionEffects,
    args: { resolver: 'opacity', startValue: 0, midValue: 100, endValue: 0, midStart: 40, midEnd: 60 },
    argTypes: { resolver: { control: 'select', options: ['translateX', 'translateY', 'opacity', 'scale', 'rotate', 'blur'] } },
    print: () => ABOVE + animatedTextHtml('et_pb_text_3', 'Changes as the page is scrolled', '') + BELOW,
    globals: (args) => motionElements([motionItem('.et_pb_text_3', { ...args })]),
  }),
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

const effects = (canvasElement: HTMLElement) => canvasElement.querySelector('.et_pb_text_3')?.getAnimations() ?? []

/** Scroll: it comes, stays for a while, and goes. For who wants less motion it is there. */
export const Fades: Story = {
  play: playing(async ({ canvasElement }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    await waitFor(() => expect(effects(canvasElement)).toHaveLength(isStill ? 0 : 1))
  }),
}

/** Up by 400 px on its way through the window. */
export const Glides: Story = { args: { resolver: 'translateY', startValue: 2, midValue: 0, endValue: -2 } }

/** It turns by half a circle. */
export const Turns: Story = { args: { resolver: 'rotate', startValue: 90, midValue: 0, endValue: -90 } }

/** It becomes clear in the middle of the window, and blurred again. */
export const Clears: Story = { args: { resolver: 'blur', startValue: 10, midValue: 0, endValue: 0 } }
