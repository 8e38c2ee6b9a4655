import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ConsentConfig } from './banner/config.ts'
import { firstView, isOptedOut, type Consent } from './cookie/consent.model.ts'
import { isOutdated, readConsent } from './cookie/consent-cookie.ts'
import { makeConsentId } from './cookie/consent-id.ts'

/** What of it shows: the banner, the preferences over or in it, or the button to choose anew. */
type View = 'closed' | 'banner' | 'preferences'

/** What counts, and what shows. */
export interface ConsentState {
  readonly consent: Consent
  readonly view: View
  /** Which categories are switched on in what shows, saved or not. */
  readonly ticked: Readonly<Record<string, boolean>>
  /** Whether "do not sell or share" is ticked, saved or not. */
  readonly optsOut: boolean
}

/** The state of the page's consent. */
export type ConsentStore = StoreApi<ConsentState>

/** Makes it, of what the visitor has chosen before. Nothing is written. */
export function createConsentStore(config: ConsentConfig): ConsentStore {
  const consent = recallConsent(config)
  return createStore<ConsentState>(() => ({ consent, view: 'closed', ...formOf(consent, config) }))
}

/**
 * What counts as the page comes: what the visitor has chosen, or what counts before that.
 * @param revision that of the shop's policy: a choice under an earlier one is none. Default: any counts
 */
export function recallConsent({ categories, law, cookie: { slugs } }: ConsentConfig, revision = 0): Consent {
  const stored = readConsent(slugs)
  if (stored?.hasChosen && !isOutdated(revision)) return stored
  return firstView({ categories, law, hasSignal: hasSignal(), id: stored?.id ?? makeConsentId() })
}

/** What the switches show of a consent: before a choice what counts until then, with the browser's signal as a choice. */
export function formOf(consent: Consent, { categories }: Pick<ConsentConfig, 'categories'>): Pick<ConsentState, 'ticked' | 'optsOut'> {
  return { ticked: consent.choices, optsOut: consent.hasChosen ? isOptedOut(consent, categories) : hasSignal() }
}

/** Whether the browser asks not to sell or share what it learns of the visitor (Global Privacy Control). */
export function hasSignal(): boolean {
  return (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true
}
