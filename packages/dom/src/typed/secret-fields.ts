import { attributeOf, native } from '../native.ts'
import type { Field } from './field.ts'

/** Tokens for autofill of what nobody keeps, wherever it stands: cards, codes that are good once, and passwords, which a shop may show as text. */
const SECRET_USE = /(?:^|\s)(?:cc-|one-time|\w+-password)/i
const SECRET_TYPE = /^(?:password|file|hidden)$/

/** What a field is for, in the tokens of autofill. */
const useOf = (field: Field) => attributeOf(field, 'autocomplete')

/** Whether a field holds what is stored nowhere: a password, a card, a code that is good once, a file, or what only scripts write. */
export const isSecret = (field: Field): boolean => SECRET_TYPE.test(native(field, 'type')) || SECRET_USE.test(useOf(field))

/** Whether the page asks browsers not to remember what a field holds. */
export const refusesAutofill = (field: Field): boolean => /(?:^|\s)off(?:\s|$)/i.test(useOf(field))
