import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton, type IconButtonProps } from '@tillkit/ui'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, type PartPageArgs } from '../support/part-story.tsx'

const ICONS = { heart: '♥', cross: '✕', menu: '☰' } as const

interface Args extends PartPageArgs, Pick<IconButtonProps, 'label' | 'onClick'> {
  icon: keyof typeof ICONS
  size: 'regular' | 'small'
  disabled: boolean
}

const meta = {
  title: 'Kit/Icon button',
  tags: ['part', 'autodocs'],
  parameters: partDocs('A button that shows an icon and has a name. It is large enough for a finger, and never sends a form.', 200),
  args: { label: 'Save for later', icon: 'heart', size: 'regular', disabled: false, dir: 'ltr', onClick: fn() },
  argTypes: {
    label: { control: 'text', description: 'Its name: what it does' },
    icon: { control: 'inline-radio', options: Object.keys(ICONS), description: 'What it shows: any node, which screen readers leave out' },
    size: { control: 'inline-radio', options: ['regular', 'small'], description: '44 px, or 28 where lines are dense. Default `regular`' },
    disabled: { control: 'boolean', description: 'As every attribute of a button' },
    onClick: { table: { disable: true } },
    ...NO_LANGUAGE,
  } as object,
  render: ({ icon, dir, ...button }) => (
    <PartPage dir={dir}>
      <IconButton {...button} icon={ICONS[icon]} />
    </PartPage>
  ),
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

export const Regular: Story = {
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: args.label })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await expect(button.getBoundingClientRect().width).toBe(44)
  },
}

export const Small: Story = { args: { size: 'small' } }

export const Disabled: Story = { args: { disabled: true } }

export const Focused: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: args.label })).toHaveFocus()
  },
}

/** Themes that draw buttons as blocks of colour leave it an icon. */
export const PageBuilder: Story = { name: 'In a page builder\'s theme', ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', ...BARE }

export const ForcedColours: Story = { name: 'Forced colours', ...Focused, ...FORCED_COLOURS }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE }

export const RightToLeft: Story = { name: 'Right to left', args: { dir: 'rtl', label: 'احفظ لوقت لاحق' } }
