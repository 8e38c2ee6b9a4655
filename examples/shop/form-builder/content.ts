import type { SavedBuilderForm } from '@tillkit/fixtures'
import { BUILDER_CONTACT, cameraField, paymentTotal, phoneField, pricedChoices, pricedList, repeater, signatureField, singleItem, sumField, typedPrice, type BuilderFieldData } from '@tillkit/fixtures/form-builder'

const when = (field: string, value: string, type: string) => ({ action: 'show', logic: [[{ field, operator: '==', value, type }]] }) as const

/** Names, an address twice, a list, boxes with a limit, a number, a message. */
export const CONTACT: SavedBuilderForm = {
  id: '113', title: 'Ask the counter', decoy: '10', fields: BUILDER_CONTACT, button: 'Send it', success: 'Thank you. Somebody at the counter reads it today.',
}

/** A question about a product: some addresses are not answered, and it may not be long. */
export const QUESTION: SavedBuilderForm = {
  id: '118', title: 'A question about this', decoy: '5', button: 'Ask', success: 'Thank you. The answer comes by e-mail.',
  fields: [
    { id: '1', type: 'text', label: 'Your name', isRequired: true },
    { id: '2', type: 'email', label: 'Email', isRequired: true, more: { 'data-rule-restricted-email': '1' } },
    {
      id: '3', type: 'textarea', label: 'Question', isRequired: true, className: 'wpforms-limit-characters-enabled',
      more: { 'data-form-id': '118', 'data-field-id': '3', 'data-text-limit': 120, maxlength: 120 },
    },
  ],
}

/** Four pages, of which the second is for machines under guarantee alone; what is wrong hangs on a choice, which hangs on another. */
export const REPAIR: SavedBuilderForm = {
  id: '217', title: 'Repair ticket', indicator: 'circles', button: 'Send the ticket', success: 'Thank you. Bring the machine in whenever you like.',
  logic: { 3: when('2', 'Yes', 'radio'), 5: when('4', 'It jams', 'select'), 6: when('5', 'Somewhere else', 'radio') },
  pages: [
    {
      title: 'Machine',
      fields: [
        { id: '1', type: 'text', label: 'Which machine', isRequired: true },
        { id: '2', type: 'radio', label: 'Under guarantee', isRequired: true, shellClass: 'wpforms-conditional-trigger', choices: [{ text: 'Yes' }, { text: 'No' }] },
      ],
    },
    { title: 'Proof', fields: [{ id: '3', type: 'text', label: 'Receipt number', isRequired: true, conditional: 'show' }] },
    {
      title: 'Fault',
      fields: [
        { id: '4', type: 'select', label: 'What is wrong', isRequired: true, shellClass: 'wpforms-conditional-trigger', choices: [{ text: 'It jams' }, { text: 'It prints badly' }] },
        { id: '5', type: 'radio', label: 'Where does it jam', isRequired: true, shellClass: 'wpforms-conditional-trigger', conditional: 'show', choices: [{ text: 'At the cutter' }, { text: 'Somewhere else' }] },
        { id: '6', type: 'text', label: 'Where', isRequired: true, conditional: 'show' },
      ],
    },
    { title: 'You', fields: [{ id: '7', type: 'email', label: 'Email', isRequired: true }, { id: '8', type: 'textarea', label: 'Anything else' }] },
  ],
}

const item = (id: string, label: string) => ({ formId: '229', id, label })

/** What is sold by the order form, without its total. */
const GOODS: readonly BuilderFieldData[] = [
  singleItem({ ...item('1', 'Box of 57 mm rolls'), price: '£18.99', quantities: [0, 6] }),
  pricedChoices({ ...item('2', 'Printer'), amounts: ['149.00', '1,049.50'], names: ['Counter', 'Kitchen'] }),
  pricedChoices({ ...item('3', 'Extras'), amounts: ['4.10', '0.20'], names: ['Cable', 'Paper'], isSeveral: true }),
  pricedList({ ...item('4', 'Service plan'), amounts: ['30.00', '75.00'], names: ['One year', 'Three years'], quantities: [1, 4] }),
  typedPrice({ ...item('5', 'Tip for the driver'), minimum: '2.00' }),
]

/** A line of the total's summary for each thing that can be taken. */
const LINES = GOODS.flatMap(({ id, label, sold }) => {
  if (sold?.kind !== 'choices') return [{ field: id, label, price: sold?.kind === 'item' ? sold.price : '£0.00' }]
  return sold.names.map((name, index) => ({ field: id, choice: index + 1, label: `${label}: ${name}`, price: `£${sold.amounts[index] ?? ''}` }))
})

/** What is printed on rolls: a row for each text, up to five. */
const PRINT = repeater({ ...item('8', 'Print on the rolls'), max: 5, fields: [{ id: '9', type: 'text', label: 'Text' }, { id: '10', type: 'number', label: 'Boxes' }] })

/** Items with quantities, choices, a price of one's own, and what all comes to. `to`: where it leads. */
export const order = (to: string): SavedBuilderForm => ({
  id: '229', title: 'Order by form', button: 'Order', redirectUrl: to,
  fields: [...GOODS, paymentTotal({ ...item('6', 'Total'), isRequired: true, lines: LINES }), PRINT, { id: '7', type: 'email', label: 'Email', isRequired: true }],
})

/** A form that is not on the page before somebody opens it. */
export const POPUP: SavedBuilderForm = {
  id: '301', title: 'Samples by post', decoy: '9', button: 'Send me samples', success: 'They are on their way.',
  fields: [{ id: '1', type: 'text', label: 'Your name', isRequired: true }, { id: '2', type: 'email', label: 'Email', isRequired: true }, sumField('301', '3')],
}

/** A photo of what is to be mended, and a signature that lets somebody in. */
export const VISIT: SavedBuilderForm = {
  id: '305', title: 'Somebody comes by', button: 'Ask for a visit', success: 'Thank you. Somebody calls before coming.',
  fields: [
    { id: '1', type: 'text', label: 'Name of the shop', isRequired: true },
    phoneField({ id: '5', label: 'Phone', isRequired: true }),
    cameraField({ formId: '305', id: '2', label: 'The machine' }),
    cameraField({ formId: '305', id: '3', label: 'What it sounds like', format: 'video', limit: 15, opener: 'link' }),
    signatureField({ formId: '305', id: '4', label: 'Somebody may come in', isRequired: true }),
  ],
}

/** A form that is sent with its page, printed by the older of the builder's two engines. `action`: its page. */
export const byPage = (action: string): SavedBuilderForm => ({
  id: '232', title: 'Stamp card', isModern: false, isAjax: false, action, button: 'Order the card', success: 'Thank you, your card is being printed.',
  fields: [
    { id: '1', type: 'text', label: 'Name on the card', isRequired: true },
    { id: '2', type: 'email', label: 'Email', isRequired: true, more: { 'data-rule-restricted-email': '1' } },
    { id: '3', type: 'radio', label: 'Stamps', isRequired: true, choices: [{ text: 'Ten' }, { text: 'Twenty' }] },
    { id: '4', type: 'select', label: 'Colour', choices: [{ text: 'Green' }, { text: 'Red' }] },
    { id: '5', type: 'textarea', label: 'Anything else' },
  ],
})
