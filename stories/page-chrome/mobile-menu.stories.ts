import type { Meta, StoryObj } from '@storybook/react-vite'
import { columnHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import { headerMobileMenuHtml, menuEntriesHtml, menuModuleHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { WITHIN, rest, shows, the } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

interface Args {
  place: 'header' | 'module'
}

const meta = {
  title: 'Storefront/Mobile menu',
  tags: ['autodocs'],
  ...PHONE,
  ...chromeStory<Args>({
    print: ({ place }) => place === 'module'
      ? sectionHtml(rowHtml(columnHtml('4_4', menuModuleHtml()))) + sectionsHtml(2, 500)
      : themePageHtml({ menu: menuEntriesHtml(), navigation: headerMobileMenuHtml(), content: sectionsHtml(2, 500) }),
    bodyClass: () => 'et_fixed_nav et_show_nav et_header_style_left et_pb_pagebuilder_layout',
    args: { place: 'header' },
    argTypes: { place: { control: 'inline-radio', options: ['header', 'module'], description: 'Where the menu stands' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

const button = (root: HTMLElement) => shows(root, '.mobile_nav .mobile_menu_bar[aria-expanded]')

/** Opens it by keyboard. */
async function open(root: HTMLElement): Promise<HTMLElement> {
  const bar = await button(root)
  bar.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(bar).toHaveAttribute('aria-expanded', 'true'), WITHIN)
  await shows(root, '.mobile_nav.opened')
  await rest()
  return bar
}

const opened = playing<Args & PageArgs>(async ({ canvasElement }) => void (await open(canvasElement)))

/** A button stands in the menu's place. */
export const Closed: Story = {}

/** Its ring of focus. */
export const Focused: Story = { play: playing(async ({ canvasElement }) => {
  await button(canvasElement)
  the(canvasElement, '.logo_container a').focus()
  await userEvent.tab()
  await expect(await button(canvasElement)).toHaveFocus()
}) }

/** The list of the wide menu, below the button. */
export const Open: Story = { play: opened }

/** Closed by Escape: the focus is on the button again. */
export const ClosedByEscape: Story = {
  name: 'Closed by Escape',
  play: playing(async ({ canvasElement }) => {
    const bar = await open(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bar).toHaveFocus(), WITHIN)
    await shows(canvasElement, '.mobile_nav.closed')
  }),
}

/** That of a module. */
export const OfAModule: Story = { name: 'Of a module', args: { place: 'module' }, play: opened }

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: opened }

/** For who wants less motion it is there at once. */
export const ReducedMotion: Story = { globals: { ...PHONE.globals, motion: 'reduced' }, play: opened }

export const ForcedColours: Story = { globals: { ...PHONE.globals, colours: 'forced' }, play: opened }
export const InAPageBuilder: Story = { name: 'In a page builder', globals: { ...PHONE.globals, theme: 'pageBuilder' }, play: opened }
export const WithoutATheme: Story = { name: 'Without a theme', globals: { ...PHONE.globals, theme: 'bare' }, play: opened }
