import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BARE, FORCED_COLOURS, PAGE_BUILDER, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import type { PageArgs } from '../support/server-story.tsx'
import { builderStory, eventually, isSeen, scene, wrong, type BuilderArgs, type BuilderScene } from './builder-story.ts'

const meta = { title: 'Forms/Form builder, repeaters', ...builderStory({ form: 'lines in rows' }) } satisfies Meta<BuilderArgs & PageArgs>

export default meta

type Story = StoryObj<BuilderArgs & PageArgs>

const RTL = { dir: 'rtl', lang: 'ar' } as const
const BLOCKS = { form: 'branches in blocks' } as const
const ADD = /^Add/
const REMOVE = /^(?:Remove|Take it away)/

const buttons = ({ canvas }: BuilderScene, name: RegExp) => canvas.getAllByRole('button', { name })
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

/** Waits until the form looks after itself: no story has the script tag that holds a press for it. */
async function ready(all: BuilderScene): Promise<void> {
  await all.userEvent.hover(buttons(all, ADD)[0] ?? all.canvasElement)
  await eventually(() => expect(all.canvasElement.querySelector('[role="group"]')).not.toBeNull())
}

/** Adds a row behind another, and waits until it stands. */
async function add(all: BuilderScene, behind: number): Promise<void> {
  const before = buttons(all, ADD).length
  await all.userEvent.click(buttons(all, ADD)[behind] ?? all.canvasElement)
  await eventually(() => expect(buttons(all, ADD).filter(isSeen)).toHaveLength(before + 1))
  await eventually(() => expect(all.canvasElement.getAnimations({ subtree: true })).toEqual([]))
}

const rows = scene(async (all) => {
  await ready(all)
  await expect([buttons(all, ADD).map(isOff), buttons(all, REMOVE).map(isOff)]).toEqual([[false], [true]])
})

/** As the server prints it: one row, which cannot be taken away. */
export const Rows: Story = { play: rows }
export const RowsOnAPhone: Story = { ...PHONE, play: rows }
export const RowsRightToLeft: Story = { args: RTL, play: rows }
export const RowsInForcedColours: Story = { ...FORCED_COLOURS, play: rows }
export const RowsInAPageBuilder: Story = { ...PAGE_BUILDER, play: rows }
export const RowsBare: Story = { ...BARE, play: rows }

const atMinimum = scene(async (all) => {
  await ready(all)
  await expect([buttons(all, ADD).map(isOff), buttons(all, REMOVE).map(isOff)]).toEqual([[false, false], [true, true]])
  await expect(all.canvas.getByText('#2')).toBeVisible()
})

/** Blocks with a title, as many as there have to be. */
export const Blocks: Story = { args: BLOCKS, play: atMinimum }
export const BlocksOnAPhone: Story = { args: BLOCKS, ...PHONE, play: atMinimum }
export const BlocksRightToLeft: Story = { args: { ...BLOCKS, ...RTL }, play: atMinimum }

const added = scene(async (all) => {
  await ready(all)
  await add(all, 0)
  await expect(all.canvas.getAllByLabelText(/Item code/)[1]).toHaveFocus()
  await expect(buttons(all, REMOVE).map(isOff)).toEqual([true, false])
})

/** A row has been added: the focus is in it. */
export const Added: Story = { play: added }
export const AddedOnAPhone: Story = { ...PHONE, play: added }
export const AddedWithLessMotion: Story = { ...REDUCED_MOTION, play: added }

const atMaximum = scene(async (all) => {
  await ready(all)
  await add(all, 0)
  await add(all, 0)
  await expect([buttons(all, ADD).map(isOff), buttons(all, REMOVE).map(isOff)]).toEqual([[true, true, true], [true, false, false]])
})

/** As many rows as there may be. */
export const AtMaximum: Story = { play: atMaximum }
export const AtMaximumInForcedColours: Story = { ...FORCED_COLOURS, play: atMaximum }

/** A block has been taken away again: the next one has its number. */
export const Removed: Story = {
  args: BLOCKS,
  play: scene(async (all) => {
    await ready(all)
    await add(all, 1)
    await add(all, 2)
    await all.userEvent.click(buttons(all, REMOVE)[2] ?? all.canvasElement)
    await eventually(() => expect(buttons(all, REMOVE).map(isOff)).toEqual([true, true, false]))
    await expect(all.canvas.getByText('#3')).toBeVisible()
    await expect(buttons(all, REMOVE)[2]).toHaveFocus()
  }),
}

const missing = scene(async (all) => {
  await ready(all)
  await add(all, 0)
  await all.userEvent.click(all.canvas.getByRole('button', { name: 'Submit' }))
  await eventually(() => expect(wrong(all)).toEqual(['This field is required.', 'This field is required.']))
})

/** Sent with nothing in it: each row says what is missing. */
export const Missing: Story = { play: missing }
export const MissingOnAPhone: Story = { ...PHONE, play: missing }
export const MissingRightToLeft: Story = { args: RTL, play: missing }
