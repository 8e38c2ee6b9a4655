import { createStore, type StoreApi } from 'zustand/vanilla'
import { definePublicFunctions } from './public-names.ts'

/** What the widgets of a page share: whether one of them has asked for the page's structured data. */
export type ReviewsStore = StoreApi<{ readonly isDescribed: boolean }> & {
  /** Takes the provider's public functions back. */
  readonly end: () => void
}

/** Makes what the widgets of a page share, the provider's public functions among it. */
export const createReviewsStore = (): ReviewsStore => ({ ...createStore(() => ({ isDescribed: false })), end: definePublicFunctions() })
