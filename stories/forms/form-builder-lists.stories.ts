import type { Meta, StoryObj } from '@storybook/react-vite'
import { BUILDER_SETTINGS, builderConfirmation, builderFormHtml, builderScriptTag, modernList, paymentTotal, pricedList, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { expect, waitFor, within } from 'storybook/test'
import { formBuilder } from '../../packages/forms/src/form-builder/form-builder.ts'
import { playing } from '../support/playing.ts'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

interface Args {
  /** Which of the builder's two engines prints the form. */
  engine: 'modern' | 'classic'
  /** What is chosen as the page opens. */
  chosen: string[]
  /** What asks for a choice. */
  placeholder: string
  /** Whether what is typed is searched for. */
  searched: boolean
  /** How many may be chosen; 0: any number. */
  limit: number
  /** Whether the field is locked. */
  locked: boolean
  required: boolean
}

const FORM = '113'
const MODELS = ['Epson TM-T20', 'Star TSP143', 'Casio SR-S500', 'Sam4s ER-180', 'Bixolon SRP', 'Citizen CT-S', 'Olivetti ECR', 'Sharp XE-A', 'Towa AX']

function fieldsOf({ chosen, placeholder, searched, limit, locked, required }: Args): readonly BuilderFieldData[] {
  const common = { formId: FORM, choices: MODELS, isSearched: searched, isRequired: required, ...(locked ? { shellClass: 'wpforms-field-readonly' } : {}) }
  return [
    modernList({ ...common, id: '1', label: 'Your till', placeholder: 'Search your model' }),
    modernList({ ...common, id: '2', label: 'Other machines', isSeveral: true, placeholder, chosen, ...(limit > 0 ? { limit } : {}) }),
    pricedList({ formId: FORM, id: '3', label: 'Carrier', amounts: ['5.00', '7.95'], isModern: true, quantities: [1, 3] }),
    paymentTotal({ formId: FORM, id: '4', label: 'Total' }),
  ]
}

const meta = {
  title: 'Forms/Form builder, modern lists',
  ...serverStory<Args>({
    unit: formBuilder,
    args: { engine: 'modern', chosen: [], placeholder: 'Which ones?', searched: true, limit: 0, locked: false, required: false },
    argTypes: {
      engine: { control: 'inline-radio', options: ['modern', 'classic'], description: 'Which of the builder\'s two engines prints the form' },
      chosen: { control: 'object', description: 'What is chosen as the page opens' },
      placeholder: { control: 'text', description: 'What asks for a choice' },
      searched: { control: 'boolean', description: 'Whether what is typed is searched for' },
      limit: { control: 'number', description: 'How many may be chosen; 0: any number' },
      locked: { control: 'boolean', description: 'Whether the fields are locked' },
      required: { control: 'boolean', description: 'Whether something has to be chosen' },
    },
    print: (args) => ({
      html: builderFormHtml({ id: FORM, isModern: args.engine === 'modern', title: 'Ask the counter', tokenTime: Math.floor(Date.now() / 1000), fields: fieldsOf(args) }) + builderScriptTag(),
      config: { units: { 'form-builder': { drafts: false } } },
      globals: { wpforms_settings: { ...BUILDER_SETTINGS, isModernMarkupEnabled: args.engine === 'modern' ? '1' : '' } },
      answers: { wpforms_submit: () => ({ body: builderConfirmation(FORM, 'Thanks. We will be in touch.') }) },
    }),
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>
type Scene = Parameters<NonNullable<Story['play']>>[0]

const chipsOf = async ({ canvas }: Scene) => within(await canvas.findByRole('list', { name: 'Other machines' })).getAllByRole('listitem').map(({ textContent }) => textContent)

/** Nothing is chosen, and nothing has been touched: no React. */
export const AtRest: Story = {}
export const AtRestClassic: Story = { args: { engine: 'classic' } }

const CHOSEN = { args: { chosen: ['Star TSP143', 'Casio SR-S500', 'Olivetti ECR'] } }
const drawn = playing<Args & PageArgs>(async (scene) => {
  await waitFor(async () => expect(await chipsOf(scene)).toHaveLength(3))
})

/** What is chosen stands in the box as chips. */
export const Chosen: Story = { ...CHOSEN, play: drawn }
export const ChosenClassic: Story = { args: { ...CHOSEN.args, engine: 'classic' }, play: drawn }
export const ChosenOnAPhone: Story = { ...CHOSEN, ...PHONE, play: drawn }
export const ChosenInForcedColours: Story = { ...CHOSEN, ...FORCED_COLOURS, play: drawn }
export const ChosenRightToLeft: Story = { args: { ...CHOSEN.args, dir: 'rtl', lang: 'ar' }, play: drawn }

/** A locked list shows what is chosen, and cannot be changed. */
export const Locked: Story = { args: { ...CHOSEN.args, locked: true }, play: drawn }
