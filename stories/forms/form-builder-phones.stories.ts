import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import type { PageArgs } from '../support/server-story.tsx'
import { builderStory, eventually, scene, type BuilderArgs } from './builder-story.ts'

const meta = { title: 'Forms/Form builder, phone numbers', ...builderStory({ form: 'phone numbers' }) } satisfies Meta<BuilderArgs & PageArgs>

export default meta
type Story = StoryObj<BuilderArgs & PageArgs>

const drawn = scene(async ({ canvas }) => {
  await expect(await canvas.findByRole('combobox', { name: 'Phone: Country list' })).toHaveValue('GB')
})

/** The page's country stands at the start of each number, before anybody has touched it. */
export const AtRest: Story = { play: drawn }
export const AtRestClassic: Story = { args: { engine: 'classic' }, play: drawn }
export const AtRestRightToLeft: Story = { args: { dir: 'rtl', lang: 'ar' }, play: drawn }

const filled = scene(async ({ canvas }) => {
  const list = await canvas.findByRole('combobox', { name: 'Phone: Country list' })
  await userEvent.type(canvas.getByLabelText('Phone *'), '07911 123456')
  await userEvent.type(canvas.getByLabelText('Phone of the shop'), '+33 6 12 34 56 78')
  await userEvent.tab()
  await eventually(() => expect(canvas.getByLabelText('Phone *')).toHaveValue('+44 7911 123456'))
  await expect(canvas.getByRole('combobox', { name: 'Phone of the shop: Country list' })).toHaveValue('FR')
  await expect(list).toHaveValue('GB')
})

/** A number gets the country that stands there, and one that names its country shows that. */
export const Filled: Story = { play: filled }
export const FilledOnAPhone: Story = { ...PHONE, play: filled }

const searched = scene(async ({ canvas }) => {
  const list = await canvas.findByRole('combobox', { name: 'Phone: Country list' })
  await userEvent.hover(list)
  await userEvent.click(canvas.getByLabelText('Phone *'))
  list.focus()
  // Until what opens it is there, the browser's own would.
  await eventually(() => expect(fireEvent.keyDown(list, { key: 'F4' })).toBe(false))
  await userEvent.type(await screen.findByRole('combobox', { name: /^Search/ }), 'germ')
  await eventually(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Germany +49'))
})

/** The list lies open, and is searched. */
export const Searched: Story = { play: searched }
export const SearchedOnAPhone: Story = { ...PHONE, play: searched }
export const SearchedInForcedColours: Story = { ...FORCED_COLOURS, play: searched }

/** A number that has too few digits for its country. */
export const Wrong: Story = {
  play: scene(async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Phone of the shop'), '+44 7911')
    await userEvent.tab()
    await eventually(() => expect(canvas.getByText('Please enter a valid phone number.')).toBeVisible())
  }),
}
