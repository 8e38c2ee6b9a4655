import type { Meta, StoryObj } from '@storybook/react-vite'
import { emitLegacy } from '@tillkit/platform'
import { classicMiniCartWidgetHtml } from '@tillkit/fixtures'
import { expect, waitFor } from 'storybook/test'
import { playing, type Scene } from '../support/playing.ts'
import { cartStory, type CartStoryArgs } from './cart-story.ts'
import { ARABIC_CART, CART, LONG_CART } from './products.ts'

const meta = {
  title: 'Cart/Mini basket',
  ...cartStory({
    html: ({ lines }) => `<h1 class="page-title">Till rolls</h1>${classicMiniCartWidgetHtml({ lines })}`,
    globals: { fragments: true },
    pageClass: 'archive',
  }),
} satisfies Meta<CartStoryArgs>

export default meta

type Story = StoryObj<CartStoryArgs>

const removeLinks = ({ canvas }: Scene<CartStoryArgs>) => canvas.queryAllByRole('button', { name: /^Remove/ })

async function removeFirst(scene: Scene<CartStoryArgs>): Promise<void> {
  await scene.userEvent.click(removeLinks(scene)[0] as HTMLElement)
}

/** The platform's classic widget. */
export const Filled: Story = {}

export const Empty: Story = { args: { lines: [] } }

/** The line dims at once; nothing else waits. */
export const LineBeingRemoved: Story = {
  name: 'A line being removed',
  args: { network: 'never' },
  play: playing(async (scene) => {
    await removeFirst(scene)
    const line = scene.canvasElement.querySelector('.mini_cart_item')
    await expect(line).toHaveClass('tillkit-removing')
    await expect(line).toHaveAttribute('aria-busy', 'true')
  }),
}

/** The shop takes its time: first the line dims, then it is gone. */
export const Slow: Story = {
  args: { network: 'slow' },
  play: playing(async (scene) => {
    await removeFirst(scene)
    await waitFor(() => expect(removeLinks(scene)).toHaveLength(1))
  }),
}

/** Whoever removes by keyboard goes on with the next line. */
export const LineRemoved: Story = {
  name: 'A line removed by keyboard',
  play: playing(async (scene) => {
    removeLinks(scene)[0]?.focus()
    await scene.userEvent.keyboard(' ')
    await waitFor(() => expect(removeLinks(scene)).toHaveLength(1))
    await waitFor(() => expect(removeLinks(scene)[0]).toHaveFocus())
  }),
}

export const LastLineRemoved: Story = {
  args: { lines: CART.slice(0, 1) },
  play: playing(async (scene) => {
    await removeFirst(scene)
    await expect(await scene.canvas.findByText('No products in the basket.')).toBeVisible()
  }),
}

/** A plugin asks for the cart anew, and the shop cannot be reached: what the page shows stays. */
export const RefreshFailed: Story = {
  name: 'A refresh that fails',
  args: { network: 'broken' },
  play: playing(async (scene) => {
    const failed = new Promise((resolve) => document.addEventListener('tillkit:cart-failed', resolve, { once: true }))
    emitLegacy(document.body, 'wc_fragment_refresh')
    await failed
    await expect(removeLinks(scene)).toHaveLength(2)
  }),
}

export const LongNames: Story = { args: { lines: LONG_CART } }

export const RightToLeft: Story = { args: { lines: ARABIC_CART, dir: 'rtl', lang: 'ar' } }

export const OnAPhone: Story = { args: { lines: LONG_CART }, globals: { viewport: { value: 'phone' } } }
