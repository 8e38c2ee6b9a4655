/** What a form of the form builder's consists of, named once. */
export const anatomy = {
  root: '.wpforms-container',
  modern: 'wpforms-render-modern',
  form: 'form.wpforms-form',
  ajax: 'wpforms-ajax-form',
  field: '.wpforms-field',
  /** Fields that are there for bots alone: only they say their kind in an attribute, or are the old kind. The second one is our own or the old script's. */
  decoy: '[data-field-type], .wpforms-field-hp, .wpforms-field-hp *, [data-field-type] *',
  decoyInput: '[data-field-type] input, .wpforms-field-hp input',
  /** What may be filled in, and what is sent without being seen. Buttons are none. */
  control: ':is(input, select, textarea):not([type="submit"], [type="reset"], [type="image"], [type="button"])',
  label: '.wpforms-field-label',
  mark: '.wpforms-required-label',
  required: 'wpforms-field-required',
  nameless: 'wpforms-input-temp-name',
  submit: 'button.wpforms-submit',
  submitArea: '.wpforms-submit-container',
  spinner: '.wpforms-submit-spinner',
  captchaArea: '.wpforms-recaptcha-container',
  indicator: '.wpforms-page-indicator',
  firstPage: '.wpforms-page-1',
  pageButton: '.wpforms-page-button',
  dateLists: '.wpforms-field-date-dropdown-wrap select',
  toScroll: 'div.wpforms-confirmation-scroll',
  token: 'wpforms-token',
  ownList: '.choicesjs-select',
} as const

/** What tells that a form needs a part that has code of its own. */
export const partAnatomy = {
  conditional: '.wpforms-conditional-field, .wpforms-conditional-trigger',
  page: '.wpforms-page',
  payment: '.wpforms-payment-price, .wpforms-payment-total',
  captcha: '.wpforms-field-captcha, .wpforms-recaptcha-container, .wpforms-captcha-equation, .wpforms-captcha-question',
  email: '.wpforms-field-email input:not([data-disable-suggestions="1"])',
} as const

/** Attributes. */
export const attributes = {
  formId: 'data-formid',
  fieldId: 'data-field-id',
  token: 'data-token',
  /** When the token was made, in seconds. */
  tokenTime: 'data-token-time',
  busyText: 'data-alt-text',
  restText: 'data-submit-text',
  /** At an element that the server has found wrong, until it is changed. */
  serverError: 'data-server-error',
  choiceLimit: 'data-choice-limit',
  isWrapped: 'data-is-wrapped-field',
  navigates: 'data-allow-page-navigation',
  rule: 'data-rule-',
  message: 'data-msg',
  pageNumber: 'data-page',
} as const

/** Classes that are set. */
export const classes = {
  invalid: 'wpforms-error',
  valid: 'wpforms-valid',
  invalidField: 'wpforms-has-error',
  error: 'wpforms-error-container',
  hidden: 'wpforms-hidden',
  loading: 'wpforms-loading',
  disabled: 'wpforms-disabled',
  pending: 'pending',
  conditionalHide: 'wpforms-conditional-hide',
  noKeys: 'wpforms-novalidate-onkeyup',
} as const

/** The globals with the builder's settings and conditions. */
export const SETTINGS = 'wpforms_settings'
export const CONDITIONS = 'wpforms_conditional_logic'
/** Those that a shop may have set for the validator. */
export const VALIDATE = 'wpforms_validate'

