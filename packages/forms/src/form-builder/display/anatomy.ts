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
