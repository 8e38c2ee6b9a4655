/** Google's consent mode, version 2: which of its kinds a category of the page's decides. */
export const GOOGLE_KINDS: Readonly<Record<string, readonly string[]>> = {
  advertisement: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  analytics: ['analytics_storage'],
  functional: ['functionality_storage', 'personalization_storage'],
  necessary: ['security_storage'],
}

/** Where Google's tag keeps what it is told, and the function that tells it. */
export const GOOGLE = { queue: 'dataLayer', tell: 'gtag' } as const
/** Where Microsoft's tag does. It knows one kind. */
export const MICROSOFT = { queue: 'uetq', kind: 'ad_storage' } as const

/** How long tags wait for a visitor who has not chosen, in ms. */
export const WAIT = 500

/** The plugin's own script for Google's consent mode: where that is live it does this. */
export const OWN_MODE_SCRIPT = { handle: 'cookie-law-info-gcm', file: '/cookie-law-info/lite/frontend/js/gcm' } as const
