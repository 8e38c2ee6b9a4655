import type { BuilderControl, BuilderField, BuilderForm } from './context.ts'
import { readControls, readFields } from './read-fields.ts'

/** The controls and fields of a form as they stand by now: all that works with the form has these very lists. */
export interface StandingFields {
  readonly controls: BuilderControl[]
  readonly fields: Map<string, BuilderField>
}

/** What has become of them. */
export interface FieldsChange {
  /** Controls that were not there before. */
  readonly came: readonly BuilderControl[]
  /** Whether one of them stands for another that had its name: a script has printed it anew. */
  readonly isReplaced: boolean
}

/** Reads the fields of a form for the first time. */
export function readStanding(form: BuilderForm): StandingFields {
  const controls = [...readControls(form)]
  return { controls, fields: new Map(readFields(form, controls)) }
}

/** Takes in which fields have come or gone. Controls that stay are the same objects. @returns `undefined` where nothing has changed */
export function readAgain(form: BuilderForm, { controls, fields }: StandingFields): FieldsChange | undefined {
  const before = new Map(controls.map((control) => [control.id, control]))
  const now = readControls(form).map((control) => keptOf(before, control) ?? control)
  const came = now.filter((control) => before.get(control.id) !== control)
  if (came.length === 0 && now.length === controls.length) return undefined
  controls.splice(0, controls.length, ...now)
  fields.clear()
  for (const [id, field] of readFields(form, controls)) fields.set(id, field)
  return { came, isReplaced: came.some(({ id }) => before.has(id)) }
}

function keptOf(before: ReadonlyMap<string, BuilderControl>, { id, shell, elements }: BuilderControl): BuilderControl | undefined {
  const known = before.get(id)
  const isSame = known?.shell === shell && known.elements.length === elements.length && known.elements.every((element, at) => element === elements[at])
  return isSame ? known : undefined
}
