/** Every mini cart. */
export const ROOT = '.ags_woo_mini_cart'

/**
 * What only this unit answers: the link where it has a desktop action (without one the server prints no side cart, so that
 * a mobile one alone has nothing to open), and the buttons of a dropdown that shows by style sheet alone.
 */
export const CLAIMED = '[data-action-click] .dswcp-cart-link,.dswcp-remove'

/** An empty shell that wants its content asked for. */
export const SHELL = '.dswcp-needs-update'

/** A cart that is printed empty. */
export const EMPTY = '.dswcp-cart-link.dswcp-cart-empty'
