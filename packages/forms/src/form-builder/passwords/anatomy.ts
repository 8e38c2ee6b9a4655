/** Passwords whose strength is said beside them. */
export const anatomy = {
  measured: '[data-rule-password-strength]',
  strength: 'wpforms-pass-strength-result',
  /** An input beside which it is said how strong its password is. */
  judged: 'wpforms-error-pass-strength',
} as const

/** The rule that a password has to be so strong, its message among the page's, and where the least strength stands. */
export const RULE = 'password-strength'
export const TOO_WEAK = 'val_password_strength'
export const LEAST = 'data-password-strength-level'

/** The words that the builder has a password measured without: none. */
export const NO_WORDS: readonly string[] = []
