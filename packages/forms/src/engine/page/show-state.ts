import type { Life } from '@tillkit/dom'
import { stateIn } from '../core.ts'
import type { FormFields } from '../form-fields.ts'
import { adoptControls } from './adopt-controls.ts'
import type { Control } from './control.ts'
import { DEFAULT_DISPLAY, type Display } from './display.ts'
import { nameGroups, showElements } from './show-elements.ts'

/** What of a form is shown, and how, but for messages. */
export interface StateOptions {
  readonly controls: readonly Control[]
  /** The family's way. Default the engine's. */
  readonly display?: Display
}

/**
 * Shows what is known of a form's fields: which are hidden, which have to be filled in, and which are wrong, without a word at the
 * field. At the end of the life the page is as it was.
 */
export function showState(life: Life, form: FormFields, { controls, display: its }: StateOptions): void {
  const display = { ...DEFAULT_DISPLAY, ...its }
  // Of one that is not the form's, nothing is known.
  const known = controls.filter(({ id }) => stateIn(form.store.getState().fields, id))
  // A shell of which nothing is said but whether it is hidden is left alone where nothing hides it: its style is the page's.
  const hidden = new Set(form.fields.filter(({ shownWhen }) => shownWhen).map(({ id }) => id))
  const shells = known.flatMap((control) => (control.shell && (its?.shell || hidden.has(control.id)) ? [[control.shell, control] as const] : []))
  adoptControls(life, form, { nodes: new Map(shells), show: display.shell })
  nameGroups(life, form, known)
  showElements(life, form, { controls: known, display })
}
