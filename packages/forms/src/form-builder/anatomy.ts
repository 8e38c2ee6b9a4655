/** What a form of the form builder's consists of, named once. */
export const anatomy = {
  root: '.wpforms-container',
  modern: 'wpforms-render-modern',
  form: 'form.wpforms-ajax-form',
  field: '.wpforms-field',
  /** The fields that are understood, by the class that says which kind they are. */
  kinds: { text: 'wpforms-field-text', email: 'wpforms-field-email', select: 'wpforms-field-select' },
  /** Fields that are there for bots alone: only they say their kind in an attribute. */
  decoy: '[data-field-type], .wpforms-field-hp',
  control: 'input[name]:not([type="hidden"]), select[name], textarea[name]',
  label: '.wpforms-field-label',
  mark: '.wpforms-required-label',
  required: 'wpforms-field-required',
  /** What may stand behind a control, and what is said of it stands behind that. */
  behind: '.wpforms-field-sublabel, .wpforms-field-description, .wpforms-field-limit-text',
  submit: 'button.wpforms-submit',
} as const

/** Attributes. */
export const attributes = {
  formId: 'data-formid',
  fieldId: 'data-field-id',
  token: 'data-token',
  /** When the token was made, in seconds. */
  tokenTime: 'data-token-time',
  busyText: 'data-alt-text',
} as const

/** Classes that are set. */
export const classes = { invalid: 'wpforms-error', invalidField: 'wpforms-has-error', error: 'wpforms-error-container', hidden: 'wpforms-hidden' } as const

/** The global with the builder's settings, and what it says where it says nothing. */
export const SETTINGS = 'wpforms_settings'
export const WORDS = {
  val_required: 'This field is required.',
  val_email: 'Please enter a valid email address.',
  formErrorMessagePrefix: 'Form error message',
} as const

/** Its calls, and what they carry besides the fields. */
export const calls = { submit: 'wpforms_submit', token: 'wpforms_get_token' } as const
export const fields = { token: 'wpforms[token]', begun: 'start_timestamp', ended: 'end_timestamp' } as const
/** What the server says of a token that is out of date. */
export const STALE = /antispam token is invalid/i

/** Ids of what says that something is wrong, and of what thanks. */
export const ids = {
  confirmation: (formId: string) => `wpforms-confirmation-${formId}`,
  /** Selects the thanks of any form. */
  anyConfirmation: '[id^="wpforms-confirmation-"]',
  field: (id: string) => `${id}-error`,
  form: (formId: string) => `wpforms-${formId}-header-error`,
} as const
