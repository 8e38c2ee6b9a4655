import type { Life } from '@tillkit/dom'
import { adoptEach } from '@tillkit/mount'
import { stateIn } from '../../engine/core.ts'
import { takesPart } from '../../engine/field.ts'
import type { FormFields } from '../../engine/form-fields.ts'
import { classes } from '../anatomy.ts'
import type { BuilderField } from '../context.ts'

/** Marks the fields in which something is wrong. */
export function showInvalidFields(life: Life, { store }: FormFields, fields: readonly BuilderField[]): void {
  const shells = new Map(fields.map((field) => [field.shell, field]))
  adoptEach(life, [...shells.keys()], store, ({ fields: states }, shell) => shells.get(shell)?.controls.some(({ id }) => {
    const state = stateIn(states, id)
    return takesPart(state) && state.problem !== undefined
  }) ?? false, (isWrong) => (isWrong ? { classes: { [classes.invalidField]: true } } : {}))
}
