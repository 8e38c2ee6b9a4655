import { invoke, native } from '@tillkit/dom'
import type { Condition } from '../../engine/condition.ts'
import type { BuilderField, FormContext } from '../context.ts'
import { anatomy } from './anatomy.ts'
import { conditionOf } from './conditions.model.ts'
import { type FieldLogic, readLogic } from './read-logic.ts'

/** What fields are shown for by themselves, wherever they stand: those too that nothing is typed into. By the builder's ids. */
export function ownConditions({ formId, fields }: Pick<FormContext, 'formId' | 'fields'>): Map<string, Condition> {
  const sourceOf = (id: string) => fields.get(id)?.controls[0]?.id ?? id
  return new Map([...logicOf({ formId, fields })].map(([id, logic]) => [id, conditionOf(logic, sourceOf)]))
}

/** A field in a further row of a repeater: the builder's id of the field that it repeats, and the number of the row. */
const REPEATED = /^(\d+)_(\d+)$/

/** The conditions of a form's fields, by the builder's ids. A field in a further row has those of the first: they ask what stands in its own row, and else what all rows share. */
export function logicOf({ formId, fields }: Pick<FormContext, 'formId' | 'fields'>): Map<string, FieldLogic> {
  const logic = readLogic(formId)
  for (const id of fields.keys()) {
    const [, field = '', row = ''] = REPEATED.exec(id) ?? []
    const first = logic.get(field)
    if (first && !logic.has(id)) logic.set(id, inRow(first, (asked) => (fields.has(`${asked}_${row}`) ? `${asked}_${row}` : asked)))
  }
  return logic
}

const inRow = ({ action, groups }: FieldLogic, sourceIn: (field: string) => string): FieldLogic => ({
  action,
  groups: groups.map((rules) => rules.map((rule) => ({ ...rule, field: sourceIn(rule.field) }))),
})

/** What fields are shown for: their own conditions, and those of what they stand in, columns and repeaters. */
export function readConditions(reading: Pick<FormContext, 'formId' | 'fields' | 'host'>): Map<string, Condition> {
  const own = ownConditions(reading)
  const shells = new Map([...reading.fields.values()].map(({ id, shell }) => [shell as Element, id]))
  return new Map([...reading.fields.values()].flatMap((field) => {
    const all = idsAround(field, shells).flatMap((id) => own.get(id) ?? [])
    return all.length > 0 ? [[field.id, { all }] as const] : []
  }))
}

/** A field and those that it stands in, from the inside. */
function idsAround({ id, shell }: Pick<BuilderField, 'id' | 'shell'>, shells: ReadonlyMap<Element, string>): string[] {
  const parent = native(shell, 'parentElement')
  const outer = parent && invoke(parent, 'closest', anatomy.field)
  const outerId = outer ? shells.get(outer) : undefined
  return outer && outerId !== undefined ? [id, ...idsAround({ id: outerId, shell: outer as HTMLElement }, shells)] : [id]
}
