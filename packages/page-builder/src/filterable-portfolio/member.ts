import { adoptEach, adoptAs, defineWidget } from '@tillkit/mount'
import { invoke } from '@tillkit/dom'
import { followItems } from '../shared/grid/follow-items.ts'
import { pageOfItem, countPages, readPage, bindPager } from '../shared/pager/pager.ts'
import { addressOf, followHash } from '../shared/address/hash-choice.ts'
import { onLinkClick } from '../shared/links/link-clicks.ts'
import { offerFor } from '../shared/functions/public-functions.ts'
import { bindGrid } from '../shared/grid/responsive-grid.ts'
import { toModuleTop } from '../shared/module/to-module-top.ts'
import { anatomy, classes, functions, FILTERABLE_PORTFOLIO } from './anatomy.ts'
import { type PortfolioHost, portfolioPages, type PortfolioState, slugOf, readPortfolio, createPortfolioStore } from './portfolio.ts'
import { messages } from './messages.ts'

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
function bindItems(host: PortfolioHost): Items {
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

/** How long after a choice it is written into the address, in ms. */
const HASH_DELAY = 500

/** Shows a category of a portfolio's items a page at a time, with its filters and links to the pages. */
function bindPortfolio(host: PortfolioHost): void {
  const { element, store, config } = host
  const { container, filters, perPage } = config
  const items = bindItems(host)
  const grid = bindGrid(host, container, anatomy.item)
  host.onEnd(store.subscribe(grid.layOut))
  adoptAs(host, element, { style: { display: 'block' } })
  /** Shows a page of a category: the first where there is no such page. */
  const choose = (category: string, page = 1) => {
    const count = items.count(category)
    store.setState({ category, count, page: page <= countPages(count, perPage) ? page : 1 })
  }
  const writeChoice = followHash(host, {
    delay: HASH_DELAY,
    show([category, page]) {
      if (category !== undefined && filters.some((filter) => slugOf(filter) === category)) choose(category, readPage(page))
    },
    reset: () => choose(config.category),
  })
  const write = () => {
    const state = store.getState()
    writeChoice([state.category, portfolioPages(state).page])
  }
  bindFilters(host, (category) => {
    choose(category)
    write()
  })
  const pager = invoke(element, 'querySelector', anatomy.pager)
  if (pager instanceof HTMLElement) {
    bindPager(host, pager, {
      source: store,
      pagesOf: portfolioPages,
      t: host.t,
      address: (page) => addressOf(element, [store.getState().category, page]),
      go(page) {
        store.setState({ page })
        toModuleTop(host, element)
        write()
      },
    })
  }
  const refresh = () => {
    items.readItems()
    grid.layOut()
  }
  offerFor(host, element, Object.fromEntries(Object.values(functions).map((name) => [name, refresh])))
}

/** Makes buttons of the filters, of which the chosen one is pressed. */
function bindFilters(host: PortfolioHost, choose: (category: string) => void): void {
  adoptEach(
    host,
    host.config.filters,
    host.store,
    ({ category }, filter) => slugOf(filter) === category,
    (isChosen) => ({ classes: { [classes.active]: isChosen }, attributes: { role: 'button', 'aria-pressed': String(isChosen) } }),
  )
  onLinkClick(host, host.element, { selector: anatomy.filter, run: (filter) => choose(slugOf(filter)) })
}

/** Projects that are chosen by category, a page at a time. */
export const unit = defineWidget({
  name: 'page-builder/filterable-portfolio',
  selector: FILTERABLE_PORTFOLIO,
  when: 'now',
  messages,
  read: readPortfolio,
  key: ({ key }) => key,
  store: createPortfolioStore,
  renew: (store, { perPage }) => store.setState({ perPage }),
  bind: bindPortfolio,
})
