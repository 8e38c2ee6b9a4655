import type { Meta, StoryObj } from '@storybook/react-vite'
import { DatePicker, type DatePickerLabels, type Weekday } from '@tillkit/ui/date-picker'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ARABIC, ENGLISH, IN, KIT, KitPage, type PageArgs } from './kit-page.tsx'

interface DateArgs extends PageArgs {
  label: string
  labels: DatePickerLabels
  defaultValue: string
  min: string
  max: string
  weekdays: Weekday[]
  serverField: boolean
  opensFrom: 'button' | 'field'
}

const dateOf = (text: string) => (text ? new Date(`${text}T00:00`) : undefined)

function Demo({ label, labels, defaultValue, min, max, weekdays, serverField, opensFrom, ...page }: DateArgs) {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [said, setSaid] = useState('')
  const shared = {
    labels,
    locale: page.lang,
    min: dateOf(min),
    max: dateOf(max),
    weekdays,
    onChange: ({ day, problem }: { day: Date | null; problem: string | null }) => setSaid(problem ?? day?.toDateString() ?? ''),
  }
  return (
    <KitPage heading={label} {...page}>
      {serverField ? (
        <p>
          <label>
            {label} <input ref={setField} type="text" name="delivery_date" defaultValue={defaultValue} style={{ minBlockSize: 44, boxSizing: 'border-box' }} />
          </label>
          {field && <DatePicker {...shared} input={field} opensFrom={opensFrom} />}
        </p>
      ) : (
        <DatePicker {...shared} label={label} name="delivery_date" defaultValue={defaultValue} />
      )}
      <p>
        <output>{said}</output>
      </p>
    </KitPage>
  )
}

const meta = {
  title: 'Kit/Date picker',
  tags: ['part', 'autodocs'],
  ...KIT,
  args: {
    ...ENGLISH,
    label: 'Delivery day',
    labels: {
      open: 'Choose a day',
      calendar: 'Calendar',
      next: 'Next month',
      previous: 'Previous month',
      today: 'today',
      selected: 'chosen',
      loading: 'One moment…',
      failed: 'The calendar could not be loaded. Type the date into the field.',
    },
    defaultValue: '16/12/2026',
    min: '2026-12-03',
    max: '2027-02-26',
    weekdays: [1, 2, 3, 4, 5],
    serverField: false,
    opensFrom: 'button',
  },
  argTypes: {
    label: { control: 'text', description: 'The label of its own field' },
    labels: { control: 'object', description: 'All words' },
    defaultValue: { control: 'text', description: 'As it is typed in the language' },
    min: { control: 'text', description: 'The first day; here as 2026-12-24' },
    max: { control: 'text', description: 'The last day' },
    weekdays: { control: 'object', description: 'The days of the week on which it is possible; Sunday is 0. Default all' },
    serverField: { control: 'boolean', description: '`input`: a field that the server printed, instead of its own' },
    opensFrom: { control: 'inline-radio', options: ['button', 'field'], description: 'What opens the calendar of such a field. Default its button' },
    lang: { control: 'select', options: ['en-GB', 'en-US', 'de-DE', 'ar'], description: "`locale`: the field's format and the calendar's language" },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<DateArgs>

export default meta
type Story = StoryObj<DateArgs>

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  await within(canvasElement).findByRole('grid')
}

export const Closed: Story = {}
/** Days on which nothing is delivered are struck through, and cannot be chosen. */
export const Open: Story = { play: opened }
export const Chosen: Story = {
  play: async (context) => {
    await opened(context)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('textbox')).toHaveValue('17/12/2026')
    await expect(canvas.getByRole('button', { name: 'Choose a day' })).toHaveFocus()
  },
}
/** The field stays a text field: what is typed is read in the language's order. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '5.1.27')
    await expect(within(canvasElement).getByText('Tue Jan 05 2027')).toBeVisible()
  },
}
export const AnyDay: Story = { args: { min: '', max: '', weekdays: [0, 1, 2, 3, 4, 5, 6] }, play: opened }
export const OneWeekday: Story = { name: 'Tuesdays only', args: { weekdays: [2] }, play: opened }
export const ServerField: Story = { name: "In the server's field", args: { serverField: true }, play: opened }
/** A press on the field opens it, and typing goes on; Down leads into it. */
export const OpenedByField: Story = {
  name: 'Opened by the field itself',
  args: { serverField: true, opensFrom: 'field' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('combobox')
    await userEvent.click(field)
    await canvas.findByRole('grid')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('16'))
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveFocus()
    await userEvent.click(field)
    await canvas.findByRole('grid')
  },
}
export const German: Story = { args: { lang: 'de-DE', label: 'Liefertag', defaultValue: '16.12.2026' }, play: opened }
export const RightToLeft: Story = { args: { ...ARABIC, label: 'يوم التوصيل', labels: { ...meta.args.labels, open: 'اختر يومًا', calendar: 'التقويم', next: 'الشهر التالي', previous: 'الشهر السابق' } }, play: opened }
export const OnAPhone: Story = { ...IN.phone, play: opened }
export const ForcedColours: Story = { ...IN.forcedColours, play: opened }
export const ReducedMotion: Story = { ...IN.reducedMotion, play: opened }
export const PageBuilderTheme: Story = { ...IN.pageBuilder, play: opened }
export const BareTheme: Story = { ...IN.bare, play: opened }
