import { toJson, htmlOf, parseFragment } from '@tillkit/dom'
import { callShop } from '@tillkit/platform'
import { RequestFailed } from '@tillkit/platform/requests'
import type { ThemeControl } from '../theme-forms/controls.ts'
import type { Outcome } from '../engine/submission.ts'
import { sent, anatomy, attributes } from './anatomy.ts'
import type { ContactForm } from './read.ts'

/** What the server is told of a field, to compare with the form that it has saved. */
export interface Descriptor {
  readonly field_id: string
  readonly original_id: string
  readonly required_mark: string
  readonly field_type: string
  readonly field_label: string
}

/** What a request is made of. */
export interface Request {
  /** The form's number. */
  readonly number: number
  /** What the form itself would send, in its order. */
  readonly entries: Iterable<readonly [name: string, value: string]>
  /** The fields that count, in the form's order. */
  readonly shown: readonly Pick<ThemeControl, 'printed' | 'title'>[]
  /** What their conditions hide, by the server's ids. */
  readonly hidden: readonly string[]
  readonly token: string
}

/**
 * The server takes every backslash out of the list before it reads it: what JSON would escape by one must not be in a label. Quotes
 * are sent as the theme sends them.
 */
const sanitised = (label: string): string => label.replace(/[\s\\\p{Cc}\p{Cs}]+/gu, ' ').replaceAll('"', '&quot;').trim()

/** What the server is told of a field. */
export function descriptorOf({ printed, title }: Request['shown'][number]): Descriptor {
  const { fieldId, originalId, mark, type } = printed
  return { field_id: fieldId, original_id: originalId, required_mark: mark, field_type: type, field_label: sanitised(title) }
}

/** What is sent: the form's own fields, and what the server compares them with. */
export function bodyOf({ number, entries, shown, hidden, token }: Request): URLSearchParams {
  const body = new URLSearchParams()
  // Lines end as they do when a browser sends them.
  for (const [name, value] of entries) body.append(name, value.replace(/\r?\n|\r/g, '\r\n'))
  body.append(`${sent.fields}${number}`, toJson(shown.map(descriptorOf)))
  body.append(sent.token, token)
  if (hidden.length > 0) body.append(`${sent.hidden}${number}`, toJson(hidden))
  return body
}

/** What the server has made of a message. */
export type ContactAnswer =
  /** It has taken it: what the module holds now. */
  | { readonly kind: 'sent'; readonly html: string }
  /** It has not: the form again with what was typed, a newer nonce and another sum; and what it says. */
  | { readonly kind: 'refused'; readonly html: string; readonly problems: readonly string[] }
  /** It is no answer to this form. */
  | { readonly kind: 'foreign' }

/** Reads a page that answers. Only a module that is wholly the one that was sent is an answer to it. */
export function readAnswer(page: string, sent: ContactForm): ContactAnswer {
  const modules = [...parseFragment(page).querySelectorAll(anatomy.module)]
  const module = modules.find((each) => isSame(each, sent))
  if (!module) return { kind: 'foreign' }
  const html = htmlOf(module)
  const problems = [...new Set([...module.querySelectorAll(anatomy.error)].map(({ textContent }) => textContent.trim()))]
  const form = module.querySelector(anatomy.form)
  if (form) return form.querySelector(anatomy.marker) && form.querySelector(anatomy.button) ? { kind: 'refused', html, problems } : { kind: 'foreign' }
  const box = module.querySelector(anatomy.message)
  // A shop may thank with a picture.
  const isThanked = problems.length === 0 && box !== null && (box.textContent.trim() !== '' || box.querySelector('img, svg') !== null)
  return isThanked ? { kind: 'sent', html } : { kind: 'foreign' }
}

function isSame(module: Element, { number, id, uniqueId }: ContactForm): boolean {
  const said = (name: string) => module.getAttribute(name) ?? ''
  return said('id') === id && said(attributes.unique) === uniqueId && (said(attributes.number) || '0') === String(number)
}

/** A shop may send its mail while we wait, in ms. */
const SEND_TIMEOUT_MS = 30_000

/** What is sent, and where. */
export interface ContactRequest {
  readonly address: string
  readonly body: URLSearchParams
  readonly signal: AbortSignal
}

/** How a message may fail to arrive. */
export type Failure = Exclude<Outcome['kind'], 'sent'>

/** Sends a message. @returns the server's answer to it; or why there is none */
export async function sendContact(form: ContactForm, { address, body, signal }: ContactRequest): Promise<Exclude<ContactAnswer, { kind: 'foreign' }> | Failure> {
  try {
    const { text } = await callShop(address, { body: { content: body }, signal, timeout: SEND_TIMEOUT_MS })
    const answer = readAnswer(text, form)
    return answer.kind === 'foreign' ? 'unknown' : answer
  } catch (cause) {
    if (!(cause instanceof RequestFailed)) throw cause
    return failureOf(cause, form)
  }
}

function failureOf({ failure }: RequestFailed, form: ContactForm) {
  if (failure.kind === 'offline') return 'offline'
  if (failure.kind !== 'refused') return 'unknown'
  // A firewall or a plugin may answer with an error and the form in it.
  const answer = readAnswer(failure.answer.text, form)
  if (answer.kind === 'refused') return answer
  if (failure.status >= 500) return 'unknown'
  // The form may stand on the page for what was not found: its thanks are thanks.
  return answer.kind === 'sent' ? answer : 'refused'
}
