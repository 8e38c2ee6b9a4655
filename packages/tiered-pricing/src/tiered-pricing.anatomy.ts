/* What the script tag knows too: in names of their own, so that it carries no more of the anatomy. */
export const WRAPPER = '.tpt__tiered-pricing'
export const ROW = '[data-tiered-quantity]'
export const TOOLTIP_ICON = '.tiered-pricing-tooltip-icon'
export const SELECT_BOX = '.tiered-pricing-dropdown__select-box'

/** The unit's contract with the server: every selector, attribute, class and event, named once. */
export const anatomy = {
  /** What a widget mounts on (contract section 4). */
  wrapper: WRAPPER,
  /** The layout's root, or the fallback element of 7.x (6.1, 6.10). */
  data: '[data-price-rules]',
  fallback: '.tiered-pricing-fallback-data',
  row: ROW,
  preloaded: '.tpt__tiered-pricing-preloaded-variations',
  preloadedVariation: '.tiered-pricing-preloaded-variation',
  priceContainer: '.tiered-pricing-dynamic-price-wrapper',
  youSave: '.tiered-pricing-you-save',
  summary: '.tier-pricing-summary-table',
  tooltipIcon: TOOLTIP_ICON,
  form: 'form.cart',
  variationsForm: 'form.variations_form',
  singleVariation: '.single_variation',
  variationId: 'input[name="variation_id"]',
  horizontal: '.tiered-pricing-horizontal-table',
  selectBox: SELECT_BOX,
  dropdown: '.tiered-pricing-dropdown',
  dropdownList: '.tiered-pricing-dropdown__list',
  dropdownOption: '.tiered-pricing-dropdown-option',
  optionTotal: '.tiered-pricing-option-total',
  /** A product in a list: its prices belong to it alone. */
  tile: 'li.product, .products .product, .wc-block-product, .wc-block-grid__product',
  /** Where quantities and prices are the basket's business. */
  basket: '.woocommerce-cart-form, .widget_shopping_cart, .woocommerce-mini-cart, .wc-block-cart, .wc-block-mini-cart',
} as const

/** Classes that the script sets on the server's nodes. */
export const classes = {
  active: 'tiered-pricing--active',
  summaryHidden: 'tier-pricing-summary-table--hidden',
  youSaveHidden: 'tiered-pricing-you-save--hidden',
  selectBoxOpen: 'tiered-pricing-dropdown__select-box--active',
  optionSelected: 'tiered-pricing-dropdown-option--selected',
} as const

/** Fields of a summary and of a you-save line, each optional (10.1, 10.2). */
export const fields = {
  quantity: '[data-tier-pricing-table-summary-product-qty]',
  unit: '[data-tier-pricing-table-summary-product-price]',
  total: '[data-tier-pricing-table-summary-total]',
  totalWithTax: '[data-tier-pricing-table-summary-total-with-tax]',
  oldPrice: '[data-tier-pricing-table-summary-product-old-price]',
  name: '[data-tier-pricing-table-summary-product-name]',
  savedEach: '.tiered-pricing-you-save__price',
  savedTotal: '.tiered-pricing-you-save__total',
  savedPercentage: '.tiered-pricing-you-save__discount',
  optionOriginal: '.tiered-pricing-option-total__original_total',
  optionDiscounted: '.tiered-pricing-option-total__discounted_total',
} as const

/** Events, in and out (section 12). */
export const events = {
  found: 'found_variation',
  shown: 'show_variation',
  reset: 'reset_data',
  selected: 'woocommerce_variation_select_change',
  /** Ours, through jQuery, on the wrapper. */
  update: 'tiered_price_update',
  /** Ours, native, on the wrapper; `detail` has the prices without the jQuery instance. */
  updateNative: 'tillkit:tiered-price-update',
} as const

/** The page's settings (section 3). */
export const GLOBAL = 'tieredPricingGlobalData'

/** The call for a variation's table (section 13). */
export const ENDPOINT = 'get_pricing_table'

/** When the legacy script announced its first price: third parties listen from here on. In ms after DOM ready. */
export const FIRST_UPDATE = 500
