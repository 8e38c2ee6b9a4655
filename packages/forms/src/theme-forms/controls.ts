import { hasBox, type Field as Box, invoke, isTicked } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import type { Field } from '../engine/field.ts'
import type { Rule } from '../engine/rule.ts'
import type { Value } from '../engine/value.ts'
import type { Control } from '../engine/page/control.ts'
import type { FormFields } from '../engine/form-fields.ts'
import { anatomy, ANY, attributes, HONEYPOT, REQUIRED, MARK } from './anatomy.ts'
import { readCondition } from './condition.model.ts'
import type { ThemeWords } from './theme-words.ts'

/** A field of the theme's as it stands on the page. */
export interface ThemeControl extends Control {
  /** What the server says of it: its own words, which are sent back to it. */
  readonly printed: PrintedField
  readonly shell: HTMLElement
  /** What carries its value to the server: an input, a text area, a list, the hidden field of boxes, the first of its radios. */
  readonly main: Box
  /** What shoppers know it by, as plain text. */
  readonly title: string
  read(): Value
}

/** What the server printed of a field. */
interface PrintedField {
  /** The id of what carries its value, or the name where that has none or stands for several. */
  readonly fieldId: string
  readonly originalId: string
  readonly mark: string
  readonly type: string
}

const all = (root: Element, selector: string) => [...invoke(root, 'querySelectorAll', selector)]
const textIn = (root: Element, selector: string) => (invoke(root, 'querySelector', selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()
/** Whether a field is there for robots alone. */
const isHoneypot = (id: string) => id === HONEYPOT

/** Reads all fields of a form, in its order. What is there for robots is no field of it. Of two with one id the second gets another. */
export function readControls(form: Element, words: ThemeWords): ThemeControl[] {
  const taken = new Set<string>()
  return all(form, anatomy.shell).flatMap((shell) => {
    const control = controlOf(shell as HTMLElement, words)
    if (!control || isHoneypot(control.id)) return []
    let { id } = control
    while (taken.has(id)) id += '\u200b'
    taken.add(id)
    return [{ ...control, id }]
  })
}

function controlOf(shell: HTMLElement, words: ThemeWords): ThemeControl | undefined {
  const [main] = all(shell, anatomy.control) as Box[]
  if (!main) return undefined
  const attribute = (name: string) => main.getAttribute(name) ?? ''
  const isBoxes = invoke(main, 'matches', anatomy.handle) || main.getAttribute('type') === 'checkbox'
  const isRadio = isTicked(main) && main.type === 'radio'
  const ticked = (isBoxes ? all(shell, anatomy.box) : isRadio ? all(shell, anatomy.radio) : []) as HTMLInputElement[]
  const name = attribute('name')
  return {
    id: shell.getAttribute(attributes.id) ?? (attribute(attributes.original) || name),
    printed: {
      fieldId: isRadio ? name : attribute('id') || name,
      originalId: attribute(attributes.original),
      mark: attribute(attributes.mark),
      type: attribute(attributes.type),
    },
    shell,
    main,
    elements: isBoxes || isRadio ? ticked : [main],
    title: titleOf(shell, isBoxes ? { boxes: ticked, fallback: words.wrong_checkbox } : undefined),
    ...(isBoxes || isRadio ? groupIn(shell) : {}),
    read: () => (isBoxes ? chosen(ticked) : isRadio ? (chosen(ticked)[0] ?? '') : main.value),
  }
}

/** What stands for a group as a whole, and what names it, where it has a name. */
function groupIn(shell: Element): Pick<Control, 'group' | 'label'> {
  const [group, label] = [anatomy.group, anatomy.groupTitle].map((selector) => invoke(shell, 'querySelector', selector) as HTMLElement | null)
  return { ...(group ? { group } : {}), ...(label?.textContent ? { label } : {}) }
}

const chosen = (boxes: readonly HTMLInputElement[]) => boxes.filter(({ checked }) => checked).map(({ value }) => value)

/** What shoppers know a field by. A lone box is known by what it says itself. */
function titleOf(shell: Element, group?: { readonly boxes: readonly HTMLInputElement[]; readonly fallback: string }): string {
  const label = textIn(shell, `:scope > ${anatomy.label}, :scope > label`)
  if (label || !group) return label
  return group.boxes.map(({ value }) => value).filter(Boolean).join(', ') || group.fallback
}

/** What becomes of a control in the engine, and whom to tell of what can't be read. */
export interface FieldOptions {
  readonly rulesOf: (control: ThemeControl) => readonly Rule[]
  /** Fields that shoppers never see, by id: no rule about them is met. Default none. */
  readonly neverShown?: ReadonlySet<string>
  /** Told of conditions that nobody can read: the field is always shown. */
  readonly onFault: (control: ThemeControl) => void
}

/** Makes the engine's field of a control. */
export function fieldOf(control: ThemeControl, { rulesOf, onFault, neverShown }: FieldOptions): Field {
  const { id, shell, title, printed } = control
  const shownWhen = readCondition(shell.getAttribute(attributes.conditions), shell.getAttribute(attributes.relation) === ANY, neverShown)
  if (shownWhen === 'unreadable') onFault(control)
  const rules = isNeverShown(control) ? [] : rulesOf(control)
  const field = { id, type: printed.type, label: title, rules, initial: control.read() }
  return shownWhen && shownWhen !== 'unreadable' ? { ...field, shownWhen } : field
}

/** Whether shoppers never see a field. */
export const isNeverShown = ({ shell }: ThemeControl): boolean => invoke(shell, 'matches', anatomy.neverShown)

/** Whether the server wants a field filled in. */
export const isRequired = ({ printed }: ThemeControl): boolean => printed.mark === REQUIRED

/** Whether a page has controls by now that are not among those that were known: another script has put them there. */
export function hasOthers(now: readonly Control[], known: readonly Control[]): boolean {
  const elements = new Set(known.flatMap((control) => control.elements))
  return now.some((control) => control.elements.some((each) => !elements.has(each)))
}

/** Makes what reports, as a fault of the host's markup, that nobody can read the conditions of a field. */
export const reportConditions = ({ report }: Pick<Host, 'report'>) => ({ id }: ThemeControl): void =>
  report({ field: attributes.conditions, message: `The conditions of the field "${id}" cannot be read: it is always shown.`, help: 'form-conditions' })

/**
 * Lets fields that somebody else hides take no part: choices, and in a form with conditions all of them. What our conditions hide is for
 * those to say; and where a form is hidden as a whole, as in a popup that is closed, nothing is told by that.
 */
export function skipHidden(form: FormFields, root: Element, controls: readonly ThemeControl[]): Control[] {
  const hasConditions = controls.some(({ shell }) => shell.hasAttribute(attributes.conditions))
  const isHidden = ({ id, shell }: ThemeControl) => form.store.getState().fields[id]?.isShown !== false && !isWaiting(shell) && !hasBox(shell) && hasBox(root)
  const isAsked = (control: ThemeControl) => (hasConditions || control.group !== undefined) && !isNeverShown(control)
  return controls.map((control) => (isAsked(control) ? { ...control, read: () => (isHidden(control) ? undefined : control.read()) } : control))
}

/** Whether our style sheet may hide it: until its module says that its conditions are looked after. */
const isWaiting = (shell: Element) => shell.hasAttribute(attributes.conditions) && !invoke(shell, 'closest', `[${MARK}]`)

