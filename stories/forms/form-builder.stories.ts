import type { Meta, StoryObj } from '@storybook/react-vite'
import { builderCall } from '@tillkit/fixtures'
import { BUILDER_CONTACT, BUILDER_SETTINGS, BUILDER_SILENCE, builderFormHtml, builderScriptTag, type BuilderFormData } from '@tillkit/fixtures/form-builder'
import { expect, userEvent, waitFor } from 'storybook/test'
import { formBuilder } from '../../packages/forms/src/form-builder/form-builder.ts'
import { playing } from '../support/playing.ts'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

interface Args {
  /** Which of the builder's two engines prints the form. */
  engine: 'modern' | 'classic'
  /** What the server says of the form: it judges what was sent; is out of order; takes it without a word. */
  server: 'judges' | 'fails' | 'says nothing'
}

const meta = {
  title: 'Forms/Form builder',
  ...serverStory<Args>({
    unit: formBuilder,
    args: { engine: 'modern', server: 'judges' },
    argTypes: {
      engine: { control: 'inline-radio', options: ['modern', 'classic'], description: 'Which of the builder\'s two engines prints the form' },
      server: { control: 'inline-radio', options: ['judges', 'fails', 'says nothing'], description: 'What the server says of the form' },
    },
    print({ engine, server }) {
      const form: BuilderFormData = { id: '113', isModern: engine === 'modern', title: 'Contact us', fields: BUILDER_CONTACT, decoy: '10', tokenTime: Math.floor(Date.now() / 1000) }
      const judge = (sent: URLSearchParams) => (server === 'says nothing' ? BUILDER_SILENCE : (builderCall('wpforms_submit', sent, { forms: [form] }) ?? ''))
      return {
        html: builderFormHtml(form) + builderScriptTag(),
        // A story begins with an empty form, whatever another one has left in this tab.
        config: { units: { 'form-builder': { drafts: false } } },
        globals: { wpforms_settings: { ...BUILDER_SETTINGS, isModernMarkupEnabled: engine === 'modern' ? '1' : '' } },
        answers: { wpforms_submit: (sent) => (server === 'fails' ? { status: 500, body: '<h1>Error</h1>' } : { body: judge(sent) }) },
      }
    },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>
type Scene = Parameters<NonNullable<Story['play']>>[0]

const fillIn = async ({ canvas }: Scene) => {
  await userEvent.type(canvas.getByLabelText('First'), 'Ann')
  await userEvent.type(canvas.getByLabelText('Last'), 'Shopper')
  await userEvent.type(canvas.getByLabelText('Email', { selector: '[type=email]' }), 'ann@shop.example')
  await userEvent.type(canvas.getByLabelText('Confirm Email'), 'ann@shop.example')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Topic/ }), 'Order')
  await userEvent.click(canvas.getByLabelText('Phone'))
  await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'How long?')
}
const send = ({ canvas }: Scene) => userEvent.click(canvas.getByRole('button', { name: 'Submit' }))

/** As the server prints it. */
export const Form: Story = {}
export const Classic: Story = { args: { engine: 'classic' } }
export const RightToLeft: Story = { args: { dir: 'rtl', lang: 'ar' } }
export const OnAPhone: Story = { ...PHONE }
export const InForcedColours: Story = { ...FORCED_COLOURS }

const missing = playing<Args & PageArgs>(async (scene) => {
  await send(scene)
  await waitFor(() => expect(scene.canvas.getByLabelText('First')).toHaveFocus())
  await expect(scene.canvas.getByLabelText('First')).toHaveAccessibleDescription('This field is required.')
})

/** Sent with nothing in it: each field says what is wrong, in the builder's markup, and the first has the focus. */
export const Missing: Story = { play: missing }

/** The same, as the older engine marks it. */
export const MissingClassic: Story = { args: { engine: 'classic' }, play: missing }

/** More is ticked than the shop takes. */
export const TooMany: Story = {
  play: playing(async ({ canvas }) => {
    for (const name of ['Rolls', 'Tills', 'Scanners']) await userEvent.click(canvas.getByLabelText(name))
    await waitFor(() => expect(canvas.getByText('You have exceeded the number of allowed selections: 2.')).toBeInTheDocument())
  }),
}

/** The thanks stand where the form was. */
export const Sent: Story = {
  play: playing(async (scene) => {
    await fillIn(scene)
    await send(scene)
    await waitFor(() => expect(scene.canvas.getByText(/Thanks for contacting us/)).toBeInTheDocument())
  }),
}

/** The server is out of order: what was typed is kept. */
export const Failed: Story = {
  args: { server: 'fails' },
  play: playing(async (scene) => {
    await fillIn(scene)
    await send(scene)
    await waitFor(() => expect(scene.canvas.getByText(/Network error or server is unreachable/)).toBeInTheDocument())
    await expect(scene.canvas.getByLabelText('First')).toHaveValue('Ann')
  }),
}

/** The server takes it for a bot's, and says nothing: somebody has to. */
export const WithoutAWord: Story = {
  args: { server: 'says nothing' },
  play: playing(async (scene) => {
    await fillIn(scene)
    await send(scene)
    await waitFor(() => expect(scene.canvas.getByText(/has not confirmed it/)).toBeInTheDocument())
  }),
}
