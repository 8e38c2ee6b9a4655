import type { Meta, StoryObj } from '@storybook/react-vite'
import { productParams, RATING_TEXT, reviewedTabsHtml, reviewLinkHtml } from '@tillkit/fixtures/product-page'
import storefront from '@tillkit/fixtures/styles/product-page/storefront.css?inline'
import tabs from '@tillkit/fixtures/styles/product-page/tabs.css?inline'
import { productTabs } from '@tillkit/product-page'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** What the server prints. */
interface TabsArgs {
  /** Whether a review has to have a rating. */
  isRequired: boolean
  /** Whether the theme is Storefront, whose tabs stand beside their panels on wide screens. */
  isStorefront: boolean
}

const meta = {
  title: 'Product page/Tabs and reviews',
  tags: ['autodocs'],
  ...serverStory<TabsArgs>({
    unit: productTabs,
    print: ({ isRequired, isStorefront }) => ({
      html: reviewLinkHtml() + reviewedTabsHtml(),
      globals: { wc_single_product_params: productParams({ isRequired }) },
      pageClass: `single-product woocommerce woocommerce-page${isStorefront ? ' theme-storefront' : ''}`,
    }),
    styles: [tabs, storefront],
    args: { isRequired: true, isStorefront: false },
    argTypes: {
      isRequired: { control: 'boolean', description: 'Whether a review has to have a rating' },
      isStorefront: { control: 'boolean', description: 'Whether the theme is Storefront' },
    },
  }),
} satisfies Meta<TabsArgs & PageArgs>

export default meta

type Story = StoryObj<TabsArgs & PageArgs>

/** The first tab is open. */
export const Tabs: Story = {
  play: playing(async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getAllByRole('tab')).toHaveLength(3)
  }),
}

/** Opened by the link above. */
export const Reviews: Story = {
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews (3)' }))
    await waitFor(() => expect(canvas.getByText('Review of 5 stars.')).toBeVisible())
  }),
}

/** Stars that are given. */
export const Rated: Story = {
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews (3)' }))
    canvas.getByRole('radio', { name: '3 of 5 stars' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
  }),
}

/** A review that was sent without any. */
export const WithoutRating: Story = {
  name: 'Without a rating',
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews (3)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(canvas.getByText(RATING_TEXT)).toBeVisible()
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  }),
}

/** The tabs beside their panels. */
export const Storefront: Story = { args: { isStorefront: true } }

export const OnAPhone: Story = { ...WithoutRating, name: 'On a phone', ...PHONE }

export const RightToLeft: Story = { ...Rated, name: 'Right to left', args: { dir: 'rtl', lang: 'ar', isStorefront: true }, play: playing(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Reviews (3)' }))
  canvas.getByRole('radio', { name: '3 of 5 stars' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
}) }

export const InForcedColours: Story = { ...WithoutRating, name: 'In forced colours', ...FORCED_COLOURS }

export const WithLessMotion: Story = { ...Reviews, name: 'With less motion', ...REDUCED_MOTION }
