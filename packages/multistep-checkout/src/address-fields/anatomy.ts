/** What the unit mounts on. With the next two by itself, because the script tag needs no more of it. */
export const COUNTRY = '.country_to_state'

/** Countries whose form follows them from the beginning: at the checkout, and of an address in the account. */
export const AT_CHECKOUT = 'form.checkout .country_to_state'
export const AT_ACCOUNT = '.woocommerce-address-fields .country_to_state'

/** What opens the shipping calculator. Few who look at their cart ever do. */
export const CALCULATOR_TOGGLE = '.shipping-calculator-button'

/** The page's data of countries: their states, what their addresses look like, and the same for each module of a page builder. */
export const globals = {
  states: 'wc_country_select_params',
  locale: 'wc_address_i18n_params',
  localeOfModules: 'ags_address_i18n_params',
} as const

/** What the unit finds in forms with an address. */
export const anatomy = {
  group: '.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator',
  billing: '.woocommerce-billing-fields',
  state: '#billing_state, #shipping_state, #calc_shipping_state',
  row: '.form-row',
  /** What holds the rows that have an order. */
  rows: ':is([class*="-fields__field-wrapper"], .woocommerce-billing-fields, .woocommerce-shipping-fields)',
  label: 'label',
  /** What a label says beside the name of its field. */
  marks: '.required, .optional',
  shownLabel: 'label:not(.screen-reader-text)',
  input: 'input, select, textarea',
  priority: 'data-priority',
  /** Lists that may be long. */
  lists: 'select.country_select, select.state_select, select.country_to_state',
  /** Fields whose look is that of the theme's fields. */
  textFields: 'input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button])',
  /** What a list is called, where its row has no label. */
  listName: 'data-label',
  /** What selectWoo puts beside a list that it stands for. */
  selectWooBox: '.select2-container',
  /** A list that selectWoo stands for. */
  selectWooHidden: 'select2-hidden-accessible',
} as const

/** The key of the state among the fields of an address, and of the one that the shop's settings make required, not its country. */
export const fields = { state: 'state', phone: 'phone' } as const

/** The field for the state: what it keeps whatever it is, and what it is called as what. */
export const stateBox = {
  kept: ['id', 'name', 'placeholder', 'data-placeholder', 'data-input-classes', 'autocomplete', 'aria-describedby', 'aria-required'],
  moreClasses: 'data-input-classes',
  classes: { choice: 'state_select', text: 'input-text', none: 'hidden' },
} as const

/** What a row says of itself. */
export const rowClasses = {
  required: 'validate-required',
  requiredLabel: 'required_field',
  invalid: ['woocommerce-invalid', 'woocommerce-invalid-required-field'],
  widths: ['form-row-first', 'form-row-last', 'form-row-wide'],
} as const

/** What stands behind the name of a field. */
export const mark = {
  required: '<span class="required" aria-hidden="true">*</span>',
  optional: (text: string) => `<span class="optional">(${text})</span>`,
} as const

/** jQuery events of the platform's that the unit raises or hears: at the body, at the country, and at the window. */
export const events = {
  changed: 'country_to_state_changed',
  changing: 'country_to_state_changing',
  localeReady: 'wc_address_i18n_ready',
  refresh: 'refresh',
  /** Tells the page builder to lay out anew. */
  layout: 'orientationchange',
} as const

/** A list that looks like the field beside it, and which fields do not look as fields do: those that are in use, and those of which something is said. */
export const likeField = {
  class: 'tillkit-like-field',
  marked: ':focus, :disabled, :autofill, [aria-invalid=true]',
  markedRow: '.woocommerce-invalid, .woocommerce-validated',
} as const
