/** What the banner tells the page, at the document, natively. */
export const events = {
  /** With `{accepted, rejected}`: on the first view, and with each choice. */
  update: 'cookieyes_consent_update',
  /** With what `getCkyConsent()` answers: once the banner is there. */
  load: 'cookieyes_banner_load',
} as const

/** The plugin's public functions. */
export const names = { ask: 'getCkyConsent', revisit: 'revisitCkyConsent', act: 'performBannerAction' } as const

/** What `performBannerAction` is asked for, and what stands for the same. */
export const bannerActions = {
  accept: ['accept_all', 'accept'],
  reject: ['reject_all', 'reject'],
  save: ['accept_partial', 'save'],
  close: ['close'],
} as const

/** Ours: what the untouched part asks the unit for where another choice counts than the page has heard of. */
export const CHANGED = 'changed'
