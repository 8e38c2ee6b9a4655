import type { Meta, StoryObj } from '@storybook/react-vite'
import { openPanel, PANEL } from '@tillkit/debug-panel'
import type { DebugSession } from '@tillkit/mount'
import { TRACE } from '@tillkit/platform'
import { tieredPricing } from '@tillkit/tiered-pricing'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { simplePage } from '../tiered-pricing/pricing-page.ts'
import { pricingStory, type PricingStoryArgs } from '../tiered-pricing/pricing-story.ts'

/** Where the build would stand, and what it says of its files. */
const FOLDER = '/tillkit/story/'
const BUILT = { 'tiered-pricing.js': { gzip: 7200, imports: ['base.js'], dynamicImports: [] }, 'base.js': { gzip: 14_900, imports: [], dynamicImports: [] } }

const page = (args: PricingStoryArgs) => ({ ...simplePage(args), answers: { [`${FOLDER}manifest.json`]: () => ({ body: JSON.stringify({ files: BUILT }) }) } })

/** Opens the panel before anything is on the page, as the script tag does; it goes with the story, and what the tab has kept of it. */
function open(): () => void {
  const session: DebugSession = { version: 'story', records: [], base: location.origin + FOLDER, manifests: [tieredPricing], force: [] }
  Reflect.set(window, TRACE, session)
  const life = openPanel(session)
  return () => {
    life.end()
    sessionStorage.removeItem(PANEL)
  }
}

const meta = {
  title: 'Debug panel/Panel',
  ...pricingStory({ quantity: 10 }, page),
  beforeEach: open,
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

/** What is in the panel, which stands in a shadow root. */
function panel() {
  const place = document.querySelector(PANEL)?.shadowRoot?.firstElementChild
  if (!(place instanceof HTMLElement)) throw new Error('The panel is not open.')
  return within(place)
}

/** Opens one of its tabs. */
async function openTab(name: string): Promise<void> {
  await userEvent.click(await panel().findByRole('tab', { name }))
  await expect(panel().getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
}

/** Its colours for who likes them dark, whatever the system says. */
function darken(): void {
  for (const rule of document.querySelector(PANEL)?.shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]) ?? []) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('dark')) rule.media.mediaText = 'all'
    // The browser's own colours too, as those of links.
    if (rule instanceof CSSStyleRule && rule.style.colorScheme !== '') rule.style.setProperty('color-scheme', 'dark', 'important')
  }
}

const units = playing<PricingStoryArgs>(async () => {
  await waitFor(() => expect(panel().getByText('1 mounted')).toBeVisible())
})

/** The units of this version, and how each stands on the page. */
export const Units: Story = { play: units }

/** An element of a unit, with what was read of it and the nodes that it holds; above it where the panel stands, and how large. */
export const AnElement: Story = {
  name: 'An element of a unit',
  play: playing<PricingStoryArgs>(async () => {
    await userEvent.click(await panel().findByText('div.tpt__tiered-pricing', { selector: '.host__name code' }))
    await userEvent.click((await panel().findAllByText(/nodes? on the page/))[0] as HTMLElement)
    await userEvent.click(panel().getByRole('button', { name: 'View' }))
  }),
}

/** What was reported of an attribute that cannot be read: the field, and what to do. */
export const AFault: Story = {
  name: 'A fault',
  ...pricingStory({ quantity: 1 }, (args) => {
    const { html, ...rest } = page(args)
    return { ...rest, html: html.replace(/data-price-rules="[^"]*"/, 'data-price-rules="{"') }
  }),
  tags: ['fails'],
  play: playing<PricingStoryArgs>(async () => {
    await waitFor(() => expect(panel().getByText('1 failed')).toBeVisible())
  }),
}

/** What has happened since the script tag: calls, events, code that came. */
export const Log: Story = {
  name: 'Events and calls',
  play: playing<PricingStoryArgs>(async ({ canvas }) => {
    await openTab('Events & calls')
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '25')
    await waitFor(() => expect(panel().getAllByText(/tiered_price_update/)[0]).toBeVisible())
  }),
}

/** What the page is, and what it loads. */
export const ThePage: Story = { name: 'The page', play: playing<PricingStoryArgs>(() => openTab('Page')) }

/** Out of the way: a button that says how many have mounted. */
export const Collapsed: Story = {
  play: playing<PricingStoryArgs>(async () => {
    await userEvent.click(await panel().findByRole('button', { name: 'Collapse the panel' }))
    await expect(panel().getByRole('button', { name: /Tillkit debug panel/ })).toBeVisible()
  }),
}

const dark = (story: Story): Story => ({
  ...story,
  play: async (scene) => {
    darken()
    await story.play?.(scene)
  },
})

export const UnitsDark: Story = { name: 'Units, dark', ...dark(Units) }
export const AnElementDark: Story = { ...dark(AnElement), name: 'An element of a unit, dark' }
export const AFaultDark: Story = { ...dark(AFault), name: 'A fault, dark', tags: ['fails'] }
export const LogDark: Story = { ...dark(Log), name: 'Events and calls, dark' }
export const ThePageDark: Story = { ...dark(ThePage), name: 'The page, dark' }
export const CollapsedDark: Story = { name: 'Collapsed, dark', ...dark(Collapsed) }

/** On a phone it leaves the page half of the window. */
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } }, play: units }

/** Where colours are forced. */
export const ForcedColours: Story = { name: 'Forced colours', globals: { colours: 'forced' }, play: units }
