import type { Meta, StoryObj } from '@storybook/react-vite'
import { cartGlobals } from '@tillkit/fixtures'
import { comingSoon, storeNotice } from '@tillkit/storefront'
import { expect, waitFor } from 'storybook/test'
import looks from '@tillkit/fixtures/styles/platform/woocommerce-every-page.css?inline'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** What the server prints, and what it answers. */
interface NoticeArgs {
  kind: 'notice' | 'banner'
  refused: boolean
}

const NOTICE = '<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store" data-notice-id="story" style="display:none;">Orders leave on Monday again. <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>'
/** The banner's looks stand in the platform's own page. */
const BANNER = `<style>#coming-soon-footer-banner { position: fixed; inset: auto 0 0; display: flex; gap: 16px; align-items: center; justify-content: center; padding: 12px 16px; background: #fff; color: #1e1e1e; border-top: 1px solid #949494 }
.coming-soon-footer-banner-dismiss { inline-size: 24px; block-size: 24px; cursor: pointer } .coming-soon-footer-banner-dismiss::before { content: "×"; display: block; text-align: center; line-height: 24px }</style>
<div id="coming-soon-footer-banner"><div class="coming-soon-footer-banner__content">Only you and your colleagues see this shop.</div><a class="coming-soon-footer-banner-dismiss" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="n0nce"></a></div>`

const meta = {
  title: 'Storefront/Notices',
  tags: ['autodocs'],
  ...serverStory<NoticeArgs>({
    unit: [storeNotice, comingSoon],
    print: ({ kind, refused }) => ({
      html: `<h1 class="page-title">Till rolls</h1>${kind === 'notice' ? NOTICE : BANNER}`,
      globals: cartGlobals({ woocommerce: true }),
      answers: { '/wp-json/wp/v2/users/1': () => ({ status: refused ? 403 : 200, body: '{}' }) },
      pageClass: 'woocommerce-page',
    }),
    styles: [looks],
    args: { kind: 'notice', refused: false },
    argTypes: {
      kind: { control: 'inline-radio', options: ['notice', 'banner'], description: 'The shop’s notice, or the banner of a shop that is not open yet' },
      refused: { control: 'boolean', description: 'Whether the shop refuses to note that the banner is dismissed' },
    },
  }),
} satisfies Meta<NoticeArgs & PageArgs>

export default meta

type Story = StoryObj<NoticeArgs & PageArgs>

const shown = playing<NoticeArgs & PageArgs>(async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Store notice' })).toBeVisible())
})

/** The notice of the shop stands until it is dismissed. */
export const StoreNotice: Story = { play: shown }

export const StoreNoticeOnAPhone: Story = { name: 'Store notice on a phone', ...PHONE, play: shown }

export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: shown }

export const ForcedColours: Story = { ...FORCED_COLOURS, play: shown }

/** Its link, printed without a word, is a button with a name. */
export const ComingSoon: Story = {
  args: { kind: 'banner' },
  play: playing(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Dismiss' })).toBeVisible()
  }),
}

/** The shop does not take it: the banner stays. */
export const ComingSoonRefused: Story = {
  args: { kind: 'banner', refused: true },
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(document.body).toHaveTextContent('The banner could not be dismissed. Please try again.'), { timeout: 5000 })
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  }),
}
