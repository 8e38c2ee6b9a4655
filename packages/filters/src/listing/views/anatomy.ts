/** What lies over a product's picture. */
export const OVERLAY = '.et_overlay'

/** The class by which the theme knows that an overlay has an icon, by the attribute with the icon. */
export const iconClass = (attribute: string): string => attribute.replace('data-icon', 'et_pb_inline_icon').replace('-', '_')

/** The two views, their buttons, and what of them shows. */
export const views = {
  button: 'list-view',
  chosenList: '.list-view.active',
  active: 'active',
  any: '.ags-divi-wc-layout-grid, .ags-divi-wc-layout-list',
} as const

/** One of the views. */
export const viewOf = (view: 'grid' | 'list'): string => `.ags-divi-wc-layout-${view}`

/** The theme's global, which says the page's number. */
export const PAGE = 'et_pb_custom'

/** By what the plugin remembers something of a page. */
export const memoryOf = (page: string): string => `ags_woo_shop_plus_${page}`

/** The parameter of a listing's page that an older version of the plugin prints. */
export const oldPageName = (index: string): string => `dsb-product-page[${index}]`
