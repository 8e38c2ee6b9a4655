/** The WP Consent API, as its script defines it. */
export const WP = {
  /** Its settings. */
  config: 'consent_api',
  /** How the shop asks, where a banner says so; else what the settings say. */
  type: 'wp_consent_type',
  fallbackType: 'wp_fallback_consent_type',
  waits: 'waitfor_consent_hook',
  has: 'wp_has_consent',
  set: 'wp_set_consent',
} as const

export const wpEvents = {
  typeDefined: 'wp_consent_type_defined',
  /** Its detail is a list without members that has a property by the name of the category. */
  change: 'wp_listen_for_consent_change',
  service: 'wp_consent_api_status_change_service',
} as const

export const values = { allow: 'allow', deny: 'deny' } as const

/** What is said of how the shop asks, by law. */
export const TYPES = { gdpr: 'optin', ccpa: 'optout' } as const

/** What the banner's categories are called there. Others are not told. */
export const WP_CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  functional: ['preferences'],
  analytics: ['statistics', 'statistics-anonymous'],
  performance: ['functional'],
  advertisement: ['marketing'],
}

/** The plugin's own bridge, which hears the update event: where that is live it tells the API of choices. */
export const OWN_BRIDGE = { handle: 'cookie-law-info-wca', file: '/cookie-law-info/lite/frontend/js/wca' } as const
/** The API's own script. */
export const OWN_API = { handle: 'wp-consent-api', file: '/wp-consent-api/assets/js/wp-consent-api' } as const
