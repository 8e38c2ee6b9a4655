import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the widgets of a page share: whether one of them has asked for the page's structured data. */
export type ReviewsStore = StoreApi<{ readonly isDescribed: boolean }>

/** Makes what the widgets of a page share. */
export const createReviewsStore = (): ReviewsStore => createStore(() => ({ isDescribed: false }))
