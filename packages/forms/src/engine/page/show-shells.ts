import type { Life } from '@tillkit/dom'
import { stateIn } from '../core.ts'
import type { FormFields } from '../form-fields.ts'
import { adoptControls } from './adopt-controls.ts'
import type { Control } from './control.ts'
import { DEFAULT_DISPLAY, type Display } from './display.ts'

/** What of a form is shown, and how, but for messages. */
export interface StateOptions {
  readonly controls: readonly Control[]
  /** The family's way. Default the engine's. */
  readonly display?: Display
}

/** Those of a form: of another control nothing is known. */
export const knownIn = ({ store }: FormFields, controls: readonly Control[]): Control[] => controls.filter(({ id }) => stateIn(store.getState().fields, id))

/** Hides what conditions hide, and shows what else the family says of what a field stands in. At the end of the life the page is as it was. */
export function showShells(life: Life, form: FormFields, { controls, display: its }: StateOptions): void {
  // A shell of which nothing is said but whether it is hidden is left alone where nothing hides it: its style is the page's.
  const hidden = new Set(form.fields.filter(({ shownWhen }) => shownWhen).map(({ id }) => id))
  const shells = knownIn(form, controls).flatMap((control) => (control.shell && (its?.shell || hidden.has(control.id)) ? [[control.shell, control] as const] : []))
  adoptControls(life, form, { nodes: new Map(shells), show: its?.shell ?? DEFAULT_DISPLAY.shell })
}
