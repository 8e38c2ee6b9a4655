/** What a visitor can allow, by the names of the WP Consent API. */
export const CONSENT_CATEGORIES = ['functional', 'preferences', 'statistics', 'statistics-anonymous', 'marketing'] as const

/** One of the categories that consent is given for. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** The category of CookieYes' that decides. */
export const COOKIEYES_CATEGORY: Readonly<Record<ConsentCategory, string>> = {
  functional: 'performance',
  preferences: 'functional',
  statistics: 'analytics',
  'statistics-anonymous': 'analytics',
  marketing: 'advertisement',
}

/** What nobody may assume while a consent tool has not answered. */
export const ASKED_FOR: readonly ConsentCategory[] = ['statistics', 'marketing']
