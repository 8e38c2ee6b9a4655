import type { Meta, StoryObj } from '@storybook/react-vite'
import { Listbox, type ListboxOption } from '@tillkit/ui'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ARABIC, ENGLISH, IN, KIT, KitPage, type PageArgs } from './kit-page.tsx'

interface ListboxArgs extends PageArgs {
  label: string
  options: ListboxOption[]
  chosen: string[]
  multiple: boolean
  empty: string
}

function Demo({ label, options, chosen, multiple, empty, ...page }: ListboxArgs) {
  const [values, setValues] = useState<readonly string[]>(chosen)
  const shared = { label, options, empty }
  return (
    <KitPage heading={label} {...page}>
      {multiple ? (
        <Listbox {...shared} multiple value={values} onChange={setValues} />
      ) : (
        <Listbox {...shared} value={values[0] ?? null} onChange={(value) => setValues([value])} />
      )}
    </KitPage>
  )
}

const COLOURS: ListboxOption[] = [
  { value: 'birch', label: 'Birch', detail: '12' },
  { value: 'oak', label: 'Oak', detail: '8' },
  { value: 'olive', label: 'Olive', detail: '3' },
  { value: 'walnut', label: 'Walnut', detail: 'sold out', disabled: true },
  { value: 'ash', label: 'Ash', detail: '21' },
]

const meta = {
  title: 'Kit/Listbox',
  tags: ['part', 'autodocs'],
  ...KIT,
  args: { ...ENGLISH, label: 'Wood', options: COLOURS, chosen: ['oak'], multiple: false, empty: 'Nothing to choose from here.' },
  argTypes: {
    label: { control: 'text', description: 'What the list is called; or `labelledBy`, the id of what names it' },
    options: { control: 'object', description: '`value`, `label`, and where wanted `detail` and `disabled`' },
    chosen: { control: 'object', description: '`value`: one or null, or with `multiple` an array' },
    multiple: { control: 'boolean', description: 'Whether several can be chosen. Default false' },
    empty: { control: 'text', description: 'What stands in its place without options. Default nothing' },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<ListboxArgs>

export default meta
type Story = StoryObj<ListboxArgs>

/** One choice. The list has the focus; arrows move, Enter and Space choose, letters find. */
export const One: Story = {
  name: 'One choice',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('listbox')
    list.focus()
    await userEvent.keyboard('a{Enter}')
    await expect(within(list).getByRole('option', { name: /Ash/ })).toHaveAttribute('aria-selected', 'true')
  },
}
/** Several: each has a box; Shift with an arrow chooses on the way, Control with A all or none. */
export const Several: Story = { name: 'Several choices', args: { multiple: true, chosen: ['birch', 'olive'] } }
export const NothingChosen: Story = { args: { chosen: [] } }
export const Empty: Story = { name: 'No options', args: { options: [] } }
export const Many: Story = {
  name: 'More than fit',
  args: { options: Array.from({ length: 60 }, (_each, at) => ({ value: String(at), label: `Shelf, ${20 + at * 5} cm` })), chosen: ['40'] },
}
export const LongWords: Story = {
  args: {
    multiple: true,
    chosen: ['2'],
    options: [
      { value: '1', label: 'Reclaimed oak from barns in Shropshire, brushed, oiled twice and waxed by hand', detail: '£1,204.00' },
      { value: '2', label: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenholz', detail: '3' },
    ],
  },
}
export const RightToLeft: Story = {
  args: { ...ARABIC, label: 'الخشب', multiple: true, chosen: ['2'], options: [{ value: '1', label: 'بلوط', detail: '١٢' }, { value: '2', label: 'زيتون', detail: '٣' }] },
}
export const OnAPhone: Story = { ...LongWords, ...IN.phone }
export const ForcedColours: Story = { ...Several, ...IN.forcedColours }
export const PageBuilderTheme: Story = { ...Several, ...IN.pageBuilder }
export const BareTheme: Story = { ...IN.bare }
