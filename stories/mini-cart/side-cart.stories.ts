import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { miniCartStory, type MiniCartStoryArgs } from './mini-cart-story.ts'

const meta = {
  title: 'Mini cart/Side cart',
  ...miniCartStory(),
} satisfies Meta<MiniCartStoryArgs>

export default meta

type Story = StoryObj<MiniCartStoryArgs>

const sideCart = () => within(screen.getByRole('dialog', { name: 'Cart' }))
const field = (name = /^Quantity: Thermal/) => sideCart().getByRole('spinbutton', { name })
const link = () => screen.getByRole('button', { name: /items in cart|View Cart/ })

/** Opens it, and goes on in it. */
function opened(then: (user: Parameters<Parameters<typeof playing<MiniCartStoryArgs>>[0]>[0]['userEvent']) => Promise<void> = async () => undefined) {
  return playing<MiniCartStoryArgs>(async ({ userEvent }) => {
    await userEvent.click(link())
    await waitFor(() => expect(sideCart().getByRole('button', { name: 'Close' })).toHaveFocus())
    await waitFor(() => expect(Math.round(screen.getByRole('dialog').getBoundingClientRect().right)).toBe(document.documentElement.clientWidth))
    await then(userEvent)
  })
}

export const Closed: Story = {
  play: playing(async () => {
    await expect(link()).toHaveAttribute('aria-expanded', 'false')
  }),
}

export const Open: Story = { play: opened() }

/** It goes by Escape, its button, its link, the overlay and the finger; the focus is where it was. */
export const ClosedAgain: Story = {
  play: opened(async (user) => {
    await user.keyboard('{Escape}')
    await expect(link()).toHaveFocus()
  }),
}

export const Empty: Story = { args: { lines: [] }, play: opened() }

/** Quantity and badge change in the next frame; amounts are dim until the shop says what they are. */
export const OnItsWay: Story = {
  args: { answers: 'never' },
  play: opened(async (user) => {
    await user.clear(field())
    await user.type(field(), '12{Enter}')
    await expect(link()).toHaveTextContent('13')
    await waitFor(() => expect(document.querySelector('.dswcp-side-cart-overlay')).toHaveTextContent('Loading...'))
  }),
}

/** What an add button has sent for counts at once, until the shop says what is in the cart. */
export const Adding: Story = {
  args: { lines: [] },
  play: playing(async () => {
    const { jQuery: $ } = window as unknown as { jQuery: JQueryStatic }
    $(document.body).trigger('adding_to_cart', [$('<a>'), { product_id: 12, quantity: 2 }] as never)
    await waitFor(() => expect(screen.getByRole('button', { name: '2 items in cart' })).toHaveTextContent('2'))
  }),
}

/** The tier that the quantity reaches comes with the answer. */
export const Changed: Story = {
  play: opened(async (user) => {
    await user.clear(field())
    await user.type(field(), '12{Enter}')
    await waitFor(() => expect(sideCart().getByText('264.60', { exact: false })).toBeVisible())
    await expect(field()).toHaveFocus()
  }),
}

/** The shop said no: what was shown is taken back, with its words. */
export const Refused: Story = {
  args: { answers: 'refused' },
  play: opened(async (user) => {
    await user.clear(field())
    await user.type(field(), '700{Enter}')
    await expect(await sideCart().findByText('We have 500 of these.')).toBeVisible()
    await expect(field()).toHaveValue(2)
  }),
}

/** The connection broke: the shop may have done it or not. No page is loaded anew for it. */
export const NoAnswer: Story = {
  args: { answers: 'failed' },
  play: opened(async (user) => {
    await user.click(sideCart().getByRole('button', { name: /^Remove item: Thermal/ }))
    await expect(await sideCart().findByText(/did not answer/)).toBeVisible()
    await expect(field()).toBeVisible()
  }),
}

/** Drawn by Tillkit, where a link of the page gives the platform's nonce. */
export const RemovedWithUndo: Story = {
  args: { withNonce: true },
  play: opened(async (user) => {
    await user.click(sideCart().getByRole('button', { name: /^Remove item: Printer/ }))
    const undo = await sideCart().findByRole('button', { name: 'Undo' })
    // The notice fades in.
    await waitFor(() => expect(undo).toBeVisible())
  }),
}

export const RemovedWithUndoOnAPhone: Story = { ...RemovedWithUndo, name: 'Removed with undo, on a phone', globals: { viewport: { value: 'phone' } } }

/** Without that nonce a removal is only said. */
export const RemovedLast: Story = {
  args: { lines: [{ key: 'ribbon', productId: 41, sku: 'GEN-04', name: 'Printer ribbon, black', quantity: 1, unitPrice: 6.2, href: '#ribbon' }] },
  play: opened(async (user) => {
    await user.click(sideCart().getByRole('button', { name: /^Remove item/ }))
    await expect(await sideCart().findByText('Your cart is empty.')).toBeVisible()
    await waitFor(() => expect(sideCart().getByRole('button', { name: 'Close' })).toHaveFocus())
  }),
}

/** A page from a cache holds an empty shell, which is filled on load. */
export const Shell: Story = {
  args: { isShell: true },
  play: playing(async () => {
    await waitFor(() => expect(link()).toHaveTextContent('3'))
  }),
}

/** A shell whose signature is too old stays a link that works. Nothing is loaded anew. */
export const ShellTooOld: Story = { args: { isShell: true, answers: 'too old' } }

export const WithAmountAndWords: Story = {
  args: { amount: 'after', showCountLabel: true, productQuantity: 'after_title' },
  play: playing(async () => {
    await expect(link()).toHaveAccessibleName('3 items in cart £55.20')
  }),
}

export const RightToLeft: Story = { args: { dir: 'rtl' }, play: opened() }
