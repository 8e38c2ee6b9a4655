/** Where consent tools keep what a visitor has chosen, and how they tell of it. */
export const COOKIEYES = {
  cookie: 'cookieyes-consent',
  /** The banner's own function, which says what is chosen now. */
  ask: 'getCkyConsent',
  /** The settings that the local banner is printed with. */
  config: '_ckyConfig',
  /** The scripts of the hosted banner. */
  scripts: '#cookieyes,#cookieyes-banner',
  /** Told with `{accepted, rejected}`. */
  update: 'cookieyes_consent_update',
} as const

export const WP_CONSENT = {
  /** What begins the names of its cookies where its settings name nothing else. */
  prefix: 'wp_consent',
  /** Its settings: `{cookie_prefix, …}`. */
  config: 'consent_api',
  ask: 'wp_has_consent',
  /** How the shop asks (`optin`, `optout`): without one of them the API lets everything pass. */
  types: ['wp_consent_type', 'wp_fallback_consent_type'],
} as const

/** What is raised at the document when an answer may have changed. */
export const CHANGES = [
  COOKIEYES.update,
  'cookieyes_banner_load',
  'wp_consent_type_defined',
  'wp_listen_for_consent_change',
  'visibilitychange',
]
