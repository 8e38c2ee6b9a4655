import type { Meta, StoryObj } from '@storybook/react-vite'
import { columnHtml, rowHtml, sectionHtml, stickyElements as printed, stickyItem, stickyTextHtml } from '@tillkit/fixtures/page-builder'
import { stickyElements } from '@tillkit/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface StickyArgs {
  position: 'top' | 'bottom' | 'top_bottom' | 'none'
  topOffset: string
  bottomOffset: string
  bottomLimit: 'none' | 'section' | 'row' | 'column'
  /** Whether the second keeps clear of the first. */
  isClear: boolean
}

type Args = StickyArgs & PageArgs

const ROOM = '<p style="height: 700px">Scroll on</p>'
const section = (...modules: readonly string[]) => sectionHtml(rowHtml(columnHtml('4_4', ...modules)))

const meta = {
  title: 'Page builder/Sticky elements',
  ...moduleStory<StickyArgs>({
    unit: stickyElements,
    args: { position: 'top', topOffset: '20px', bottomOffset: '10px', bottomLimit: 'none', isClear: true },
    argTypes: {
      position: { control: 'radio', options: ['top', 'bottom', 'top_bottom', 'none'] },
      bottomLimit: { control: 'radio', options: ['none', 'section', 'row', 'column'] },
    },
    isWhole: true,
    print: () => section(stickyTextHtml('et_pb_text_0', '<p>Sticks</p>'), ROOM) + section(stickyTextHtml('et_pb_text_1', '<p>Sticks as well</p>'), ROOM, ROOM),
    globals: ({ position, topOffset, bottomOffset, bottomLimit, isClear }) => printed(...['et_pb_text_0', 'et_pb_text_1'].map((id) => stickyItem(id, {
      position, topOffset, bottomOffset, bottomLimit, offsetSurrounding: isClear ? 'on' : 'off',
    }))),
  }),
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

/** Scroll: each sticks below what is stuck before it. */
export const AtTheTop: Story = {
  play: playing(async ({ canvasElement }) => {
    const module = canvasElement.querySelector('.et_pb_text_0')
    await waitFor(() => {
      scrollTo({ top: 600, behavior: 'instant' })
      return expect(module).toHaveClass('et_pb_sticky--top')
    })
    await expect(module?.getBoundingClientRect().top).toBe(20)
    scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(module).not.toHaveClass('et_pb_sticky'))
  }),
}

/** They stand at the window's lower end until the page is scrolled to their places. */
export const AtTheBottom: Story = { args: { position: 'bottom' } }

/** Not carried out of their sections. */
export const Limited: Story = { args: { bottomLimit: 'section' } }
