/**
 * What the unit mounts on: a form's box, which is not there where no list is chosen. A login form is called the same and sends itself,
 * and in the page builder's editor nothing is sent.
 */
export const HOST = '.et_pb_newsletter_form:not(.et_pb_login_form):not(.et-fb *):not(.et-block-layout-preview *)'
/** A question that is only asked for some answers to others. */
export const CONDITIONAL = '[data-conditional-logic]'
/** What subscribes: a link that leads nowhere. */
export const BUTTON = '.et_pb_newsletter_button'

/** The button's class while the form is on its way. The script tag knows it too. */
export const LOADING = 'et_pb_button_text_loading'

/** The server's elements. */
export const anatomy = {
  /** The module around a form, which says where success leads. */
  module: '.et_pb_newsletter',
  /** The box of a form that subscribes to a feed, at another service. */
  feed: '.et_pb_feedburner_form',
  /** What goes when the shopper is on the list. */
  fields: '.et_pb_newsletter_fields',
  errors: '.et_pb_newsletter_error',
  success: '.et_pb_newsletter_success',
  spinner: '.et_subscribe_loader',
  /** A field with its label. */
  field: '.et_pb_newsletter_field',
  label: '.et_pb_contact_form_label',
  successTitle: ':is(h1, h2, h3, h4, h5, h6)',
} as const

/** Names of the fields that the theme itself asks for, each only where the shop wants it. */
export const names = {
  first: 'et_pb_signup_firstname',
  last: 'et_pb_signup_lastname',
  email: 'et_pb_signup_email',
} as const

/** Names of what the form sends along, which the server checks. */
export const sent = {
  provider: 'et_pb_signup_provider',
  list: 'et_pb_signup_list_id',
  account: 'et_pb_signup_account_name',
  /** Whether the server tells the provider the shopper's network address, as `true` or `false`. */
  keepsAddress: 'et_pb_signup_ip_address',
  checksum: 'et_pb_signup_checksum',
} as const

/** Where success leads, on the module. */
export const redirect = {
  url: 'data-redirect_url',
  /** What the page there is told, as keys with `|` between them. */
  query: 'data-redirect_query',
  ipAddress: 'data-ip_address',
} as const

/** What a choice is called by the provider, at its box or option. */
export const CHOICE_ID = 'data-id'

/** The theme's global, and what the unit reads of it besides the theme's words. */
export const settings = { global: 'et_pb_custom', address: 'ajaxurl', nonce: 'et_frontend_nonce' } as const

/** How a service against robots names what is done here, for its statistics. */
export const robotAction = (list: string): string => `Divi/Module/EmailOptin/List/${list}`

/** Classes that the unit sets. */
export const classes = {
  /** On a field of the theme's own that is wrong. */
  wrong: 'et_pb_signup_error',
  /** On the button while the form is on its way. */
  loading: LOADING,
} as const

/** Providers that are told of choices in their own way. */
export const providers = { mailchimp: 'mailchimp', ontraport: 'ontraport' } as const

/** The call that subscribes, and the address that it goes to where the page does not say one. */
export const ACTION = 'et_pb_submit_subscribe_form'
export const ADMIN_AJAX = '/wp-admin/admin-ajax.php'

/** What confirms a subscription to a feed. */
export const service = 'https://feedburner.google.com/fb/a/mailverify'

/** Names of a feed form's fields: the feed's name, and the language. */
export const feedFields = { feed: 'uri', language: 'loc' } as const

/** The service's own window. */
export const popup = { name: 'et-feedburner-subscribe', features: 'scrollbars=yes,width=550,height=520' } as const
