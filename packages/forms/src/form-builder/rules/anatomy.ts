/** What rules look at. */
export const ruleAnatomy = {
  minTime: 'data-min-time',
  maxTime: 'data-max-time',
  mask: 'data-inputmask-mask',
  alias: 'data-inputmask-alias',
  regex: 'data-inputmask-regex',
  format: 'data-inputmask-inputformat',
  strength: 'data-password-strength-level',
  camera: '.wpforms-field-camera',
  taken: '.wpforms-camera-selected-file-active',
} as const

/** The platform's meter of passwords, and its words. */
export const METER = { global: 'wp', object: 'passwordStrength', measure: 'meter' } as const
export const METER_WORDS = 'pwsL10n'
