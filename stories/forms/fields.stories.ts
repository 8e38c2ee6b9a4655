import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormField } from '@tillkit/fixtures/theme-forms'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS } from '../support/part-story.tsx'
import { STYLES, type PageArgs } from '../support/server-story.tsx'
import { acting, fill, find, messages, send } from './acting.ts'
import { contactStory, type ContactArgs } from './forms-story.ts'

const meta = { title: 'Forms/Fields', ...contactStory({ captcha: false }) } satisfies Meta<ContactArgs & PageArgs>

export default meta

type Story = StoryObj<ContactArgs & PageArgs>

/** A field that is required and empty, after an attempt to send it. */
const missing = (...fields: readonly FormField[]): Story => ({
  args: { fields },
  play: acting(async (scene) => {
    await send(scene)
    await waitFor(() => expect(messages(scene)).toHaveTextContent(fields[0]?.title ?? ''))
    // Also where the theme has taken the real boxes away.
    await waitFor(() => expect(find(scene, '.et_pb_contact_field')).toContainElement(document.activeElement as HTMLElement))
  }),
})

const filled = (values: Readonly<Record<string, string>>, ...fields: readonly FormField[]): Story => ({
  args: { fields },
  play: acting(async (scene) => fill(scene, values)),
})

export const OneLine: Story = filled({ town: 'Leeds' }, { id: 'town', title: 'Town' })
export const OneLineMissing: Story = missing({ id: 'town', title: 'Town' })
export const Email: Story = filled({ email: 'ann@example.test' }, { id: 'email', type: 'email', title: 'Email' })

/** It is no address. */
export const EmailWrong: Story = {
  args: { fields: [{ id: 'email', type: 'email', title: 'Email' }] },
  play: acting(async (scene) => {
    await fill(scene, { email: 'joe@ex..com' })
    await send(scene)
    await waitFor(() => expect(messages(scene)).toHaveTextContent('Invalid email'))
  }),
}

export const Text: Story = filled({ letter: 'The paper jams,\nand the till is hungry.' }, { id: 'letter', type: 'text', title: 'Letter' })
export const TextMissing: Story = missing({ id: 'letter', type: 'text', title: 'Letter' })
export const Select: Story = filled({ machine: 'Printer' }, { id: 'machine', type: 'select', title: 'Machine', options: ['Till', 'Printer'] })
export const SelectMissing: Story = missing({ id: 'machine', type: 'select', title: 'Machine', options: ['Till', 'Printer'] })

const ANSWER: FormField = { id: 'answer', type: 'radio', title: 'Answer by', options: ['Phone', 'Email', 'Post'] }
export const Radios: Story = filled({ answer: 'Email' }, ANSWER)
export const RadiosMissing: Story = missing(ANSWER)
export const RadiosInForcedColours: Story = { ...Radios, name: 'Radios, in forced colours', ...FORCED_COLOURS }

const WANTS: FormField = { id: 'wants', type: 'checkbox', title: 'Wants', options: ['Catalogue', { value: 'Samples', isChecked: true }, { value: 'Visit', link: { url: '#visits', text: 'Where we go' } }] }
export const Boxes: Story = filled({ wants: 'Catalogue' }, WANTS)
export const BoxesMissing: Story = missing({ ...WANTS, options: ['Catalogue', 'Samples'] })
export const BoxesInForcedColours: Story = { ...Boxes, name: 'Boxes, in forced colours', ...FORCED_COLOURS }
/** On a page without the theme's sheet nobody else draws them. */
export const BoxesWithoutTheSheet: Story = { ...filled({ wants: 'Catalogue', answer: 'Email' }, WANTS, ANSWER), name: 'Boxes and radios, without the theme\'s sheet', parameters: { [STYLES]: [] } }
/** A box without options says its title. */
export const LoneBox: Story = filled({ terms: 'I have read' }, { id: 'terms', type: 'checkbox', title: 'I have read the terms' })
export const LoneBoxMissing: Story = missing({ id: 'terms', type: 'checkbox', title: 'I have read the terms' })

/** Letters, numbers, lengths: the browser itself looks after what may be typed. */
export const AllowedSymbols: Story = filled({ letters: 'Leeds', numbers: '57', both: 'TK57' },
  { id: 'letters', title: 'Only letters', symbols: 'letters' },
  { id: 'numbers', title: 'Only numbers', symbols: 'numbers' },
  { id: 'both', title: 'Letters and numbers, 4 to 12', symbols: 'alphanumeric', minimum: 4, maximum: 12 })

const CHAIN: readonly FormField[] = [
  { id: 'subject', type: 'select', title: 'About', options: ['An order', 'A return'] },
  { id: 'reason', type: 'radio', title: 'Why', options: ['Damaged', 'Too wide'], rules: [['subject', 'is', 'A return']] },
  { id: 'damage', title: 'What is damaged?', rules: [['reason', 'is', 'Damaged']] },
]
/** Each field waits for the one before it. */
export const ConditionsWaiting: Story = {
  args: { fields: CHAIN },
  play: acting(async (scene) => {
    await waitFor(() => expect(find(scene, '[data-id="reason"]')).not.toBeVisible())
    await expect(find(scene, '[data-id="damage"]')).not.toBeVisible()
  }),
}

/** All of the chain, one after the other. */
export const ConditionsMet: Story = {
  args: { fields: CHAIN },
  play: acting(async (scene) => {
    await fill(scene, { subject: 'A return', reason: 'Damaged' })
    await waitFor(() => expect(find(scene, '[data-id="damage"]')).toBeVisible())
  }),
}

/** One of two conditions is enough. */
export const OneOfTwoConditions: Story = {
  args: { fields: [
    { id: 'rolls', title: 'Rolls a month', isRequired: false },
    { id: 'letter', title: 'What you need', isRequired: false },
    { id: 'bulk', type: 'radio', title: 'Bulk price wanted', options: ['Yes', 'No'], rules: [['rolls', 'is greater', '50'], ['letter', 'contains', 'bulk']], relation: 'any' },
  ] },
  play: acting(async (scene) => {
    await fill(scene, { letter: 'In BULK, please' })
    await waitFor(() => expect(find(scene, '[data-id="bulk"]')).toBeVisible())
  }),
}
