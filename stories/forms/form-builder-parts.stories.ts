import type { Meta, StoryObj } from '@storybook/react-vite'
import { BUILDER_SETTINGS, builderConfirmation, builderFormHtml, builderPagesHtml, builderScriptTag, maskedField, paymentTotal, pictureChoices, pricedChoices, pricedList, questionField, ratingField, shownPassword, singleItem, sliderField, sumField, typedPrice, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { expect, userEvent, waitFor } from 'storybook/test'
import { formBuilder } from '../../packages/forms/src/form-builder/form-builder.ts'
import { playing } from '../support/playing.ts'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

interface Args {
  /** Which of the builder's two engines prints the form. */
  engine: 'modern' | 'classic'
  /** What the form is for. */
  form: 'repair in pages' | 'questions with conditions' | 'order' | 'sum and question' | 'address and note' | 'masks and marks'
  /** What shows how far a form of several pages is. */
  indicator: 'progress' | 'circles' | 'connector' | 'none'
}

const FORM = '113'
const its = (id: string, label: string) => ({ formId: FORM, id, label })
const conditional = { shellClass: 'wpforms-conditional-field wpforms-conditional-show' }
const when = (field: string, value: string, type: string) => ({ action: 'show', logic: [[{ field, operator: '==', value, type }]] })

const PAGES = [
  { title: 'Machine', fields: [{ id: '1', type: 'text', label: 'Which machine', isRequired: true }, { id: '2', type: 'radio', label: 'Under guarantee', choices: [{ text: 'Yes' }, { text: 'No' }] }] },
  { title: 'Proof', fields: [{ id: '3', type: 'text', label: 'Receipt number', isRequired: true, ...conditional }] },
  { title: 'Check', fields: [{ id: '4', type: 'email', label: 'Email', isRequired: true }] },
]
const QUESTIONS: readonly BuilderFieldData[] = [
  { id: '1', type: 'select', label: 'What runs out', choices: [{ text: 'Rolls' }, { text: 'Ribbons' }] },
  { id: '2', type: 'text', label: 'Roll size', isRequired: true, ...conditional },
  { id: '3', type: 'radio', label: 'Ribbon colour', choices: [{ text: 'Black' }, { text: 'Purple' }], ...conditional },
]
const ORDER: readonly BuilderFieldData[] = [
  singleItem({ ...its('1', 'Box of rolls'), price: '£18.99', quantities: [0, 6] }),
  typedPrice({ ...its('2', 'Tip for the driver'), minimum: '2.00' }),
  pricedChoices({ ...its('3', 'Printer'), amounts: ['149.00', '1,049.50'] }),
  pricedList({ ...its('4', 'Service plan'), amounts: ['30.00', '75.00'] }),
  paymentTotal({
    ...its('5', 'Total'),
    isRequired: true,
    lines: [{ field: '1', label: 'Box of rolls', price: '£18.99' }, ...[1, 2].map((choice) => ({ field: '3', choice, label: `Printer ${choice}`, price: '£149.00' })), ...[1, 2].map((choice) => ({ field: '4', choice, label: `Plan ${choice}`, price: '£30.00' }))],
  }),
]
const CAPTCHAS = [sumField(FORM, '1'), questionField(FORM, '2', 'London')]
const ADDRESS: readonly BuilderFieldData[] = [
  { id: '1', type: 'email', label: 'Email' },
  { id: '2', type: 'textarea', label: 'Note', className: 'wpforms-limit-words-enabled', more: { 'data-form-id': FORM, 'data-field-id': '2', 'data-text-limit': 3 } },
]
const MARKS: readonly BuilderFieldData[] = [
  maskedField({ id: '1', label: 'Phone in the US' }, { 'data-inputmask-mask': '(999) 999-9999' }),
  maskedField({ id: '2', label: 'Opening date' }, { 'data-inputmask-alias': 'datetime', 'data-inputmask-inputformat': 'dd/mm/yyyy' }),
  { id: '3', type: 'phone', label: 'Any phone', className: 'wpforms-smart-phone-field', more: { 'data-rule-smart-phone-field': 'true' } },
  sliderField(its('4', 'Counter width')),
  ratingField(its('5', 'Our van'), { chosen: 2 }),
  pictureChoices(its('6', 'Shelf')),
  shownPassword(its('7', 'Password')),
]

const FIELDS = { 'questions with conditions': QUESTIONS, order: ORDER, 'sum and question': CAPTCHAS, 'address and note': ADDRESS, 'masks and marks': MARKS } as const
const LOGIC = { 'repair in pages': { 3: when('2', 'Yes', 'radio') }, 'questions with conditions': { 2: when('1', 'Rolls', 'select'), 3: when('1', 'Ribbons', 'select') } } as const

function formHtml({ engine, form, indicator }: Args): string {
  const common = { id: FORM, isModern: engine === 'modern', title: 'Ask the counter', tokenTime: Math.floor(Date.now() / 1000) }
  return form === 'repair in pages' ? builderPagesHtml({ ...common, pages: PAGES, indicator, scrolls: false }) : builderFormHtml({ ...common, fields: FIELDS[form] })
}

const meta = {
  title: 'Forms/Form builder, its parts',
  ...serverStory<Args>({
    unit: formBuilder,
    args: { engine: 'modern', form: 'repair in pages', indicator: 'progress' },
    argTypes: {
      engine: { control: 'inline-radio', options: ['modern', 'classic'], description: 'Which of the builder\'s two engines prints the form' },
      form: { control: 'select', options: ['repair in pages', ...Object.keys(FIELDS)], description: 'What the form is for' },
      indicator: { control: 'inline-radio', options: ['progress', 'circles', 'connector', 'none'], description: 'What shows how far a form of several pages is' },
    },
    print: (args) => ({
      html: formHtml(args) + builderScriptTag(),
      // A story begins with an empty form, whatever another one has left in this tab.
      config: { units: { 'form-builder': { drafts: false } } },
      globals: {
        wpforms_settings: { ...BUILDER_SETTINGS, country: 'GB', indicatorStepsPattern: 'Step {current} of {total}', isModernMarkupEnabled: args.engine === 'modern' ? '1' : '' },
        wpforms_conditional_logic: Object.hasOwn(LOGIC, args.form) ? { [FORM]: LOGIC[args.form as keyof typeof LOGIC] } : {},
      },
      answers: { wpforms_submit: () => ({ body: builderConfirmation(FORM, 'Thanks. We will be in touch.') }) },
    }),
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>
type Scene = Parameters<NonNullable<Story['play']>>[0]

const isShown = ({ canvas }: Scene, label: string) => canvas.getByLabelText(new RegExp(label)).checkVisibility()
const press = ({ canvas }: Scene, name: string) => userEvent.click(canvas.getByRole('button', { name }))

/** As the server prints it: the first page, with buttons that can be pressed. */
export const Pages: Story = {}
export const Circles: Story = { args: { indicator: 'circles' } }
export const Connector: Story = { args: { indicator: 'connector' } }
export const PagesRightToLeft: Story = { args: { indicator: 'circles', dir: 'rtl', lang: 'ar' } }
export const PagesOnAPhone: Story = { args: { indicator: 'circles' }, ...PHONE }
export const PagesInForcedColours: Story = { args: { indicator: 'circles' }, ...FORCED_COLOURS }

const stepped = playing<Args & PageArgs>(async (scene) => {
  await press(scene, 'On')
  await waitFor(() => expect(scene.canvas.getByLabelText(/Which machine/)).toHaveFocus())
  await userEvent.type(scene.canvas.getByLabelText(/Which machine/), 'Till')
  await userEvent.click(scene.canvas.getByLabelText('No'))
  await press(scene, 'On')
  // The second page has nothing on it.
  await waitFor(() => expect(isShown(scene, 'Email')).toBe(true))
})

/** A step past a page that conditions have emptied. */
export const Stepped: Story = { play: stepped }
export const SteppedClassic: Story = { args: { engine: 'classic', indicator: 'connector' }, play: stepped }

const asked = playing<Args & PageArgs>(async (scene) => {
  await userEvent.selectOptions(scene.canvas.getByLabelText(/What runs out/), 'Rolls')
  await waitFor(() => expect(isShown(scene, 'Roll size')).toBe(true))
})

/** What is shown for an answer. */
export const Conditions: Story = { args: { form: 'questions with conditions' }, play: asked }
export const ConditionsClassic: Story = { args: { form: 'questions with conditions', engine: 'classic' }, play: asked }

const ordered = playing<Args & PageArgs>(async ({ canvas }) => {
  await userEvent.click(canvas.getByLabelText('Choice 2'))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Service plan/ }), '1')
  await waitFor(() => expect(canvas.getAllByText('£1,079.50').length).toBeGreaterThan(0))
})

/** An order with its summary. */
export const Order: Story = { args: { form: 'order' }, play: ordered }
export const OrderClassic: Story = { args: { form: 'order', engine: 'classic' }, play: ordered }
export const OrderOnAPhone: Story = { args: { form: 'order' }, ...PHONE, play: ordered }

/** Nothing is ordered: the total says that something has to be paid. */
export const NothingOrdered: Story = {
  args: { form: 'order' },
  play: playing(async (scene) => {
    await press(scene, 'Submit')
    await waitFor(() => expect(scene.canvas.getByText('Payment is required.')).toBeInTheDocument())
  }),
}

const wrong = playing<Args & PageArgs>(async (scene) => {
  await userEvent.type(scene.canvas.getByLabelText(/Add up/), '1000')
  await userEvent.type(scene.canvas.getByLabelText(/Shop question/), 'Paris')
  await press(scene, 'Submit')
  await waitFor(() => expect(scene.canvas.getAllByText('Incorrect answer.')).toHaveLength(2))
})

/** Wrong answers to a sum and a question. */
export const Captchas: Story = { args: { form: 'sum and question' }, play: wrong }
export const CaptchasClassic: Story = { args: { form: 'sum and question', engine: 'classic' }, play: wrong }

const mistyped = playing<Args & PageArgs>(async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText(/Note/), 'one two three')
  await userEvent.type(canvas.getByLabelText(/Email/), 'jo@gmial.com')
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByText('jo@gmail.com')).toBeInTheDocument())
})

