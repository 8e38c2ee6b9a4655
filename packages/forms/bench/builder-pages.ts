import type { BenchPageOptions } from '@tillkit/bench'
import { BUILDER_CONTACT, builderFormHtml, builderGlobalsHtml, builderPagesHtml, paymentTotal, pricedList, sumField, type BuilderCondition, type BuilderFieldData } from '@tillkit/fixtures/form-builder'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The form of these pages, and what has to stand in its first field for all others that have conditions to be shown. */
export const FORM = '113'
export const PASSWORD = 'till'
/** How many conditions a form has at most. */
const CONDITIONS = 100

/** The id of a field's element, by its number from 1. */
export const inputOf = (number: number): string => `wpforms-${FORM}-field_${number}`

/** A form as most shops have it, as the one with this number on its page. */
export const usualForm = (number: number): string => builderFormHtml({ id: String(113 + number), fields: BUILDER_CONTACT, tokenTime: now() })

const now = () => Math.floor(Date.now() / 1000)
const text = (number: number, more: Partial<BuilderFieldData> = {}): BuilderFieldData => ({ id: String(number), type: 'text', label: `Field ${number}`, ...more })

/** A page with one form. */
function builderPage(fields: readonly BuilderFieldData[], logic: Readonly<Record<string, BuilderCondition>> = {}): BenchPageOptions {
  return asPage(builderFormHtml({ id: FORM, fields, tokenTime: now() }), logic)
}

function asPage(main: string, logic: Readonly<Record<string, BuilderCondition>>): BenchPageOptions {
  return { path: '/contact/', main, globals: '', bodyEnd: builderGlobalsHtml({ logic: { [FORM]: logic } }) }
}

/** So many fields, each of which has to be filled in. */
export const plainPage = (count: number): BenchPageOptions => builderPage(range(count).map((index) => text(index + 1, { isRequired: true })))

const when = (field: string, value: string): BuilderCondition => ({ action: 'show', logic: [[{ field, operator: '==', value, type: 'text' }]] })

/** So many fields, of which at most 100 are shown once the first says the password. */
export function conditionalPage(count: number): BenchPageOptions {
  const dependent = range(count).slice(1, CONDITIONS + 1).map((index) => index + 1)
  const fields = range(count).map((index) => text(index + 1, index > 0 && index <= CONDITIONS ? { conditional: 'show' } : { shellClass: 'wpforms-conditional-trigger' }))
  return builderPage(fields, Object.fromEntries(dependent.map((number) => [number, when('1', PASSWORD)])))
}

/** A chain of fields, each of which waits for the one before it and has something in it: the first says the password, and all are there. */
export function chainPage(count: number): BenchPageOptions {
  const fields = range(count).map((index) => text(index + 1, index === 0 ? {} : { conditional: 'show', value: 'on' }))
  return builderPage(fields, Object.fromEntries(range(count).slice(1).map((index) => [index + 1, when(String(index), index === 1 ? PASSWORD : 'on')])))
}

/** One field for an address, as many footers have it. */
export const addressPage = (): BenchPageOptions => builderPage([{ id: '1', type: 'email', label: 'Email', isRequired: true }])

/** The shop's contact form, filled in: nothing is wrong with it. */
export const filledPage = (): BenchPageOptions => builderPage([text(1, { value: 'Ann', isRequired: true }), text(2, { value: 'How long?', isRequired: true })])

export const contactPage = (): BenchPageOptions => builderPage(BUILDER_CONTACT)

/** A form that needs each part of the unit: pages, conditions, prices, a sum, an address and a text with a limit. */
export function everyPartPage(): BenchPageOptions {
  const its = (id: string, label: string) => ({ formId: FORM, id, label })
  const limited = { className: 'wpforms-limit-words-enabled', more: { 'data-form-id': FORM, 'data-field-id': '3', 'data-text-limit': 9 } }
  const pages = [
    { fields: [text(1), text(2, { conditional: 'show' }), text(3, limited), { id: '4', type: 'email', label: 'Email' }] },
    { fields: [pricedList({ ...its('5', 'Plan'), amounts: ['30.00'] }), paymentTotal(its('6', 'Total')), sumField(FORM, '7')] },
  ]
  return asPage(builderPagesHtml({ id: FORM, pages, indicator: 'circles', tokenTime: now() }), { 2: when('1', PASSWORD) })
}
