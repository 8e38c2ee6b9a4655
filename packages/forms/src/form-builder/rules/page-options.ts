import { isRecord, readGlobal } from '@tillkit/platform'
import { VALIDATION } from '../anatomy.ts'
import type { GivenRule } from './collect.ts'

/**
 * What a snippet on the page says of how a form is checked, in place of the builder's own options: rules and messages by the names of controls, and what is
 * passed over. Functions among them are the old library's, which is not there.
 */
export interface PageOptions {
  /** Further rules of a control, with the messages that it has for each. */
  rulesOf(name: string): readonly GivenRule[]
  /** A message for a rule of a control, in place of all others. */
  messageFor(name: string, rule: string): string | undefined
  /** Selects what is passed over, in place of what the builder passes over. Default none. */
  readonly ignored?: string
}

/** Reads it: of one form, else of all. */
export function readPageOptions(formId: string): PageOptions {
  const own = readGlobal(VALIDATION.form(formId))
  const given = isRecord(own) && isRecord(own[VALIDATION.member]) ? own[VALIDATION.member] : readGlobal(VALIDATION.all)
  const options = isRecord(given) ? given : {}
  const { ignore } = options
  const messageFor = (name: string, rule: string): string | undefined => {
    const said = memberOf(options['messages'], name)
    const text = typeof said === 'string' ? said : memberOf(said, rule)
    return typeof text === 'string' ? text : undefined
  }
  return {
    messageFor,
    rulesOf: (name) => rulesIn(memberOf(options['rules'], name)),
    ...(typeof ignore === 'string' && ignore !== '' ? { ignored: ignore } : {}),
  }
}

const memberOf = (value: unknown, key: string): unknown => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined)

/** Rules as the old library takes them: a text with names, or what each of them says. */
function rulesIn(given: unknown): readonly GivenRule[] {
  if (typeof given === 'string') return given.split(/\s+/).filter(Boolean).map((name) => ({ name, parameter: true }))
  if (!isRecord(given)) return []
  return Object.entries(given).flatMap(([name, value]): GivenRule[] => {
    if (value === true) return [{ name, parameter: true }]
    return typeof value === 'string' || typeof value === 'number' ? [{ name, parameter: String(value) }] : []
  })
}
