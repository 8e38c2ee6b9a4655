import { decodeEntities, parseFragment } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import { type Answer, jsonOf } from '@tillkit/platform/requests'
import { ids } from './display/anatomy.ts'
import { STALE } from './sending/anatomy.ts'

/** What the builder's server says of a form that was sent. `json` is all of it, for those who listen. */
export type BuilderAnswer = { readonly json: unknown } & (
  | { readonly kind: 'confirmed'; readonly html: string }
  | { readonly kind: 'redirect'; readonly address: string; readonly isNewTab: boolean }
  /** Somebody else goes on with it: a payment has to be confirmed. */
  | { readonly kind: 'action' }
  /** It was taken, and nothing is there to show: bots are answered so, too. */
  | { readonly kind: 'empty' }
  /** Nobody can read it. */
  | { readonly kind: 'unreadable' }
  | Refusal
)

/** What is wrong with a form, in the server's words. */
export interface Refusal {
  readonly kind: 'refused'
  /** Of the form as a whole: HTML by where it stands (`header`, `footer_styled`, `recaptcha`). */
  readonly general: Readonly<Record<string, string>>
  /** What is said of the form without a place, as plain text. */
  readonly text?: string
  /** Of controls, by their names, as plain text. */
  readonly fields: Readonly<Record<string, string>>
  /** Whether it says that the page's token is out of date. */
  readonly isStale: boolean
}

/** Reads an answer to a form. What is said to another form is none. */
export function readSubmitAnswer(answer: Pick<Answer, 'text'>, formId: string): BuilderAnswer {
  const json = jsonOf(answer)
  if (!isRecord(json)) return { kind: 'unreadable', json }
  const { success, data } = json
  if (isRecord(data) && data['action_required']) return { kind: 'action', json }
  // A page of the shop's has JSON of others in it.
  if (success === undefined) return { kind: 'unreadable', json }
  if (success !== true) return { ...refusalOf(data), json }
  return { ...accepted(isRecord(data) ? data : {}, formId), json }
}

function accepted(data: Readonly<Record<string, unknown>>, formId: string) {
  if (isOfAnother(data, formId)) return { kind: 'unreadable' } as const
  const { redirect_url: address, new_tab: isNewTab, confirmation } = data
  if (typeof address === 'string' && address !== '') return { kind: 'redirect', address, isNewTab: Boolean(isNewTab) } as const
  return typeof confirmation === 'string' && confirmation.trim() !== '' ? ({ kind: 'confirmed', html: confirmation } as const) : ({ kind: 'empty' } as const)
}

/** Whether a success says that it is another form's: where it leads to says so by a number, and its words by the id that they have. */
function isOfAnother({ form_id: id, confirmation }: Readonly<Record<string, unknown>>, formId: string): boolean {
  const box = typeof confirmation === 'string' ? parseFragment(confirmation).querySelector(ids.anyConfirmation) : null
  return (id !== undefined && String(id) !== formId) || (box !== null && box.id !== ids.confirmation(formId))
}

/** Reads what is wrong: a text, or errors by where they stand. */
export function refusalOf(data: unknown): Refusal {
  if (typeof data === 'string') return { kind: 'refused', general: {}, fields: {}, text: textOf(data), isStale: STALE.test(data) }
  const errors = isRecord(data) && isRecord(data['errors']) ? data['errors'] : {}
  const general = textsOf(errors['general'])
  return { kind: 'refused', general, fields: problemsIn(errors['field']), isStale: Object.values(general).some((html) => STALE.test(html)) }
}

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')) : {}

/** What HTML says, as plain text, without what is there for screen readers alone: its paragraph. */
export function textOf(html: string): string {
  const parsed = parseFragment(html)
  return ((parsed.querySelector('p') ?? parsed).textContent ?? '').trim() || decodeEntities(html)
}

/**
 * Errors by the names of controls. Of a field with several, the server names one of them and says what is wrong with each by its part: the one that
 * it names has nothing wrong unless it says so.
 */
function problemsIn(errors: unknown): Readonly<Record<string, string>> {
  if (!isRecord(errors)) return {}
  return Object.fromEntries(Object.entries(errors).flatMap(([name, said]): (readonly [string, string])[] => {
    if (typeof said === 'string') return [[name, textOf(said)]]
    return Object.entries(textsOf(said)).flatMap(([part, text]) => {
      const named = nameOf(name, part)
      return named === undefined ? [] : [[named, textOf(text)] as const]
    })
  }))
}

/** The name of a part: the last pair of brackets says which part a name is of; `r2` is the second row of a table. */
function nameOf(name: string, part: string): string | undefined {
  const [, base = name, last] = /^(.*)\[([^\]]*)\]$/.exec(name) ?? []
  if (last === part) return name
  const [, row] = /^r(\d+)$/.exec(part) ?? []
  if (row !== undefined) return `${base}[${row}]`
  // Of numbers nobody knows what they count.
  return /^\d+$/.test(part) ? name : `${base}[${part}]`
}
