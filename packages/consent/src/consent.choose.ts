import { raise } from '@tillkit/platform'
import { tellChoice } from './consent-modes/consent-modes.ts'
import type { ConsentHost } from './consent.context.ts'
import { formOf, type ConsentState } from './consent.store.ts'
import { writeConsent, writeRevision } from './cookie/consent-cookie.ts'
import { decisionsOf, type Consent } from './cookie/consent.model.ts'
import { removeStored } from './cookie/remove-stored.ts'
import { events } from './events/anatomy.ts'
import { releaseAllowed } from './release.ts'
import { tellWpConsent } from './wp-consent-api/bridge.ts'

/**
 * Takes a choice, in the plugin's order: the cookie is written, what rejected categories have left is removed, what waits for the others is
 * released, the page is told, the banner goes, and where the shop has it so the page is loaded anew.
 */
export function choose(host: ConsentHost, consent: Consent): void {
  const { config, options: { revision } } = host
  writeConsent(consent, config.cookie)
  writeRevision(revision, config.cookie)
  // Before what waits for it runs.
  tellChoice(consent)
  apply(host, consent)
  tellPage(host, consent)
  show(host, 'closed')
  if (config.reloads) location.reload()
}

/** Closes the banner for good: that counts as an answer and changes nothing that is allowed. */
export function dismiss(host: ConsentHost, consent: Consent): void {
  const { config: { cookie }, options: { revision }, store } = host
  writeConsent(consent, cookie)
  writeRevision(revision, cookie)
  store.setState({ consent })
  show(host, 'closed')
}

/** Has a consent count on this page: for what is kept in the browser, and for the gate. */
export function apply({ config: { categories }, store }: ConsentHost, consent: Consent): void {
  store.setState({ consent })
  removeStored(categories, consent)
  releaseAllowed(consent)
}

/** Tells the page of a consent, and the WP Consent API. */
export function tellPage({ config: { categories } }: Pick<ConsentHost, 'config'>, consent: Consent): void {
  raise(document, events.update, decisionsOf(consent, categories))
  tellWpConsent(consent)
}

/** Shows the banner, the preferences or neither. What was switched and not saved is forgotten. */
export function show({ config, store }: Pick<ConsentHost, 'config' | 'store'>, view: ConsentState['view']): void {
  store.setState({ view, ...formOf(store.getState().consent, config) })
}
