/** What rules look at. */
export const ruleAnatomy = {
  minTime: 'data-min-time',
  maxTime: 'data-max-time',
  strength: 'data-password-strength-level',
  camera: '.wpforms-field-camera',
  taken: '.wpforms-camera-selected-file-active',
} as const

/** The platform's meter of passwords, and its words. */
export const METER = { global: 'wp', object: 'passwordStrength', measure: 'meter' } as const
export const METER_WORDS = 'pwsL10n'
