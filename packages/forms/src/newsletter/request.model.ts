import type { FormField } from '@tillkit/platform/requests'
import { ACTION } from './anatomy.ts'
import type { CustomValue } from './custom-fields.model.ts'

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
