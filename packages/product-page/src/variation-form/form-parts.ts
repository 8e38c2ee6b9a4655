import { attributeOf, invoke } from '@tillkit/dom'
import { attributes, anatomy } from './anatomy.ts'
import { choiceOf, type Choice } from './choice.model.ts'

/** Elements of a form that a selector finds, as they are at this moment: others replace them. */
export function partsIn<Part extends HTMLElement = HTMLElement>(form: Element, selector: string): Part[] {
  return [...invoke(form, 'querySelectorAll', selector)] as Part[]
}

/** The selects of a form, in their order. */
export const selectsIn = (form: Element): HTMLSelectElement[] =>
  partsIn(form, anatomy.select).filter((element) => element instanceof HTMLSelectElement)

/** The attribute that a select chooses. */
export const attributeNameOf = (select: Element): string => attributeOf(select, attributes.attribute) || attributeOf(select, 'name')

/** What is chosen in a form at this moment. */
export function choiceIn(form: Element): Choice {
  return choiceOf(Object.fromEntries(selectsIn(form).map((select) => [attributeNameOf(select), select.value])))
}

/** An option as it was when its select was first seen: others may be taken out of the list, or named otherwise, meanwhile. */
export interface KnownOption {
  readonly option: HTMLOptionElement
  readonly value: string
  readonly words: string
}

const known = new WeakMap<HTMLSelectElement, readonly KnownOption[]>()

/** The options of a select, in the server's order, those included that cannot be chosen now. */
export function knownOptions(select: HTMLSelectElement): readonly KnownOption[] {
  const before = known.get(select)
  if (before) return before
  const options = [...select.options].map((option) => ({ option, value: option.value, words: option.text.trim() }))
  known.set(select, options)
  return options
}

/** The words of an option, as shoppers read them. */
export const wordsOf = (select: HTMLSelectElement | undefined, value: string): string =>
  (select && knownOptions(select).find((one) => one.value === value)?.words) || value

/** The select of an attribute. */
export const selectOf = (form: Element, name: string): HTMLSelectElement | undefined =>
  selectsIn(form).find((select) => attributeNameOf(select) === name)
