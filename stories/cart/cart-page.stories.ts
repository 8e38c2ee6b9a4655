import type { Meta, StoryObj } from '@storybook/react-vite'
import { noticeHtml } from '@tillkit/fixtures'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { cartPageStory } from './cart-page.ts'
import type { CartStoryArgs } from './cart-story.ts'
import { ARABIC_CART, LONG_CART } from './products.ts'

const meta = {
  title: 'Cart/Basket page/As printed',
  ...cartPageStory(),
} satisfies Meta<CartStoryArgs>

export default meta

type Story = StoryObj<CartStoryArgs>

const phone = { viewport: { value: 'phone' } }
const NOTICES: Partial<CartStoryArgs> = {
  notices: [
    noticeHtml('error', ['Sorry, we do not have enough “Receipt printer ribbon, pack of 6” in stock (40 available).', 'Please choose a quantity from 1 to 40.']),
    noticeHtml('success', ['Your details were saved.']),
    noticeHtml('info', ['Free delivery over £60.']),
  ].join(''),
}

/** Nothing has been changed, so the button that sends the quantities is off. */
export const Filled: Story = {
  play: playing(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Update basket' })).toBeDisabled()
  }),
}

export const WithCouponAndShipping: Story = { name: 'With coupon and shipping', args: { coupon: true, shipping: true } }

export const Empty: Story = {
  args: { lines: [] },
  play: playing(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to shop' })).toBeVisible()
  }),
}

/** The page comes with notices; the first takes the focus after half a second. */
export const Notices: Story = {
  args: NOTICES,
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toHaveFocus())
  }),
}

/** Block themes print notices of another family. */
export const BlockNotices: Story = {
  name: 'Notices of a block theme',
  args: {
    notices: [
      noticeHtml('error', ['Sorry, that was too many.', 'Please choose a quantity from 1 to 40.'], 'blocks'),
      noticeHtml('success', ['Your details were saved.'], 'blocks'),
    ].join(''),
  },
}

export const LongNames: Story = { args: { lines: LONG_CART, shipping: true } }

export const RightToLeft: Story = { args: { lines: ARABIC_CART, shipping: true, coupon: true, dir: 'rtl', lang: 'ar' } }

export const OnAPhone: Story = { args: { shipping: true, coupon: true }, globals: phone }

export const LongNamesOnAPhone: Story = { name: 'Long names, on a phone', args: { lines: LONG_CART }, globals: phone }

export const RightToLeftOnAPhone: Story = {
  name: 'Right to left, on a phone',
  args: { lines: ARABIC_CART, dir: 'rtl', lang: 'ar' },
  globals: phone,
}
