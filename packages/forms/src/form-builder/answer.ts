import { decodeEntities, parseFragment } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import { type Answer, jsonOf } from '@tillkit/platform/requests'
import type { Problem } from '../engine/rule.ts'
import type { Attempt } from '../engine/submission.ts'
import { ids, STALE } from './anatomy.ts'
import type { BuilderForm } from './read.ts'

/** What the builder's server says of a form that was sent. */
export type BuilderAnswer =
  | { readonly kind: 'confirmed'; readonly html: string }
  | { readonly kind: 'redirect'; readonly address: string }
  /** Nothing that can be shown: bots are answered so, and so is what nobody can read. */
  | { readonly kind: 'empty' }
  | Extract<Attempt, { kind: 'refused' | 'expired' }>

/** Reads an answer to a form. Fields are told by the names of their elements. What is said to another form is none. */
export function readSubmitAnswer(answer: Pick<Answer, 'text'>, { formId, controls }: Pick<BuilderForm, 'formId' | 'controls'>): BuilderAnswer {
  const json = jsonOf(answer)
  const { success, data } = isRecord(json) ? json : {}
  if (success !== true) return refusal(data, controls)
  if (!isRecord(data) || isOfAnother(data, formId)) return { kind: 'empty' }
  if (typeof data['redirect_url'] === 'string' && data['redirect_url']) return { kind: 'redirect', address: data['redirect_url'] }
  return typeof data['confirmation'] === 'string' && data['confirmation'] ? { kind: 'confirmed', html: data['confirmation'] } : { kind: 'empty' }
}

/** Whether a success says that it is another form's: where it leads to says so by a number, and its words by the id that they have. */
function isOfAnother({ form_id: id, confirmation }: Readonly<Record<string, unknown>>, formId: string): boolean {
  const box = typeof confirmation === 'string' ? parseFragment(confirmation).querySelector(ids.anyConfirmation) : null
  return (id !== undefined && String(id) !== formId) || (box !== null && box.id !== ids.confirmation(formId))
}

function refusal(data: unknown, controls: BuilderForm['controls']): BuilderAnswer {
  if (typeof data === 'string') return said([decodeEntities(data)])
  const errors = isRecord(data) && isRecord(data['errors']) ? data['errors'] : undefined
  if (!errors) return { kind: 'empty' }
  const { general, field } = errors
  const messages = isRecord(general) ? Object.values(general).filter((html) => typeof html === 'string').map(textOf) : []
  if (messages.some((message) => STALE.test(message))) return { kind: 'expired', messages }
  return said(messages, isRecord(field) ? problemsIn(field, controls) : {})
}

/** A refusal in the server's words. One without any that can be shown says nothing. */
function said(words: readonly string[], problems?: Record<string, Problem>): BuilderAnswer {
  const messages = words.filter((text) => text.trim() !== '')
  if (messages.length === 0 && Object.keys(problems ?? {}).length === 0) return { kind: 'empty' }
  return { kind: 'refused', messages, ...(problems && { problems }) }
}

/** What an error says, without what is there for screen readers alone: its paragraph. */
const textOf = (html: string): string => {
  const parsed = parseFragment(html)
  return ((parsed.querySelector('p') ?? parsed).textContent ?? '').trim()
}

/** Errors of elements by their names; of a field with several, each by its part. */
function problemsIn(errors: Readonly<Record<string, unknown>>, controls: BuilderForm['controls']): Record<string, Problem> {
  const told = new Map(Object.entries(errors).flatMap(([name, said]): (readonly [string, string])[] => {
    if (typeof said === 'string') return [[name, said]]
    return isRecord(said) ? Object.entries(said).flatMap(([part, text]) => (typeof text === 'string' ? [[name.endsWith(`[${part}]`) ? name : `${name}[${part}]`, text] as const] : [])) : []
  }))
  return Object.fromEntries(controls.flatMap(({ id, name }) => {
    const message = told.get(name)
    return message === undefined ? [] : [[id, { rule: 'server', message: decodeEntities(message) }] as const]
  }))
}
