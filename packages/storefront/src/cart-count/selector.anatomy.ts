/** What the member mounts on. */
export const HOST = 'a.et-cart-info'