/** Another address is suggested; a note has all the words that it may have. */
export const Suggestion: Story = { args: { form: 'address and note' }, play: mistyped }
export const SuggestionClassic: Story = { args: { form: 'address and note', engine: 'classic' }, play: mistyped }

const filled = playing<Args & PageArgs>(async ({ canvas }) => {
  const phone = canvas.getByLabelText('Phone in the US')
  await userEvent.click(phone)
  await waitFor(() => expect(phone).toHaveAttribute('placeholder', '(___) ___-____'))
  await userEvent.keyboard('2025550123')
  await userEvent.type(canvas.getByLabelText('Opening date'), '4/5/2026')
  await userEvent.type(canvas.getByLabelText('Any phone'), '07911 123456')
  await userEvent.click(canvas.getByLabelText(/Rate 4/))
  await userEvent.type(canvas.getByLabelText('Password'), 'till roll')
  await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }))
  await waitFor(() => expect(['Phone in the US', 'Opening date', 'Any phone'].map((label) => canvas.getByLabelText<HTMLInputElement>(label).value)).toEqual(['(202) 555-0123', '04/05/2026', '+44 7911 123456']))
  await expect(canvas.getByRole('button', { name: 'Hide Password' })).toBeVisible()
})

/** What is typed into masks, and fields that look otherwise when they are used. */
export const MasksAndMarks: Story = { args: { form: 'masks and marks' }, play: filled }
export const MasksAndMarksClassic: Story = { args: { form: 'masks and marks', engine: 'classic' }, play: filled }
export const MasksOnAPhone: Story = { args: { form: 'masks and marks' }, ...PHONE, play: filled }
export const MasksRightToLeft: Story = { args: { form: 'masks and marks', dir: 'rtl', lang: 'ar' }, play: filled }
export const MasksInForcedColours: Story = { args: { form: 'masks and marks' }, ...FORCED_COLOURS, play: filled }
