import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { miniCartStory, type MiniCartStoryArgs } from './mini-cart-story.ts'

const meta = {
  title: 'Mini cart/Dropdown',
  ...miniCartStory({ click: 'dropdowncart', clickMobile: 'cartpage', hover: 'dropdowncart' }),
} satisfies Meta<MiniCartStoryArgs>

export default meta

type Story = StoryObj<MiniCartStoryArgs>

const dropdown = () => document.querySelector<HTMLElement>('.dswcp-dropdown-cart') as HTMLElement
const link = () => document.querySelector<HTMLElement>('.dswcp-cart-link') as HTMLElement
/** Up to 980 px the link leads to the cart, and there is no dropdown. */
const isWide = () => innerWidth > 980

/** What a pointer shows, a keyboard shows by focus; it stays until the focus leaves it. */
export const Focused: Story = {
  play: playing(async ({ userEvent }) => {
    link().focus()
    if (!isWide()) return
    await expect(dropdown()).toBeVisible()
    await userEvent.tab()
    await expect(dropdown()).toBeVisible()
    await expect(dropdown().contains(document.activeElement)).toBe(true)
  }),
}

export const Opened: Story = {
  play: playing(async ({ userEvent }) => {
    if (!isWide()) return
    await userEvent.click(link())
    await expect(link()).toHaveAttribute('aria-expanded', 'true')
    await expect(within(dropdown()).getByRole('button', { name: 'Close' })).toBeVisible()
  }),
}

/** Escape closes it, also while the pointer is still over it. */
export const Dismissed: Story = {
  play: playing(async ({ userEvent }) => {
    link().focus()
    await userEvent.keyboard('{Escape}')
    await expect(dropdown()).not.toBeVisible()
  }),
}

export const Empty: Story = {
  args: { lines: [] },
  play: playing(async () => {
    link().focus()
  }),
}

export const Removed: Story = {
  args: { withNonce: true },
  play: playing(async ({ userEvent }) => {
    if (!isWide()) return
    await userEvent.click(link())
    await userEvent.click(within(dropdown()).getByRole('button', { name: /^Remove item: Printer/ }))
    await waitFor(() => expect(within(dropdown()).getByRole('button', { name: 'Undo' })).toBeVisible())
  }),
}

/** What the link leads to where nothing is to open. */
export const CartPage: Story = {
  args: { click: 'cartpage', hover: 'none' },
  play: playing(async () => {
    await expect(screen.getByRole('link', { name: '3 items in cart' })).toHaveAttribute('href', '/your-cart/')
  }),
}
