/** Its calls, and what they carry besides the fields. */
export const calls = { submit: 'wpforms_submit', token: 'wpforms_get_token', address: 'wpforms_restricted_email' } as const
export const sentFields = {
  token: 'wpforms[token]',
  begun: 'start_timestamp',
  ended: 'end_timestamp',
  submit: 'wpforms[submit]',
  submitValue: 'wpforms-submit',
  /** Names of fields: what is sent under one that the form does not have is taken for a bot's. */
  field: /^wpforms\[fields\]\[([^\]]+)\]/,
} as const
/** What the server says of a token that is out of date. */
export const STALE = /antispam token is invalid/i

/** Its events. */
export const events = {
  beforeSubmit: 'wpformsBeforeFormSubmit',
  beforeAjax: 'wpformsAjaxBeforeSubmit',
  success: 'wpformsAjaxSubmitSuccess',
  failed: 'wpformsAjaxSubmitFailed',
  actionRequired: 'wpformsAjaxSubmitActionRequired',
  beforeRedirect: 'wpformsAjaxSubmitBeforeRedirect',
  confirmation: 'wpformsAjaxSubmitSuccessConfirmation',
  error: 'wpformsAjaxSubmitError',
  completed: 'wpformsAjaxSubmitCompleted',
  buttonDisabled: 'wpformsFormSubmitButtonDisable',
  buttonRestored: 'wpformsFormSubmitButtonRestore',
  invalid: 'invalid-form',
} as const
