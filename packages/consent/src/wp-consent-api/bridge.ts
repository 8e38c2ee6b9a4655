import { liveLegacyScripts, raise, readGlobal } from '@tillkit/platform'
import type { Law } from '../cookie/category.ts'
import type { Consent } from '../cookie/consent.model.ts'
import { OWN_API, OWN_BRIDGE, TYPES, values, WP, WP_CATEGORIES, wpEvents } from './anatomy.ts'

/** Whether the page has the API. */
const hasApi = (): boolean => [WP.config, WP.has].some((name) => readGlobal(name) !== undefined)

/** Whether the page prints settings of the API, and its own script is not at work: then its functions are ours to define. */
export const lacksApi = (): boolean =>
  readGlobal(WP.config) !== undefined && readGlobal(WP.has) === undefined && liveLegacyScripts([OWN_API]).length === 0

/**
 * Says how the shop asks, on every page: without that the API lets everything pass (bug 13).
 * @returns takes it back
 */
export function defineConsentType(law: Law): () => void {
  if (!hasApi() || readGlobal(WP.type)) return () => undefined
  Reflect.set(window, WP.type, TYPES[law])
  raise(document, wpEvents.typeDefined, undefined)
  return () => void Reflect.deleteProperty(window, WP.type)
}

/** Tells the API of a choice, where the plugin's own bridge does not. */
export function tellWpConsent({ choices }: Consent): void {
  const set = readGlobal(WP.set)
  if (typeof set !== 'function' || liveLegacyScripts([OWN_BRIDGE]).length > 0) return
  for (const [slug, categories] of Object.entries(WP_CATEGORIES)) {
    if (slug in choices) categories.forEach((category) => void set(category, choices[slug] ? values.allow : values.deny))
  }
}
