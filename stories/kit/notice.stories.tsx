import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice, type NoticeTone } from '@tillkit/ui'
import { expect, fn, screen, userEvent } from 'storybook/test'
import {
  atRest, BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, REDUCED_MOTION, type PartPageArgs,
} from '../support/part-story.tsx'

interface Args extends PartPageArgs {
  tone: NoticeTone
  title: string
  words: string
  action: string
  isDismissible: boolean
  onAction: () => void
  onDismiss: () => void
}

/** What the icon says, as a shop would put it. */
const TONES: Readonly<Record<NoticeTone, string>> = { info: 'Note:', success: 'Done:', error: 'Error:' }

const meta = {
  title: 'Kit/Notice',
  tags: ['part', 'autodocs'],
  parameters: partDocs('Says that something happened, or did not, where the shopper looks, and what can be done about it.', 240),
  args: { tone: 'info', title: '', words: 'Orders placed after 15:00 leave tomorrow.', action: '', isDismissible: false, dir: 'ltr', onAction: fn(), onDismiss: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: Object.keys(TONES), description: 'Its colour and icon; an error is an `alert`, the others are a `status`. Default `info`' },
    title: { control: 'text', description: 'In one line, above the rest' },
    words: { control: 'text', description: 'What it holds' },
    action: { control: 'text', description: '`action.label`: a button after its words' },
    isDismissible: { control: 'boolean', description: '`onDismiss` and `labels.dismiss`: a cross that takes it away' },
    onAction: { table: { disable: true } },
    onDismiss: { table: { disable: true } },
    ...NO_LANGUAGE,
  } as object,
  render: ({ tone, title, words, action, isDismissible, dir, onAction, onDismiss }) => (
    <PartPage dir={dir}>
      <Notice
        tone={tone}
        title={title}
        action={action ? { label: action, onClick: onAction } : undefined}
        onDismiss={isDismissible ? onDismiss : undefined}
        labels={{ dismiss: 'Dismiss', tone: TONES[tone] }}
      >
        {words}
      </Notice>
    </PartPage>
  ),
  play: atRest,
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

export const Info: Story = {}

export const Success: Story = { args: { tone: 'success', words: 'Your address was saved.' } }

export const Failed: Story = {
  name: 'Error',
  args: { tone: 'error', title: 'The basket could not be updated', words: 'The shop did not answer. Nothing was changed.', action: 'Try again' },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Error:')
    await userEvent.click(screen.getByRole('button', { name: args.action }))
    await expect(args.onAction).toHaveBeenCalledTimes(1)
    await atRest()
  },
}

export const WithUndo: Story = {
  name: 'With undo and dismissal',
  args: { tone: 'success', words: '“Till rolls, 80 × 80 mm” was removed.', action: 'Undo', isDismissible: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    await atRest()
  },
}

const long = {
  title: 'Thermorollenaufwicklungsvorrichtung mit selbstschneidender Papierführung',
  words: 'This product is made to order. It leaves our warehouse within ten working days, and cannot be returned once it has been made. '.repeat(2),
  action: 'Choose another one that is in stock',
  isDismissible: true,
}

export const LongWords: Story = { name: 'Long words', args: long }

export const OnAPhone: Story = { name: 'Long words, on a phone', args: long, ...PHONE }

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { dir: 'rtl', tone: 'success', title: 'تمت الإزالة', words: 'أزيل المنتج من سلة التسوق.', action: 'تراجع', isDismissible: true },
}

export const PageBuilder: Story = { name: 'In a page builder\'s theme', args: { ...WithUndo.args, title: 'Removed' }, ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', args: { ...WithUndo.args, title: 'Removed' }, ...BARE }

export const ReducedMotion: Story = { name: 'Reduced motion', ...REDUCED_MOTION }

export const ForcedColours: Story = { name: 'Forced colours', args: { ...Failed.args, isDismissible: true }, ...FORCED_COLOURS }
