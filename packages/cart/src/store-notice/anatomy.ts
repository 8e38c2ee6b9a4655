/** The shop's notice, as the platform prints it. */
export const anatomy = {
  notice: '.woocommerce-store-notice',
  dismiss: '.woocommerce-store-notice__dismiss-link',
} as const

/** Classes that the unit sets. */
export const classes = {
  /** On the body while the notice shows: themes leave room for it. */
  hasNotice: 'woocommerce-demo-store',
} as const
