import { invoke } from '@tillkit/dom'
import { InvalidMarkup } from '@tillkit/mount'
import { moduleKey } from '../shared/module/module-key.ts'
import { readPage } from '../shared/pager/pager.model.ts'
import { anatomy, classes } from './anatomy.ts'

/** A portfolio with filters, as the server printed it. */
export interface PortfolioConfig {
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
