import type { Meta, StoryObj } from '@storybook/react-vite'
import { headerMobileMenuHtml, menuEntriesHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { rest, scrollDown, shows, the } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

interface Args {
  isFixed: boolean
}

const meta = {
  title: 'Storefront/Split header',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: () => themePageHtml({ menu: menuEntriesHtml(), navigation: headerMobileMenuHtml(), content: sectionsHtml(3, 600) }),
    bodyClass: ({ isFixed }) => `et_show_nav et_header_style_split${isFixed ? ' et_fixed_nav' : ''}`,
    args: { isFixed: true },
    argTypes: { isFixed: { control: 'boolean', description: 'Whether the header stays in the window' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

const split = playing<Args & PageArgs>(async ({ canvasElement }) => void (await shows(canvasElement, '.centered-inline-logo-wrap #logo')))

/** The logo stands in the middle of the menu. */
export const Default: Story = { play: split }

/** The logo is a link, and the keyboard comes to it where it stands. */
export const LogoFocused: Story = {
  play: playing(async ({ canvasElement }) => {
    await shows(canvasElement, '.centered-inline-logo-wrap #logo')
    the(canvasElement, '.centered-inline-logo-wrap a').focus()
  }),
}

const scrolled = playing<Args & PageArgs>(async ({ canvasElement }) => {
  await shows(canvasElement, '.centered-inline-logo-wrap #logo')
  scrollDown(500)
  await shows(canvasElement, '#main-header.et-fixed-header')
  await rest()
})

/** Scrolled. */
export const Scrolled: Story = { play: scrolled }

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: split }

/** On a phone the logo stays where the server printed it. */
export const OnAPhone: Story = { name: 'On a phone', ...PHONE }

/** For who wants less motion the header is the small one at once, with the logo in its menu. */
export const ReducedMotion: Story = { ...REDUCED_MOTION, play: scrolled }

export const ForcedColours: Story = { ...FORCED_COLOURS, play: split }
