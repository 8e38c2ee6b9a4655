import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorsHtml, noticeHtml } from '@tillkit/fixtures'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { atRest, placeOrder, press, tryCode, type CheckoutScene } from './acting.ts'
import { checkoutStory, ONE_PAGE, type CheckoutStoryArgs } from './checkout-story.ts'

const meta = {
  title: 'Multistep checkout/Modules',
  tags: ['autodocs'],
  ...checkoutStory(ONE_PAGE, { layout: 'modules' }),
} satisfies Meta<CheckoutStoryArgs>

export default meta

type Story = StoryObj<CheckoutStoryArgs>

const module = ({ canvasElement }: CheckoutScene) => canvasElement.querySelector<HTMLElement>('.ags_woo_notices')
const couponField = ({ canvasElement }: CheckoutScene) => canvasElement.querySelector<HTMLInputElement>('[name="coupon_code"]')

async function grouped(scene: CheckoutScene): Promise<void> {
  await placeOrder(scene)
  await waitFor(() => expect(module(scene)).toHaveTextContent('First name is a required field'))
  await expect(scene.canvasElement.querySelectorAll('.woocommerce-NoticeGroup-checkout')).toHaveLength(1)
  await expect(module(scene)).toContainElement(document.activeElement as HTMLElement)
}

async function nestedRefused(scene: CheckoutScene): Promise<void> {
  await tryCode(scene, 'nope')
  await waitFor(() => expect(couponField(scene)).toHaveAccessibleDescription(/cannot be applied/))
  await expect(couponField(scene)).toHaveFocus()
}

/** The page builder's modules below each other, as they are printed. */
export const AsPrinted: Story = { play: playing(atRest) }

/** The page comes with notices in their module; what was wrong with an order takes their place. */
export const NoticesGrouped: Story = {
  args: { filled: false, notices: noticeHtml('success', ['Your details were saved.']) + errorsHtml([{ text: 'Please check the address.' }]) },
  play: playing(async (scene) => {
    await expect(module(scene)).toHaveTextContent('Your details were saved.')
    await grouped(scene)
    await expect(module(scene)).not.toHaveTextContent('Your details were saved.')
  }),
}

export const NoticesGroupedOnAPhone: Story = { name: 'Notices grouped, on a phone', ...PHONE, args: { filled: false }, play: playing(grouped) }

export const NoticesGroupedRightToLeft: Story = { name: 'Notices grouped, right to left', args: { filled: false, dir: 'rtl' }, play: playing(grouped) }

export const NoticesGroupedInForcedColours: Story = {
  name: 'Notices grouped, in forced colours', ...FORCED_COLOURS, args: { filled: false }, play: playing(grouped),
}

/** The coupon's own module above the form: what the shop says of a code that it takes goes to the module for notices. */
export const CouponTaken: Story = {
  play: playing(async (scene) => {
    await tryCode(scene, 'save10')
    await waitFor(() => expect(module(scene)).toHaveTextContent('Coupon code applied successfully.'))
    await expect(await scene.canvas.findByText('Coupon: save10')).toBeVisible()
    await atRest(scene)
  }),
}

export const CouponRefused: Story = {
  play: playing(async (scene) => {
    await tryCode(scene, 'nope')
    await waitFor(() => expect(couponField(scene)).toHaveAccessibleDescription(/cannot be applied/))
  }),
}

/** A coupon whose field stands within the order's form: the shop is asked, and the order is not sent. */
export const NestedCouponTaken: Story = {
  args: { nestedCoupon: true },
  play: playing(async (scene) => {
    await tryCode(scene, 'save10')
    await waitFor(() => expect(module(scene)).toHaveTextContent('Coupon code applied successfully.'))
    await expect(await scene.canvas.findByText('Coupon: save10')).toBeVisible()
    await atRest(scene)
  }),
}

/** Why it was not taken stands under its field, which has the focus. */
export const NestedCouponRefused: Story = { args: { nestedCoupon: true }, play: playing(nestedRefused) }

export const NestedCouponRefusedOnAPhone: Story = {
  name: 'Nested coupon refused, on a phone', ...PHONE, args: { nestedCoupon: true }, play: playing(nestedRefused),
}

/** Nobody knows what became of a code, in a field that stands within the order's form: that is said below it. */
const unsure = playing<CheckoutStoryArgs>(async (scene) => {
  await tryCode(scene, 'save10')
  await waitFor(() => expect(couponField(scene)).toHaveAccessibleDescription(/^We do not know whether the coupon was taken/))
  await expect(couponField(scene)).toHaveValue('save10')
  await expect(await scene.canvas.findByText('Coupon: save10')).toBeVisible()
  await atRest(scene)
})

export const CouponUnsure: Story = { args: { couponCall: 'lost' }, play: unsure }

export const NestedCouponUnsure: Story = { args: { nestedCoupon: true, couponCall: 'lost' }, play: unsure }

/** A sticky order review: the payment method whose box is open is marked. */
export const StickyReview: Story = {
  args: { sticky: true, lines: 4 },
  play: playing(async (scene) => {
    await atRest(scene)
    await press(scene, () => scene.canvas.getByRole('radio', { name: 'Card' }))
    await waitFor(() => expect(scene.canvasElement.querySelector('.payment_method_card.active')).toBeVisible())
    await expect(scene.canvasElement.querySelectorAll('.wc_payment_method.active')).toHaveLength(1)
  }),
}
