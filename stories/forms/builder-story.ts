import { BUILDER_FAULTS, BUILDER_SUBMIT, builderReply, createFaults, savedFormHtml, type BuilderFault, type FormsReply, type SavedBuilderForm } from '@tillkit/fixtures'
import { BUILDER_CONTACT, BUILDER_SETTINGS, builderScriptTag, maskedField, paymentTotal, phoneField, pictureChoices, pricedChoices, pricedList, questionField, ratingField, repeater, shownPassword, singleItem, sliderField, sumField, typedPrice, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { expect, waitFor } from 'storybook/test'
import { formBuilder } from '../../packages/forms/src/form-builder/form-builder.ts'
import type { Answer } from '../support/answers.ts'
import { playing, type Scene } from '../support/playing.ts'
import { atRest } from '../support/part-story.tsx'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions, Stage } from '../support/stage.ts'

/** The builder's own rules, in our words. */
const STYLES: Readonly<Record<string, string>> = import.meta.glob('../../packages/fixtures/src/styles/form-builder/*.css', { query: '?inline', import: 'default', eager: true })

/** How late a late answer is, in ms. */
const LATE = 1500
/** The form of all these stories. */
export const FORM = '113'

const its = (id: string, label: string) => ({ formId: FORM, id, label })
const when = (field: string, value: string, type: string) => ({ action: 'show', logic: [[{ field, operator: '==', value, type }]] }) as const

const QUESTIONS: readonly BuilderFieldData[] = [
  { id: '1', type: 'select', label: 'What runs out', choices: [{ text: 'Rolls' }, { text: 'Ribbons' }] },
  { id: '2', type: 'text', label: 'Roll size', isRequired: true, conditional: 'show' },
  { id: '3', type: 'radio', label: 'Ribbon colour', choices: [{ text: 'Black' }, { text: 'Purple' }], conditional: 'show' },
]
const ORDER: readonly BuilderFieldData[] = [
  singleItem({ ...its('1', 'Box of rolls'), price: '£18.99', quantities: [0, 6] }),
  typedPrice({ ...its('2', 'Tip for the driver'), minimum: '2.00' }),
  pricedChoices({ ...its('3', 'Printer'), amounts: ['149.00', '1,049.50'], names: ['Counter', 'Kitchen'] }),
  pricedList({ ...its('4', 'Service plan'), amounts: ['30.00', '75.00'], names: ['One year', 'Three years'] }),
  paymentTotal({
    ...its('5', 'Total'),
    isRequired: true,
    lines: [
      { field: '1', label: 'Box of rolls', price: '£18.99' },
      ...['Counter', 'Kitchen'].map((label, index) => ({ field: '3', choice: index + 1, label, price: ['£149.00', '£1,049.50'][index] ?? '' })),
      ...['One year', 'Three years'].map((label, index) => ({ field: '4', choice: index + 1, label, price: ['£30.00', '£75.00'][index] ?? '' })),
    ],
  }),
]
const NOTES: readonly BuilderFieldData[] = [
  { id: '1', type: 'email', label: 'Email' },
  { id: '2', type: 'textarea', label: 'Note', className: 'wpforms-limit-words-enabled', more: { 'data-form-id': FORM, 'data-field-id': '2', 'data-text-limit': 3 } },
  { id: '3', type: 'text', label: 'Initials', className: 'wpforms-limit-characters-enabled', more: { 'data-form-id': FORM, 'data-field-id': '3', 'data-text-limit': 4, maxlength: 4 } },
]
const MARKS: readonly BuilderFieldData[] = [
  maskedField({ id: '1', label: 'Phone in the US' }, { 'data-inputmask-mask': '(999) 999-9999' }),
  maskedField({ id: '2', label: 'Opening date' }, { 'data-inputmask-alias': 'datetime', 'data-inputmask-inputformat': 'dd/mm/yyyy' }),
  phoneField({ id: '3', label: 'Any phone' }),
  sliderField(its('4', 'Counter width')),
  ratingField(its('5', 'Our van'), { chosen: 2 }),
  pictureChoices(its('6', 'Shelf')),
  shownPassword(its('7', 'Password')),
]

