import type { Meta, StoryObj } from '@storybook/react-vite'
import { parallaxSectionHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface ParallaxArgs {
  /** Whether the style sheet keeps the background still, rather than a script moving it. */
  isByStyle: boolean
}

type Args = ParallaxArgs & PageArgs

/** Above it, so that it is seen as the story opens; and below. */
const ABOVE = '<p style="height: 300px; padding: 40px">Scroll on</p>'
const BELOW = '<div style="height: 1100px"></div>'

const meta = {
  title: 'Page builder/Parallax backgrounds',
  ...moduleStory<ParallaxArgs>({
    args: { isByStyle: false },
    isWhole: true,
    print: ({ isByStyle }) => ABOVE + parallaxSectionHtml('<p style="height: 300px">What lies on it</p>', { isByStyle }) + BELOW,
  }),
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

/** Scroll: the background moves slower than what lies on it; for who wants less motion it does not. */
export const Moves: Story = {
  play: playing(async ({ canvasElement }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    await waitFor(() => expect(canvasElement.querySelector('.et_parallax_bg')?.getAnimations()).toHaveLength(isStill ? 0 : 1))
  }),
}

/** Left to the style sheet. */
export const Fixed: Story = {
  args: { isByStyle: true },
  play: playing(async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.et_parallax_bg')?.getAnimations()).toHaveLength(0)
  }),
}
