import type { Life } from '@tillkit/dom'
import { adoptEach, type Bindings } from '@tillkit/mount'
import type { FieldState } from '../field.ts'
import type { FormFields } from '../form-fields.ts'
import type { Control } from './control.ts'

/** Nodes of controls, and what they show. */
interface Adopted {
  readonly nodes: ReadonlyMap<Element, Control>
  readonly show: (state: FieldState, control: Control) => Bindings
}

/** Lets nodes show what is known of the field that they belong to; only those of a field that has changed are written. */
export function adoptControls(life: Life, form: FormFields, { nodes, show }: Adopted): void {
  const parts = new Map<Element, { readonly state: FieldState | undefined; readonly control: Control | undefined }>()
  const partOf = (fields: Readonly<Record<string, FieldState>>, node: Element) => {
    const control = nodes.get(node)
    const state = fields[control?.id ?? '']
    const before = parts.get(node)
    if (before && before.state === state) return before
    const part = { state, control }
    parts.set(node, part)
    return part
  }
  adoptEach(life, [...nodes.keys()], form.store, ({ fields }, node) => partOf(fields, node), ({ state, control }) => (state && control ? show(state, control) : {}))
}
