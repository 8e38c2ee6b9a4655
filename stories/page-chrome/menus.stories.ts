import type { Meta, StoryObj } from '@storybook/react-vite'
import { columnHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import { headerMobileMenuHtml, menuEntriesHtml, menuModuleHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { BARE, FORCED_COLOURS, PAGE_BUILDER, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { WITHIN, rest, shows, the } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

interface Args {
  place: 'header' | 'module'
  leadsNowhere: boolean
}

const moduleHtml = (leadsNowhere: boolean) =>
  sectionHtml(rowHtml(columnHtml('4_4', menuModuleHtml({ list: leadsNowhere ? 'et_disable_top_tier' : '' })))) + sectionsHtml(2, 500)

const meta = {
  title: 'Storefront/Menus',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: ({ place, leadsNowhere }) => place === 'module'
      ? moduleHtml(leadsNowhere)
      : themePageHtml({ menu: menuEntriesHtml(), navigation: headerMobileMenuHtml(), content: sectionsHtml(2, 500) }),
    bodyClass: () => 'et_show_nav et_header_style_left et_pb_pagebuilder_layout',
    args: { place: 'header', leadsNowhere: false },
    argTypes: {
      place: { control: 'inline-radio', options: ['header', 'module'], description: 'Where the menu stands' },
      leadsNowhere: { control: 'boolean', description: 'Whether entries at the top of a module\'s menu lead nowhere: their lists alone are meant' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

const TOP = 'ul.nav > .menu-item-has-children > a'

/** The link of an entry with a list, by its place among those. */
async function entry(root: HTMLElement, index = 0): Promise<HTMLElement> {
  await shows(root, `${TOP}[aria-expanded]`)
  const link = [...root.querySelectorAll<HTMLElement>(TOP)].at(index)
  if (!link) throw new Error('The menu has no such entry.')
  return link
}

/** Goes into the list of an entry by keyboard. */
async function goInto(root: HTMLElement, index = 0): Promise<HTMLElement> {
  const link = await entry(root, index)
  await userEvent.tab()
  link.focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'true'), WITHIN)
  await rest()
  return link
}

const opened = (index = 0) => playing<Args & PageArgs>(async ({ canvasElement }) => void (await goInto(canvasElement, index)))

/** A list with lists below it. */
export const Closed: Story = {}

/** The pointer is over an entry. */
export const ByPointer: Story = {
  play: playing(async ({ canvasElement }) => {
    const link = await entry(canvasElement)
    await userEvent.hover(link)
    await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'true'), WITHIN)
    await rest()
  }),
}

/** The down arrow has gone into the list of the first entry. */
export const ByKeyboard: Story = {
  play: playing(async ({ canvasElement }) => {
    const link = await goInto(canvasElement)
    await expect(the(link.parentElement as HTMLElement, '.sub-menu a')).toHaveFocus()
  }),
}

/** The list below a list. */
export const SecondLevel: Story = {
  play: playing(async ({ canvasElement }) => {
    await goInto(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('57 mm'), WITHIN)
    await rest()
  }),
}

/** A wide list, whose columns are seen with it. */
export const Wide: Story = { play: opened(1) }

/** A finger has opened a list; a second tap follows the link. */
export const ByTouch: Story = {
  play: playing(async ({ canvasElement }) => {
    const link = await entry(canvasElement)
    await fireEvent.pointerDown(link, { pointerType: 'touch' })
    await fireEvent.click(link, { detail: 1 })
    await waitFor(() => expect(link.parentElement).toHaveClass('et-touch-hover'), WITHIN)
    await rest()
  }),
}

/** Escape closes it, and the focus is on the entry at the top. */
export const ClosedByEscape: Story = {
  name: 'Closed by Escape',
  play: playing(async ({ canvasElement }) => {
    const link = await goInto(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(link).toHaveFocus(), WITHIN)
    await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'false'), WITHIN)
  }),
}

/** The menu of a module. */
export const InAModule: Story = { name: 'In a module', args: { place: 'module' }, play: opened() }

/** Entries at the top that lead nowhere are buttons. */
export const LeadsNowhere: Story = {
  args: { place: 'module', leadsNowhere: true },
  play: playing(async ({ canvasElement }) => {
    const link = await entry(canvasElement)
    await expect(link).toHaveAttribute('role', 'button')
    await userEvent.tab()
    link.focus()
    await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'true'), WITHIN)
  }),
}

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: opened() }

/** On a phone the menu's place is a button's: "Mobile menu". */
export const OnAPhone: Story = { name: 'On a phone', ...PHONE }

export const ReducedMotion: Story = { ...REDUCED_MOTION, play: opened() }
export const ForcedColours: Story = { ...FORCED_COLOURS, play: opened() }
export const InAPageBuilder: Story = { name: 'In a page builder', ...PAGE_BUILDER, play: opened() }
export const WithoutATheme: Story = { name: 'Without a theme', ...BARE, play: opened() }
