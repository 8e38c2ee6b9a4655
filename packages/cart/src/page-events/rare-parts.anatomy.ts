/** What only the rare parts find. */
export const rare = {
  comingSoonLink: '.coming-soon-footer-banner-dismiss',
  hint: 'span.description',
  field: '.woocommerce-input-wrapper',
} as const

/** Classes that the rare parts set. */
export const classes = {
  passwordWrapper: 'password-input',
  passwordToggle: 'show-password-input',
  passwordShown: 'display-password',
  /** Password fields that are wrapped here where they stand in no wrapper. */
  ownPassword: 'woocommerce-Input',
} as const
