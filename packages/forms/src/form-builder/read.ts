import { decodeEntities, type Field as Box, invoke } from '@tillkit/dom'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { InvalidMarkup } from '@tillkit/mount'
import { addressTest, email, oneOf, required } from '../engine/rules.ts'
import type { Field } from '../engine/field.ts'
import type { Rule } from '../engine/rule.ts'
import { type Control, readElements } from '../engine/page/control.ts'
import { anatomy, attributes, SETTINGS, WORDS } from './anatomy.ts'

/** A field of the builder's as it stands on the page. */
interface BuilderControl extends Control {
  /** The name under which the server speaks of it. */
  readonly name: string
  readonly shell: HTMLElement
}

/** A form of the builder's. */
export interface BuilderForm {
  readonly form: HTMLFormElement
  readonly formId: string
  /** Where its calls go. */
  readonly endpoint: string
  /** Which of the two engines has printed it. */
  readonly isModern: boolean
  readonly words: Readonly<Record<keyof typeof WORDS, string>>
  readonly fields: readonly Field[]
  readonly controls: readonly BuilderControl[]
  /** Whether all of its fields are understood: one that is not is the old script's, and so is the form. */
  readonly isWhole: boolean
  /** How long a token is good for, in seconds. */
  readonly tokenLife: number
}

const all = (root: Element, selector: string) => [...invoke(root, 'querySelectorAll', selector)] as HTMLElement[]

/** What the builder takes for an address; hyphens at the ends of names pass in its script and fail at its server. */
const isAddress = addressTest({ min: 6, max: 254, localMax: 63, labelMax: 63, labels: 2 })

/** Reads a form. @throws InvalidMarkup where there is none */
export function readBuilderForm(root: HTMLElement): BuilderForm {
  const form = invoke(root, 'querySelector', anatomy.form)
  if (!(form instanceof HTMLFormElement)) throw new InvalidMarkup(anatomy.form, 'is not there', 'Forms that are sent with their page are the browser\'s.', { help: 'builder-form' })
  const printed = readGlobal(SETTINGS)
  const settings = isRecord(printed) ? printed : {}
  const words = Object.fromEntries(Object.entries(WORDS).map(([key, word]) => [key, decodeEntities(readText(settings[key]) || word)])) as BuilderForm['words']
  const shells = all(form, anatomy.field).filter((shell) => !invoke(shell, 'matches', anatomy.decoy))
  const read = shells.map((shell) => readControl(shell, words))
  const known = read.filter((one) => one !== undefined)
  return {
    form,
    formId: form.getAttribute(attributes.formId) ?? '',
    endpoint: readText(settings['ajaxurl']),
    isModern: root.classList.contains(anatomy.modern),
    words,
    fields: known.map(({ field }) => field),
    controls: known.map(({ control }) => control),
    isWhole: known.length === read.length && readText(settings['ajaxurl']) !== '',
    tokenLife: Number(settings['token_cache_lifetime']) || 86_400,
  }
}

function readControl(shell: HTMLElement, words: BuilderForm['words']): { field: Field; control: BuilderControl } | undefined {
  const kind = Object.entries(anatomy.kinds).find(([, className]) => shell.classList.contains(className))?.[0]
  const [element, ...more] = all(shell, anatomy.control) as Box[]
  if (kind === undefined || !element || more.length > 0) return undefined
  const id = shell.getAttribute(attributes.fieldId) ?? element.name
  const label = invoke(shell, 'querySelector', anatomy.label)?.cloneNode(true) as HTMLElement | undefined
  label?.querySelector(anatomy.mark)?.remove()
  const isRequired = element.hasAttribute('required') || element.classList.contains(anatomy.required)
  const rules: Rule[] = [
    ...(isRequired ? [required(words.val_required)] : []),
    ...(kind === 'email' ? [email(words.val_email, isAddress)] : []),
    ...(element instanceof HTMLSelectElement ? [oneOf(words.val_required, [...element.options].map(({ value }) => value))] : []),
  ]
  return {
    field: { id, type: kind, label: label?.textContent.trim() ?? '', rules, initial: readElements([element]) },
    control: { id, name: element.name, elements: [element], shell },
  }
}
