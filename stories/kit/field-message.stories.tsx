import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldMessage, type FieldMessageKind } from '@tillkit/ui'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { ARABIC, ENGLISH, IN, KIT, KitPage, type PageArgs } from './kit-page.tsx'

interface MessageArgs extends PageArgs {
  kinds: FieldMessageKind[]
  words: string
  prefix: string
}

/** A field as the server prints it, with messages of ours below it. */
function Demo({ kinds, words, prefix, ...page }: MessageArgs) {
  const [field, setField] = useState<HTMLElement | null>(null)
  const label = page.lang === 'ar' ? 'الهاتف' : 'Phone'
  return (
    <KitPage heading={label} {...page}>
      <label htmlFor="phone">{label}</label>
      <br />
      <input id="phone" ref={setField} type="tel" style={{ minBlockSize: 44 }} />
      {kinds.map((kind) => (
        <FieldMessage key={kind} kind={kind} field={field} {...(kind === 'error' && { prefix })}>
          {words}
        </FieldMessage>
      ))}
    </KitPage>
  )
}

const meta = {
  title: 'Kit/Field message',
  tags: ['part', 'autodocs'],
  ...KIT,
  args: { ...ENGLISH, kinds: ['hint'], words: 'We only call if there is a question about your order.', prefix: 'Error:' },
  argTypes: {
    kinds: { control: 'check', options: ['hint', 'error', 'success'], description: '`kind`; here one or several below one field' },
    words: { control: 'text', description: '`children`: what it says' },
    prefix: { control: 'text', description: 'What is read out before an error. Default nothing' },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<MessageArgs>

export default meta
type Story = StoryObj<MessageArgs>

export const Hint: Story = {
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(/^We only call/),
}
export const AnError: Story = {
  name: 'Error',
  args: { kinds: ['error'], words: 'Enter a phone number with its area code.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toHaveAccessibleDescription('Error: Enter a phone number with its area code.')
    await expect(field).toBeInvalid()
  },
}
export const Success: Story = { args: { kinds: ['success'], words: 'This number can receive texts.' } }
export const All: Story = { name: 'Several below one field', args: { kinds: ['hint', 'error', 'success'] } }
export const LongWords: Story = { args: { kinds: ['error'], words: 'Enter a phone number with its area code, such as 01632 960 001; numbersthataretoolongtobreakbythemselvesarebrokenanywhereatthispoint stay inside.' } }
export const RightToLeft: Story = { args: { ...ARABIC, kinds: ['error'], words: 'أدخل رقم هاتف مع رمز المنطقة.', prefix: 'خطأ:' } }
export const OnAPhone: Story = { ...LongWords, ...IN.phone }
export const ForcedColours: Story = { ...All, ...IN.forcedColours }
export const PageBuilderTheme: Story = { ...All, ...IN.pageBuilder }
export const BareTheme: Story = { ...All, ...IN.bare }
