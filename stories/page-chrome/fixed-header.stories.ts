import type { Meta, StoryObj } from '@storybook/react-vite'
import { headerMobileMenuHtml, headerSearchButtonHtml, headerSearchHtml, menuEntriesHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { expect, waitFor } from 'storybook/test'
import { BARE, FORCED_COLOURS, PAGE_BUILDER, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { WITHIN, rest, scrollDown, shows, the } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

interface Args {
  place: 'top' | 'side'
  isTransparent: boolean
  isHidden: boolean
  hasBar: boolean
}

const bar = '<div id="et-info"><a href="tel:+441632960001" style="color: #fff">01632 960 001</a></div>'

const meta = {
  title: 'Storefront/Fixed header',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: ({ hasBar }) => themePageHtml({
      ...(hasBar && { topBar: bar }),
      menu: menuEntriesHtml(),
      navigation: headerSearchButtonHtml() + headerMobileMenuHtml(),
      header: headerSearchHtml(),
      content: sectionsHtml(),
    }),
    bodyClass: ({ place, isTransparent, isHidden }) => [
      ...(place === 'side' ? ['et_vertical_nav', 'et_vertical_fixed'] : ['et_fixed_nav', 'et_show_nav', 'et_header_style_left']),
      ...(isTransparent ? ['et_transparent_nav'] : []),
      ...(isHidden ? ['et_hide_nav'] : []),
    ].join(' '),
    args: { place: 'top', isTransparent: false, isHidden: false, hasBar: false },
    argTypes: {
      place: { control: 'inline-radio', options: ['top', 'side'], description: 'Where the header stands' },
      isTransparent: { control: 'boolean', description: 'Whether it lies over the first section' },
      isHidden: { control: 'boolean', description: 'Whether it is out of the window until the page is scrolled' },
      hasBar: { control: 'boolean', description: 'Whether a bar stands above it' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Scrolls until the header is the small one. */
const scrolled = playing<Args & PageArgs>(async ({ canvasElement }) => {
  scrollDown(700)
  await shows(canvasElement, '#main-header.et-fixed-header')
  await rest()
})

/** Waits until a header that hides has left the window. */
const isAway = (canvasElement: HTMLElement) =>
  waitFor(() => expect(the(canvasElement, '#main-header').getBoundingClientRect().bottom).toBeLessThanOrEqual(0), WITHIN)

/** At the page's top: the large header, and the room that it leaves free. */
export const AtTheTop: Story = {}

/** The page is scrolled: the header is the small one. The content has not jumped. */
export const Scrolled: Story = { play: scrolled }

/** A bar above the header. */
export const WithABar: Story = { name: 'With a bar above', args: { hasBar: true } }

/** Both stay in the window. */
export const WithABarScrolled: Story = { name: 'With a bar above, scrolled', args: { hasBar: true }, play: scrolled }

/** Over the first section, which keeps room for it. */
export const Transparent: Story = { args: { isTransparent: true } }

/** Over the page, scrolled. */
export const TransparentScrolled: Story = { name: 'Transparent, scrolled', args: { isTransparent: true }, play: scrolled }

/** Out of the window at the page's top. */
export const Hidden: Story = { args: { isHidden: true }, play: playing(async ({ canvasElement }) => isAway(canvasElement)) }

/** It has come in once the page is scrolled by 200 px. */
export const HiddenScrolled: Story = { name: 'Hidden, scrolled', args: { isHidden: true }, play: scrolled }

/** Who goes to it by keyboard has it in the window. */
export const HiddenByKeyboard: Story = {
  name: 'Hidden, by keyboard',
  args: { isHidden: true },
  play: playing(async ({ canvasElement }) => {
    await isAway(canvasElement)
    the(canvasElement, '#top-menu a').focus()
    await waitFor(() => expect(the(canvasElement, '#main-header').getBoundingClientRect().top).toBeGreaterThanOrEqual(0), WITHIN)
  }),
}

/** At the page's side. */
export const AtTheSide: Story = { name: 'At the side', args: { place: 'side' } }

/** At the page's side, scrolled: it is marked, and as large as before. */
export const AtTheSideScrolled: Story = { name: 'At the side, scrolled', args: { place: 'side' }, play: scrolled }

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: scrolled }

/** On a phone it goes with the page. */
export const OnAPhone: Story = { name: 'On a phone', ...PHONE }

/** One that hides elsewhere goes with the page there: it would never be seen. */
export const HiddenOnAPhone: Story = {
  name: 'Hidden, on a phone',
  ...PHONE,
  args: { isHidden: true },
  play: playing(async ({ canvasElement }) => {
    await shows(canvasElement, '#main-header[data-height-loaded]')
    await expect(the(canvasElement, '#main-header').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  }),
}

/** On a phone, scrolled. */
export const ScrolledOnAPhone: Story = { name: 'Scrolled, on a phone', ...PHONE, play: scrolled }

/** For who wants less motion it is the small one at once. */
export const ReducedMotion: Story = { ...REDUCED_MOTION, play: scrolled }

export const ForcedColours: Story = { ...FORCED_COLOURS, play: scrolled }
export const InAPageBuilder: Story = { name: 'In a page builder', ...PAGE_BUILDER, play: scrolled }
export const WithoutATheme: Story = { name: 'Without a theme', ...BARE, play: scrolled }
