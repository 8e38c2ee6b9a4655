import type { Sign } from '@tillkit/mount'

/* What the script tag knows too: in names of their own, so that it carries no more of the anatomy. */

/** Every mini cart. */
export const ROOT = '.ags_woo_mini_cart'

/**
 * What only this unit answers: the link where it has a desktop action (without one the server prints no side cart, so that
 * a mobile one alone has nothing to open), the buttons of a dropdown that shows by style sheet alone, and those that close what the
 * script tag has opened.
 */
export const CLAIMED = {
  link: '[data-action-click] .dswcp-cart-link',
  remove: '.dswcp-remove',
  close: '.dswcp-close',
} as const

/** A line of the cart. */
export const LINE = '[data-cart-item-key]'

/** Up to this width, in px, the mobile action counts, and dropdowns do not show. */
export const MOBILE_WIDTH = 980

const SHOWN = 'dswcp-show-side-cart'
const SHOWN_BY_CLICK = 'dswcp-show-side-cart-click'
const DROPDOWN_SHOWN = 'dswcp-show-dropdown'

/** What a click on the link opens, by classes alone: the style sheet of the shop builder does the rest. */
export const OPENED: readonly Sign[] = [
  ...[
    { at: '[data-action-click=sidecart]', media: `(min-width:${MOBILE_WIDTH + 1}px)` },
    { at: '[data-action-click-mobile=sidecart]', media: `(max-width:${MOBILE_WIDTH}px)` },
  ].map((where) => ({ ...where, id: 'data-side-cart-id', classes: `${SHOWN} ${SHOWN_BY_CLICK}` })),
  { at: '[data-action-click=dropdowncart]', media: `(min-width:${MOBILE_WIDTH + 1}px)`, classes: DROPDOWN_SHOWN },
]

/** An empty shell that wants its content asked for. */
export const SHELL = '.dswcp-needs-update'

/** A cart that is printed empty. */
export const EMPTY = '.dswcp-cart-link.dswcp-cart-empty'

/** A mini cart that is no preview of the page builder's. */
export const LIVE = '.ags_woo_mini_cart:not(.et-fb *)'

/** What the server prints, each named once. */
export const anatomy = {
  /** The region that the server sends again. */
  inner: '.et_pb_module_inner',
  link: '.dswcp-cart-link',
  emptyLink: EMPTY,
  /** An empty shell that wants its content asked for. */
  shell: SHELL,
  /** A class alone: an empty cart has no count, so that one is made. */
  count: '.dswcp-count',
  countLabel: '.dswcp-count-label',
  /** Where the count stands. */
  countPlace: '.dswcp-cart-icon-wrapper',
  icon: '.dswcp-mini-cart-icon',
  dropdown: '.dswcp-dropdown-cart',
  sideCart: '.dswcp-side-cart',
  header: '.dswcp-side-cart-header, .dswcp-dropdown-cart-header',
  line: LINE,
  name: '.dswcp-product-name a',
  remove: '.dswcp-remove',
  close: '.dswcp-close',
  quantityField: 'input.dswcp-quantity',
  quantityLabel: '.dswcp-quantity-label > span',
  /** `× 2`, in its three places. */
  quantityText: '.dswcp-product-quantity, span.dswcp-quantity',
  subtotal: '.dswcp-subtotal',
  cartButton: '.dswcp-btn-cart',
  buttons: '.dswcp-buttons a[href]',
} as const

/** What a module says of itself, by its key in `dataset`. */
export const dataKeys = {
  sideCart: 'sideCartId',
  hover: 'actionHover',
  click: 'actionClick',
  mobileClick: 'actionClickMobile',
  nonce: 'updateCartNonce',
  settings: 'updateCartConfig',
  loading: 'loadingText',
} as const

/** The attributes without which nothing can be asked for. */
export const required = { nonce: 'data-update-cart-nonce', settings: 'data-update-cart-config' } as const

/** Whether a class is a module's own, which its copies share. */
export const isOrderClass = (name: string): boolean => /^ags_woo_mini_cart_\d/.test(name)

/** The class that stands for it where a module has none. */
export const ANY_ORDER = 'ags_woo_mini_cart'

/** Display settings that are read, by their keys: whether a count is shown, and how it says its number. */
export const settings = { showsCount: 'show_count', countTitle: 'count_title_plural' } as const

/** Classes of the server's that the unit sets. */
export const classes = {
  shown: SHOWN,
  shownByClick: SHOWN_BY_CLICK,
  closing: 'dswcp-closing-side-cart',
  dragging: 'dswcp-dragging',
  dropdownShown: DROPDOWN_SHOWN,
  focus: 'dswcp-focus',
  updating: 'ags_woo_mini_cart_updating',
  sideOverlay: 'dswcp-side-cart-overlay',
  dropdownOverlay: 'dswcp-dropdown-cart-overlay',
} as const

/** Classes of ours. */
export const ours = {
  /** Amounts that a change has made out of date. */
  stale: 'tillkit-stale',
  /** A line on its way out. */
  removing: 'tillkit-removing',
  /** A dropdown that was closed by Escape or its button while the pointer is still over it. */
  dismissed: 'tillkit-dismissed',
  note: 'tillkit-mini-cart-note',
  undo: 'tillkit-mini-cart-undo',
} as const

/** The attribute that names a line. */
export const LINE_KEY = 'data-cart-item-key'

/** What is scrolled in a panel. */
export const SCROLLERS = '.dswcp-side-cart-items, .dswcp-dropdown-cart-items'

/** What a panel says of an empty cart. */
export const EMPTY_WORDS = '.dswcp-cart-empty:not(.dswcp-cart-link) p'

/** Any remove link of the platform's on the page: its nonce is good for every line of this visitor. */
export const PLATFORM_REMOVE_LINK = 'a[href*="remove_item="][href*="_wpnonce="]'

/** The parameters by which the platform's addresses name a line to take out, and one to bring back. */
export const REMOVE_PARAMETER = 'remove_item'
export const UNDO_PARAMETER = 'undo_item'

/** What an event of the cart's names the module by that shows the change already. */
export const SKIPPED = '_dswcp_skip'

/** How long a side cart shows that it closes, in ms: by its link or a swipe, and by its button. */
export const CLOSING = { link: 400, button: 500 } as const

/** How long a quantity waits for the next click before it is sent, in ms. */
export const DEBOUNCE = 300

/** Native events of ours, raised at the side cart. */
export const events = {
  /** The side cart has opened. */
  opened: 'tillkit:mini-cart-opened',
  /** The side cart has closed. */
  closed: 'tillkit:mini-cart-closed',
} as const
