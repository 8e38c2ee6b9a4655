import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import type { PageArgs } from '../support/server-story.tsx'
import { builderStory, eventually, scene, type BuilderArgs } from './builder-story.ts'

const meta = { title: 'Forms/Form builder, masks and marks', ...builderStory({ form: 'masks and marks' }) } satisfies Meta<BuilderArgs & PageArgs>

export default meta
type Story = StoryObj<BuilderArgs & PageArgs>

const filled = scene(async ({ canvas }) => {
  const phone = canvas.getByLabelText('Phone in the US')
  await userEvent.click(phone)
  await eventually(() => expect(phone).toHaveAttribute('placeholder', '(___) ___-____'))
  await userEvent.keyboard('2025550123')
  await userEvent.type(canvas.getByLabelText('Opening date'), '4/5/2026')
  await userEvent.type(canvas.getByLabelText('Any phone'), '07911 123456')
  await userEvent.click(canvas.getByLabelText(/Rate 4/))
  await userEvent.type(canvas.getByLabelText('Password'), 'till roll')
  await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }))
  await eventually(() => expect(['Phone in the US', 'Opening date', 'Any phone'].map((label) => canvas.getByLabelText<HTMLInputElement>(label).value)).toEqual(['(202) 555-0123', '04/05/2026', '+44 7911 123456']))
  await expect(canvas.getByRole('button', { name: 'Hide Password' })).toBeVisible()
})

/** What is typed into masks, and fields that look otherwise when they are used. */
export const MasksAndMarks: Story = { play: filled }
export const MasksAndMarksClassic: Story = { args: { engine: 'classic' }, play: filled }
export const MasksOnAPhone: Story = { ...PHONE, play: filled }
export const MasksRightToLeft: Story = { args: { dir: 'rtl', lang: 'ar' }, play: filled }
export const MasksInForcedColours: Story = { ...FORCED_COLOURS, play: filled }
