/** Every mini cart. */
export const ROOT = '.ags_woo_mini_cart'

/**
 * What only this unit answers: the link where it has a desktop action (without one the server prints no side cart, so that
 * a mobile one alone has nothing to open), and the buttons of a dropdown that shows by style sheet alone.
 */
export const CLAIMED = '[data-action-click] .dswcp-cart-link,.dswcp-remove'
