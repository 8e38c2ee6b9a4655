import type { UnitManifest } from '@tillkit/mount'
import { PANEL, SHOP } from './filters.anatomy.ts'

/** What others know of the unit before its code is there. */
export const manifest: UnitManifest = {
  name: 'filters',
  selector: `${PANEL},${SHOP}`,
  when: 'idle',
  // Each thing by itself, so that two boxes ticked early are both kept. Links of listings lead somewhere without us.
  claims: [{ selector: `${PANEL} *` }],
  styles: ['filters'],
  title: 'Filters and listings',
  about: 'Panels of filters, and the listings that they change without loading the page anew.',
  lateChunks: {
    // What shows choices and takes them back: with the first of them, or a touch.
    chosen: ['chosen', 'chips', 'chips.anatomy', 'range-words', 'take-controls'],
    // How many products each choice would leave.
    counts: ['counts', 'counts.anatomy', 'counts.model', 'counts.schema'],
    // Options that are not plain boxes.
    choices: [
      ...['dropdown', 'dropdown.anatomy', 'dropdowns', 'hierarchy', 'hierarchy.anatomy', 'multi-select', 'no-options', 'no-options.anatomy'],
      ...['single-select', 'stars', 'stars.anatomy', 'swatches'],
    ],
    // Controls in which something is typed or dragged.
    fields: [
      ...['number-notation', 'number-problems', 'range', 'range.anatomy', 'range.model', 'search', 'search.anatomy', 'slider', 'slider-look'],
      ...['typed-early', 'typed-ends'],
    ],
    // What a listing shows untouched.
    views: ['overlays', 'page-id', 'scroll-to', 'turned-page', 'view', 'views.anatomy'],
    // What it does once somebody uses it.
    listing: [
      ...['add-links', 'adding.anatomy', 'ahead', 'failure', 'fetch-ahead', 'typed-at-products', 'links', 'links.anatomy', 'listing-parts'],
      ...['listing-parts.anatomy', 'notices', 'order', 'page-of', 'place', 'prefetch', 'retarget', 'typed'],
    ],
    // With the first product that is added, or about to be.
    adding: ['add-product', 'cart', 'cart-change', 'refusal', 'refusal.anatomy'],
  },
  legacy: [
    {
      handle: 'woofilters',
      // One file for all of the shop module's own widgets: as long as it is live, none of ours that plays a part of it runs.
      file: '/woo-products-filters',
      markers: ['dswcp_update_cart', 'dswcp-show-side-cart'],
      plugin: { folder: 'divi-shop-builder', title: 'Divi Shop Builder' },
    },
    {
      handle: 'divi-woocommerce-pages-frontend-bundle',
      file: '/scripts/frontend-bundle-',
      markers: ['ags_woo_shop_plus_', 'shortcode_index', 'grid-view'],
      plugin: { folder: 'divi-shop-builder', title: 'Divi Shop Builder' },
    },
  ],
}