const LINES = repeater({
  ...its('1', 'Order lines'), max: 3,
  fields: [{ id: '2', type: 'text', label: 'Item code', isRequired: true }, { id: '3', type: 'number', label: 'How many' }],
})
const BRANCHES = repeater({
  ...its('1', 'Branches'), display: 'blocks', min: 2, max: 4, words: { add: 'Add a branch', remove: 'Take it away' },
  fields: [{ id: '2', type: 'text', label: 'Street', isRequired: true }, { id: '3', type: 'select', label: 'Opens', choices: [{ text: 'At eight' }, { text: 'At ten' }] }],
})

/** The forms of these stories, by what they are for. */
const FORMS = {
  'a letter': { fields: BUILDER_CONTACT, decoy: '10' },
  'a repair in pages': {
    logic: { 3: when('2', 'Yes', 'radio') },
    pages: [
      { title: 'Machine', fields: [{ id: '1', type: 'text', label: 'Which machine', isRequired: true }, { id: '2', type: 'radio', label: 'Under guarantee', choices: [{ text: 'Yes' }, { text: 'No' }] }] },
      { title: 'Proof', fields: [{ id: '3', type: 'text', label: 'Receipt number', isRequired: true, conditional: 'show' }] },
      { title: 'Check', fields: [{ id: '4', type: 'email', label: 'Email', isRequired: true }] },
    ],
  },
  'questions with conditions': { fields: QUESTIONS, logic: { 2: when('1', 'Rolls', 'select'), 3: when('1', 'Ribbons', 'select') } },
  'an order': { fields: ORDER },
  'a sum and a question': { fields: [sumField(FORM, '1'), questionField(FORM, '2', 'London')] },
  'an address and notes': { fields: NOTES },
  'masks and marks': { fields: MARKS },
  'phone numbers': { fields: [phoneField({ id: '1', label: 'Phone', isRequired: true }), phoneField({ id: '2', label: 'Phone of the shop' })] },
  'lines in rows': { fields: [LINES] },
  'branches in blocks': { fields: [BRANCHES] },
} as const satisfies Readonly<Record<string, Omit<SavedBuilderForm, 'id'>>>

/** What a story of a form can be told. */
export interface BuilderArgs {
  /** Which of the builder's two engines prints the form. */
  engine: 'modern' | 'classic'
  form: keyof typeof FORMS
  /** What shows how far a form of several pages is. */
  indicator: 'progress' | 'circles' | 'connector' | 'none'
  /** What goes wrong with each attempt. */
  fault: 'nothing' | BuilderFault
  /** Whether what is typed is kept in this tab. */
  drafts: boolean
}

/** An answer as it comes over the network. */
function sent({ body, status, when }: FormsReply): Answer {
  if (when === 'never') return 'never'
  if (when === 'lost') return 'broken'
  return { body, status, after: when === 'late' ? LATE : 0 }
}

function pageOf({ engine, form, indicator, fault, drafts }: BuilderArgs): ServerPageOptions {
  const isModern = engine === 'modern'
  const saved: SavedBuilderForm = { ...FORMS[form], id: FORM, isModern, indicator, title: 'Ask the counter', scrolls: false, tokenTime: Math.floor(Date.now() / 1000) }
  const faults = createFaults<BuilderFault>()
  // A token that is too old is so once.
  if (fault === 'nonce') faults.next(BUILDER_SUBMIT, fault)
  else if (fault !== 'nothing') faults.always(BUILDER_SUBMIT, fault)
  const answer = (name: string) => (fields: URLSearchParams) => sent(builderReply(name, fields, { forms: [saved], faults }) ?? { status: 400, type: 'text/html', body: '0' })
  return {
    html: savedFormHtml(saved) + builderScriptTag(),
    // A story begins with an empty form, whatever another one has left in this tab.
    config: { units: { 'form-builder': { drafts } } },
    globals: {
      wpforms_settings: { ...BUILDER_SETTINGS, country: 'GB', indicatorStepsPattern: 'Step {current} of {total}', isModernMarkupEnabled: isModern ? '1' : '' },
      wpforms_conditional_logic: { [FORM]: saved.logic ?? {} },
    },
    answers: Object.fromEntries([BUILDER_SUBMIT, 'wpforms_get_token', 'wpforms_restricted_email'].map((name) => [name, answer(name)])),
  }
}

/** What is on its way is dimmed, as under the builder's own script, and cannot be changed meanwhile. */
const DIMMED = '.wpforms-container.wpforms-loading'
const PRINTED_SO = [{ id: 'color-contrast', selector: `*:not(${DIMMED}, ${DIMMED} *)` }]

