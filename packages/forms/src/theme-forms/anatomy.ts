/** What the theme's two forms print alike: fields, conditions, messages. */
export const anatomy = {
  /** What a field stands in, with all that belongs to it. */
  shell: '.et_pb_contact_field',
  label: '.et_pb_contact_form_label',
  /** The title of a group of options, which the theme shows instead of the label. */
  groupTitle: '.et_pb_contact_field_options_title',
  group: '.et_pb_contact_field_options_wrapper',
  /** What carries the chosen options of a group of boxes to the server. */
  handle: '.et_pb_checkbox_handle',
  /** What a shopper fills in, and what carries the choice of boxes. */
  control: 'input[data-original_id], textarea[data-original_id], select[data-original_id]',
  box: 'input[type="checkbox"]',
  radio: 'input[type="radio"]',
  /** What the theme draws in the place of a box or a radio. */
  drawn: 'label > i',
  /** What conditions switch off while it is hidden. */
  textInput: 'input[type="text"]',
  /** A field of the provider's that shoppers never see. */
  neverShown: '.et_pb_contact_field--hidden',
} as const

/** Attributes of a field. Those of its conditions stand at the shell. */
export const attributes = {
  id: 'data-id',
  original: 'data-original_id',
  type: 'data-field_type',
  mark: 'data-required_mark',
  conditions: 'data-conditional-logic',
  relation: 'data-conditional-relation',
} as const

/** What the browser checks by itself, how that is switched off for a hidden field, and what remembers it. */
export const limits = { pattern: 'pattern', off: 'novalidate', kept: 'data-pattern' } as const

/** The type of a field for an address. */
export const EMAIL = 'email'
/** The value of the mark that a field has to be filled in. */
export const REQUIRED = 'required'
/** Fields that are there for robots begin so: they never have to be filled in, and are never sent by us. */
export const HONEYPOT = 'et_number'
/** The relation for which one condition is enough. */
export const ANY = 'any'

/** The theme's words among its settings, with what it says where it says nothing. */
export const WORDS = {
  fill_message: 'Please, fill in the following fields:',
  contact_error_message: 'Please, fix the following errors:',
  invalid: 'Invalid email',
  captcha: 'Captcha',
  wrong_captcha: 'You entered the wrong number in captcha.',
  wrong_checkbox: 'Checkbox',
  subscription_failed: 'Please, check the fields below to make sure you entered the correct information.',
} as const

/** The class of a module that a service against robots protects. */
export const PROTECTED = 'et_pb_recaptcha_enabled'

/** Ours: on a module that looks after its conditions. `forms.head.css` has it, too. */
export const MARK = 'data-tillkit-form'

/** Where a service against robots is found, and the script that brings it. */
export const protection = { path: ['etCore', 'api', 'spam', 'recaptcha'], script: '#et-core-api-spam-recaptcha-js' } as const

/** Classes that both forms set where something is wrong. */
export const classes = { error: 'et_contact_error', secondMessage: 'et_normal_padding' } as const
