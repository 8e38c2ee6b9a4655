/** What the unit mounts on. By itself, because the script tag needs no more of it. */
export const FIELD = 'li.product input.qty'

/** What the unit finds in a list of products. */
export const anatomy = {
  item: 'li.product',
  button: '.add_to_cart_button',
} as const

/** How many a button adds. */
export const QUANTITY = 'data-quantity'
