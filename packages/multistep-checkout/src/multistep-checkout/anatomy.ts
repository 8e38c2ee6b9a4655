/** The module with the list of steps. Its steps leave modules of another class behind. */
export const ROOT = '.ags_woo_multi_step_checkout'

/** Not in the page builder's preview, where nothing is to be sent. */
export const MOUNTED_ROOT = `${ROOT}:not(.et-fb *)`

/** A step's link. */
export const STEP_LINK = '.dswcp-checkout-steps a'

/** What the server prints, each named once. */
export const anatomy = {
  list: '.dswcp-checkout-steps',
  step: 'li[data-selector]',
  stepLabel: '.dswcp-checkout-tab-text',
  loader: '.dswcp-checkout-loader',
  loaderText: '.dswcp-checkout-loader-text',
  buttons: '.dswcp-checkout-steps-buttons-container',
  buttonsRow: '.dswcp-checkout-steps-buttons',
  back: '.dswcp-button-back',
  continue: '.dswcp-button-continue',
  /** Where the page builder wants notices. */
  noticesWrapper: '.ags_woo_notices .woocommerce-notices-wrapper',
  form: 'form.checkout',
  /** Fields in which Enter acts as Continue: not the coupon's, where the markup has put it into the form, nor lists, which it may open. */
  enteredField: 'input:not([type=submit], [type=button], [type=image], [type=reset], [type=file], [name="coupon_code"])',
  /** Fields in which it sends the form; in some browsers lists, too. */
  sendingField: 'input:not([type=submit], [type=button], [type=image], [type=reset], [type=file]), select',
  placeOrder: '#place_order',
  /** Login and coupon, which browsers put into the order's form where the page builder prints them there: nobody has to fill them. */
  besideOrder: '.ags_woo_checkout_coupon',
  /** The copy that the theme makes of a part that sticks to the window. */
  stickyCopy: '.et_pb_sticky_placeholder',
  /** What the platform says of an order that was not placed. */
  noticeGroup: '.woocommerce-NoticeGroup-checkout',
  noticeLinks: ':is(.woocommerce-error, .woocommerce-NoticeGroup, .wc-block-components-notice-banner) a[href^="#"]',
  notice: '.woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner',
  row: '.form-row',
  requiredRow: '.validate-required',
  /** Fields that count only while a box is ticked, whether or not a script has folded them away yet. */
  conditional: [
    { fields: 'div.create-account', box: '#createaccount' },
    { fields: '.shipping_address', box: '#ship-to-different-address-checkbox' },
  ],
  /** In a label, what stands beside the field's name. */
  labelMarks: '.required, .optional, .screen-reader-text',
  builderRow: '.et_pb_row',
  total: '.order-total',
  totalLabel: 'th',
  totalAmount: '.amount',
  heading: 'h1, h2, h3, h4, h5, h6, legend',
} as const

/** What the module's copies share their state by: `ags_woo_multi_step_checkout_0`. */
export const ORDER_CLASS = /^ags_woo_multi_step_checkout_\d+$/

/** Attributes of the server's. */
export const attributes = {
  selector: 'data-selector',
  hiddenSteps: 'data-hidden-steps',
  /** What Continue said before it became the button that places the order: kept where themes look for it. */
  originalContent: 'data-original-content',
} as const

/** Classes of the server's that the unit sets, or goes by. */
export const classes = {
  active: 'dswcp-checkout-step-active',
  noticesWrapper: 'woocommerce-notices-wrapper',
  error: 'woocommerce-error',
  /** Of the order form, while a payment method shows a button of its own. */
  ownButton: 'has-custom-place-order-button',
  /** Of the order form, while an order is on its way. */
  processing: 'processing',
} as const

/** Classes of ours. */
export const ours = {
  done: 'tillkit-step-done',
  failed: 'tillkit-step-failed',
  unanswered: 'tillkit-step-unanswered',
  state: 'tillkit-steps-state',
  /** Of the buttons, where they stand. */
  bar: 'tillkit-steps-bar',
  total: 'tillkit-steps-total',
  /** Of `#place_order`, for which Continue stands. */
  replaced: 'tillkit-steps-replaced',
  unansweredLine: 'tillkit-steps-unanswered',
  checking: 'tillkit-steps-checking',
} as const

/** The platform's event on body: an order was not placed. */
export const ORDER_FAILED = 'checkout_error'

/** What notices are made of: a notice is a list of lines, or says one thing; what it is about is set apart in it. */
export const noticeParts = { line: 'li', name: 'strong' } as const

/** What says that something is wrong with a field. */
export const refusals = {
  /** In a notice, what belongs to a field; newer platforms make a link to it. */
  ofField: '[data-id]',
  field: 'data-id',
  row: '.woocommerce-invalid',
} as const

/** The platform's event that has a field looked at. */
export const VALIDATE = 'validate'

/** A field of a name, where the platform names it in a notice without its id. */
export const fieldNamed = (name: string): string => `[name="${CSS.escape(name)}"]`

/** Native events of ours, raised at the module. */
export const ownEvents = {
  /** A step shows: `{ step, number, count, from }`, of which `step` and `from` are hashes. */
  shown: 'tillkit:checkout-step',
  /** A step was checked: `{ step, result }`, which is `passed`, `failed` or `unanswered`. */
  checked: 'tillkit:checkout-step-checked',
} as const
