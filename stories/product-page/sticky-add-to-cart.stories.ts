import type { Meta, StoryObj } from '@storybook/react-vite'
import { groupedFormHtml, simpleFormHtml, stickyBarHtml } from '@tillkit/fixtures/product-page'
import storefront from '@tillkit/fixtures/styles/product-page/storefront.css?inline'
import { stickyAddToCart } from '@tillkit/product-page'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** What the server prints. */
interface BarArgs {
  /** Whether the product is several, each with a quantity of its own. */
  isGrouped: boolean
}

const meta = {
  title: 'Product page/Sticky add to basket',
  tags: ['autodocs'],
  ...serverStory<BarArgs>({
    unit: stickyAddToCart,
    print: ({ isGrouped }) => ({
      html: `<div id="product-358" class="product product-type-${isGrouped ? 'grouped' : 'simple'}"><div class="summary entry-summary"><h1>Gallery rolls</h1>${isGrouped ? groupedFormHtml() : simpleFormHtml()}</div></div>
<p style="min-height: 150vh">Scroll on: the bar comes once the form is above the window.</p>
${stickyBarHtml({ id: 358, name: 'Gallery rolls', words: isGrouped ? 'View products' : 'Add to cart' })}`,
      globals: { storefront_sticky_add_to_cart_params: { trigger_class: 'entry-summary' } },
      pageClass: 'single-product woocommerce woocommerce-page',
      bodyClass: 'postid-358 theme-storefront',
    }),
    styles: [storefront],
    args: { isGrouped: false },
    argTypes: { isGrouped: { control: 'boolean', description: 'Whether the product is several' } },
  }),
} satisfies Meta<BarArgs & PageArgs>

export default meta

type Story = StoryObj<BarArgs & PageArgs>

const bar = () => document.querySelector<HTMLElement>('.storefront-sticky-add-to-cart')

/** At the top of the page the bar is away, and nothing in it can be reached. */
export const Away: Story = {
  play: playing(async () => {
    await expect(bar()).toHaveAttribute('inert')
  }),
}

/** Further down it is there. */
export const There: Story = {
  play: playing(async () => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(bar()).toHaveClass('storefront-sticky-add-to-cart--slideInDown'))
  }),
}

/** Of what has to be chosen first it leads back to the choice. */
export const Grouped: Story = { ...There, args: { isGrouped: true } }

export const OnAPhone: Story = { ...Away, name: 'On a phone', ...PHONE }

export const RightToLeft: Story = { ...There, name: 'Right to left', args: { dir: 'rtl', lang: 'ar' } }

export const InForcedColours: Story = { ...There, name: 'In forced colours', ...FORCED_COLOURS }

export const WithLessMotion: Story = { ...There, name: 'With less motion', ...REDUCED_MOTION }
