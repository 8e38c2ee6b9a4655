import type { Meta, StoryObj } from '@storybook/react-vite'
import { menuEntriesHtml, scrollTopHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { WITHIN, rest, scrollDown, shows } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

const meta = {
  title: 'Storefront/Button to the top',
  tags: ['autodocs'],
  ...chromeStory<object>({
    print: () => themePageHtml({ menu: menuEntriesHtml(), content: sectionsHtml() }) + scrollTopHtml(),
    bodyClass: () => 'et_show_nav et_header_style_left',
    args: {},
  }),
} satisfies Meta<PageArgs>

export default meta

type Story = StoryObj<PageArgs>

/** Scrolls until it shows. */
async function show(): Promise<HTMLElement> {
  scrollDown(1900)
  const button = await shows(document, '.et_pb_scroll_top.et-visible')
  await rest()
  return button
}

const shown = playing<PageArgs>(async () => void (await show()))

/** At the page's top there is none. */
export const Hidden: Story = {}

/** Scrolled by more than 800 px. */
export const Shown: Story = { play: shown }

/** By keyboard. */
export const Focused: Story = {
  play: playing(async () => {
    await show()
    await userEvent.tab({ shift: true })
    await expect(document.querySelector('.et_pb_scroll_top')).toHaveFocus()
  }),
}

/** Pressed: the page is at its top again, and the button has gone. */
export const Pressed: Story = {
  play: playing(async () => {
    await userEvent.click(await show())
    await waitFor(() => expect(scrollY).toBe(0), WITHIN)
    await waitFor(() => expect(document.querySelector('.et_pb_scroll_top.et-visible')).toBeNull(), WITHIN)
  }),
}

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: shown }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE, play: shown }

/** For who wants less motion it jumps. */
export const ReducedMotion: Story = {
  ...REDUCED_MOTION,
  play: playing(async () => {
    await userEvent.click(await show())
    await waitFor(() => expect(scrollY).toBe(0), WITHIN)
  }),
}

export const ForcedColours: Story = { ...FORCED_COLOURS, play: shown }
