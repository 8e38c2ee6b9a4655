/** What captchas know of the page, named once. */
export const anatomy = {
  /** A sum: what shows it, and what carries it to the server beside the answer. */
  equation: '.wpforms-captcha-equation',
  math: '.wpforms-captcha-math',
  answer: 'input.a',
  /** The services' box: what says which service it is, the widget in it, and what the widget's answer is noted in. */
  area: '.wpforms-recaptcha-container',
  widget: '.g-recaptcha, .h-captcha, .wpforms-turnstile',
  helper: '.wpforms-recaptcha-hidden',
  /** Where the newest kind of reCAPTCHA writes its token. */
  token: 'input[name="wpforms[recaptcha]"]',
  submit: 'button.wpforms-submit',
} as const

/** The parts of a sum, each the class of what shows it and of the hidden field that is sent. */
export const SUM_PARTS = ['n1', 'cal', 'n2'] as const

/** Attributes. */
export const attributes = {
  /** The parts of a sum, at its answer. */
  part: (name: (typeof SUM_PARTS)[number]) => `data-${name}`,
  /** The answer to a question. */
  answer: 'data-a',
  /** The service's number of a widget. */
  widgetId: 'data-recaptcha-id',
  /** At a button whose invisible captcha could not be loaded. jQuery and the page write it in two ways. */
  isBroken: ['data-captchainvalid', 'data-captcha-invalid'],
  size: 'data-size',
  siteKey: 'data-sitekey',
  action: 'data-action',
} as const

/** The global with the limits of sums and what is said of wrong answers. */
export const CAPTCHA = 'wpforms_captcha'
/** What is said where the page says nothing. */
export const WRONG = 'Incorrect answer.'

/** The services, by the class of their box, each with the global of its script. */
export const services = { 'wpforms-is-hcaptcha': 'hcaptcha', 'wpforms-is-turnstile': 'turnstile', 'wpforms-is-recaptcha': 'grecaptcha' } as const

/** The page's own functions: one asks the newest kind of reCAPTCHA and calls back, one notes an answer. */
export const functions = { newest: 'wpformsRecaptchaV3Execute', answered: 'wpformsRecaptchaCallback' } as const

/** The button's property with the number of an invisible widget. */
export const INVISIBLE_ID = 'recaptchaID'

/** The id of what says that a captcha failed: one a page, as the builder has it. */
export const ERROR_ID = 'wpforms-field_recaptcha-error'
export const classes = { error: 'wpforms-error' } as const

/** When popups show or bring forms. */
export const events = { popupShown: 'elementor/popup/show', popupFilled: 'om.Html.append.after' } as const

/** What is said where the page says nothing of a service that has failed. */
export const WORDS = { turnstile: 'val_turnstile_fail_msg', others: 'val_recaptcha_fail_msg' } as const
