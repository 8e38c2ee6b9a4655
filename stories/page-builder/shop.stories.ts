import type { Meta, StoryObj } from '@storybook/react-vite'
import { shopModuleHtml } from '@tillkit/fixtures/page-builder'
import { expect } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface ShopArgs {
  /** A letter of the theme's icon font. */
  icon: string
}

const meta = {
  title: 'Page builder/Shop',
  tags: ['autodocs'],
  ...moduleStory<ShopArgs>({
    print: ({ icon }) => shopModuleHtml({ icons: { 'data-icon': icon }, names: ['Till rolls', 'Card rolls', 'Ribbons'] }),
    args: { icon: '+' },
    argTypes: { icon: { control: 'text', description: 'The icon over pictures' } },
  }),
} satisfies Meta<ShopArgs & PageArgs>

export default meta

/** The icon shows over a picture under the pointer. */
export const Products: StoryObj<ShopArgs & PageArgs> = {
  play: playing(async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.et_overlay.et_pb_inline_icon[data-icon="+"]')).toHaveLength(3)
  }),
}
