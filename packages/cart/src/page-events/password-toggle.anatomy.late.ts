/** Classes that the platform's style sheet knows around a password. */
export const classes = {
  wrapper: 'password-input',
  toggle: 'show-password-input',
  /** On the button while the password shows. */
  shown: 'display-password',
  /** Fields that are wrapped here where they stand in no wrapper. */
  ownField: 'woocommerce-Input',
} as const

/** The platform's words for the button, in its parameters. */
export const wordKeys = { show: 'i18n_password_show', hide: 'i18n_password_hide' } as const
