import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from '@tillkit/ui'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { useEffect, useState } from 'react'
import { atRest, BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, REDUCED_MOTION, type PartPageArgs } from '../support/part-story.tsx'

interface Args extends PartPageArgs {
  label: string
  description: string
  status: string
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
}

/** A switch that goes on and off, beginning with what the controls say. */
function Switched({ checked, onChange, dir, ...rest }: Args) {
  const [isOn, setOn] = useState(checked)
  useEffect(() => setOn(checked), [checked])
  const change = (next: boolean) => {
    setOn(next)
    onChange(next)
  }
  return (
    <PartPage dir={dir}>
      <Switch {...rest} checked={isOn} onChange={change} />
    </PartPage>
  )
}

const meta = {
  title: 'Kit/Switch',
  tags: ['part', 'autodocs'],
  parameters: partDocs('Something that is on or off at once: a checkbox of the browser\'s, which says that it is a switch.', 240),
  args: {
    label: 'Statistics',
    description: 'Which pages are read, and for how long. It helps us to find out what is hard to find.',
    status: '',
    checked: false,
    disabled: false,
    dir: 'ltr',
    onChange: fn(),
  },
  argTypes: {
    label: { control: 'text', description: 'Its name' },
    description: { control: 'text', description: 'What that means, below the name' },
    status: { control: 'text', description: 'Words beside it: why it cannot be changed' },
    checked: { control: 'boolean', description: 'Whether it is on' },
    disabled: { control: 'boolean', description: 'It cannot be changed' },
    onChange: { table: { disable: true }, description: 'Told the new state' },
    ...NO_LANGUAGE,
  } as object,
  render: (args) => <Switched {...args} />,
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

export const Off: Story = {}

export const On: Story = { args: { checked: true } }

export const Turned: Story = {
  play: async ({ args }) => {
    const input = screen.getByRole('switch', { name: args.label })
    await userEvent.click(input)
    await expect(input).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(input).not.toBeChecked()
    await userEvent.click(screen.getByText(args.label))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await atRest()
  },
}

export const AlwaysOn: Story = {
  name: 'Always on',
  args: { label: 'Necessary', description: 'The basket and the checkout do not work without them.', status: 'Always on', checked: true, disabled: true },
}

export const NameAlone: Story = { name: 'A name alone', args: { description: '' } }

export const LongWords: Story = {
  name: 'Long words, on a phone',
  ...PHONE,
  args: { label: 'Personalisierte Werbung und Reichweitenmessung auf den Seiten unserer Vertriebspartner', status: 'Empfohlen', checked: true },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { dir: 'rtl', label: 'الإحصاءات', description: 'الصفحات التي تُقرأ ومدة قراءتها.', checked: true },
}

export const Focused: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(screen.getByRole('switch')).toHaveFocus()
  },
}

export const PageBuilder: Story = { name: 'In a page builder\'s theme', args: { checked: true }, ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', args: { checked: true }, ...BARE }

export const ForcedColours: Story = { name: 'Forced colours', args: { checked: true }, ...FORCED_COLOURS }

/** It is where it belongs at once. */
export const ReducedMotion: Story = { name: 'Less motion', ...Turned, ...REDUCED_MOTION }
