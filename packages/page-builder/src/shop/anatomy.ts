/** What the member mounts on. */
export const SHOP = '.et_pb_shop,.et_pb_wc_upsells,.et_pb_wc_related_products'

/** What a shop module's products consist of. */
export const anatomy = {
  product: 'li.product',
  overlay: '.et_overlay,.et_pb_extra_overlay',
  image: '.et_shop_image',
  /** What shows that the pointer is at the picture. */
  texts: '.price,.woocommerce-loop-product__title',
  index: 'data-shortcode_index',
} as const

/** The module's attributes with icons, and the class of what shows one. */
export const ICONS = {
  'data-icon': 'et_pb_inline_icon',
  'data-icon-tablet': 'et_pb_inline_icon_tablet',
  'data-icon-phone': 'et_pb_inline_icon_phone',
  'data-icon-sticky': 'et_pb_inline_icon_sticky',
} as const

/** Classes that the member sets. */
export const classes = { item: (shop: string, place: number) => `et_pb_shop_item_${shop}_${place}`, hover: 'hover' } as const
