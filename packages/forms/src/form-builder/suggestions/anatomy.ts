/** What suggestions and limits know of the page, named once. */
export const anatomy = {
  address: '.wpforms-field-email input:not([data-disable-suggestions="1"])',
  limitedCharacters: '.wpforms-limit-characters-enabled',
  limitedWords: '.wpforms-limit-words-enabled',
} as const

/** Attributes. */
export const attributes = { limit: 'data-text-limit', formId: 'data-form-id', fieldId: 'data-field-id' } as const

/** Classes. */
export const classes = {
  /** What is suggested. The old script called it an error, which it is none. */
  suggestion: 'mailcheck-error',
  suggested: 'mailcheck-suggestion',
  counter: 'wpforms-field-limit-text',
} as const

export const ids = {
  suggestion: (inputId: string) => `${inputId}_suggestion`,
  counter: (formId: string, fieldId: string) => `${classes.counter}-${formId}-${fieldId}`,
} as const

/** Settings of the page. */
export const settingKeys = {
  suggests: 'mailcheck_enabled',
  domains: 'mailcheck_domains',
  topLevels: 'mailcheck_toplevel_domains',
} as const

/** What the builder says where its page says nothing. */
export const WORDS = {
  val_email_suggestion: 'Did you mean {suggestion}?',
  val_email_suggestion_title: 'Click to accept this suggestion.',
  val_limit_characters: '{count} of {limit} max characters.',
  val_limit_words: '{count} of {limit} max words.',
} as const
