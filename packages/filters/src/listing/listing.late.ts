/** What a listing does once somebody uses it. */
export { joinCart } from '@tillkit/platform/cart'
export { applyPanel } from '../panel/apply-panel.ts'
export { bindListingParts } from './regions/listing-parts.ts'
export { createNotices } from './notices/page-notices.ts'
