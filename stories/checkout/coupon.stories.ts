import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { atRest, openBy, press, tryCode, type CheckoutScene } from './acting.ts'
import { checkoutStory, ONE_PAGE, type CheckoutStoryArgs } from './checkout-story.ts'

const meta = {
  title: 'Multistep checkout/Checkout/Coupon',
  ...checkoutStory(ONE_PAGE),
} satisfies Meta<CheckoutStoryArgs>

export default meta

type Story = StoryObj<CheckoutStoryArgs>

const field = ({ canvas }: CheckoutScene) => canvas.getByRole('textbox', { name: 'Coupon:' })

/** Its link opens the field, which has the focus then. */
export const Open: Story = {
  play: playing(async (scene) => {
    await openBy(scene, () => scene.canvas.getByRole('button', { name: 'Enter your coupon code' }))
    await waitFor(() => expect(field(scene)).toHaveFocus())
    await waitFor(() => expect(scene.canvas.getByRole('button', { name: 'Apply coupon' })).toBeVisible())
  }),
}

async function refused(scene: CheckoutScene): Promise<void> {
  await tryCode(scene, 'nope')
  await waitFor(() => expect(field(scene)).toHaveAccessibleDescription(/cannot be applied because it does not exist/))
  await expect(field(scene)).toBeInvalid()
}

/** Why a code was not taken stands under its field. */
export const Refused: Story = { play: playing(refused) }

export const RefusedOnAPhone: Story = { name: 'Refused, on a phone', ...PHONE, play: playing(refused) }

export const RefusedRightToLeft: Story = { name: 'Refused, right to left', args: { dir: 'rtl' }, play: playing(refused) }

/** One that has run out is refused in the shop's own words. */
export const RunOut: Story = {
  play: playing(async (scene) => {
    await tryCode(scene, 'summer')
    await waitFor(() => expect(field(scene)).toHaveAccessibleDescription('This coupon has expired.'))
  }),
}

/** The total follows, and the form closes. */
export const Taken: Story = {
  play: playing(async (scene) => {
    await tryCode(scene, 'save10')
    await expect(await scene.canvas.findByText('Coupon code applied successfully.')).toBeVisible()
    await expect(await scene.canvas.findByText('Coupon: save10')).toBeVisible()
    await atRest(scene)
  }),
}

/** A coupon that is in force, with a link that takes it back. */
export const InForce: Story = {
  args: { coupon: true },
  play: playing(async (scene) => {
    await atRest(scene)
    await expect(scene.canvas.getByRole('button', { name: 'Remove save10 coupon' })).toBeVisible()
  }),
}

export const TakenBack: Story = {
  args: { coupon: true },
  play: playing(async (scene) => {
    await atRest(scene)
    const { canvas, canvasElement } = scene
    const isAsked = () => canvasElement.querySelector('.processing') !== null || canvas.queryByText('Coupon has been removed.') !== null
    await press(scene, () => canvas.getByRole('button', { name: 'Remove save10 coupon' }), isAsked)
    await expect(await canvas.findByText('Coupon has been removed.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Coupon: save10')).toBeNull())
    await atRest(scene)
  }),
}

/** Nobody knows what became of the code: that is said, it stays typed, and it cannot be wrong. */
async function isUnsure(scene: CheckoutScene): Promise<void> {
  await tryCode(scene, 'save10')
  await waitFor(() => expect(field(scene)).toHaveAccessibleDescription(/^We do not know whether the coupon was taken/))
  await expect(field(scene)).toHaveValue('save10')
}

/** The shop has taken the code, and its answer was lost: new totals tell what became of it. */
const isTakenUnheard = playing<CheckoutStoryArgs>(async (scene) => {
  await isUnsure(scene)
  await expect(await scene.canvas.findByText('Coupon: save10')).toBeVisible()
  await atRest(scene)
})

export const Unsure: Story = { args: { couponCall: 'lost' }, play: isTakenUnheard }

export const UnsureOnAPhone: Story = { name: 'Unsure, on a phone', ...PHONE, args: { couponCall: 'lost' }, play: isTakenUnheard }

export const UnsureRightToLeft: Story = { name: 'Unsure, right to left', args: { couponCall: 'lost', dir: 'rtl' }, play: isTakenUnheard }

export const UnsureInForcedColours: Story = { name: 'Unsure, in forced colours', ...FORCED_COLOURS, args: { couponCall: 'lost' }, play: isTakenUnheard }

/** No call is answered: totals are not told either, which is said of them by themselves. */
export const NotAnswered: Story = {
  args: { network: 'broken' },
  play: playing(async (scene) => {
    await isUnsure(scene)
    await expect(await scene.canvas.findByText('Your total could not be brought up to date.')).toBeVisible()
    await atRest(scene)
  }),
}

/** The browser is offline: nothing was sent, nobody says that the code is wrong, and it can be sent again. */
export const Offline: Story = {
  args: { network: 'broken' },
  play: playing(async (scene) => {
    await atRest(scene)
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    try {
      await tryCode(scene, 'save10')
      await waitFor(() => expect(field(scene)).toHaveAccessibleDescription(/could not be checked/))
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
    await expect(field(scene)).toHaveValue('save10')
  }),
}
