import type { LegacyHandle } from '@tillkit/mount'

/** The platform's one script for gallery, tabs and rating of a product's page: each unit that does a part of its work names it. */
export const SINGLE_PRODUCT_SCRIPT: LegacyHandle = {
  handle: 'wc-single-product',
  file: '/woocommerce/assets/js/frontend/single-product.',
  markers: ['wc_single_product_params', 'i18n_required_rating_text'],
}
