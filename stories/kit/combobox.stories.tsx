import type { Meta, StoryObj } from '@storybook/react-vite'
import { Combobox, type ComboboxLabels, type ComboboxOption } from '@tillkit/ui'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ARABIC, ENGLISH, IN, KIT, KitPage, type PageArgs } from './kit-page.tsx'

interface ComboboxArgs extends PageArgs {
  label: string
  placeholder: string
  labels: ComboboxLabels
  pause: number
  least: number
  places: ComboboxOption[]
  shop: 'answers' | 'waits' | 'fails'
  serverField: boolean
  asksOnPress: boolean
  nearest: string
}

const suggestFrom = ({ places, shop }: ComboboxArgs) => (query: string): Promise<ComboboxOption[]> => {
  if (shop === 'waits') return new Promise(() => undefined)
  if (shop === 'fails') return Promise.reject(new Error('The shop did not answer.'))
  return Promise.resolve(places.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())))
}

function Demo(args: ComboboxArgs) {
  const { label, placeholder, labels, pause, least, serverField, asksOnPress, nearest, lang, dir } = args
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const shared = { labels, pause, least, asksOnPress, suggest: suggestFrom(args), ...(nearest && { near: () => nearest }) }
  return (
    <KitPage heading="Find a pick-up point" lang={lang} dir={dir}>
      {serverField ? (
        <form role="search">
          <label>
            {label} <input ref={setField} type="search" name="s" placeholder={placeholder} style={{ minBlockSize: 44 }} />
          </label>
          {field && <Combobox {...shared} input={field} />}
        </form>
      ) : (
        <Combobox {...shared} label={label} placeholder={placeholder} name="place" />
      )}
    </KitPage>
  )
}

const meta = {
  title: 'Kit/Combobox',
  tags: ['part', 'autodocs'],
  ...KIT,
  args: {
    ...ENGLISH,
    label: 'Town',
    placeholder: 'Begin to type',
    labels: {
      list: 'Towns',
      loading: 'Looking…',
      none: 'No town by that name.',
      failed: 'The towns could not be loaded.',
      retry: 'Try again',
      found: (count: number) => `${count} towns found`,
    },
    pause: 100,
    least: 1,
    places: [
      { value: '1', label: 'Bath', detail: '2 shops' },
      { value: '2', label: 'Birmingham', detail: '11 shops' },
      { value: '3', label: 'Brighton', detail: '4 shops' },
      { value: '4', label: 'Buxton', detail: 'closed', disabled: true },
    ],
    shop: 'answers',
    serverField: false,
    asksOnPress: false,
    nearest: '',
  },
  argTypes: {
    label: { control: 'text', description: 'The label of its own field' },
    placeholder: { control: 'text' },
    labels: { control: 'object', description: 'All words' },
    pause: { control: 'number', description: 'How long typing rests before it is asked, in ms. Default 200' },
    least: { control: 'number', description: 'From how many letters on. Default 1' },
    places: { control: 'object', description: 'What `suggest` answers: `value`, `label`, and where wanted `detail`, `href`, `disabled`' },
    shop: { control: 'inline-radio', options: ['answers', 'waits', 'fails'], description: 'How `suggest` goes' },
    serverField: { control: 'boolean', description: '`input`: a field that the server printed, instead of its own' },
    asksOnPress: { control: 'boolean', description: 'Whether a press on the field asks for what stands in it. Default no' },
    nearest: { control: 'text', description: '`near`: the value at which a long list begins. Default its first' },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<ComboboxArgs>

export default meta
type Story = StoryObj<ComboboxArgs>
type Play = NonNullable<Story['play']>

const typed = (text: string): Play => async ({ canvasElement }) => {
  const field = await within(canvasElement).findByRole('combobox')
  await userEvent.type(field, text)
  await waitFor(() => expect(canvasElement.querySelector(':popover-open')).toBeVisible())
}

const found: Play = async (context) => {
  await typed('b')(context)
  await waitFor(() => expect(within(context.canvasElement).getAllByRole('option')).toHaveLength(4))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect(within(context.canvasElement).getByRole('option', { selected: true })).toHaveTextContent('Birmingham')
}

export const Closed: Story = {}
export const Found: Story = { play: found }
/** Enter fills the field; its listeners hear `input` and `change`. */
export const Chosen: Story = {
  play: async (context) => {
    await found(context)
    await userEvent.keyboard('{Enter}')
    await expect(within(context.canvasElement).getByRole('combobox')).toHaveValue('Birmingham')
  },
}
export const Loading: Story = { args: { shop: 'waits' }, play: typed('b') }
export const None: Story = { play: typed('xyz') }
/** The button, or Down in the field, asks again. */
export const Failed: Story = {
  args: { shop: 'fails' },
  play: async (context) => {
    await typed('b')(context)
    await within(context.canvasElement).findByRole('button', { name: 'Try again' })
  },
}
/** The field is the server's: it keeps its place, its name and its value, and is given back at the end. */
export const ServerField: Story = { name: "In the server's field", args: { serverField: true }, play: found }
export const Links: Story = {
  args: { label: 'Search', places: [{ value: '1', label: 'Birch ladder', detail: '£40.00', href: '#birch' }, { value: '2', label: 'Bookend', detail: '£9.00', href: '#bookend' }] },
  play: typed('b'),
}
export const LongWords: Story = {
  args: { places: [{ value: '1', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', detail: '1 shop' }, { value: '2', label: 'Bishop’s Castle in the south-west of Shropshire, near the border with Wales', detail: '12 shops' }] },
  play: typed('s'),
}
/** A list of many begins where most want it to, and Down leads there. */
export const BeginsNear: Story = {
  args: {
    label: 'Platform',
    least: 0,
    asksOnPress: true,
    nearest: '20',
    places: Array.from({ length: 40 }, (_, at) => ({ value: String(at), label: `Platform ${at}` })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('combobox'))
    await waitFor(() => expect(within(canvasElement).getAllByRole('option')).toHaveLength(40))
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('option', { selected: true })).toHaveTextContent('Platform 20')
  },
}
export const RightToLeft: Story = {
  args: { ...ARABIC, label: 'المدينة', placeholder: 'اكتب هنا', places: [{ value: '1', label: 'بيروت', detail: '٣' }, { value: '2', label: 'بغداد', detail: '٤' }] },
  play: typed('ب'),
}
export const OnAPhone: Story = { ...LongWords, ...IN.phone }
export const ForcedColours: Story = { ...Found, ...IN.forcedColours }
export const ReducedMotion: Story = { ...Found, ...IN.reducedMotion }
export const PageBuilderTheme: Story = { ...Found, ...IN.pageBuilder }
export const BareTheme: Story = { ...Failed, ...IN.bare }
