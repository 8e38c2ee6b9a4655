/** What the unit mounts on. In the page builder's own views forms are pictures of themselves. */
export const HOST = '.et_pb_contact_form_container:not(.et-fb *):not(.et-block-layout-preview *)'
/** The form, which is held until the unit is there. */
export const FORM = '.et_pb_contact_form:not(.et-fb *):not(.et-block-layout-preview *)'

/** What the server prints of a contact form, beside its fields. */
export const anatomy = {
  /** Any contact form's module, also in an answer. */
  module: '.et_pb_contact_form_container',
  form: '.et_pb_contact_form',
  /** Where messages stand. */
  message: '.et-pb-contact-message',
  /** What the server says against a form. */
  error: '.et_pb_contact_error_text',
  button: '.et_pb_contact_submit',
  captcha: '.et_pb_contact_captcha',
  question: '.et_pb_contact_captcha_question',
  /** A form that is whole has it: with an answer that was cut off it would be missing. */
  marker: 'input[name^="et_pb_contactform_submit_"]',
} as const

/** Attributes of the module and of the sum's field. */
export const attributes = {
  number: 'data-form_unique_num',
  unique: 'data-form_unique_id',
  redirect: 'data-redirect_url',
  first: 'data-first_digit',
  second: 'data-second_digit',
  checked: 'data-checked',
  unchecked: 'data-unchecked',
} as const

/** Classes that the unit writes. */
export const classes = { errorText: 'et_pb_contact_error_text', animated: 'et_animated' } as const

/** What goes to the server beside the form's own fields, each behind the form's number. */
export const sent = { fields: 'et_pb_contact_email_fields_', hidden: 'et_pb_contact_email_hidden_fields_', token: 'token' } as const

/** What the service against robots is told, before the form's number. */
export const ACTION = 'Divi/Module/ContactForm/'
/** What the engine knows the sum by: no field of the builder's can be called so. */
export const SUM = 'captcha!'
