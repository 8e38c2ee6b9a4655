import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipList, type Chip, type ChipListLabels } from '@tillkit/ui'
import { useRef, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ARABIC, ENGLISH, IN, KIT, KitPage, type PageArgs } from './kit-page.tsx'

interface ChipArgs extends PageArgs {
  chips: Chip[]
  labels: ChipListLabels
  clearFrom: number
}

function Demo({ chips, labels, clearFrom, ...page }: ChipArgs) {
  const [left, setLeft] = useState<readonly Chip[]>(chips)
  const back = useRef<HTMLButtonElement>(null)
  return (
    <KitPage heading="Lamps" {...page}>
      <ChipList
        chips={left}
        labels={labels}
        clearFrom={clearFrom}
        onRemove={(id) => setLeft(left.filter((chip) => chip.id !== id))}
        onClear={() => setLeft([])}
        focusAfter={() => back.current}
      />
      <p style={{ marginBlockStart: 20 }}>
        <button ref={back} type="button" onClick={() => setLeft(chips)}>
          {page.lang === 'ar' ? 'التصفية' : 'Filters'}
        </button>
      </p>
    </KitPage>
  )
}

const meta = {
  title: 'Kit/Chip list',
  tags: ['part', 'autodocs'],
  ...KIT,
  args: {
    ...ENGLISH,
    chips: [{ id: 'oak', label: 'Oak' }, { id: 'price', label: '£20 to £80' }, { id: 'new', label: 'New this month' }],
    labels: { list: 'Chosen filters', remove: (label: string) => `Remove ${label}`, clear: 'Clear all' },
    clearFrom: 2,
  },
  argTypes: {
    chips: { control: 'object', description: '`id`, `label`, and where wanted `content` and `busy`' },
    labels: { control: 'object', description: '`list`, `remove(label)`, `clear`' },
    clearFrom: { control: 'number', description: 'From how many chips on there is a button for all. Default 2' },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<ChipArgs>

export default meta
type Story = StoryObj<ChipArgs>

export const Several: Story = {}
export const One: Story = { args: { chips: [{ id: 'oak', label: 'Oak' }] } }
export const None: Story = { args: { chips: [] } }
/** The focus goes to the chip that took the place of the one that has gone. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Oak' }))
    await expect(canvas.getByRole('button', { name: 'Remove £20 to £80' })).toHaveFocus()
  },
}
/** A chip that waits for the shop's answer stays until that is there. */
export const Busy: Story = { args: { chips: [{ id: 'oak', label: 'Oak', busy: true }, { id: 'new', label: 'New this month' }] } }
/** What a chip shows may be more than its name. */
export const OwnContent: Story = {
  args: { chips: [{ id: 'stars', label: '4 of 5 stars', content: <span aria-hidden="true">★★★★☆</span> }, { id: 'oak', label: 'Oak' }] },
}
export const LongWords: Story = {
  args: {
    chips: [
      { id: '1', label: 'Reclaimed oak from barns in Shropshire, brushed and oiled twice and waxed by hand' },
      { id: '2', label: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenholzlampe' },
      ...Array.from({ length: 9 }, (_each, at) => ({ id: `s${at}`, label: `${(at + 2) * 10} cm` })),
    ],
  },
}
export const RightToLeft: Story = {
  args: { ...ARABIC, chips: [{ id: '1', label: 'بلوط' }, { id: '2', label: 'من ٢٠ إلى ٨٠' }], labels: { list: 'المختار', remove: (label: string) => `إزالة ${label}`, clear: 'مسح الكل' } },
}
export const OnAPhone: Story = { ...LongWords, ...IN.phone }
export const ForcedColours: Story = { ...IN.forcedColours }
export const PageBuilderTheme: Story = { ...IN.pageBuilder }
export const BareTheme: Story = { ...IN.bare }
