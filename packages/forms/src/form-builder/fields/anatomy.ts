/** Names of fields that do something of their own. */
export const anatomy = {
  country: 'select.wpforms-field-address-country',
  state: '.wpforms-field-address-state',
  row: '.wpforms-field-row',
  first: '.wpforms-first input',
  withoutState: 'wpforms-without-state',
  locked: 'wpforms-field-readonly',
  lockable: 'input, textarea, select',
  otherChosen: '.wpforms-other-choice input:checked',
  otherText: '.wpforms-other-input',
  choices: '.wpforms-field-checkbox, .wpforms-field-radio, .wpforms-field-payment-multiple, .wpforms-field-payment-checkbox, .wpforms-field-gdpr-checkbox',
  chosen: 'input:is([type="radio"], [type="checkbox"])',
  selected: 'wpforms-selected',
} as const

/** The setting that names kinds of fields which cannot be locked, and those that are none in any case. */
export const LOCKED_OUT = 'readOnlyDisallowedFields'
export const NEVER_LOCKED = ['captcha', 'repeater', 'map', 'content', 'divider', 'hidden', 'html', 'entry-preview', 'pagebreak', 'layout', 'payment-total'] as const
