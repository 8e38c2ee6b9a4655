import { PUBLIC, ROOT } from './form-builder.stub.ts'

export { PUBLIC }

/** What a form of the form builder's consists of, named once. */
export const anatomy = {
  root: ROOT,
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
  /** What adds and takes away rows of a repeater. */
  rowButton: '.wpforms-field-repeater-button-add, .wpforms-field-repeater-button-remove',
  dateLists: '.wpforms-field-date-dropdown-wrap select',
  toScroll: 'div.wpforms-confirmation-scroll',
  /** Choices that come in an order by chance, and the one among them that stays the last. */
  randomized: '.wpforms-randomize',
  otherChoice: 'wpforms-other-choice',
  token: 'wpforms-token',
  /** Lists that the builder's script drew itself. */
  ownList: '.choicesjs-select',
  /** Fields that something else stands for, which shoppers see: they hold what is filled in there. */
  replaced: '.wpforms-signature-input, .choicesjs-select',
} as const

/** What tells that a form needs a part that has code of its own. */
export const partAnatomy = {
  conditional: '.wpforms-conditional-field, .wpforms-conditional-trigger',
  page: '.wpforms-page',
  payment: '.wpforms-payment-price, .wpforms-payment-total',
  captcha: '.wpforms-field-captcha, .wpforms-recaptcha-container, .wpforms-captcha-equation, .wpforms-captcha-question',
  email: '.wpforms-field-email input:not([data-disable-suggestions="1"])',
  limit: '.wpforms-limit-characters-enabled, .wpforms-limit-words-enabled',
  mask: '.wpforms-masked-input, [data-rule-inputmask-incomplete]',
  phone: '.wpforms-smart-phone-field',
  specialField: '.wpforms-field-number-slider, .wpforms-field-rating, .wpforms-image-choices, .wpforms-net-promoter-score-option, .wpforms-field-password-input-icon',
  chosenRating: '.wpforms-field-rating-item input:checked',
  strongPassword: '[data-rule-password-strength]',
  dateOrTime: '.wpforms-datepicker, .wpforms-timepicker',
  /** The link that empties a date that the server has printed: it shows. */
  clear: '.wpforms-datepicker-clear[style*="block"]',
  uploader: '.wpforms-uploader',
  file: 'input[type="file"]',
  repeater: '.wpforms-field-repeater',
  camera: '.wpforms-camera-link, .wpforms-camera-button, .wpforms-camera',
  signature: '.wpforms-signature-wrap',
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
  /** What kind of keyboard a phone is to show. */
  keyboard: 'data-inputmask-inputmode',
} as const

/** Classes that are set. */
export const classes = {
  invalid: 'wpforms-error',
  valid: 'wpforms-valid',
  invalidField: 'wpforms-has-error',
  error: 'wpforms-error-container',
  /** Ours: the list of all that is wrong. */
  summary: 'tillkit-error-summary',
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

/** Where a snippet of the shop's says how forms are checked: of one form, as a member, or of all. */
export const VALIDATION = { form: (formId: string) => `wpforms_${formId}`, member: 'validate', all: 'wpforms_validate' } as const

/** Raised once the page's forms can be used. */
export const READY_EVENT = 'wpformsReady'

/** What the page's address says behind a form that was sent with it. */
export const SENT_PARAMETER = 'wpforms_form_id'

/** The cookie with a visitor's number, and the function of a consent tool that says whether she may have one. */
export const COOKIE = '_wpfuuid'
export const CONSENT = 'hasRequiredConsent'

/** Objects of the builder's with functions that are no form's. */
export const UTILITIES = { utils: 'WPFormsUtils', modern: 'WPForms', conditions: 'wpformsconditionals', uploads: 'wpformsModernFileUpload', repeaters: 'WPFormsRepeaterField', signatures: 'WPFormsSignatures' } as const
/** The name of one of its objects. */
export type PublicName = typeof PUBLIC | (typeof UTILITIES)[keyof typeof UTILITIES]

/** Fields that are no plain controls: without code of their own nobody can fill them in. By what they are called in the console. */
export const beyondReach: Readonly<Record<string, string>> = {
  coupons: '.wpforms-field-payment-coupon',
  'ways to pay': '.wpforms-field-credit-card, .wpforms-field-stripe-credit-card, .wpforms-field-square, .wpforms-field-paypal-commerce, .wpforms-field-authorize_net',
}

/** The tags that tell the release, and where the address of one stands that an optimiser has put off. */
export const releaseAnatomy = { tags: 'script[src*="/wpforms"], link[href*="/wpforms"], script[data-src*="/wpforms"]', parked: 'data-src' } as const

/** The page's rich editors. */
export const EDITORS = 'tinyMCE'

/** What entries of the browser's history say of a form's pages is kept there under this name. */
export const PAGES_ENTRY = 'tillkitFormPages'
