import { invoke } from '@tillkit/dom'
import { InvalidMarkup, type Host } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { moduleKey } from '../shared/module/module-attributes.ts'
import { readPage, countPages, type Pages } from '../shared/pager/pager.ts'
import type { pagerMessages } from '../shared/pager/pager.messages.ts'
import { anatomy, classes } from './anatomy.ts'

/** A portfolio with filters, as the server printed it. */
interface PortfolioConfig {
  readonly key: string
  readonly container: HTMLElement
  readonly filters: readonly HTMLElement[]
  /** The category that shows at first. */
  readonly category: string
  /** How many items a page has; 0 puts all of them on one. */
  readonly perPage: number
}

/** The category that a filter shows. */
export const slugOf = (filter: Element): string => filter.getAttribute(anatomy.slug) ?? ''

/**
 * Reads a portfolio.
 * @throws InvalidMarkup for one without a place for its items
 */
export function readPortfolio(element: HTMLElement): PortfolioConfig {
  const container = invoke(element, 'querySelector', anatomy.items)
  if (!(container instanceof HTMLElement)) {
    throw new InvalidMarkup(anatomy.items, 'is not in the portfolio.', 'Print the items in it, as the page builder does.', { help: 'module-attribute' })
  }
  const filters = [...invoke(element, 'querySelectorAll', anatomy.filter)] as HTMLElement[]
  const chosen = filters.find((filter) => filter.classList.contains(classes.active))
  return {
    key: moduleKey(element),
    container,
    filters,
    category: (chosen && slugOf(chosen)) || anatomy.all,
    perPage: readPage(invoke(element, 'getAttribute', anatomy.perPage)) ?? 0,
  }
}

/** What a portfolio shows. */
export interface PortfolioState {
  readonly category: string
  /** The page that shows of the category's items, from 1. */
  readonly page: number
  /** How many items the category has. */
  readonly count: number
  readonly perPage: number
}

type PortfolioStore = StoreApi<PortfolioState>

/** Makes the state of a portfolio, on the first page of a category. */
export function createPortfolioStore({ category, perPage }: Pick<PortfolioState, 'category' | 'perPage'>): PortfolioStore {
  return createStore<PortfolioState>(() => ({ category, perPage, page: 1, count: 0 }))
}

/** The pages of the category that shows. One that is gone since leaves the last. */
export function portfolioPages({ page, count, perPage }: PortfolioState): Pages {
  const pages = countPages(count, perPage)
  return { pages, page: Math.min(page, pages) }
}

/** A portfolio that is mounted. */
export type PortfolioHost = Host<PortfolioConfig, PortfolioStore, typeof pagerMessages>
