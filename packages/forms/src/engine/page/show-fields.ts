import type { Life } from '@tillkit/dom'
import type { Announce } from '@tillkit/mount'
import { stateIn } from '../core.ts'
import type { Form } from '../form.ts'
import type { Control } from './control.ts'
import { DEFAULT_DISPLAY, type Display } from './display.ts'
import { adoptControls } from './adopt-controls.ts'
import { nameGroups, showElements } from './show-elements.ts'
import { showMessages } from './show-messages.ts'

/** What of a form is shown, and how. */
export interface ShowOptions {
  readonly controls: readonly Control[]
  /** The family's way. Default the engine's. */
  readonly display?: Display
  /** Says to screen readers what is wrong with a field that was left. Default: they read it when they come back to the field. */
  readonly announce?: Announce
}

/**
 * Shows what is known of a form's fields: which are hidden, which have to be filled in, and what is wrong with them, which the
 * elements are described by. At the end of the life the page is as it was.
 */
export function showFields(life: Life, form: Form, { controls, display: its, announce }: ShowOptions): void {
  const display = { ...DEFAULT_DISPLAY, ...its }
  // Of one that is not the form's, nothing is known.
  const known = controls.filter(({ id }) => stateIn(form.store.getState().fields, id))
  // A shell of which nothing is said but whether it is hidden is left alone where nothing hides it: its style is the page's.
  const hidden = new Set(form.fields.filter(({ shownWhen }) => shownWhen).map(({ id }) => id))
  const shells = known.flatMap((control) => (control.shell && (its?.shell || hidden.has(control.id)) ? [[control.shell, control] as const] : []))
  adoptControls(life, form, { nodes: new Map(shells), show: display.shell })
  nameGroups(life, form, known)
  showElements(life, form, { controls: known, display })
  showMessages(life, form, { controls: known, display, announce })
}
