import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideMenuClass, sideMenuPageHtml, type SideMenu } from '@tillkit/fixtures/page-chrome'
import { expect, userEvent, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { chromeStory } from './page-chrome-story.ts'

interface Args {
  kind: SideMenu
}

const meta = {
  title: 'Page chrome/Menus from the side and over the page',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: ({ kind }) => sideMenuPageHtml(kind, '<div class="et_pb_section" style="min-height: 600px"><h2>Till rolls</h2><p>In every width.</p></div>'),
    bodyClass: ({ kind }) => `et_fixed_nav et_show_nav ${sideMenuClass(kind)}`,
    args: { kind: 'slide' },
    argTypes: { kind: { control: 'inline-radio', options: ['slide', 'fullscreen'], description: 'Whether it comes in from the side, or lies over the page' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Opens the menu by its button in the header, and waits until the page says so. */
const opened = (kind: SideMenu, isClosedAgain = false) => playing<Args & PageArgs>(async ({ canvasElement }) => {
  const toggle = canvasElement.querySelector<HTMLElement>('#main-header .mobile_menu_bar')
  if (!toggle) throw new Error('The header has no button for its menu.')
  toggle.focus()
  await userEvent.keyboard('{Enter}')
  const active = `et_pb_${kind}_menu_active`
  await waitFor(() => expect(document.body).toHaveClass(active))
  if (!isClosedAgain) return
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.body).not.toHaveClass(active))
  await waitFor(() => expect(toggle).toHaveFocus())
})

/** Closed. */
export const Closed: Story = {}

/** At the page's side. */
export const FromTheSide: Story = { play: opened('slide') }

/** Over the whole page. */
export const OverThePage: Story = { args: { kind: 'fullscreen' }, play: opened('fullscreen') }

/** Closed by Escape: the focus is on its button again. */
export const ByKeyboard: Story = { play: opened('slide', true) }

/** Written from right to left: it comes from the left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: opened('slide') }

/** On a phone. */
export const Phone: Story = { tags: ['phone'], args: { kind: 'fullscreen' }, play: opened('fullscreen') }
