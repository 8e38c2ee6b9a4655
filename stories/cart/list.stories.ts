import type { Meta, StoryObj } from '@storybook/react-vite'
import { addListHtml, type CartGlobals, type ListedProduct } from '@tillkit/fixtures'
import { expect, waitFor } from 'storybook/test'
import { playing, type Scene } from '../support/playing.ts'
import { cartStory, type CartStoryArgs } from './cart-story.ts'
import { LONG_CART, OFFERED } from './products.ts'

/** A list; on the cart page the platform says so in its parameters. */
function list(products: readonly ListedProduct[], addToCart: CartGlobals['addToCart'] = {}) {
  return cartStory(
    {
      html: () => `<h1 class="page-title">Till rolls and ribbons</h1>${addListHtml(products)}`,
      globals: { addToCart },
      pageClass: 'archive',
    },
    { lines: [] },
  )
}

const meta = {
  title: 'Cart/List of products',
  ...list(OFFERED),
} satisfies Meta<CartStoryArgs>

export default meta

type Story = StoryObj<CartStoryArgs>

const WITH_FIELDS = OFFERED.map((product, index) => ({ ...product, field: index === 2 ? { value: 5, min: 5 } : { value: 1, min: 1 } }))

const buttonOf = ({ canvas }: Scene<CartStoryArgs>) => canvas.getByRole('button', { name: /57 × 40/ })

async function add(scene: Scene<CartStoryArgs>): Promise<void> {
  await scene.userEvent.click(buttonOf(scene))
}

/** As the server prints them. */
export const AtRest: Story = {}

/** The shop has not answered yet. */
export const Loading: Story = {
  args: { network: 'never' },
  play: playing(async (scene) => {
    await add(scene)
    await expect(buttonOf(scene)).toHaveClass('loading')
    await expect(buttonOf(scene)).not.toHaveClass('added')
  }),
}

/** It is in the cart: one link leads there, and a screen reader hears what the server has to say. */
export const Added: Story = {
  play: playing(async (scene) => {
    await add(scene)
    const link = await scene.canvas.findByRole('link', { name: 'View basket' })
    await expect(buttonOf(scene).nextElementSibling).toBe(link)
    await expect(buttonOf(scene)).toHaveClass('added')
    await waitFor(() => expect(document.querySelector('.widget_shopping_cart_live_region')).toHaveTextContent('has been added'))
  }),
}

export const AddedTwice: Story = {
  play: playing(async (scene) => {
    await add(scene)
    await scene.canvas.findByRole('link', { name: 'View basket' })
    await add(scene)
    await waitFor(() => expect(buttonOf(scene)).toHaveClass('added'))
    await expect(scene.canvas.getAllByRole('link', { name: 'View basket' })).toHaveLength(1)
  }),
}

/** The line is cut: the button works again, and what is to be done stands beside it. The shop may have had the call. */
export const Failed: Story = {
  args: { network: 'broken' },
  play: playing(async (scene) => {
    await add(scene)
    await expect(await scene.canvas.findByText(/did not answer/)).toBeVisible()
    await expect(buttonOf(scene)).not.toHaveClass('loading')
  }),
}

/** A field beside each button, as the shop module prints it; the last is sold from five up. */
export const Quantities: Story = list(WITH_FIELDS)

/** What is typed is what the button sends. */
export const QuantityTyped: Story = {
  ...list(WITH_FIELDS),
  play: playing(async (scene) => {
    const field = scene.canvas.getAllByRole('spinbutton')[0] as HTMLInputElement
    await scene.userEvent.clear(field)
    await scene.userEvent.type(field, '12{Tab}')
    await expect(buttonOf(scene)).toHaveAttribute('data-quantity', '12')
    await add(scene)
    await scene.canvas.findByRole('link', { name: 'View basket' })
  }),
}

/** A quantity that cannot be ordered becomes the least one. */
export const QuantityTooSmall: Story = {
  ...list(WITH_FIELDS),
  play: playing(async (scene) => {
    const field = scene.canvas.getAllByRole('spinbutton')[2] as HTMLInputElement
    await scene.userEvent.clear(field)
    await scene.userEvent.type(field, '2{Tab}')
    await expect(field).toHaveValue(5)
  }),
}

/** Products offered below a cart: whoever adds one is there already, so no link comes. */
export const OnTheCartsPage: Story = {
  ...list(OFFERED, { is_cart: '1' }),
  name: "On the basket's page",
  play: playing(async (scene) => {
    await add(scene)
    await waitFor(() => expect(buttonOf(scene)).toHaveClass('added'))
    await expect(scene.canvas.queryByRole('link', { name: 'View basket' })).toBeNull()
  }),
}

export const OnAPhone: Story = { ...Added, globals: { viewport: { value: 'phone' } } }

export const FailedOnAPhone: Story = { ...Failed, name: 'Failed, on a phone', globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Added, args: { dir: 'rtl', lang: 'ar' } }

export const LongNames: Story = list([...LONG_CART, ...OFFERED].map(({ name, ...product }) => ({ ...product, name })))
