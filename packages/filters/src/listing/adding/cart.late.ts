/** The page's one cart: a listing's page needs it when something is added, or has changed. */
export { joinCart } from '@tillkit/platform/cart'
