import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorSummary, FieldMessage, type FieldError } from '@tillkit/ui'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ARABIC, ENGLISH, IN, KIT, KitPage, type PageArgs } from './kit-page.tsx'

interface SummaryArgs extends PageArgs {
  heading: string
  errors: FieldError[]
  level: 2 | 3 | 4
  attempt: number
}

function Demo({ heading, errors, level, attempt, ...page }: SummaryArgs) {
  const [email, setEmail] = useState<HTMLElement | null>(null)
  const message = errors.find(({ field }) => field === 'email')?.message
  return (
    <KitPage heading={page.lang === 'ar' ? 'بياناتك' : 'Your details'} {...page}>
      <ErrorSummary heading={heading} errors={errors} level={level} attempt={attempt} />
      <p>
        <label htmlFor="email">{page.lang === 'ar' ? 'البريد' : 'Email'}</label>
        <br />
        <input id="email" ref={setEmail} type="email" style={{ minBlockSize: 44 }} />
      </p>
      {message && (
        <FieldMessage kind="error" field={email} prefix="Error:">
          {message}
        </FieldMessage>
      )}
      <fieldset id="delivery" style={{ marginBlockStart: 20 }}>
        <legend>{page.lang === 'ar' ? 'التوصيل' : 'Delivery'}</legend>
        <label>
          <input type="radio" name="delivery" /> {page.lang === 'ar' ? 'إلى الباب' : 'To my door'}
        </label>
      </fieldset>
    </KitPage>
  )
}

const ERRORS: FieldError[] = [
  { field: 'email', message: 'Enter an email address like name@example.com' },
  { field: 'delivery', message: 'Choose how we deliver' },
]

const meta = {
  title: 'Kit/Error summary',
  tags: ['part', 'autodocs'],
  ...KIT,
  args: { ...ENGLISH, heading: 'Two things need your attention', errors: ERRORS, level: 2, attempt: 1 },
  argTypes: {
    heading: { control: 'text' },
    errors: { control: 'object', description: '`message`, and `field`: an id, or the node itself' },
    level: { control: 'inline-radio', options: [2, 3, 4], description: "The heading's level. Default 2" },
    attempt: { control: 'number', description: 'Another value gives the heading the focus again' },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<SummaryArgs>

export default meta
type Story = StoryObj<SummaryArgs>

/** The heading has the focus as soon as there are errors. */
export const Errors: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveFocus())
  },
}
/** A link puts the focus into its field; of a group into its first one. */
export const Followed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Choose how we deliver' }))
    await expect(canvas.getByRole('radio')).toHaveFocus()
  },
}
export const OneError: Story = { args: { heading: 'One thing needs your attention', errors: ERRORS.slice(0, 1) } }
export const OfNoField: Story = { name: 'About no one field', args: { heading: 'Your order was not sent', errors: [{ message: 'The shop did not answer. Nothing was charged.' }] } }
export const None: Story = { name: 'No errors', args: { errors: [] } }
export const LongWords: Story = {
  args: { errors: [{ field: 'email', message: 'Enter an email address that we can write to when your parcel has left our warehouse, such as averyveryverylongnamethatdoesnotbreak@subdomain.example.com' }, ...ERRORS] },
}
export const RightToLeft: Story = { args: { ...ARABIC, heading: 'هناك خطأ', errors: [{ field: 'email', message: 'أدخل بريدًا صحيحًا' }, { field: 'delivery', message: 'اختر طريقة التوصيل' }] } }
export const OnAPhone: Story = { ...LongWords, ...IN.phone }
export const ForcedColours: Story = { ...IN.forcedColours }
export const PageBuilderTheme: Story = { ...IN.pageBuilder }
export const BareTheme: Story = { ...IN.bare }
