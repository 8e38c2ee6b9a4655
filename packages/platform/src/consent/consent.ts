import { listen, type Life } from '@tillkit/dom'
import { readFlag } from '../globals.ts'
import { readPageConfig } from '../page-config.ts'
import { raise } from '../raise.ts'
import { ASKED_FOR, type ConsentCategory } from './categories.ts'
import { CHANGES } from './anatomy.ts'
import { askCookieYes, hasCookieYes, rememberCookieYes } from './cookieyes.ts'
import { isOutdated } from './own-gate.ts'
import { askWpConsent, hasWpConsent, inWpCookie } from './wp-consent.ts'

/** Says what the visitor has allowed; undefined as long as that is not known. */
export type ConsentProvider = (category: ConsentCategory) => boolean | undefined

/** Our own gate, which a page has at most one of. */
let provider: ConsentProvider | undefined

/** Raised at the document when what our own gate answers has changed. */
export const CONSENT_EVENT = 'tillkit:consent'

/** Answers for the page from now on, before any other tool, for as long as the life lasts: for the unit that asks the visitor. */
export function provideConsent(answer: ConsentProvider, life: Life): void {
  provider = answer
  raise(document, CONSENT_EVENT, undefined)
  life.onEnd(() => {
    if (provider !== answer) return
    provider = undefined
    raise(document, CONSENT_EVENT, undefined)
  })
}

/**
 * What is answered for the visitor at this moment, and not only assumed; undefined as long as nobody answers. Asked in this order: our own
 * gate, the WP Consent API's cookie, CookieYes, the API itself. What was chosen under an earlier revision of the shop's policy is no answer.
 */
export function consentAnswer(category: ConsentCategory): boolean | undefined {
  return provider?.(category) ?? (isOutdated() ? undefined : inWpCookie(category) ?? askCookieYes(category) ?? askWpConsent(category, hasCookieYes()))
}

/**
 * Whether the visitor has allowed something, as far as is known at this moment: what is answered for her (`consentAnswer`), and where nobody
 * answers, what the shop assumes (`consent` in `#tillkit-config`, by category). Where the shop says nothing, statistics and marketing are denied
 * beside a consent tool, and everything is allowed without one.
 */
export function hasConsent(category: ConsentCategory): boolean {
  return consentAnswer(category) ?? readFlag(readPageConfig().consent[category], !((hasCookieYes() || hasWpConsent()) && ASKED_FOR.includes(category)))
}

/**
 * Calls back at once with what the visitor has allowed, and again whenever that changes, also in another tab, for as long as
 * the life lasts. What the listener throws is the life's to report.
 */
export function followConsent(category: ConsentCategory, listener: (isGranted: boolean) => unknown, life: Life): void {
  let warned: boolean | undefined
  const look = () => {
    const isGranted = hasConsent(category)
    if (isGranted === warned) return
    warned = isGranted
    return listener(isGranted)
  }
  watchConsent(look, life)
}

/**
 * Calls back at once, and again whenever what is answered may have changed, also in another tab, for as long as the life lasts.
 * @param look hears what has told of it; nothing at first
 */
export function watchConsent(look: (event?: Event) => unknown, life: Life): void {
  const hear = (event: Event) => {
    rememberCookieYes(event)
    return look(event)
  }
  for (const type of [CONSENT_EVENT, ...CHANGES]) listen(life, document, type, hear)
  // Of two windows side by side neither is ever hidden.
  for (const type of ['focus', 'pageshow']) listen(life, window, type, look)
  if (!life.signal.aborted) life.guard(() => look())()
}
