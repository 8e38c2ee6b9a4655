import type { Life } from '@tillkit/dom'
import { adoptEach, type Bindings, adopt } from '@tillkit/mount'
import { stateIn } from '../core.ts'
import { type FieldState, takesPart } from '../field.ts'
import type { FormFields } from '../form-fields.ts'
import type { Problem } from '../rule.ts'
import { isOnItsWay } from '../submission.ts'
import type { Control } from './control.ts'

/** How a family shows what is known of its fields, with the markup and the names that its pages know. All of it is taken back at the end. */
export interface Display {
  /** What each element of a control shows. `aria-invalid`, `aria-required` and the description are there in any case. Default nothing. */
  readonly element?: (state: FieldState, control: Control, element: Element) => Bindings
  /** What a control's shell shows, of its conditions and of what is wrong. Default: `display: none` where its conditions are not met. */
  readonly shell?: (state: FieldState, control: Control) => Bindings
  /** Makes what says what is wrong with a field. Default a `p`. `null`: nothing is said at the field. */
  readonly message?: ((problem: Problem, control: Control) => HTMLElement) | null
  /** Puts it into the page. Default behind the last element of the control, or its label, or at the end of the group. */
  readonly place?: (message: HTMLElement, control: Control) => void
}

/** What is shown where a family says nothing else. */
export const DEFAULT_DISPLAY: Required<Pick<Display, 'element' | 'shell'>> = {
  element: () => ({}),
  shell: ({ isShown }) => ({ shown: isShown }),
}

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

const INVALID = { 'aria-invalid': 'true' }

/** Shows of each element whether it is wrong, and what else the family says: nothing before a form is checked. */
export function showProblems(life: Life, form: FormFields, { controls, display }: StateOptions): void {
  const { element } = { ...DEFAULT_DISPLAY, ...display }
  adoptControls(life, form, {
    nodes: new Map(knownIn(form, controls).flatMap((control) => control.elements.map((each) => [each as Element, control] as const))),
    show(state, control, node) {
      const { attributes, ...more } = element(state, control, node)
      return { ...more, attributes: { ...(takesPart(state) && state.problem ? INVALID : {}), ...attributes } }
    },
  })
}

/** Nodes of controls, and what they show. */
interface Adopted {
  readonly nodes: ReadonlyMap<Element, Control>
  readonly show: (state: FieldState, control: Control, node: Element) => Bindings
}

/** Lets nodes show what is known of the field that they belong to; only those of a field that has changed are written. */
function adoptControls(life: Life, form: FormFields, { nodes, show }: Adopted): void {
  const parts = new Map<Element, { readonly state: FieldState | undefined; readonly control: Control | undefined; readonly node: Element }>()
  const partOf = (fields: Readonly<Record<string, FieldState>>, node: Element) => {
    const control = nodes.get(node)
    const state = fields[control?.id ?? '']
    const before = parts.get(node)
    if (before && before.state === state) return before
    const part = { state, control, node }
    parts.set(node, part)
    return part
  }
  adoptEach(life, [...nodes.keys()], form.store, ({ fields }, node) => partOf(fields, node), ({ state, control, node }) => (state && control ? show(state, control, node) : {}))
}

/** Shows at its buttons that a form is on its way. They keep the focus, and their look. */
export function showSending(life: Life, { store }: FormFields, buttons: readonly HTMLElement[]): void {
  for (const button of buttons) {
    // Not `disabled`: that would take the focus away, and its look with it.
    adopt(life, button, store, ({ submission }) => (isOnItsWay(submission) ? { attributes: { 'aria-busy': 'true', 'aria-disabled': 'true' } } : {}))
  }
}
