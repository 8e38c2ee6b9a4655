import { followLabels, invoke, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { describeFields } from '../engine/page/describe-fields.ts'
import { anatomy, EMAIL } from './anatomy.ts'
import { type ThemeControl, isRequired } from './controls.ts'
import type { ShownForm } from './show-fields.ts'

const NAME = 'aria-label'
const HIDDEN = { 'aria-hidden': 'true' }

/**
 * Fields have a name where the theme hides their labels: what stands in them goes with the first letter, and lists have nothing of the
 * kind.
 */
export function nameControls(life: Life, form: HTMLElement, controls: readonly ThemeControl[]): void {
  // All are looked at before one is written: a look behind a write would cost a layout each.
  const nameless = controls.flatMap((control) => [...namesOf(control)])
  // What the theme draws in the place of a box is a sign of some font, which would be read as a part of the box's name.
  for (const { group, shell } of controls) for (const drawn of group ? invoke(shell, 'querySelectorAll', anatomy.drawn) : []) adoptAs(life, drawn, { attributes: HIDDEN })
  for (const [field, name] of nameless) adoptAs(life, field, { attributes: { [NAME]: name } })
  followLabels(life, form)
}

/** What fields of a control are to be called that have no name by themselves. */
function* namesOf({ main, title, group, shell, elements }: ThemeControl): Generator<readonly [Element, string]> {
  if (group === undefined) {
    const label = invoke(shell, 'querySelector', ':scope > label')
    if (title !== '' && !main.hasAttribute(NAME) && !(label && isSeen(label))) yield [main, title]
    return
  }
  // A label leads to the first of the page that has its id: the boxes of a second form have none of their own.
  for (const element of elements) {
    const id = element.getAttribute('id')
    const label = id && document.getElementById(id) !== element ? invoke(shell, 'querySelector', `label[for="${CSS.escape(id)}"]`) : null
    if (label?.textContent && !element.hasAttribute(NAME)) yield [element, label.textContent.trim()]
  }
}

/** Whether an element can be seen: a label is heard then. Older browsers cannot say. */
export const isSeen = (element: Element): boolean => typeof element.checkVisibility !== 'function' || element.checkVisibility()

/** What fields are described with. */
export interface Describing extends ShownForm {
  readonly element: HTMLElement
  /** What a group of boxes is called of which one has to be ticked. */
  readonly requiredGroup: (label: string) => string
}

/** Says of fields what the theme leaves unsaid for screen readers, browsers and keyboards. Nothing of it moves the page. */
export function describeThemeFields(life: Life, { element, form, fields, controls, requiredGroup }: Describing): void {
  nameControls(life, element, fields)
  describeFields(life, form, controls)
  for (const control of fields) {
    const { group, main, title, elements, printed } = control
    // A group of boxes has no attribute for it: none of its boxes has to be ticked.
    if (group && elements.length > 1 && isRequired(control) && elements[0]?.type === 'checkbox') {
      adoptAs(life, group, { attributes: { 'aria-label': requiredGroup(title), 'aria-labelledby': null } })
    }
    if (printed.type === EMAIL) helpTyping(life, main)
  }
}

/** The theme prints a plain text field for an address: what it leaves unsaid for browsers and keyboards is said here. */
function helpTyping(life: Life, main: Element): void {
  const unsaid = Object.entries({ autocomplete: 'email', inputmode: 'email', autocapitalize: 'off' }).filter(([name]) => !main.hasAttribute(name))
  adoptAs(life, main, { attributes: Object.fromEntries(unsaid) })
}
