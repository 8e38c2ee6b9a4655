/** What a listing does once somebody uses it. */
export { joinCart } from '@tillkit/platform/cart'
export { applyPanel } from '../panel/apply-panel.late.ts'
export { bindListingParts } from './listing-parts.late.ts'
export { createNotices } from './notices.late.ts'
