import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { formBuilder } from '../../packages/forms/src/form-builder/form-builder.ts'
import { builderAnswers, builderGlobals, builderHtml } from '../../packages/forms/src/form-builder/form-builder.fixtures.ts'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

interface Args {
  /** What the server says of the form. */
  answer: 'sent' | 'fields'
}

const meta = {
  title: 'Forms/Form builder (a slice)',
  ...serverStory<Args>({
    unit: formBuilder,
    args: { answer: 'sent' },
    argTypes: { answer: { control: 'inline-radio', options: ['sent', 'fields'], description: 'What the server says of the form' } },
    print: ({ answer }) => ({
      html: builderHtml,
      globals: builderGlobals,
      answers: { '/wp-admin/admin-ajax.php': () => ({ body: builderAnswers[answer] }), wpforms_get_token: () => ({ body: builderAnswers.token }) },
    }),
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** As the server prints it. */
export const Form: Story = {}

/** Sent with nothing in it: each field says what is wrong, in the builder's markup, and the first has the focus. */
export const Missing: Story = {
  play: playing(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const question = canvas.getByRole('textbox', { name: /Your question/ })
    await waitFor(() => expect(question).toHaveFocus())
    await expect(question).toHaveAccessibleDescription('In a line or two This field isn\'t optional.')
  }),
}

/** The server finds fault with what was typed. */
export const Refused: Story = {
  args: { answer: 'fields' },
  play: playing(async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Your question/ }), 'How long?')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Topic/ }), 'Rolls')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByText('That isn\'t a question.')).toBeInTheDocument())
    await expect(canvas.getByRole('textbox', { name: /Your question/ })).toHaveValue('How long?')
  }),
}
