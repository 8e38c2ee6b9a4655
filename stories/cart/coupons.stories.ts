import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { playing, type Scene } from '../support/playing.ts'
import { cartPageStory, press } from './cart-page.ts'
import type { CartStoryArgs } from './cart-story.ts'
import { COUPON } from './cart-html.ts'

const meta = {
  title: 'Cart/Basket page/Coupons',
  ...cartPageStory(),
} satisfies Meta<CartStoryArgs>

export default meta

type Story = StoryObj<CartStoryArgs>

const fieldOf = ({ canvas }: Scene<CartStoryArgs>) => canvas.getByRole('textbox', { name: 'Coupon:' })

async function tryCode(scene: Scene<CartStoryArgs>, code: string): Promise<void> {
  await scene.userEvent.type(fieldOf(scene), code)
  await press(scene, 'Apply coupon')
}

/** Why it was not taken stands under the field, and belongs to it. */
export const Wrong: Story = {
  play: playing(async (scene) => {
    await tryCode(scene, 'XMAS')
    // The shop is asked for the page then, so the field may be another one by now.
    await waitFor(() => expect(scene.canvas.getByText(/cannot be applied because it does not exist/)).toBeVisible())
    await waitFor(() => expect(fieldOf(scene)).toHaveAccessibleDescription(/cannot be applied/))
    await expect(fieldOf(scene)).toHaveAttribute('aria-invalid', 'true')
  }),
}

/** Typing takes the error away. */
export const Corrected: Story = {
  play: playing(async (scene) => {
    await tryCode(scene, 'XMAS')
    await scene.canvas.findByText(/cannot be applied/)
    await scene.userEvent.type(fieldOf(scene), '2')
    await expect(scene.canvas.queryByText(/cannot be applied/)).toBeNull()
    await expect(fieldOf(scene)).not.toHaveAttribute('aria-invalid')
  }),
}

export const Applied: Story = {
  play: playing(async (scene) => {
    await tryCode(scene, COUPON)
    await expect(await scene.canvas.findByText('Coupon: save10')).toBeVisible()
    await expect(scene.canvas.getByText('Coupon code applied successfully.')).toBeVisible()
    await expect(fieldOf(scene)).toHaveValue('')
  }),
}

export const TakenBack: Story = {
  args: { coupon: true },
  play: playing(async (scene) => {
    await press(scene, 'Remove save10 coupon')
    await expect(await scene.canvas.findByText('Coupon has been removed.')).toBeVisible()
    await waitFor(() => expect(scene.canvas.queryByText('Coupon: save10')).toBeNull())
  }),
}

/** The shop cannot be reached: the code stays, and the notices say so. */
export const NotChecked: Story = {
  args: { network: 'broken' },
  play: playing(async (scene) => {
    await tryCode(scene, COUPON)
    await expect(await scene.canvas.findByRole('alert')).toHaveTextContent('The coupon could not be checked')
    await expect(fieldOf(scene)).toHaveValue(COUPON)
  }),
}

export const WrongOnAPhone: Story = { ...Wrong, name: 'Wrong, on a phone', globals: { viewport: { value: 'phone' } } }
