import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewWidgetHtml } from '@tillkit/fixtures/marketing'
import { reviews } from '@tillkit/marketing'
import { expect } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** What the server prints. */
interface ReviewsArgs {
  height: string
}

const meta = {
  title: 'Marketing/Reviews',
  tags: ['autodocs'],
  ...serverStory<ReviewsArgs>({
    unit: reviews,
    print: ({ height }) => ({
      html: `<h1>Thermal till rolls</h1>${reviewWidgetHtml({ height })}<p>What stands below does not move.</p>`,
      // The shop asks for consent, which nobody has given: nothing is loaded from the provider.
      globals: { _ckyConfig: {} },
      jquery: false,
    }),
    args: { height: '52px' },
    argTypes: { height: { control: 'text', description: 'How high the widget says that it will be' } },
  }),
} satisfies Meta<ReviewsArgs & PageArgs>

export default meta

type Story = StoryObj<ReviewsArgs & PageArgs>

/** Until the widget is there, and where it never comes, its link stands in its room. */
export const LinkInItsRoom: Story = {
  name: 'Link in its room',
  play: playing(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Read our reviews' })).toBeVisible()
    await expect(canvasElement.querySelector('.trustpilot-widget')?.getBoundingClientRect().height).toBe(52)
  }),
}

export const Tall: Story = { args: { height: '140px' } }
