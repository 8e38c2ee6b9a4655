import type { Meta, StoryObj } from '@storybook/react-vite'
import { menuEntriesHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { WITHIN, shows, the } from './acting.ts'
import { chromeStory } from './page-chrome-story.ts'

interface Args {
  quantity: number
  words: boolean
}

const rows = (quantity: number) => `<div class="et_pb_section" style="padding: 48px 10%"><h1>Basket</h1>
<form class="woocommerce-cart-form"><table class="shop_table shop_table_responsive cart" style="inline-size: 100%"><tbody><tr class="cart_item">
<td class="product-name">Thermal till rolls, box of 20</td>
<td class="product-quantity"><div class="quantity"><label class="screen-reader-text" for="story-quantity">Quantity</label><input type="number" id="story-quantity" class="qty" name="cart[story][qty]" value="${quantity}" min="0" style="min-block-size: 44px; inline-size: 80px"></div></td>
</tr></tbody></table></form></div>`

const meta = {
  title: 'Storefront/Cart count',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: ({ quantity, words }) => themePageHtml({
      menu: menuEntriesHtml(),
      navigation: `<a href="/your-cart/" class="et-cart-info" style="color: inherit; padding: 10px"><span>${words ? `${quantity} ${quantity === 1 ? 'Item' : 'Items'}` : ''}</span></a>`,
      content: rows(quantity),
    }),
    bodyClass: () => 'et_show_nav et_header_style_left woocommerce-cart',
    globals: { DIVI: { item_count: '%d Item', items_count: '%d Items' } },
    args: { quantity: 3, words: true },
    argTypes: {
      quantity: { control: { type: 'number', min: 0 }, description: 'What is in the basket' },
      words: { control: 'boolean', description: 'Whether the theme prints the count in words; without them the link shows a picture' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** What the server counted. */
export const Several: Story = {}

/** One, in the words for one. */
export const One: Story = { args: { quantity: 1 } }

/** An empty basket. */
export const None: Story = { args: { quantity: 0 } }

/** The basket's page has changed: the count follows. */
export const Changed: Story = {
  play: playing(async ({ canvasElement }) => {
    ;(the(canvasElement, '#story-quantity') as HTMLInputElement).value = '12'
    document.body.dispatchEvent(new CustomEvent('tillkit:cart-updated', { bubbles: true }))
    await waitFor(() => expect(the(canvasElement, '.et-cart-info')).toHaveTextContent('12 Items'), WITHIN)
  }),
}

/** A link that shows but a picture has a name. */
export const PictureAlone: Story = {
  args: { words: false },
  play: playing(async ({ canvasElement }) => {
    await expect(await shows(canvasElement, '.et-cart-info[aria-label]')).toHaveAccessibleName('Basket')
  }),
}

export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' } }
export const OnAPhone: Story = { name: 'On a phone', ...PHONE }
export const ForcedColours: Story = { ...FORCED_COLOURS }
