import type { Meta, StoryObj } from '@storybook/react-vite'
import { BARE, FORCED_COLOURS, PAGE_BUILDER, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import type { PageArgs } from '../support/server-story.tsx'
import { closedByEscape, opened, sideMenuStory, withAList, type SideMenuArgs } from './side-menu-story.ts'

const meta = { title: 'Storefront/Fullscreen menu', tags: ['autodocs'], ...sideMenuStory('fullscreen') } satisfies Meta<SideMenuArgs & PageArgs>

export default meta

type Story = StoryObj<SideMenuArgs & PageArgs>

/** Its button in the header. */
export const Closed: Story = {}

/** Over the whole page. */
export const Open: Story = { play: opened('fullscreen') }

/** An entry's list, opened in place. */
export const WithAList: Story = { name: 'With a list open', play: withAList('fullscreen') }

/** The focus is on its button again. */
export const ClosedByEscape: Story = { name: 'Closed by Escape', play: closedByEscape('fullscreen') }

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: opened('fullscreen') }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE, play: opened('fullscreen') }

/** For who wants less motion it is there at once. */
export const ReducedMotion: Story = { ...REDUCED_MOTION, play: opened('fullscreen') }

export const ForcedColours: Story = { ...FORCED_COLOURS, play: opened('fullscreen') }
export const InAPageBuilder: Story = { name: 'In a page builder', ...PAGE_BUILDER, play: opened('fullscreen') }
export const WithoutATheme: Story = { name: 'Without a theme', ...BARE, play: opened('fullscreen') }
