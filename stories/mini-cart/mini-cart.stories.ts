import type { Meta, StoryObj } from '@storybook/react-vite'
import { miniCart } from '@tillkit/mini-cart'
import { expect } from 'storybook/test'
import { printMiniCart } from '../../packages/mini-cart/src/mini-cart.fixtures.ts'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** What the server's page can be told. */
interface MiniCartArgs {
  id: string
  open: boolean
}

const meta = {
  title: 'MiniCart/On a page',
  ...serverStory<MiniCartArgs>({
    unit: miniCart,
    print: (settings) => ({ html: `<h1>MiniCart</h1>${printMiniCart(JSON.stringify(settings))}`, jquery: false }),
    args: { id: 'first', open: false },
    argTypes: {
      id: { control: 'text', description: 'Hosts with one id share their state' },
      open: { control: 'boolean', description: 'Whether it starts open' },
    },
  }),
} satisfies Meta<MiniCartArgs & PageArgs>

export default meta

type Story = StoryObj<MiniCartArgs & PageArgs>

export const Closed: Story = {}

export const Opened: Story = {
  play: playing(async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Delivery' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  }),
}
