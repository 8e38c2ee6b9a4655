import { callShop } from '@tillkit/platform'
import { form, RequestFailed, type FormField } from '@tillkit/platform/requests'
import { themeText } from '@tillkit/platform/theme'
import type { Attempt } from '../../engine/submission.ts'
import { ACTION, ADMIN_AJAX, settings } from '../anatomy.ts'
import { readSubscribeAnswer } from './answer.schema.ts'
import type { CustomValue } from './custom-fields.model.ts'

/** How long the provider may take, in ms: the shop's server waits for another one. */
const SUBSCRIBE_TIMEOUT_MS = 30_000

/** What the server printed into the form for it to send back, unchanged. */
export interface Printed {
  readonly provider: string
  readonly list: string
  readonly account: string
  /** `true` or `false`, as text. */
  readonly keepsAddress: string
  readonly checksum: string
}

/** Who subscribes. What the form does not ask for is empty. */
export interface Subscriber {
  readonly first: string
  readonly last: string
  readonly email: string
}

/** All that a request says. */
export interface Subscription {
  readonly printed: Printed
  readonly subscriber: Subscriber
  readonly custom: Readonly<Record<string, CustomValue>>
  /** Questions that their conditions hide, by what the provider calls them. */
  readonly hidden: readonly string[]
  /** Says that the request comes from a page of the shop. */
  readonly nonce: string
  /** Says that no robot asks. */
  readonly token: string
}

/** The fields of the call, in the theme's order. Where there are no custom fields nothing is said of them. */
export function requestFields({ printed, subscriber, custom, hidden, nonce, token }: Subscription): Record<string, FormField> {
  return {
    action: ACTION,
    et_frontend_nonce: nonce,
    et_list_id: printed.list,
    et_firstname: subscriber.first,
    et_lastname: subscriber.last,
    et_email: subscriber.email,
    et_provider: printed.provider,
    et_account: printed.account,
    et_ip_address: printed.keepsAddress,
    et_custom_fields: custom,
    et_hidden_fields: hidden,
    token,
    et_checksum: printed.checksum,
  }
}

/** What is said where the server gives no reason, or does not answer. */
export interface SubscribeWords {
  /** The theme's, where there is no reason: to look at the fields again. */
  readonly failed: string
  readonly offline: string
}

/** Subscribes, once. What goes wrong is an outcome. */
export async function subscribe(subscription: Subscription, words: SubscribeWords, signal: AbortSignal): Promise<Attempt> {
  const without = (kind: 'refused' | 'unknown'): Attempt => ({ kind, messages: [words.failed] })
  try {
    const body = form(requestFields(subscription))
    const { text } = await callShop(themeText(settings.address, ADMIN_AJAX), { body, signal, timeout: SUBSCRIBE_TIMEOUT_MS })
    const answer = readSubscribeAnswer(text)
    if (answer.kind === 'subscribed') return { kind: 'sent' }
    if (answer.kind === 'foreign') return without('unknown')
    return { kind: answer.mayBeStale ? 'expired' : 'refused', messages: [answer.error || words.failed] }
  } catch (cause) {
    if (!(cause instanceof RequestFailed)) throw cause
    const { failure } = cause
    if (failure.kind === 'offline') return { kind: 'offline', messages: [words.offline] }
    // A server that stumbles may have passed it on before.
    return without(failure.kind === 'refused' && failure.status < 500 ? 'refused' : 'unknown')
  }
}
