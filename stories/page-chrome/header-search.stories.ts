import type { Meta, StoryObj } from '@storybook/react-vite'
import { headerMobileMenuHtml, headerSearchButtonHtml, headerSearchHtml, menuEntriesHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { expect, userEvent, waitFor } from 'storybook/test'
import { BARE, FORCED_COLOURS, PAGE_BUILDER, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { WITHIN, rest, shows, the } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

interface Args {
  isFixed: boolean
}

const meta = {
  title: 'Storefront/Header search',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: () => themePageHtml({
      menu: menuEntriesHtml(),
      navigation: headerSearchButtonHtml() + headerMobileMenuHtml(),
      header: headerSearchHtml(),
      content: sectionsHtml(2, 500),
    }),
    bodyClass: ({ isFixed }) => `et_show_nav et_header_style_left${isFixed ? ' et_fixed_nav' : ''}`,
    args: { isFixed: true },
    argTypes: { isFixed: { control: 'boolean', description: 'Whether the header stays in the window' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Opens the search, and waits until its field has the focus and stands still. */
async function open(root: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await shows(root, '#et_search_icon[aria-expanded]'))
  const field = the(root, '.et-search-field')
  await waitFor(() => expect(field).toHaveFocus(), WITHIN)
  await rest()
  return field
}

/** Opened by its button. */
const opened = playing<Args & PageArgs>(async ({ canvasElement }) => void (await open(canvasElement)))

/** Its button in the header. */
export const Closed: Story = {}

/** The button by keyboard. */
export const ButtonFocused: Story = {
  play: playing(async ({ canvasElement }) => {
    await shows(canvasElement, '#et_search_icon[aria-expanded]')
    await userEvent.tab()
    the(canvasElement, '#et_search_icon').focus()
    await expect(the(canvasElement, '#et_search_icon')).toHaveFocus()
  }),
}

/** Open: the field has the focus, and the menu beneath is out of reach. */
export const Open: Story = { play: opened }

/** Something is typed. */
export const Typed: Story = {
  play: playing(async ({ canvasElement }) => userEvent.type(await open(canvasElement), 'Thermal rolls, 57 mm')),
}

/** Closed by Escape: the focus is on its button again. */
export const ClosedByEscape: Story = {
  name: 'Closed by Escape',
  play: playing(async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(the(canvasElement, '#et_search_icon')).toHaveFocus(), WITHIN)
    await rest()
  }),
}

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: opened }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE, play: opened }

/** For who wants less motion it is there at once. */
export const ReducedMotion: Story = { ...REDUCED_MOTION, play: opened }

export const ForcedColours: Story = { ...FORCED_COLOURS, play: opened }
export const InAPageBuilder: Story = { name: 'In a page builder', ...PAGE_BUILDER, play: opened }
export const WithoutATheme: Story = { name: 'Without a theme', ...BARE, play: opened }
