import { sideMenuClass, sideMenuPageHtml, type SideMenu } from '@tillkit/fixtures/page-chrome'
import { expect, userEvent, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { WITHIN, rest, shows, the } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

/** What a page with such a menu is printed with. */
export interface SideMenuArgs {
  isFixed: boolean
}

/** The parts of a file's `meta` that show a menu at the page's side, or over the page. */
export function sideMenuStory(kind: SideMenu) {
  return chromeStory<SideMenuArgs>({
    print: () => sideMenuPageHtml(kind, sectionsHtml(2, 600)),
    bodyClass: ({ isFixed }) => `et_show_nav ${sideMenuClass(kind)}${isFixed ? ' et_fixed_nav' : ''}`,
    args: { isFixed: true },
    argTypes: { isFixed: { control: 'boolean', description: 'Whether the header stays in the window' } },
  })
}

/** Opens the menu by its button in the header, and waits until it stands still. */
export async function openMenu(root: HTMLElement, kind: SideMenu): Promise<HTMLElement> {
  const toggle = await shows(root, '#main-header .mobile_menu_bar[aria-expanded]')
  toggle.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.body).toHaveClass(`et_pb_${kind}_menu_active`), WITHIN)
  await waitFor(() => expect(the(root, '.et_slide_in_menu_container')).toContainElement(document.activeElement as HTMLElement), WITHIN)
  await rest()
  return toggle
}

/** Opens it. */
export const opened = (kind: SideMenu) => playing<SideMenuArgs & PageArgs>(async ({ canvasElement }) => void (await openMenu(canvasElement, kind)))

/** Opens it, and a list in it. */
export const withAList = (kind: SideMenu) => playing<SideMenuArgs & PageArgs>(async ({ canvasElement }) => {
  await openMenu(canvasElement, kind)
  await userEvent.click(the(canvasElement, '#mobile_menu_slide > .menu-item-has-children > a'))
  await shows(canvasElement, '.et_pb_slide_dropdown_opened')
  await rest()
})

/** Opens it and closes it by Escape: the focus is on its button again. */
export const closedByEscape = (kind: SideMenu) => playing<SideMenuArgs & PageArgs>(async ({ canvasElement }) => {
  const toggle = await openMenu(canvasElement, kind)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.body).not.toHaveClass(`et_pb_${kind}_menu_active`), WITHIN)
  await waitFor(() => expect(toggle).toHaveFocus(), WITHIN)
  await rest()
})
