import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { CONDITIONS } from '../anatomy.ts'

/** One question to a field. */
export interface LogicRule {
  /** The field that is asked, by the builder's id. */
  readonly field: string
  /** That field's type, in the server's word. */
  readonly type: string
  readonly operator: string
  /** What it is compared with. Of choices it is written as HTML. */
  readonly value: string
}

/** What a field is shown or hidden for. */
export interface FieldLogic {
  /** What is done where the rules are met; where they are not it is the opposite. */
  readonly action: 'show' | 'hide'
  /** Of one group all rules have to be met; of the groups, one. */
  readonly groups: readonly (readonly LogicRule[])[]
}

/** Reads the conditions of a form's fields, by the builder's ids. A page that says nothing has none. */
export function readLogic(formId: string): Map<string, FieldLogic> {
  const all = readGlobal(CONDITIONS)
  const its = isRecord(all) && Object.hasOwn(all, formId) ? all[formId] : undefined
  return new Map(Object.entries(membersOf(its)).flatMap(([id, printed]) => {
    if (!isRecord(printed)) return []
    const groups = Object.values(membersOf(printed['logic'])).map((group) => Object.values(membersOf(group)).flatMap(ruleOf))
    return [[id, { action: printed['action'] === 'hide' ? 'hide' : 'show', groups }] as const]
  }))
}

/** What a list or an object holds: a list that has lost a member arrives as an object. */
const membersOf = (printed: unknown): object => (typeof printed === 'object' && printed !== null ? printed : {})

/** A rule that asks nobody is none. */
function ruleOf(printed: unknown): LogicRule[] {
  if (!isRecord(printed)) return []
  const field = textIn(printed['field'])
  return field === '' ? [] : [{ field, type: readText(printed['type']), operator: readText(printed['operator']), value: textIn(printed['value']) }]
}

/** Numbers are printed as texts, or as themselves. */
const textIn = (value: unknown): string => (typeof value === 'number' ? String(value) : readText(value))
