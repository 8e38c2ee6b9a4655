import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, type ButtonProps } from '@tillkit/ui'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, type PartPageArgs } from '../support/part-story.tsx'

interface Args extends PartPageArgs, Pick<ButtonProps, 'onClick'> {
  words: string
  look: 'primary' | 'secondary' | 'plain'
  disabled: boolean
}

const meta = {
  title: 'Kit/Button',
  tags: ['part', 'autodocs'],
  parameters: partDocs('A button for banners, dialogs and notices. A theme\'s own buttons keep their looks: give it their class.', 200),
  args: { words: 'Accept all', look: 'primary', disabled: false, dir: 'ltr', onClick: fn() },
  argTypes: {
    words: { control: 'text', description: 'What it holds' },
    look: { control: 'inline-radio', options: ['primary', 'secondary', 'plain'], description: 'Filled, with an edge, or underlined. Default `secondary`' },
    disabled: { control: 'boolean', description: 'As every attribute of a button' },
    onClick: { table: { disable: true } },
    ...NO_LANGUAGE,
  } as object,
  render: ({ words, dir, ...button }) => (
    <PartPage dir={dir}>
      <Button {...button}>{words}</Button>
    </PartPage>
  ),
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

export const Primary: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: args.words }))
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

export const Secondary: Story = { args: { look: 'secondary', words: 'Reject all' } }

export const Plain: Story = { args: { look: 'plain', words: 'Undo' } }

export const Disabled: Story = { args: { disabled: true } }

export const Focused: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(screen.getByRole('button')).toHaveFocus()
  },
}

export const LongWords: Story = {
  name: 'Long words, on a phone',
  ...PHONE,
  args: { words: 'Einstellungen der Datenschutzgrundverordnungskonformität speichern und weiter einkaufen', look: 'secondary' },
}

export const PageBuilder: Story = { name: 'In a page builder\'s theme', ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', ...BARE }

export const ForcedColours: Story = { name: 'Forced colours', ...Focused, ...FORCED_COLOURS }

export const RightToLeft: Story = { name: 'Right to left', args: { dir: 'rtl', words: 'قبول الكل' } }
