import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectPopup } from '@tillkit/ui'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ARABIC, ENGLISH, IN, KIT, KitPage, type PageArgs } from './kit-page.tsx'

interface SelectPopupArgs extends PageArgs {
  name: string
  search: string
  none: string
  countries: string[]
  chosen: string
}

/** A list as a server prints it, and a button in place of what opens it on a page. */
function Demo({ name, search, none, countries, chosen, lang, dir }: SelectPopupArgs) {
  const [select, setSelect] = useState<HTMLSelectElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <KitPage heading="Where do you live?" lang={lang} dir={dir}>
      <label>
        {name}{' '}
        <select ref={setSelect} defaultValue={chosen} style={{ minBlockSize: 44 }}>
          {countries.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </select>
      </label>{' '}
      <button type="button" onClick={() => setOpen(true)}>
        {search}
      </button>
      {select && isOpen && (
        <SelectPopup select={select} name={name} labels={{ search, none, found: (count) => `${count}` }} onClose={() => setOpen(false)} />
      )}
    </KitPage>
  )
}

const meta = {
  title: 'Kit/Select popup',
  tags: ['part', 'autodocs'],
  ...KIT,
  args: {
    ...ENGLISH,
    name: 'Country / Region',
    search: 'Search Country / Region',
    none: 'No matches found',
    countries: ['Åland Islands', 'Austria', 'Belgium', 'France', 'Germany', 'Guinea', 'Ireland', 'New Guinea', 'Réunion', 'Sweden', 'United Kingdom (UK)'],
    chosen: 'Ireland',
  },
  argTypes: {
    name: { control: 'text', description: 'What the list is called' },
    search: { control: 'text', description: '`labels.search`: what the search field is called' },
    none: { control: 'text', description: '`labels.none`' },
    countries: { control: 'object', description: 'What the `select` of the server offers' },
    chosen: { control: 'text', description: 'What is chosen in it' },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<SelectPopupArgs>

export default meta
type Story = StoryObj<SelectPopupArgs>
type Play = NonNullable<Story['play']>

const opened: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button'))
  await waitFor(() => expect(canvasElement.querySelector(':popover-open')).toBeVisible())
}

/** Closed: the server's list and nothing else. */
export const Closed: Story = {}

/** Open with what is chosen meant. */
export const Open: Story = {
  play: async (context) => {
    await opened(context)
    const { canvasElement } = context
    await waitFor(() => expect(canvasElement.querySelector('[role=option][aria-selected=true]')).toHaveTextContent('Ireland'))
  },
}

/** What is typed is found without its accents; Enter gives it to the list. */
export const Searched: Story = {
  play: async (context) => {
    await opened(context)
    await userEvent.keyboard('reun')
    const { canvasElement } = context
    await waitFor(() => expect(canvasElement.querySelector('[role=option][aria-selected=true]')).toHaveTextContent('Réunion'))
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelector('select')).toHaveValue('Réunion')
    await expect(canvasElement.querySelector('select')).toHaveFocus()
  },
}

/** Nothing is found. */
export const NothingFound: Story = {
  play: async (context) => {
    await opened(context)
    await userEvent.keyboard('zz')
    await waitFor(() => expect(context.canvasElement.querySelector('.tillkit-select-popup__none')).toBeVisible())
  },
}

/** From right to left. */
export const RightToLeft: Story = { args: { ...ARABIC, name: 'البلد', search: 'ابحث عن بلد', none: 'لا نتائج' }, play: opened }

/** Under a page builder's theme. */
export const PageBuilder: Story = { ...IN.pageBuilder, play: opened }

/** Where colours are forced. */
export const ForcedColours: Story = { ...IN.forcedColours, play: opened }

/** Under no theme. */
export const BareTheme: Story = { ...IN.bare, play: opened }

/** On a phone. */
export const OnAPhone: Story = { ...IN.phone, play: opened }

/** With less motion: it is there at once. */
export const ReducedMotion: Story = { ...IN.reducedMotion, play: opened }
