import type { Meta, StoryObj } from '@storybook/react-vite'
import { dottedPageHtml, headerMobileMenuHtml, headerSearchButtonHtml, headerSearchHtml, menuEntriesHtml, scrollTopHtml } from '@tillkit/fixtures/page-chrome'
import { expect, userEvent, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { chromeStory } from './page-chrome-story.ts'

interface Args {
  isTransparent: boolean
  hasDots: boolean
}

const meta = {
  title: 'Page chrome/Fixed header, dots and the way up',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: () => dottedPageHtml(4, 900, {
      menu: menuEntriesHtml(),
      navigation: headerSearchButtonHtml() + headerMobileMenuHtml(),
      header: headerSearchHtml(),
    }) + scrollTopHtml(),
    bodyClass: ({ isTransparent, hasDots }) =>
      `et_fixed_nav et_show_nav et_header_style_left et_smooth_scroll${isTransparent ? ' et_transparent_nav' : ''}${hasDots ? ' et_pb_side_nav_page' : ''}`,
    args: { isTransparent: false, hasDots: true },
    argTypes: {
      isTransparent: { control: 'boolean', description: 'Whether the header lies over the first section' },
      hasDots: { control: 'boolean', description: 'Whether dots lead to the sections' },
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** At the page's top. */
export const AtTheTop: Story = {}

/** Scrolled: the header is the small one, the dot of what is seen is marked, and a button leads up. */
export const Scrolled: Story = {
  play: playing(async ({ canvasElement }) => {
    scrollTo({ top: 1800, behavior: 'instant' })
    await waitFor(() => expect(canvasElement.querySelector('#main-header.et-fixed-header')).not.toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('.et_pb_scroll_top.et-visible')).not.toBeNull())
    await waitFor(() => expect(canvasElement.querySelectorAll('.side_nav_item a.active')).toHaveLength(1))
  }),
}

/** The header's search: Escape closes it, and gives the focus back. */
export const Search: Story = {
  play: playing(async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('#et_search_icon, #et_top_search') as Element)
    await waitFor(() => expect(canvasElement.querySelector('.et-search-field')).toHaveFocus(), { timeout: 5000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('.et-search-field')).not.toHaveFocus(), { timeout: 5000 })
  }),
}

/** Over the first section, which keeps room for it. */
export const Transparent: Story = { args: { isTransparent: true, hasDots: false } }

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' } }

/** On a phone. */
export const Phone: Story = { tags: ['phone'] }
