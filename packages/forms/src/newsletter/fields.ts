import { invoke, native, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { addressTest, email, required } from '../engine/rules.ts'
import type { Field } from '../engine/field.ts'
import type { Rule } from '../engine/rule.ts'
import type { Control } from '../engine/page/control.ts'
import { fieldOf, isNeverShown, readControls, type ThemeControl } from '../theme-forms/controls.ts'
import { rulesOf } from '../theme-forms/rules.ts'
import type { ThemeWords } from '../theme-forms/theme-words.ts'
import { anatomy, names } from './anatomy.ts'
import { fieldNamed } from './read.ts'

/** A field that the theme itself asks for. */
interface OwnControl extends Control {
  readonly elements: readonly [HTMLInputElement]
}

/** Whether a control is one of those. */
export const isOwn = ({ id }: Control): boolean => (Object.values(names) as string[]).includes(id)

/** A form's fields: for the engine, and on the page, where they stand in this order. */
export interface SignupFields {
  readonly fields: readonly Field[]
  readonly own: readonly OwnControl[]
  /** The provider's questions. */
  readonly custom: readonly ThemeControl[]
}

/** What fields are read with. */
export interface ReadingFields {
  readonly words: ThemeWords
  /** Told of conditions that nobody can read. */
  readonly onFault: (control: ThemeControl) => void
}

/** Reads the fields of a form. */
export function readFields(element: HTMLElement, { words, onFault }: ReadingFields): SignupFields {
  const own = Object.values(names).flatMap((id): OwnControl[] => {
    const input = fieldNamed(element, id)
    return input ? [{ id, elements: [input] }] : []
  })
  const custom = readControls(element, words)
  const neverShown = new Set(custom.filter(isNeverShown).map(({ id }) => id))
  const customRules = (control: ThemeControl) => [...rulesOf(control, words, isAddress), asBrowsers(control, control.title)]
  const fields = [...own.map((control) => ownField(control, words)), ...custom.map((control) => fieldOf(control, { rulesOf: customRules, onFault, neverShown }))]
  return { fields, own, custom }
}

function ownField(control: OwnControl, words: ThemeWords): Field {
  const { id, elements: [input] } = control
  const label = labelOf(input) || words.captcha
  const rules = [required(label), asBrowsers(control, label), ...(id === names.email ? [email(words.invalid, isAddress)] : [])]
  return { id, type: 'input', label, rules, initial: input.value }
}

/** The name of the rule that the browser itself holds. */
export const BROWSER_RULE = 'browser'

/** What the browser says of a field: its pattern, its length. The shop's own words where it has some; neither says which field it is. */
function asBrowsers({ elements }: Control, label: string): Rule {
  return {
    name: BROWSER_RULE,
    check() {
      const wrong = elements.find((element) => !native(element, 'validity').valid)
      return wrong && { rule: BROWSER_RULE, message: [label, wrong.getAttribute('title') || wrong.validationMessage].filter(Boolean).join(': ') }
    },
  }
}

/** What shoppers know a field by: its label, which the theme hides, or else what stands in it while it is empty. */
function labelOf(input: HTMLInputElement): string {
  const shell = invoke(input, 'closest', anatomy.field)
  const label = shell && invoke(shell, 'querySelector', anatomy.label)?.textContent?.trim()
  return label || input.placeholder
}

/** Whether a text is an address as browsers take it in fields for one: a dot in the domain is not needed. */
export const isAddress = addressTest({ labelMax: 63 })

/** What browsers are told of a field so that they can fill it in, and show the right keys. */
const HINTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [names.first]: { autocomplete: 'given-name' },
  [names.last]: { autocomplete: 'family-name' },
  [names.email]: { autocomplete: 'email', inputmode: 'email', autocapitalize: 'off' },
}

/**
 * Gives the fields names that last: the labels are hidden, what stands in a field goes with the first letter, and ids are the same in
 * all forms of a page. What the server says already stays.
 */
export function bindLabels(life: Life, own: readonly OwnControl[]): void {
  const asksForLast = own.some(({ id }) => id === names.last)
  for (const { id, elements: [input] } of own) {
    const hints = { ...HINTS[id], ...(id === names.first && !asksForLast ? { autocomplete: 'name' } : {}) }
    const wanted = { ...hints, ...(input.hasAttribute('aria-labelledby') || !labelOf(input) ? {} : { 'aria-label': labelOf(input) }) }
    adoptAs(life, input, { attributes: Object.fromEntries(Object.entries(wanted).filter(([name]) => !input.hasAttribute(name))) })
  }
}
