import type { Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { describeFields } from '../engine/page/describe-fields.ts'
import { nameControls } from './accessible-names.ts'
import { EMAIL } from './anatomy.ts'
import { isRequired } from './controls.ts'
import type { ShownForm } from './show-fields.ts'

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
