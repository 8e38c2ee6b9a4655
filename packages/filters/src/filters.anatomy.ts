/** What the unit mounts on, by itself because the script tag needs no more of it. */
export const PANEL = '.ags_woo_products_filters'
export const LISTING = '.ags_woo_shop_plus'

/** Controls that display types have for themselves. */
export const controls = {
  single: '.ags-wc-filters-dropdown-single',
  multi: '.ags-wc-filters-dropdown-multi',
  search: '.ags-wc-filters-search-container',
  range: '.ags-wc-filters-number-range-container',
  /** Five stars, of which some are chosen. */
  stars: '.ags-wc-filters-stars-control',
} as const

/** What the shop builder prints, named once. */
export const anatomy = {
  panel: PANEL,
  shop: LISTING,
  /** The classes by which the server knows a panel, a listing and notices. */
  panelName: /^ags_woo_products_filters_\d\S*$/,
  shopName: /^ags_woo_shop_plus_\d\S*$/,
  target: `${LISTING}.ags-wc-filters-target`,
  noticesName: /^ags_woo_notices_\S+$/,
  notices: '.ags_woo_notices',
  preview: 'body.et-fb',

  layout: '.ags-wc-filters-sidebar, .ags-wc-filters-row',
  row: '.ags-wc-filters-row',
  wrapper: '.ags_woo_products_filters_child',
  section: '.ags-wc-filters-section',
  title: '.ags-wc-filters-section-title',
  toggle: '.ags-wc-filters-section-title.ags-wc-filters-section-toggle',
  heading: 'h4',
  activeCount: '.ags-wc-filters-title-active-count',
  clearSection: '.ags-wc-filters-filter-clear',
  applyButton: '.ags-wc-filters-button-apply',
  clearButton: '.ags-wc-filters-button-clear',
  /** What stands around the chips, heading included, and where they are drawn. */
  chipBox: '.ags-wc-filters-selected-outer',
  chips: '.ags-wc-filters-selected',

  list: '.ags-wc-filters-list',
  option: 'input[type="checkbox"], input[type="radio"]',
  optionLink: 'a[data-id]',
  productCount: '.ags-wc-filters-product-count',
  expander: '.ags-wc-filters-expanded-toggle',
  stars: controls.stars,

  orderForm: 'form.woocommerce-ordering',
  pageLink: '.woocommerce-pagination a[href], a.page-numbers[href]',
  addLink: 'a.add_to_cart_button[href*="add-to-cart="]:not(.wcpa_has_options)',
  /** A category's link in a listing, which says in `data-filter-url` what it filters by. */
  categoryLink: '.categories a[data-filter-url]',
  pagination: '.woocommerce-pagination',
  viewButton: '.ags_woo_shop_plus_multiview button',
  priceRange: '.ags-divi-wc-query-price-range',
} as const

/** The prices of what a target lists, by their keys in the price range's `dataset`. */
export const priceKeys = { min: 'min', max: 'max' } as const

/** The display types, by what is found in a section, in the order in which they are looked for. */
export const DISPLAY_TYPES = [
  ['.ags-wc-filters-checkbox-list', 'checkboxes_list'],
  ['.ags-wc-filters-radio-button-list, .ags-wc-filters-tagcloud', 'radio_buttons'],
  [controls.single, 'dropdown_single_select'],
  [controls.multi, 'dropdown_multi_select'],
  [controls.search, 'search'],
  [controls.range, 'number_range'],
  [controls.stars, 'stars'],
  ['.ags-wc-filters-colors', 'colors'],
  ['.ags-wc-filters-images', 'images'],
] as const

/** An option as it is printed: what it stands for, and what it is called, by its key in `dataset`. */
export const optionKeys = { value: 'id', label: 'label' } as const

/** On a section whose options go that have no product. */
export const HIDES_ZERO = 'ags-wc-filters-hide-zero-count'

/** Lists that hide their fields from everybody, and so from the keyboard. */
export const UNREACHABLE = '.ags-wc-filters-colors, .ags-wc-filters-images, .ags-wc-filters-tagcloud'

/** The page builder's row around a panel. */
export const BUILDER_ROW = '.et_pb_row'

/** The parameter that has a page put something into the cart. */
export const ADD = 'add-to-cart'

/** What others say of the cart, through jQuery or natively, at the body. */
export const CART_CHANGES =
  'added_to_cart removed_from_cart updated_wc_div wc_cart_emptied wc-blocks_added_to_cart wc-blocks_removed_from_cart'

/** Attributes of the server's. */
export const attributes = {
  name: 'data-ags-wc-filters-query-var',
  real: 'data-ags-wc-filters-real-query-var',
  dynamicCounts: 'data-ags-wc-filters-dynamic-product-counts',
  condition: 'data-condition',
  categories: 'data-condition-categories',
  noOptions: 'data-no-options-text',
  rangeBoth: 'data-range-text-min-max',
  rangeMin: 'data-range-text-min',
  rangeMax: 'data-range-text-max',
  orderName: 'data-shop-order-var',
  index: 'data-shortcode_index',
  /** What is chosen by stars: `4`, or `4+`. */
  stars: 'data-value',
} as const

/** Fields by which a listing is asked for: of which one, and what of it besides. */
export const requests = {
  shop: 'ags_wc_filters_ajax_shop',
  notices: 'ags_wc_filters_ajax_notices',
} as const

/** Classes that the unit sets, or draws with: the plugin's own. */
export const classes = {
  hidden: 'ags-wc-filters-hidden',
  closed: 'ags-wc-filters-section-toggle-closed',
  active: 'ags-wc-filters-active',
  loading: 'ags-woo-shop-loading',
  loaded: 'ags-woo-shop-ajax-loaded',
  /** A listing that is loaded without leaving the page. */
  ajax: 'ags-divi-wc-shop-ajax',
  /** Our button in a section's title. */
  toggle: 'tillkit-filters-toggle',
} as const

/** Our own events, raised at a listing or panel; they bubble. */
export const events = {
  /**
   * At a listing, `{ shop, address, reason }`: it has been replaced. `reason` is `filter`, `order`, `page`, `link`, `return`, `add`, `retry`
   * or `refresh` (one that was shown again has changed).
   */
  loaded: 'tillkit:listing-loaded',
  /** At a listing, `{ shop, address, reason, cause }`: it could not be loaded; `cause` says why, with the whole answer where one came. */
  failed: 'tillkit:listing-failed',
  /** At a panel, `{ panel }`: its numbers of products have been shown. */
  counted: 'tillkit:filters-counted',
} as const

/** Globals of the plugin's script that other code reads or calls. */
export const globals = {
  aliases: 'ags_wc_filters_aliases',
  setAliases: 'ags_wc_filters_set_aliases',
  applyFilters: 'ags_wc_filters_applyFilters',
  isPreview: 'ags_wc_filters_isInVisualBuilder',
} as const

/** Attributes of a listing that its pictures' overlays take over. */
export const ICONS = ['data-icon', 'data-icon-tablet', 'data-icon-phone', 'data-icon-sticky'] as const

/** Classes of our own. */
export const ours = {
  error: 'tillkit-listing-error',
  atEdge: 'tillkit-at-edge',
  /** Of a field that only its label shows. */
  unseen: 'tillkit-filters-unseen',
} as const
