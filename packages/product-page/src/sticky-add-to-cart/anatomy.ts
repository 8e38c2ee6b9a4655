/** The bar with a product's name, price and button, at the end of the page. */
export const BAR = '.storefront-sticky-add-to-cart'

/** The global with its parameters, and what of the page it waits for there: a class. */
export const PARAMS = 'storefront_sticky_add_to_cart_params'
export const TRIGGER = 'trigger_class'

/** Its classes while it is there, and once it has gone again: the theme's sheet moves it by them. */
export const classes = { in: 'storefront-sticky-add-to-cart--slideInDown', out: 'storefront-sticky-add-to-cart--slideOutUp' } as const

/** What the unit finds. */
export const anatomy = {
  /** The bar's link. */
  button: '.storefront-sticky-add-to-cart__content-button',
  /** Of products that a link adds: of any other it leads to the product. */
  addedByLink: '.product-type-simple,.product-type-external',
  /** Where a product is chosen, within it. */
  choice: 'form.cart :is(select,input:not([type="hidden"]),button)',
} as const

/** The class of the page by which it says whose it is, and how the id of that product's element begins. */
export const pageClass = /(?:^|\s)postid-(\d+)(?:\s|$)/
export const productId = 'product-'
