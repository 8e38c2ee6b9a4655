import { adoptEach } from '@tillkit/mount'
import { followItems } from '../shared/grid/follow-items.ts'
import { pageOfItem } from '../shared/pager/pager.model.ts'
import { anatomy, classes } from './anatomy.ts'
import type { PortfolioHost } from './context.ts'
import { portfolioPages, type PortfolioState } from './portfolio.store.ts'

/** How an item stands to what is chosen. */
type ItemState = 'shown' | 'on another page' | 'left out'

/** The items of a portfolio. */
export interface Items {
  /** How many items a category has. */
  readonly count: (category: string) => number
  /** Looks which items there are now: scripts may add some. */
  readonly readItems: () => void
}

/** Shows the items of the category and the page that are chosen: the server's own nodes, each in its place. */
export function bindItems(host: PortfolioHost): Items {
  const { store, config } = host
  let known: readonly HTMLElement[] = []
  let places = new Map<string, ReadonlyMap<Element, number>>()
  /** The items of a category, each with its place among them. */
  const placesIn = (category: string) => {
    const found = places.get(category) ?? new Map(known.filter((item) => isIn(item, category)).map((item, index) => [item, index]))
    places.set(category, found)
    return found
  }
  const stateOf = (state: PortfolioState, item: Element): ItemState => {
    const place = placesIn(state.category).get(item)
    if (place === undefined) return 'left out'
    return pageOfItem(place, state.perPage) === portfolioPages(state).page ? 'shown' : 'on another page'
  }
  const count = (category: string) => placesIn(category).size
  const readItems = followItems(host, { container: config.container, selector: anatomy.item }, (items, own) => {
    known = items
    places = new Map()
    store.setState(({ category }) => ({ count: count(category) }))
    adoptEach(own, items, store, stateOf, (state) => ({
      classes: { [classes.active]: state !== 'left out', [classes.inactive]: state === 'left out' },
      style: { display: state === 'shown' ? 'block' : 'none' },
    }))
  })
  return { count, readItems }
}

/** Whether an item belongs to a category; to that of everything, all do. */
function isIn(item: Element, category: string): boolean {
  return category === anatomy.all || item.classList.contains([anatomy.category, category].join(''))
}
