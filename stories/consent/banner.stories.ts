import type { Meta, StoryObj } from '@storybook/react-vite'
import { consent } from '@tillkit/consent'
import { bannerHtml, consentConfig, type BannerSettings } from '@tillkit/fixtures/consent'
import { expect, waitFor, within } from 'storybook/test'
import looks from '@tillkit/fixtures/styles/consent/banner.css?inline'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** How the shop has its banner. */
interface BannerArgs extends Required<Pick<BannerSettings, 'law' | 'type' | 'preferences' | 'position'>> {
  preview: boolean
}

type Args = BannerArgs & PageArgs

/** Each story is another visitor's, on a page whose gate lets everything pass: nothing waits in a story. */
function forget(): void {
  if (typeof document === 'undefined') return
  Reflect.set(window, Symbol.for('tillkit-gate'), { isOpen: true, parked: [] })
  document.cookie = 'cookieyes-consent=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
}

const meta = {
  title: 'Consent/Banner',
  tags: ['autodocs'],
  ...serverStory<BannerArgs>({
    unit: consent,
    print: ({ law, type, preferences, position, preview, dir }) => {
      forget()
      const settings = { law, type, preferences, position, hasPreview: preview, hasPolicy: true, isRightToLeft: dir === 'rtl' }
      return {
        html: `<h1>Thermal till rolls</h1><p>A box of twenty. <a href="#cookies" class="cky-banner-element">Cookies</a></p><script id="ckyBannerTemplate" type="text/template">${bannerHtml(settings)}</script>`,
        globals: { _ckyConfig: consentConfig(settings), _ckyStyles: { css: looks } },
        jquery: false,
      }
    },
    args: { law: 'gdpr', type: 'box', preferences: 'popup', position: 'bottom-left', preview: false },
    argTypes: {
      law: { control: 'inline-radio', options: ['gdpr', 'ccpa'], description: 'Whether the shop asks before, or lets visitors opt out' },
      type: { control: 'select', options: ['box', 'banner', 'popup', 'classic'], description: 'How the banner lies on the page' },
      preferences: { control: 'select', options: ['popup', 'pushdown', 'sidebar-left', 'sidebar-right'], description: 'How the preferences do' },
      position: { control: 'text', description: 'Where the banner lies' },
      preview: { control: 'boolean', description: 'Whether categories can be chosen in the banner itself' },
    },
  }),
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

/** The banner stands at the beginning of the page, outside of the story's own element. */
const page = () => within(document.body)

const asks = playing<Args>(async () => {
  await waitFor(() => expect(page().getByLabelText('Your privacy')).toBeVisible())
})

/** Opens the preferences as a visitor does. */
const opens = playing<Args>(async ({ userEvent }) => {
  await waitFor(() => expect(page().getByLabelText('Your privacy')).toBeVisible())
  await userEvent.click(page().getByRole('button', { name: /^Choose$|Do not sell/ }))
  await waitFor(() => expect(page().getByRole('button', { name: 'Save my choice' })).toBeVisible(), { timeout: 5000 })
})

export const Box: Story = { play: asks }

export const BannerAtTheTop: Story = { name: 'Banner at the top', args: { type: 'banner', position: 'top' }, play: asks }

/** A popup lies over the page until it is answered. */
export const Popup: Story = { args: { type: 'popup' }, play: asks }

/** Categories that can be chosen in the banner itself. */
export const WithCategories: Story = { name: 'With categories', args: { type: 'banner', position: 'bottom', preview: true }, play: asks }

export const OptOut: Story = { name: 'Opt out', args: { law: 'ccpa' }, play: asks }

/** By category, in a dialog. */
export const Preferences: Story = { play: opens }

/** They unfold in the banner. */
export const PreferencesUnfolded: Story = { name: 'Preferences, unfolded', args: { type: 'classic', preferences: 'pushdown', position: 'bottom' }, play: opens }

export const PreferencesAtTheSide: Story = { name: 'Preferences at the side', args: { preferences: 'sidebar-left' }, play: opens }

export const OptOutPreferences: Story = { name: 'Opt out: preferences', args: { law: 'ccpa' }, play: opens }

export const OptOutUnfolded: Story = { name: 'Opt out: unfolded', args: { law: 'ccpa', type: 'classic', preferences: 'pushdown', position: 'top' }, play: opens }

/** Once all is answered a button stays, to choose anew. */
export const Answered: Story = {
  play: playing<Args>(async ({ userEvent }) => {
    await waitFor(() => expect(page().getByLabelText('Your privacy')).toBeVisible())
    await userEvent.click(page().getByRole('button', { name: 'Allow all' }))
    await waitFor(() => expect(page().getByRole('button', { name: 'Choose cookies' })).toBeVisible())
    await expect(page().queryByRole('region', { name: 'Your privacy' })).toBeNull()
  }),
}

export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: asks }

export const PreferencesRightToLeft: Story = { name: 'Preferences, right to left', args: { lang: 'ar', dir: 'rtl' }, play: opens }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE, play: asks }

export const PreferencesOnAPhone: Story = { name: 'Preferences on a phone', ...PHONE, play: opens }

export const ForcedColours: Story = { ...FORCED_COLOURS, play: opens }
