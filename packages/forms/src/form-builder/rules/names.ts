/**
 * The names of all rules, in the order in which they are asked: the first that a value fails is told. `required` stands first, and `remote`,
 * which asks the server, last. What is said by the class of a date or a time is ours: the builder's own calendar let nobody type.
 */
export const RULE_NAMES = [
  'required', 'email', 'url', 'date', 'dateISO', 'number', 'digits', 'minlength', 'maxlength', 'rangelength', 'min', 'max', 'range', 'step',
  'equalTo', 'creditcard', 'extension', 'maxsize', 'camera-required', 'restricted-email', 'confirm', 'required-payment', 'time12h', 'time24h',
  'turnstile', 'time-limit', 'wpforms-datepicker', 'wpforms-timepicker', 'check-limit', 'inputmask-incomplete', 'required-positive-number',
  'required-minimum-price', 'password-strength', 'wpf-captcha', 'us-phone-field', 'int-phone-field', 'smart-phone-field', 'remote',
] as const

/** Rules that take no parameter: a class of that name is one, too. */
export const CLASS_RULES: ReadonlySet<string> = new Set([
  'required', 'email', 'url', 'date', 'dateISO', 'number', 'digits', 'creditcard', 'camera-required', 'restricted-email', 'time12h', 'time24h',
  'turnstile', 'time-limit', 'check-limit', 'inputmask-incomplete', 'required-positive-number', 'required-payment', 'password-strength',
  'wpforms-datepicker', 'wpforms-timepicker',
])

/** What browsers say of a `maxlength` that is none. */
export const NO_LENGTH: ReadonlySet<number> = new Set([-1, 2147483647, 524288])
