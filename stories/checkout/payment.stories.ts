import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { atRest, press, type CheckoutScene } from './acting.ts'
import { checkoutStory, ONE_PAGE, orderPayPage, type CheckoutStoryArgs } from './checkout-story.ts'

const meta = {
  title: 'Multistep checkout/Checkout/Payment methods',
  ...checkoutStory(ONE_PAGE),
} satisfies Meta<CheckoutStoryArgs>

export default meta

type Story = StoryObj<CheckoutStoryArgs>

async function choose(scene: CheckoutScene, name: string): Promise<void> {
  await atRest(scene)
  await press(scene, () => scene.canvas.getByRole('radio', { name }))
}

async function chooseCard(scene: CheckoutScene): Promise<void> {
  await choose(scene, 'Card')
  await waitFor(() => expect(scene.canvas.getByTitle('Card details')).toBeVisible())
  await expect(await scene.canvas.findByRole('button', { name: 'Pay by card' })).toBeVisible()
}

async function chooseWallet(scene: CheckoutScene): Promise<void> {
  await choose(scene, 'Pocket wallet')
  await expect(await scene.canvas.findByRole('button', { name: 'Pay with the pocket wallet' })).toBeVisible()
  await expect(scene.canvasElement.querySelector('#place_order')).not.toBeVisible()
}

/** The first is chosen, its words are open, and the others are closed. */
export const FirstOfThree: Story = {
  play: playing(async (scene) => {
    await atRest(scene)
    await expect(scene.canvas.getByText('Pay on delivery.')).toBeVisible()
    await expect(scene.canvas.getByTitle('Card details')).not.toBeVisible()
  }),
}

/** Card fields in a frame of somebody else's; the button says what the card wants it to. */
export const Card: Story = { play: playing(chooseCard) }

export const CardOnAPhone: Story = { name: 'Card, on a phone', ...PHONE, play: playing(chooseCard) }

export const CardRightToLeft: Story = { name: 'Card, right to left', args: { dir: 'rtl' }, play: playing(chooseCard) }

export const CardInForcedColours: Story = { name: 'Card, in forced colours', ...FORCED_COLOURS, play: playing(chooseCard) }

/** A payment method with a button of its own, which stands for the shop's. */
export const OwnButton: Story = { play: playing(chooseWallet) }

/** And another way brings the shop's button back. */
export const OwnButtonLeft: Story = {
  play: playing(async (scene) => {
    await chooseWallet(scene)
    await choose(scene, 'Cash on delivery')
    await expect(await scene.canvas.findByRole('button', { name: 'Place order' })).toBeVisible()
    await expect(scene.canvas.queryByRole('button', { name: 'Pay with the pocket wallet' })).toBeNull()
  }),
}

/** One way is no choice: its button is hidden, its words are open. */
export const OnlyOne: Story = {
  args: { payment: ['bacs'] },
  play: playing(async (scene) => {
    await atRest(scene)
    await expect(scene.canvas.queryByRole('radio', { name: 'Direct bank transfer' })).toBeNull()
    await expect(scene.canvas.getByText('Pay into our bank account.')).toBeVisible()
  }),
}

/** A shop without a payment method says so. */
export const None: Story = {
  args: { payment: [] },
  play: playing(async (scene) => {
    await atRest(scene)
    await expect(scene.canvas.getByText(/no available payment methods/)).toBeVisible()
  }),
}

/** The page on which an order is paid that was not paid at once. */
export const OrderPay: Story = {
  ...checkoutStory(ONE_PAGE, {}, orderPayPage),
  play: playing(async (scene) => {
    await expect(scene.canvas.getByRole('button', { name: 'Pay for order' })).toBeVisible()
    await chooseCard(scene)
  }),
}

export const OrderPayOnAPhone: Story = { ...OrderPay, name: 'Order pay, on a phone', ...PHONE }
