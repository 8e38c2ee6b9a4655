import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListboxButton, type ListboxOption } from '@tillkit/ui'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ARABIC, ENGLISH, IN, KIT, KitPage, type PageArgs } from './kit-page.tsx'

interface ButtonArgs extends PageArgs {
  label: string
  options: ListboxOption[]
  chosen: string[]
  multiple: boolean
  placeholder: string
  disabled: boolean
  foot: boolean
}

function Demo({ label, options, chosen, multiple, placeholder, disabled, foot, ...page }: ButtonArgs) {
  const [values, setValues] = useState<readonly string[]>(chosen)
  const shown = options.filter(({ value }) => values.includes(value)).map((option) => option.label).join(', ') || placeholder
  const shared = { label, options, disabled, children: shown }
  return (
    <KitPage heading={label} {...page}>
      <div style={{ maxInlineSize: 320, ...(foot && { position: 'fixed', insetBlockEnd: 16, inlineSize: 320 }) }}>
        {multiple ? (
          <ListboxButton {...shared} multiple value={values} onChange={setValues} />
        ) : (
          <ListboxButton {...shared} value={values[0] ?? null} onChange={(value) => setValues([value])} />
        )}
      </div>
      <p style={{ marginBlockStart: 20 }}>Delivery within three working days, to your door or to a shop near you.</p>
    </KitPage>
  )
}

const ORDERS: ListboxOption[] = [
  { value: 'new', label: 'Newest first' },
  { value: 'price', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'rating', label: 'Best rated', disabled: true },
]

const meta = {
  title: 'Kit/Listbox button',
  tags: ['part', 'autodocs'],
  ...KIT,
  args: { ...ENGLISH, label: 'Sort by', options: ORDERS, chosen: ['price'], multiple: false, placeholder: 'Choose', disabled: false, foot: false },
  argTypes: {
    label: { control: 'text', description: 'What is chosen here: names the button and the list' },
    options: { control: 'object', description: '`value`, `label`, and where wanted `detail` and `disabled`' },
    chosen: { control: 'object', description: '`value`: one or null, or with `multiple` an array' },
    multiple: { control: 'boolean', description: 'Whether several can be chosen: the list stays open then. Default false' },
    placeholder: { control: 'text', description: '`children`: what the button shows; here while nothing is chosen' },
    disabled: { control: 'boolean', description: 'Default false' },
    foot: { control: 'boolean', description: "Whether the button stands at the window's foot; the story's own" },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<ButtonArgs>

export default meta
type Story = StoryObj<ButtonArgs>

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  await expect(within(canvasElement).getByRole('listbox')).toHaveFocus()
}

export const Closed: Story = {}
/** Open: the list lies in the top layer, below the button, or above it where there is more room. */
export const Open: Story = {
  play: async (context) => {
    await opened(context)
    const canvas = within(context.canvasElement)
    const popup = canvas.getByRole('listbox').parentElement?.getBoundingClientRect()
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(popup?.top).toBeGreaterThan(button.bottom)
    await expect([popup?.left, popup?.width]).toEqual([button.left, button.width])
  },
}
/** At the window's foot the list opens upwards. */
export const AtTheFoot: Story = {
  name: "At the window's foot",
  args: { foot: true },
  play: async (context) => {
    await opened(context)
    const canvas = within(context.canvasElement)
    const popup = canvas.getByRole('listbox').parentElement
    await expect(popup?.getBoundingClientRect().bottom).toBeLessThan(canvas.getByRole('button').getBoundingClientRect().top)
  },
}
export const SeveralOpen: Story = { name: 'Several choices, open', args: { multiple: true, chosen: ['price', 'new'] }, play: opened }
export const NothingChosen: Story = { args: { chosen: [] } }
export const Disabled: Story = { args: { disabled: true } }
/** A choice closes the list, and the focus is on the button again. */
export const Chosen: Story = {
  play: async (context) => {
    await opened(context)
    await userEvent.keyboard('{Home}{Enter}')
    const button = within(context.canvasElement).getByRole('button', { name: /Newest first/ })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
export const LongWords: Story = {
  args: {
    label: 'Pick up at',
    chosen: ['1'],
    options: [
      { value: '1', label: 'The shop in the old station, Platform 4, behind the flower stall and left of the café' },
      { value: '2', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
    ],
  },
  play: opened,
}
export const RightToLeft: Story = {
  args: { ...ARABIC, label: 'الترتيب', chosen: ['1'], options: [{ value: '1', label: 'الأحدث أولاً' }, { value: '2', label: 'السعر: من الأقل' }] },
  play: opened,
}
export const OnAPhone: Story = { ...LongWords, ...IN.phone }
export const ForcedColours: Story = { ...Open, ...IN.forcedColours }
export const ReducedMotion: Story = { ...Open, ...IN.reducedMotion }
export const PageBuilderTheme: Story = { ...SeveralOpen, ...IN.pageBuilder }
export const BareTheme: Story = { ...Open, ...IN.bare }
