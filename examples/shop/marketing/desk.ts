import { capturedAnswer } from '@tillkit/fixtures/marketing'
import type { AjaxAnswer } from '../wc-ajax.ts'

/** An address that the shop was told. */
export interface Captured {
  readonly email: string
  readonly subscribed: boolean
}

/** The shop's marketing desk: what it was told, and whose cart a mail's link leads to. */
export interface MarketingDesk {
  readonly captured: readonly Captured[]
  /** Answers the marketing plugin's calls; undefined for others. */
  call(name: string, query: URLSearchParams, form: URLSearchParams): AjaxAnswer | undefined
}

/** The key of the one cart that the demo has written a mail about, and whose it is. */
export const MAILED = { key: 'H1', email: 'ann@example.test' } as const

/** Makes the desk of one shop. */
export function createMarketingDesk(): MarketingDesk {
  const captured: Captured[] = []
  return {
    captured,
    call(name, query, form) {
      if (name === 'mailchimp_get_user_by_hash') {
        const isKnown = query.get('hash') === MAILED.key
        return json(JSON.stringify({ success: isKnown, email: isKnown && MAILED.email }))
      }
      if (name !== 'mailchimp_set_user_by_email') return undefined
      const email = form.get('email') ?? ''
      captured.push({ email, subscribed: form.get('subscribed') === '1' })
      return json(capturedAnswer(email))
    },
  }
}

const json = (body: string): AjaxAnswer => ({ status: 200, type: 'application/json', when: 'at-once', body })
