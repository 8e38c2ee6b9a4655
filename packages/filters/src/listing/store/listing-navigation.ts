import { pageName, withOrder, withoutPages, withPage } from '../../address/listing-address.ts'
import { addressText, type Address } from '../../address/address-query.ts'
import { withoutHidden, type Facts, type State } from './listing.state.ts'
import type { Listing } from '../listing.ts'
import type { Fields, ListingDeps, Reason } from '../listing.types.ts'
import type { RequestScheduler } from '../requests/request-scheduler.ts'
import type { PagePanels } from './page-panels.ts'

/** What the actions on the page's listing share. */
export interface ListingContext {
  readonly deps: ListingDeps
  readonly get: () => State
  /** Changes what is known; the rest of the state follows. */
  readonly set: (facts: Partial<Facts>) => void
  readonly panels: PagePanels
  readonly scheduler: RequestScheduler
}

/** How an address is gone to. */
interface GoOptions {
  /** What changes with it. */
  readonly facts?: Partial<Facts>
  /** With an entry of its own, or in the place of the present one. Default an entry of its own. */
  readonly how?: 'push' | 'replace'
  /** What else its listing is asked with. */
  readonly fields?: Fields | undefined
}

/** Where the page's listing is, and how it gets elsewhere. */
export interface Navigation {
  /** Whether all of the page's panels, and the shop's names, are there: only then is it certain which sections hide. */
  isKnown(): boolean
  /** The address that a listing which mounts now was printed for: they mount one after the other, until the shopper goes on. */
  printed(): Address
  /** The browser's address, which other scripts write as well. On another path it is none that a listing here could show. */
  here(): Address
  /** Whether a listing here could show the address. */
  canShow(address: Address): boolean
  /** Goes to an address: a new entry only for a real change; listings that it concerns load it. */
  go(wanted: Address, reason: Reason, options?: GoOptions): void
  /** Sections that are found to be hidden lose their choices, once and without an entry of their own. */
  judge(): void
}

/** Creates the navigation of a page. It stands where the browser does. */
export function createNavigation({ deps: { browser, page }, get, set, panels, scheduler }: ListingContext): Navigation {
  const paths = new Set([get().address.path])
  let printed: Address | undefined = get().address
  let isReady = false
  let isKnown = false
  const canShow = ({ path }: Address) => paths.has(path)
  const settled = (address: Address, update?: Partial<Facts>) => (isKnown ? withoutHidden(address, { ...get(), ...update }) : address)
  const go: Navigation['go'] = (wanted, reason, { facts, how = 'push', fields } = {}) => {
    const to = settled(wanted, facts)
    const text = addressText(to)
    if (how === 'push') printed = undefined
    paths.add(to.path)
    if (text !== addressText(browser.address())) browser.write(how, text)
    set({ ...facts, address: to })
    scheduler.loadFor(to, reason, { fields })
    // By Back and Forward the shopper has gone on, too.
    if (reason === 'return') printed = undefined
  }
  const judge = () => {
    isKnown ||= isReady && page.panels() <= panels.size()
    const { address } = get()
    if (settled(address) !== address) go(address, 'filter', { how: 'replace' })
  }
  page.whenReady(() => {
    isReady = true
    judge()
  })
  return {
    isKnown: () => isKnown,
    printed: () => printed ?? get().address,
    canShow,
    here() {
      const address = browser.address()
      return canShow(address) ? address : get().address
    },
    go,
    judge,
  }
}

/** The shopper's ways to other addresses of the listing. */
export type Travel = Pick<Listing, 'order' | 'turn' | 'follow' | 'returned'>

/** Creates what goes back and forth through the history. */
export function createTravel({ deps: { browser }, get, set, panels, scheduler }: ListingContext, { go, here, canShow }: Navigation): Travel {
  const listed = (name: string) => scheduler.port(name)?.listed()
  return {
    order(name, value) {
      const its = listed(name)
      if (its) go(withOrder(here(), { order: its.order, page: pageName(its.position) }, value), 'order')
    },
    turn(name, page) {
      go(withPage(here(), pageName(listed(name)?.position ?? 1), page), 'page')
    },
    follow(address) {
      panels.stop()
      go(withoutPages(address), 'link', { facts: { edits: [], undo: null } })
    },
    returned() {
      const { edits, address: before } = get()
      const address = browser.address()
      // Another script's entry, such as that of a quick view: nothing that a listing here could show.
      if (!canShow(address)) return
      // Only to another place in the page.
      if (addressText(address, { withHash: false }) === addressText(before, { withHash: false })) return set({ address })
      panels.stop()
      // What waits for a button waits on.
      const left = edits.filter(({ panel }) => panels.get(panel)?.defers)
      go(address, 'return', { facts: { edits: left, undo: null }, how: 'replace' })
    },
  }
}
