/** The shop's notice, as the platform prints it. */
export const anatomy = {
  notice: '.woocommerce-store-notice',
  dismiss: '.woocommerce-store-notice__dismiss-link',
} as const

/** What keeps a text of the notice dismissed. */
export const cookie = {
  /** By the text's own id, which the notice says. */
  nameOf: ({ noticeId = '' }: DOMStringMap): string => `store_notice${noticeId}`,
  dismissed: 'hidden',
} as const

/** Ours: on a notice whose dismissal is held until the unit's code is there. The script tag knows it too. */
export const DISMISSED = 'tillkit-dismissed-notice'

/** Classes that the unit sets. */
export const classes = {
  /** On the body while the notice shows: themes leave room for it. */
  hasNotice: 'woocommerce-demo-store',
} as const
