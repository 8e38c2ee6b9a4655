import type { Meta, StoryObj } from '@storybook/react-vite'
import { columnHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import { menuModuleHtml } from '@tillkit/fixtures/page-chrome'
import { expect, userEvent, waitFor } from 'storybook/test'
import { BARE, FORCED_COLOURS, PAGE_BUILDER, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { hides, WITHIN, rest, shows, the } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

interface Args {
  search: 'field' | 'submit'
}

const meta = {
  title: 'Storefront/Menu search',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: ({ search }) => sectionHtml(rowHtml(columnHtml('4_4', menuModuleHtml({ search })))) + sectionsHtml(2, 500),
    bodyClass: () => 'et_show_nav et_pb_pagebuilder_layout',
    args: { search: 'submit' },
    argTypes: { search: { control: 'inline-radio', options: ['field', 'submit'], description: 'Whether a button sends the field' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

async function open(root: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await shows(root, '.et_pb_menu__search-button[aria-expanded]'))
  const field = the(root, '.et_pb_menu__search-input')
  await waitFor(() => expect(field).toHaveFocus(), WITHIN)
  // Its ring lies within it: the theme cuts off what is around it.
  await expect(parseFloat(getComputedStyle(field).outlineOffset)).toBeLessThan(0)
  await hides(root, '.et_pb_is_animating')
  await rest()
  return field
}

const opened = playing<Args & PageArgs>(async ({ canvasElement }) => void (await open(canvasElement)))

/** Its button beside the menu. */
export const Closed: Story = {}

/** Over the menu, which is out of reach. */
export const Open: Story = { play: opened }

/** Without a button to send it: Enter does. */
export const FieldAlone: Story = { args: { search: 'field' }, play: opened }

/** It stays while the keyboard is anywhere in it. */
export const AtTheButton: Story = {
  name: 'At its button',
  play: playing(async ({ canvasElement }) => {
    await userEvent.type(await open(canvasElement), 'Thermal rolls')
    await userEvent.tab()
    await expect(the(canvasElement, '.et_pb_menu__search [type="submit"]')).toHaveFocus()
  }),
}

/** Closed by Escape: the focus is on its button again. */
export const ClosedByEscape: Story = {
  name: 'Closed by Escape',
  play: playing(async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(the(canvasElement, '.et_pb_menu__search-button')).toHaveFocus(), WITHIN)
    await rest()
  }),
}

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: opened }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE, play: opened }
export const ReducedMotion: Story = { ...REDUCED_MOTION, play: opened }
export const ForcedColours: Story = { ...FORCED_COLOURS, play: opened }
export const InAPageBuilder: Story = { name: 'In a page builder', ...PAGE_BUILDER, play: opened }
export const WithoutATheme: Story = { name: 'Without a theme', ...BARE, play: opened }
