import type { Meta, StoryObj } from '@storybook/react-vite'
import { fullwidthHeaderHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface FullscreenArgs {
  content: 'center' | 'bottom'
  image: 'center' | 'bottom'
}

type Args = FullscreenArgs & PageArgs

const meta = {
  title: 'Page builder/Fullscreen header',
  ...moduleStory<FullscreenArgs>({
    args: { content: 'center', image: 'center' },
    argTypes: { content: { control: 'radio', options: ['center', 'bottom'] }, image: { control: 'radio', options: ['center', 'bottom'] } },
    isWhole: true,
    print: ({ content, image }) => fullwidthHeaderHtml({ title: 'Rolls for every till', content, image }) + '<div class="et_pb_section" style="height: 1500px"><p>Below the fold</p></div>',
  }),
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

/** As high as the window. */
export const AsOpened: Story = {}

/** The link at its lower end leads on. */
export const FillsTheWindow: Story = {
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    const header = canvasElement.querySelector('.et_pb_fullscreen')
    await expect(header?.getBoundingClientRect().height).toBeGreaterThanOrEqual(innerHeight - 1)
    await userEvent.click(canvas.getByRole('link', { name: 'Scroll down' }))
    await waitFor(() => expect(header?.getBoundingClientRect().bottom).toBeLessThan(2), { timeout: 4000 })
  }),
}
