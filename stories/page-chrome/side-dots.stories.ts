import type { Meta, StoryObj } from '@storybook/react-vite'
import { menuEntriesHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { WITHIN, rest, scrollDown, shows, the } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

interface Args {
  sections: number
}

const meta = {
  title: 'Storefront/Side dots',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    print: ({ sections }) => themePageHtml({ menu: menuEntriesHtml(), content: sectionsHtml(sections) }),
    bodyClass: () => 'et_fixed_nav et_show_nav et_header_style_left et_pb_side_nav_page',
    args: { sections: 4 },
    argTypes: { sections: { control: { type: 'range', min: 1, max: 12 }, description: 'How many sections the page has' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Scrolls, and waits until the dot of a section is marked. */
const seen = (top: number, dot: number) => playing<Args & PageArgs>(async () => {
  await shows(document, '.side_nav_item a')
  scrollDown(top)
  await waitFor(() => expect(dotOf(dot)).toHaveClass('active'), WITHIN)
  await rest()
})

const dotOf = (index: number) => [...document.querySelectorAll<HTMLElement>('.side_nav_item a')].at(index)

/** The first section is looked at. */
export const AtTheTop: Story = { play: seen(0, 0) }

/** The one in the middle. */
export const InTheMiddle: Story = { play: seen(1900, 2) }

/** At the page's end it is the last, however low that is. */
export const AtTheEnd: Story = { play: seen(99_999, -1) }

/** A dot by keyboard. */
export const Focused: Story = {
  play: playing(async () => {
    await shows(document, '.side_nav_item a')
    dotOf(0)?.focus()
    await userEvent.tab()
    await expect(dotOf(1)).toHaveFocus()
  }),
}

/** Pressed: the page goes to the section, and so does the keyboard. */
export const Pressed: Story = {
  play: playing(async ({ canvasElement }) => {
    await shows(document, '.side_nav_item a')
    await userEvent.click(dotOf(2) as HTMLElement)
    await waitFor(() => expect(document.activeElement).toBe(the(canvasElement, '#part-3')), WITHIN)
    await waitFor(() => expect(dotOf(2)).toHaveClass('active'), WITHIN)
  }),
}

/** A page of many sections. */
export const Many: Story = { args: { sections: 12 }, play: seen(0, 0) }

/** Written from right to left. */
export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: seen(1900, 2) }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE, play: seen(1900, 2) }

/** For who wants less motion a press jumps. */
export const ReducedMotion: Story = {
  ...REDUCED_MOTION,
  play: playing(async () => {
    await shows(document, '.side_nav_item a')
    await userEvent.click(dotOf(1) as HTMLElement)
    await waitFor(() => expect(dotOf(1)).toHaveClass('active'), WITHIN)
  }),
}

/** The dot of what is looked at stands out. */
export const ForcedColours: Story = { ...FORCED_COLOURS, play: seen(1900, 2) }
