import { createStore, type StoreApi } from 'zustand/vanilla'
import { countPages, type Pages } from '../shared/pager/pager.model.ts'

/** What a portfolio shows. */
export interface PortfolioState {
  readonly category: string
  /** The page that shows of the category's items, from 1. */
  readonly page: number
  /** How many items the category has. */
  readonly count: number
  readonly perPage: number
}

export type PortfolioStore = StoreApi<PortfolioState>

/** Makes the state of a portfolio, on the first page of a category. */
export function createPortfolioStore({ category, perPage }: Pick<PortfolioState, 'category' | 'perPage'>): PortfolioStore {
  return createStore<PortfolioState>(() => ({ category, perPage, page: 1, count: 0 }))
}

/** The pages of the category that shows. One that is gone since leaves the last. */
export function portfolioPages({ page, count, perPage }: PortfolioState): Pages {
  const pages = countPages(count, perPage)
  return { pages, page: Math.min(page, pages) }
}
