import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkout } from '@tillkit/multistep-checkout'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { placeOrder, type CheckoutScene } from './acting.ts'
import { checkoutPage, checkoutStory, ONE_PAGE, type CheckoutStoryArgs } from './checkout-story.ts'

const meta = {
  title: 'Multistep checkout/Checkout/Faults',
  ...checkoutStory(ONE_PAGE, { terms: false }),
} satisfies Meta<CheckoutStoryArgs>

export default meta

type Story = StoryObj<CheckoutStoryArgs>

const covered = ({ canvasElement }: CheckoutScene) => canvasElement.querySelectorAll('.tillkit-checkout-covered').length

async function isUnknown(scene: CheckoutScene): Promise<void> {
  await placeOrder(scene)
  const alert = await scene.canvas.findByText(/We don't know whether your order was placed/)
  await expect(alert).toBeVisible()
  await expect(scene.canvas.getByRole('link', { name: /order history/ })).toBeVisible()
}

/** The shop takes its time: what is on its way can be read, and not be pressed. */
export const SlowTotals: Story = {
  args: { totals: 'never' },
  play: playing(async (scene) => {
    await waitFor(() => expect(covered(scene)).toBe(2))
  }),
}

/** Totals that cannot be had are told of, and what stood there stays. */
export const TotalsFailed: Story = {
  args: { totals: '500' },
  play: playing(async (scene) => {
    await expect(await scene.canvas.findByText('Your total could not be brought up to date.')).toBeVisible()
    await expect(scene.canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(covered(scene)).toBe(0)
  }),
}

export const TotalsFailedOnAPhone: Story = { ...TotalsFailed, name: 'Totals failed, on a phone', ...PHONE }

export const TotalsFailedInForcedColours: Story = { ...TotalsFailed, name: 'Totals failed, in forced colours', ...FORCED_COLOURS }

/** An order on its way: the form can be read, and nothing in it can be pressed. */
export const OrderOnItsWay: Story = {
  args: { order: 'never' },
  play: playing(async (scene) => {
    await placeOrder(scene)
    await waitFor(() => expect(scene.canvas.getByRole('form', { name: 'Checkout' })).toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(document.body).toHaveTextContent('Your order is being placed.'))
  }),
}

/** The line broke behind the order: nobody says that it failed. */
export const OrderUnknown: Story = { args: { order: 'lost' }, play: playing(isUnknown) }

export const OrderUnknownOnAPhone: Story = { ...OrderUnknown, name: 'Order unknown, on a phone', ...PHONE }

/** The same of a server that stumbles: it may have taken the order before. */
export const ServerError: Story = { args: { order: '500' }, play: playing(isUnknown) }

/** The payment method has refused. */
export const Declined: Story = {
  args: { order: 'refuse' },
  play: playing(async (scene) => {
    await placeOrder(scene)
    await expect(await scene.canvas.findByText('Your card was declined. Try another one.')).toBeVisible()
  }),
}

/** Somebody else has bought the last one. */
export const SoldOut: Story = {
  args: { order: 'sold-out' },
  play: playing(async (scene) => {
    await placeOrder(scene)
    await expect(await scene.canvas.findByText(/is sold out/)).toBeVisible()
  }),
}

/** The visitor's session is over: the shop's words stand in place of the form. */
export const SessionOver: Story = {
  args: { totals: 'session', layout: 'modules' },
  play: playing(async (scene) => {
    await expect(await scene.canvas.findByText(/your session has expired/)).toBeVisible()
    await expect(scene.canvas.queryByRole('button', { name: 'Place order' })).toBeNull()
  }),
}

/** Without jQuery nobody hears the platform's events; everything else works. */
export const WithoutJQuery: Story = {
  name: 'Without jQuery',
  ...checkoutStory(ONE_PAGE, { filled: false }, (args) => ({ ...checkoutPage(args), jquery: false })),
  play: playing(async (scene) => {
    await placeOrder(scene)
    await expect(await scene.canvas.findByRole('link', { name: /First name is a required field/ })).toBeVisible()
  }),
}

/** Without the platform's parameters the form stays as the server printed it. */
export const WithoutParameters: Story = {
  ...checkoutStory(checkout, {}, (args) => {
    const page = checkoutPage(args)
    return { ...page, globals: { ...page.globals, wc_checkout_params: 'none' } }
  }),
  tags: ['fails'],
  play: playing<CheckoutStoryArgs>(async (_scene, page) => {
    await expect(page.problems.map(({ field }) => field)).toEqual(['wc_checkout_params'])
  }),
}