/** What the builder says where its page says nothing. */
export const WORDS = {
  val_required: 'This field is required.',
  val_email: 'Please enter a valid email address.',
  val_email_restricted: 'This email address is not allowed.',
  val_url: 'Please enter a valid URL.',
  val_number: 'Please enter a valid number.',
  val_min: 'Please enter a value greater than or equal to {0}.',
  val_max: 'Please enter a value less than or equal to {0}.',
  val_confirm: 'Field values do not match.',
  val_checklimit: 'You have exceeded the number of allowed selections: {#}.',
  val_inputmask_incomplete: 'Please fill out the field in required format.',
  val_time12h: 'Please enter time in 12-hour AM/PM format (eg 8:45 AM).',
  val_time24h: 'Please enter time in 24-hour format (eg 22:45).',
  val_time_limit: 'Please enter time between {minTime} and {maxTime}.',
  val_fileextension: 'File type is not allowed.',
  val_filesize: 'File exceeds max size allowed. File was not uploaded.',
  val_phone: 'Please enter a valid phone number.',
  val_password_strength: 'A stronger password is required. Consider using upper and lower case letters, numbers, and symbols.',
  val_recaptcha_fail_msg: 'Google reCAPTCHA verification failed, please try again later.',
  val_turnstile_fail_msg: 'Cloudflare Turnstile verification failed, please try again later.',
  formErrorMessagePrefix: 'Form error message',
  errorMessagePrefix: 'Error message',
  submitBtnDisabled: 'Submit button is disabled during form submission.',
  network_error: 'Network error or server is unreachable. Check your connection or try again later.',
} as const

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
  ready: 'wpformsReady',
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

/** Ids of what says that something is wrong, and of what thanks. */
export const ids = {
  confirmation: (formId: string) => `wpforms-confirmation-${formId}`,
  /** Selects the thanks of any form. */
  anyConfirmation: '[id^="wpforms-confirmation-"]',
  field: (id: string) => `${id}-error`,
  form: (formId: string, type: string) => `wpforms-${formId}-${type}-error`,
  group: (formId: string, fieldId: string) => `wpforms-${formId}-field_${fieldId}`,
  captcha: 'wpforms-field_recaptcha-error',
  busy: (formId: string) => `wpforms-form-${formId}-submit-btn-disabled`,
} as const

/** What the page's address says behind a form that was sent with it. */
export const SENT_PARAMETER = 'wpforms_form_id'

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

/** Where a message stands. */
export const placeAnatomy = {
  table: '.wpforms-field-likert_scale table, .wpforms-field-likert-scale table',
  singleRow: '.single-row',
  atEnd: '[type="checkbox"], [type="radio"], [type="range"], [data-is-wrapped-field="1"], .wpforms-validation-group-member, .choicesjs-select, .wpforms-net-promoter-score-option, .wpforms-field-payment-coupon-input',
  phone: '.iti',
  dateOrTime: '.wpforms-datepicker, .wpforms-timepicker, .wpforms-field-date-dropdown-wrap select',
  dateList: '.wpforms-field-date-dropdown-wrap select',
  dateBlock: '.wpforms-field-row-block, .wpforms-field-date-time',
  narrow: '.wpforms-one-half, .wpforms-two-fifths, .wpforms-one-fifth',
  /** What may stand behind a control, and what is said of it stands behind that. */
  behind: '.wpforms-field-sublabel, .wpforms-field-description, .wpforms-field-limit-text, .wpforms-pass-strength-result',
  leadList: '.wpforms-lead-forms-select',
  editor: '.wp-editor-area',
  classicCamera: 'p.wpforms-file-upload-capture-camera-classic',
} as const

/** The cookie with a visitor's number, and the function of a consent tool that says whether she may have one. */
export const COOKIE = '_wpfuuid'
export const CONSENT = 'hasRequiredConsent'

/** The builder's object, with the functions that scripts of others call. */
export const PUBLIC = 'wpforms'

/** The tags that tell the release, and where the address of one stands that an optimiser has put off. */
export const releaseAnatomy = { tags: 'script[src*="/wpforms"], link[href*="/wpforms"], script[data-src*="/wpforms"]', parked: 'data-src' } as const

/** The platform's meter of passwords, and its words. */
export const METER = { global: 'wp', object: 'passwordStrength', measure: 'meter' } as const
export const METER_WORDS = 'pwsL10n'
/** The page's rich editors. */
export const EDITORS = 'tinyMCE'
