import type { Meta, StoryObj } from '@storybook/react-vite'
import { headerMobileMenuHtml, menuEntriesHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { expect, waitFor } from 'storybook/test'
import { placeOrder, type CheckoutScene } from '../checkout/acting.ts'
import { USUAL_CHECKOUT, type CheckoutArgs } from '../checkout/checkout-args.ts'
import { CHECKOUT_STYLES, checkoutPage, ONE_PAGE, PRINTED_SO, type CheckoutStoryArgs } from '../checkout/checkout-story.ts'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { WITHIN, rest, the } from './acting.ts'
import { chromeStory } from './page-chrome-story.ts'

const meta = {
  title: 'Storefront/Refused order',
  tags: ['autodocs'],
  ...chromeStory<CheckoutArgs>({
    besides: ONE_PAGE,
    styles: CHECKOUT_STYLES,
    // The platform's checkout has no heading of the second level.
    rules: [...PRINTED_SO, { id: 'heading-order', selector: ':is(h1, h2, h3, h4, h5, h6):not(form.checkout *)' }],
    print: (args) => {
      const page = checkoutPage(args)
      const content = `<div class="et_pb_section" style="padding: 48px 20px"><div style="inline-size: 100%; max-inline-size: 1120px; margin-inline: auto"><h1>Checkout</h1>${page.html}</div></div>`
      return { ...page, html: themePageHtml({ menu: menuEntriesHtml(), navigation: headerMobileMenuHtml(), content }) }
    },
    bodyClass: () => 'et_fixed_nav et_show_nav et_header_style_left',
    args: { ...USUAL_CHECKOUT, terms: false, order: 'refuse' },
  }),
} satisfies Meta<CheckoutStoryArgs>

export default meta

type Story = StoryObj<CheckoutStoryArgs>

/** The order is refused, and the page goes to where the shop says why: below the header that stays. */
async function refuse(scene: CheckoutScene): Promise<void> {
  await placeOrder(scene)
  await expect(await scene.canvas.findByText('Your card was declined. Try another one.')).toBeVisible()
  const edge = (selector: string) => the(scene.canvasElement, selector).getBoundingClientRect()
  await waitFor(() => {
    void expect(edge('.woocommerce-error').top).toBeGreaterThanOrEqual(edge('#main-header').bottom)
    void expect(edge('.woocommerce-error').bottom).toBeLessThan(innerHeight)
  }, WITHIN)
  await rest()
}

const refused = playing<CheckoutStoryArgs>(refuse)

export const Refused: Story = { play: refused }

/** What lacks is told there too, with links to the fields. */
export const FieldsMissing: Story = {
  args: { filled: false, order: 'taken' },
  play: playing(async (scene) => {
    await placeOrder(scene)
    const link = await scene.canvas.findByRole('link', { name: /First name is a required field/ })
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(the(scene.canvasElement, '#main-header').getBoundingClientRect().bottom), WITHIN)
    await rest()
  }),
}

/** On a phone the header goes with the page: it leaves the words free. */
export const OnAPhone: Story = { name: 'On a phone', ...PHONE, play: refused }

export const RightToLeft: Story = { args: { dir: 'rtl' }, play: refused }

/** For who wants less motion the page jumps there. */
export const ReducedMotion: Story = { ...REDUCED_MOTION, play: refused }

export const ForcedColours: Story = { ...FORCED_COLOURS, play: refused }
