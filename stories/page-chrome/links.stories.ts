import type { Meta, StoryObj } from '@storybook/react-vite'
import { headerMobileMenuHtml, MENU_ENTRIES, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { WITHIN, rest, shows, the } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

interface Args {
  isFixed: boolean
}

const meta = {
  title: 'Storefront/Links into the page',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: () => themePageHtml({
      menu: `<li class="page_item"><a href="#part-3">Delivery</a></li>${MENU_ENTRIES}`,
      navigation: headerMobileMenuHtml(),
      content: sectionsHtml(),
    }),
    bodyClass: ({ isFixed }) => `et_show_nav et_header_style_left${isFixed ? ' et_fixed_nav' : ''}`,
    args: { isFixed: true },
    argTypes: { isFixed: { control: 'boolean', description: 'Whether the header stays in the window' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Follows a link, and waits until the page and the keyboard are where it leads. */
async function follow(root: HTMLElement, link: HTMLElement): Promise<void> {
  const target = the(root, '#part-3')
  link.focus()
  await waitFor(async () => {
    await userEvent.keyboard('{Enter}')
    await expect(location.hash).toBe('#part-3')
  }, WITHIN)
  await waitFor(() => expect(document.activeElement).toBe(target), WITHIN)
  await waitFor(() => expect(Math.abs(target.getBoundingClientRect().top)).toBeLessThan(120), WITHIN)
  await rest()
}

const followed = playing<Args & PageArgs>(({ canvasElement }) => follow(canvasElement, the(canvasElement, '#top-menu [href="#part-3"]')))

/** A link in the menu leads to the third part of the page. */
export const AtTheTop: Story = {}

/** The page has scrolled: the part stands below the header that stays. */
export const Followed: Story = { play: followed }

/** A header that does not stay: the part stands at the window's top. */
export const WithoutAFixedHeader: Story = { name: 'Without a fixed header', args: { isFixed: false }, play: followed }

/** For who wants less motion it jumps. */
export const ReducedMotion: Story = { ...REDUCED_MOTION, play: followed }

export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: followed }

/** On a phone the link stands in the list behind the menu's button, and the header goes with the page. */
export const OnAPhone: Story = {
  name: 'On a phone',
  ...PHONE,
  play: playing(async ({ canvasElement }) => {
    const bar = await shows(canvasElement, '.mobile_menu_bar[aria-expanded]')
    bar.focus()
    await userEvent.keyboard('{Enter}')
    await shows(canvasElement, '.mobile_nav.opened')
    await rest()
    await follow(canvasElement, the(canvasElement, '.et_mobile_menu [href="#part-3"]'))
  }),
}

export const ForcedColours: Story = { ...FORCED_COLOURS, play: followed }
