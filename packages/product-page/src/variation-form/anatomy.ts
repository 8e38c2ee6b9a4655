/* What the script tag knows too: in names of their own, so that it carries no more of the anatomy. */
export { FORM } from '@tillkit/platform/variations'
export const RESET_LINK = '.reset_variations'

/** The script element with the platform's parameters: on pages of a quick view it stands without a form. The script tag knows it too. */
export const PARAMS_SCRIPT = '#wc-add-to-cart-variation-js-extra'

/** The global with the platform's parameters for the form. */
export const PARAMS = 'wc_add_to_cart_variation_params'

/** What the parameters say, by their names there. */
export const params = {
  url: 'wc_ajax_url',
  noMatch: 'i18n_no_matching_variations_text',
  select: 'i18n_make_a_selection_text',
  unavailable: 'i18n_unavailable_text',
  reset: 'i18n_reset_alert_text',
} as const

/** What the unit finds in a form. */
export const anatomy = {
  select: '.variations select',
  resetLink: RESET_LINK,
  /** The live region that says that the choice was taken back. */
  resetAlert: '.reset_variations_alert',
  /** Where a variation is shown: a live region, printed empty. */
  single: '.single_variation',
  wrap: '.single_variation_wrap',
  /** Quantity, button and hidden fields. */
  addToCart: '.woocommerce-variation-add-to-cart',
  button: '.single_add_to_cart_button',
  idField: 'input[name="variation_id"],input.variation_id',
  quantity: '.single_variation_wrap .quantity input.qty[name="quantity"]',
  /** The box around a quantity. */
  quantityBox: '.quantity',
} as const

/** What is written outside the form, in the product that it stands in. */
export const details = {
  product: '.product',
  sku: '.product_meta .sku',
  weight: '.product_weight,.woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value',
  dimensions: '.product_dimensions,.woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value',
} as const

/** Attributes of the form and of what stands in it. */
export const attributes = {
  productId: 'data-product_id',
  variations: 'data-product_variations',
  customData: 'data-custom_data',
  /** Of a select: the attribute that it chooses, before its `name`. */
  attribute: 'data-attribute_name',
  /** Of a select: `no` takes the placeholder away once something is chosen. */
  showsNone: 'data-show_option_none',
  /** Of the form: the picture that it shows, and whether a variation has replaced the gallery. */
  image: 'current-image',
  ownGallery: 'data-product_gallery_active',
  /** Where the first text of an element is remembered, as the platform's script did. */
  firstContent: 'data-o_content',
} as const

/** The same by their keys in jQuery's data, which counts before the attribute. */
export const dataKeys = { variations: 'product_variations', customData: 'custom_data' } as const

/** Classes that the unit sets. */
export const classes = {
  disabled: 'disabled',
  needed: 'wc-variation-selection-needed',
  unavailable: 'wc-variation-is-unavailable',
  wrapEnabled: 'woocommerce-variation-add-to-cart-enabled',
  wrapDisabled: 'woocommerce-variation-add-to-cart-disabled',
  /** Of options: some variation has it; one that is active has it. */
  attached: 'attached',
  enabled: 'enabled',
  noMatch: 'wc-no-matching-variations woocommerce-info',
  /** What else we say in the form. */
  notice: 'woocommerce-info tillkit-variation-notice',
} as const

/** Under what namespace the platform's handlers of the form are bound: plugins take them off by it. */
export const NAMESPACE = '.wc-variation-form'

/** The platform's events of the form, in and out. */
export const events = {
  check: 'check_variations',
  reload: 'reload_product_variations',
  found: 'found_variation',
  reset: 'reset_data',
  resetImage: 'reset_image',
  shown: 'show_variation',
  hidden: 'hide_variation',
  update: 'update_variation_values',
  updated: 'woocommerce_update_variation_values',
  selected: 'woocommerce_variation_select_change',
  changed: 'woocommerce_variation_has_changed',
  announceReset: 'announce_reset',
  clearReset: 'clear_reset_announcement',
  focusReset: 'reset_focus',
  ready: 'wc_variation_form',
} as const

/** Where calls go on a page without the platform's parameters. */
export const DEFAULT_URL = '/?wc-ajax=%%endpoint%%'

/** The templates that the platform prints beside its script, each with this before its name; `wp.template` knows them without it. */
export const TEMPLATE_ID = 'tmpl-'
export const templates = { visible: 'variation-template', unavailable: 'unavailable-variation-template' } as const

/** The global with WordPress' own renderer of templates, and its name there. */
export const WORDPRESS = 'wp'
export const RENDERER = 'template'

/** The three parts of the platform's own template, by their classes, with what each shows of a variation. */
export const templateParts = {
  'woocommerce-variation-description': 'variation_description',
  'woocommerce-variation-price': 'price_html',
  'woocommerce-variation-availability': 'availability_html',
} as const

/** The call for a variation. */
export const ENDPOINT = 'get_variation'

/** Fields of its body, beside the attributes. */
export const callFields = { product: 'product_id', custom: 'custom_data' } as const
