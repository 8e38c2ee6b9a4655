/* What the script tag knows too: in names of their own, so that it carries no more of the anatomy. */
export const WRAPPER = '.tpt__tiered-pricing'
export const ROW = '[data-tiered-quantity]'

/**
 * The unit's contract with the server: every selector, attribute, class and event, named once. What only some pages
 * have is named in the anatomy beside the code that comes for it (`layouts/dropdown/anatomy.ts`). This much late code needs, too.
 */
export const anatomy = {
  /** What a widget mounts on. */
  wrapper: WRAPPER,
  /** Attributes in which the plugin's nodes name their product, and its parent. */
  productId: 'data-product-id',
  parentId: 'data-parent-id',
  /** The layout's root, or the fallback element of 7.x. */
  data: '[data-price-rules]',
  priceContainer: '.tiered-pricing-dynamic-price-wrapper',
} as const

/** Layouts, what stands in their place, and their rows. */
export const layouts = {
  fallback: '.tiered-pricing-fallback-data',
  row: ROW,
  horizontal: '.tiered-pricing-horizontal-table',
  dropdown: '.tiered-pricing-dropdown',
} as const

/** What follows the price. */
export const followUps = { youSave: '.tiered-pricing-you-save', summary: '.tier-pricing-summary-table' } as const

/** Where a product's own part of the page begins and ends. */
export const borders = {
  /** The page's own product. */
  page: '.product',
  form: 'form.cart',
  /** What a form names the product by that it sells. */
  product: '[name="add-to-cart"][value], [name="product_id"]',
  /** A product in a list: its prices belong to it alone. */
  tile: 'li.product, .products .product, .product_list_widget li, .wc-block-product, .wc-block-grid__product',
  /** What shows a product for itself, over the page: its prices are its own. */
  popup: 'dialog, [role="dialog"], [aria-modal="true"], .mfp-content, [class*="quick-view" i], [class*="quickview" i]',
  /** Where quantities and prices are the cart's business. */
  cart: '.woocommerce-cart-form, .widget_shopping_cart, .woocommerce-mini-cart, .wc-block-cart, .wc-block-mini-cart',
} as const

/** What is read of a layout and its rows: a change of one of these is a new product. */
export const layoutAttributes = {
  rules: 'data-price-rules',
  price: 'data-price',
  regularPrice: 'data-regular-price',
  salePrice: 'data-sale-price',
  minimum: 'data-minimum',
  name: 'data-product-name',
  suffix: 'data-product-price-suffix',
  /** Of a row, as what follows. */
  quantity: 'data-tiered-quantity',
  tierPrice: 'data-tiered-price',
  exclTax: 'data-tiered-price-exclude-taxes',
  inclTax: 'data-tiered-price-include-taxes',
} as const

/** What other nodes say. */
export const attributes = {
  /** Of a wrapper. */
  settings: 'data-settings',
  productType: 'data-product-type',
  displayType: 'data-display-type',
  displayContext: 'data-display-context',
  byRequest: 'data-load-variation-by-ajax',
  samePrices: 'data-variable-product-same-prices',
  /** Of a price container: which kind of price it shows. */
  priceType: 'data-price-type',
  /** Of a summary: whether it shows without tiers too. */
  showsAlways: 'data-show-non-tiered',
  /** Of a you-save line: whether it counts from the regular price. */
  countsSale: 'data-consider-sale-price',
} as const

/** Values of theirs. */
export const values = { inList: 'shop-loop', dynamicPrice: 'dynamic', yes: 'yes' } as const

/** Where the platform's variation form names its product. */
export const FORM_PRODUCT = 'data-product_id'

/** What else in a form names a product that it sells: one of its fields, or the plugin's class of a quantity. */
export const sellerOf = (id: number): string =>
  [...['add-to-cart', 'product_id', 'variation_id'].map((name) => `[name="${name}"][value="${id}"]`), `.quantity-input-product-${id}`].join()

/** A price as the platform prints it. */
export const PRICE = '.price'

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
