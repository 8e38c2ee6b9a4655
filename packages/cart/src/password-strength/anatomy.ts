/** New passwords, each in the form that it belongs to. */
export const FIELDS = 'form.register #reg_password,form.checkout #account_password,form:is(.edit-account,.lost_reset_password) #password_1'

/** The global with the platform's parameters, and what it says. */
export const PARAMS = 'wc_password_strength_meter_params'
export const params = { minimum: 'min_password_strength', stopsCheckout: 'stop_checkout', error: 'i18n_password_error', hint: 'i18n_password_hint' } as const

/** What stands around a password. */
export const anatomy = {
  form: 'form',
  checkout: 'form.checkout',
  /** A wrapper with the button that shows the password, where there is one. */
  wrapper: '.password-input',
  submit: 'button[type="submit"]',
  /** The box at the checkout without which its password is nobody's. */
  createAccount: '#createaccount',
} as const

/** What is drawn behind it: the names that themes and other scripts know. */
export const drawn = { meterId: 'password_strength', meter: 'woocommerce-password-strength', hint: 'woocommerce-password-hint', held: 'disabled' } as const

/** What each strength is called among the platform's words, and the class that it has. The last one is for two passwords that differ. */
export const LEVELS = [
  { word: 'short', className: 'short' },
  { word: 'bad', className: 'bad' },
  { word: 'bad', className: 'bad' },
  { word: 'good', className: 'good' },
  { word: 'strong', className: 'strong' },
  { word: 'mismatch', className: 'short' },
] as const

/** A name among the platform's words for strengths. */
export type StrengthName = (typeof LEVELS)[number]['word']

/** The strength up to which the hint is given. */
export const LAST_HINTED = 2

/** What the platform raises through jQuery: the meter is new, is shown again, is hidden. */
export const events = { added: 'wc-password-strength-added', shown: 'wc-password-strength-show', hidden: 'wc-password-strength-hide' } as const
