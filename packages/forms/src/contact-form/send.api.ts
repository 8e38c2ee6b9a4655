import { callShop } from '@tillkit/platform'
import { RequestFailed } from '@tillkit/platform/requests'
import type { Outcome } from '../engine/submission.ts'
import { type ContactAnswer, readAnswer } from './answer.ts'
import type { ContactForm } from './read.ts'

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
