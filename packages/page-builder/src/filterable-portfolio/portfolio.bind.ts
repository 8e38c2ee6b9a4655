import { invoke } from '@tillkit/dom'
import { adoptAs, adoptEach } from '@tillkit/mount'
import { addressOf, followHash } from '../shared/address/hash-choice.ts'
import { onLinkClick } from '../shared/links/link-clicks.ts'
import { offerFor } from '../shared/functions/offer-for.ts'
import { bindPager } from '../shared/pager/pager.ts'
import { countPages, readPage } from '../shared/pager/pager.model.ts'
import { bindGrid } from '../shared/grid/responsive-grid.ts'
import { toModuleTop } from '../shared/module/to-module-top.ts'
import { anatomy, classes, functions } from './anatomy.ts'
import type { PortfolioHost } from './context.ts'
import { bindItems } from './items.bind.ts'
import { slugOf } from './portfolio.read.ts'
import { portfolioPages } from './portfolio.store.ts'

/** How long after a choice it is written into the address, in ms. */
const HASH_DELAY = 500

/** Shows a category of a portfolio's items a page at a time, with its filters and links to the pages. */
export function bindPortfolio(host: PortfolioHost): void {
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
