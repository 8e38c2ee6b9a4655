import type { Meta, StoryObj } from '@storybook/react-vite'
import { BARE, FORCED_COLOURS, PAGE_BUILDER, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import type { PageArgs } from '../support/server-story.tsx'
import { closedByEscape, opened, sideMenuStory, withAList, type SideMenuArgs } from './side-menu-story.ts'

const meta = { title: 'Storefront/Slide-in menu', tags: ['autodocs'], ...sideMenuStory('slide') } satisfies Meta<SideMenuArgs & PageArgs>

export default meta

type Story = StoryObj<SideMenuArgs & PageArgs>

/** Its button in the header. */
export const Closed: Story = {}

/** At the page's side; its button stays in reach beside it. */
export const Open: Story = { play: opened('slide') }

/** An entry's list, opened in place. */
export const WithAList: Story = { name: 'With a list open', play: withAList('slide') }

/** The focus is on its button again. */
export const ClosedByEscape: Story = { name: 'Closed by Escape', play: closedByEscape('slide') }

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: opened('slide') }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE, play: opened('slide') }

/** For who wants less motion it is there at once. */
export const ReducedMotion: Story = { ...REDUCED_MOTION, play: opened('slide') }

export const ForcedColours: Story = { ...FORCED_COLOURS, play: opened('slide') }
export const InAPageBuilder: Story = { name: 'In a page builder', ...PAGE_BUILDER, play: opened('slide') }
export const WithoutATheme: Story = { name: 'Without a theme', ...BARE, play: opened('slide') }
