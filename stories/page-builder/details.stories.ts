import type { Meta, StoryObj } from '@storybook/react-vite'
import { columnHtml, commentsModuleHtml, dividerHtml, layoutTextHtml, menuModuleHtml, pricingTableHtml, rowHtml, searchModuleHtml, sectionHtml, testimonialHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'
import { PHONE } from '../support/part-story.tsx'

interface LookArgs {
  column: Parameters<typeof columnHtml>[0]
  hasPortrait: boolean
  currency: string
}

const meta = {
  title: 'Page builder/Looks and rows',
  tags: ['autodocs'],
  ...moduleStory<LookArgs>({
    isWhole: true,
    print: ({ column, hasPortrait, currency }) => sectionHtml(
      dividerHtml('top')
      + rowHtml(columnHtml('4_4', menuModuleHtml()))
      + rowHtml(columnHtml(column, testimonialHtml(hasPortrait), searchModuleHtml()))
      + rowHtml(columnHtml('1_4', pricingTableHtml(currency)), columnHtml('3_4', layoutTextHtml({ '': 'light', '-hover': 'dark' }), commentsModuleHtml({ 'data-icon': '›' }))),
      'section_has_divider',
    ),
    args: { column: '4_4', hasPortrait: true, currency: '£' },
    argTypes: {
      column: { control: 'inline-radio', options: ['4_4', '1_2', '1_4'], description: 'The column of testimonial and search' },
      hasPortrait: { control: 'boolean', description: 'Whether the testimonial has a portrait' },
      currency: { control: 'text', description: 'What stands before the price' },
    },
  }),
} satisfies Meta<LookArgs & PageArgs>

export default meta

type Story = StoryObj<LookArgs & PageArgs>

/** A testimonial beside its portrait, a search with room for its button, a price whose currency stands outside. */
export const Wide: Story = {
  play: playing(async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector<HTMLElement>('.et_pb_s')?.style.paddingRight).not.toBe(''))
    await expect(canvasElement.querySelector<HTMLElement>('.et_pb_dollar_sign')?.style.getPropertyValue('margin-inline-start')).toMatch(/^-\d+px$/)
  }),
}

/** Without room beside the portrait. */
export const NarrowColumn: Story = { args: { column: '1_4' } }

/** On a phone the words stand below the portrait. */
export const OnAPhone: Story = { ...PHONE }

/** From right to left the portrait stands at the other side. */
export const RightToLeft: Story = { args: { dir: 'rtl' } }
