import { htmlOf, parseFragment } from '@tillkit/dom'
import { callShop } from '@tillkit/platform'
import { RequestFailed } from '@tillkit/platform/requests'
import type { Outcome } from '../engine/submission.ts'
import { anatomy, attributes } from './anatomy.ts'
import type { ContactForm } from './read.ts'

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