/** The parts of a file's `meta` with a form of the builder's. */
export function builderStory(args: Partial<BuilderArgs> = {}) {
  const story = serverStory<BuilderArgs>({
    unit: formBuilder,
    args: { engine: 'modern', form: 'a letter', indicator: 'progress', fault: 'nothing', drafts: false, ...args },
    argTypes: {
      engine: { control: 'inline-radio', options: ['modern', 'classic'], description: 'Which of the builder\'s two engines prints the form' },
      form: { control: 'select', options: Object.keys(FORMS), description: 'What the form is for' },
      indicator: { control: 'inline-radio', options: ['progress', 'circles', 'connector', 'none'], description: 'What shows how far a form of several pages is' },
      fault: { control: 'select', options: ['nothing', ...Object.keys(BUILDER_FAULTS)], description: 'What goes wrong with each attempt', table: { category: 'Network' } },
      drafts: { control: 'boolean', description: 'Whether what is typed is kept in this tab' },
    },
    print: pageOf,
    styles: Object.values(STYLES),
  })
  return { ...story, parameters: { ...story.parameters, a11y: { config: { rules: PRINTED_SO } } } }
}

/** What a play function of a form works with. */
export type BuilderScene = Pick<Scene<BuilderArgs & PageArgs>, 'canvas' | 'canvasElement' | 'userEvent' | 'args'>

/** A play function that ends when what it set in motion has come to rest: colours are checked as they stay. */
export const scene = (act: (scene: BuilderScene, page: Stage) => Promise<void>) =>
  playing<BuilderArgs & PageArgs>(async (context, page) => {
    await act(context, page)
    await atRest()
  })

/** How long code may be on its way on a busy machine, in ms. */
const PATIENCE = { timeout: 10_000 }

/** Waits until something holds: what checks and sends a form comes with its first touch. */
export const eventually = <T>(holds: () => T): Promise<T> => waitFor(holds, PATIENCE)

/** Waits until a shopper sees some words: their element has a box, and nothing hides it. */
export function sees({ canvas }: BuilderScene, words: string | RegExp): Promise<HTMLElement> {
  return eventually(() => {
    const seen = canvas.queryAllByText(words).find(isSeen)
    if (!seen) throw new Error(`Nobody sees "${String(words)}".`)
    return seen
  })
}

/** Whether an element can be seen: it has a box of more than a point, and nothing hides it. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** What is said to be wrong, as far as it is seen, in the engine's own markup. */
export const wrong = ({ canvasElement, args }: BuilderScene): string[] =>
  [...canvasElement.querySelectorAll(args.engine === 'modern' ? 'em.wpforms-error' : 'label.wpforms-error')].filter(isSeen).map(({ textContent }) => textContent ?? '')

/** Presses a button, once the code is there that coming near it brings: no story has the script tag that holds a press for it. */
export async function press({ canvas, userEvent }: BuilderScene, name: string): Promise<void> {
  const button = canvas.getByRole('button', { name })
  await userEvent.hover(button)
  await eventually(() => expect(Reflect.has(window, 'wpforms')).toBe(true))
  await userEvent.click(button)
}

/** Fills in the letter. */
export async function fillLetter({ canvas, userEvent }: BuilderScene): Promise<void> {
  await userEvent.type(canvas.getByLabelText('First'), 'Ann')
  await userEvent.type(canvas.getByLabelText('Last'), 'Shopper')
  await userEvent.type(canvas.getByLabelText('Email', { selector: '[type=email]' }), 'ann@shop.example')
  await userEvent.type(canvas.getByLabelText('Confirm Email'), 'ann@shop.example')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Topic/ }), 'Order')
  await userEvent.click(canvas.getByLabelText('Phone'))
  await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'How long?')
}

/** All that was typed into the letter is still there, and seen. */
export async function expectLetterKept({ canvas }: BuilderScene): Promise<void> {
  await expect(canvas.getByLabelText('First')).toHaveValue('Ann')
  await expect(canvas.getByRole('combobox', { name: /Topic/ })).toHaveValue('Order')
  await expect(canvas.getByLabelText('Phone')).toBeChecked()
  await expect(isSeen(canvas.getByRole('textbox', { name: /Message/ }))).toBe(true)
  await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('How long?')
}
