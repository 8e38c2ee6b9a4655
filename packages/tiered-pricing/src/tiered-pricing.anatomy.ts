/* What the script tag knows too: in names of their own, so that it carries no more of the anatomy. */
export const WRAPPER = '.tpt__tiered-pricing'
export const ROW = '[data-tiered-quantity]'

/**
 * The unit's contract with the server: every selector, attribute, class and event, named once. What only some pages
 * have is named in the anatomy beside the code that comes for it (`dropdown.anatomy.ts`).
 */
export const anatomy = {
  /** What a widget mounts on. */
  wrapper: WRAPPER,
  /** The layout's root, or the fallback element of 7.x. */
  data: '[data-price-rules]',
  fallback: '.tiered-pricing-fallback-data',
  row: ROW,
  priceContainer: '.tiered-pricing-dynamic-price-wrapper',
  youSave: '.tiered-pricing-you-save',
  summary: '.tier-pricing-summary-table',
  form: 'form.cart',
  /** What a form names the product by that it sells. */
  product: '[name="add-to-cart"][value], [name="product_id"]',
  horizontal: '.tiered-pricing-horizontal-table',
  dropdown: '.tiered-pricing-dropdown',
  /** A product in a list: its prices belong to it alone. */
  tile: 'li.product, .products .product, .product_list_widget li, .wc-block-product, .wc-block-grid__product',
  /** What shows a product for itself, over the page: its prices are its own. */
  popup: 'dialog, [role="dialog"], [aria-modal="true"], .mfp-content, [class*="quick-view" i], [class*="quickview" i]',
  /** Where quantities and prices are the cart's business. */
  cart: '.woocommerce-cart-form, .widget_shopping_cart, .woocommerce-mini-cart, .wc-block-cart, .wc-block-mini-cart',
} as const

/** Classes that the script sets on the server's nodes. */
export const classes = {
  active: 'tiered-pricing--active',
  summaryHidden: 'tier-pricing-summary-table--hidden',
  youSaveHidden: 'tiered-pricing-you-save--hidden',
} as const

/** Fields of a summary and of a you-save line, each optional. */
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
} as const

/** Events, in and out. */
export const events = {
  found: 'found_variation',
  /** Ours, through jQuery, on the wrapper. */
  update: 'tiered_price_update',
  /** Ours, native, on the wrapper; `detail` has the prices without the jQuery instance. */
  updateNative: 'tillkit:tiered-price-update',
} as const

/** What the tier plugin can show a layout as; another value is not ours to handle. */
export const displayTypes = ['table', 'horizontal-table', 'plain-text', 'dropdown', 'blocks', 'options', 'tooltip']

/** The page's settings. */
export const GLOBAL = 'tieredPricingGlobalData'

/** When the legacy script announced its first price: third parties listen from here on. In ms after DOM ready. */
export const FIRST_UPDATE = 500
