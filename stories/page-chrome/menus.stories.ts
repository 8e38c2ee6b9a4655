import type { Meta, StoryObj } from '@storybook/react-vite'
import { menuModuleHtml, type MenuModule } from '@tillkit/fixtures/page-chrome'
import { columnHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import { expect, userEvent, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { chromeStory } from './page-chrome-story.ts'

interface Args {
  search: MenuModule['search'] | 'none'
}

const meta = {
  title: 'Page chrome/Menu modules',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: ({ search }) => sectionHtml(rowHtml(columnHtml('4_4', menuModuleHtml(search && search !== 'none' ? { search } : {})))) + '<h2>Till rolls</h2>',
    bodyClass: () => 'et_pb_pagebuilder_layout',
    args: { search: 'submit' },
    argTypes: { search: { control: 'inline-radio', options: ['none', 'field', 'submit'], description: 'A search field, with or without a button to send it' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** A list with lists below it. */
export const Default: Story = {}

/** A list below an entry, opened by keyboard. */
export const SubmenuByKeyboard: Story = {
  play: playing(async ({ canvasElement }) => {
    const link = canvasElement.querySelector<HTMLElement>('.et-menu > .menu-item-has-children > a')
    link?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'true'))
    await expect(link?.parentElement?.querySelector('.sub-menu a')).toHaveFocus()
  }),
}

/** The search of the menu. */
export const Search: Story = {
  play: playing(async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('.et_pb_menu__search-button') as Element)
    await waitFor(() => expect(canvasElement.querySelector('.et_pb_menu__search-input')).toHaveFocus(), { timeout: 5000 })
  }),
}

/** On a phone: the list is a menu of its own, with a button. */
export const Phone: Story = { tags: ['phone'] }
