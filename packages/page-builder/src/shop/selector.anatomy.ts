/** What the member mounts on. */
export const SHOP = '.et_pb_shop,.et_pb_wc_upsells,.et_pb_wc_related_products'
