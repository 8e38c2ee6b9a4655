import { createStore } from 'zustand/vanilla'
import type { Choices, Filter } from '../choices/filter.ts'
import { listsTheSame, pageName, withChoices, withOrder, withoutPages, withPage, type ListedShop } from '../address/listing-address.ts'
import { addressText, type Address } from '../address/query.ts'
import { withValues } from '../choices/values.ts'
import { granted, isOver, wish } from '../choices/pending.ts'
import { createLoading } from './loading.ts'
import { seenBy } from './of-panel.ts'
import { createPanels } from './panels.ts'
import { firstState, stateOf, withoutHidden, type Facts, type State } from './listing.state.ts'
import type { Fields, Listing, ListingDeps, Moment, Reason, ShopPort } from './listing.types.ts'

/** How long a panel waits for more of what is typed, or slid, in ms (contract, section 5). */
const PAUSE: Partial<Record<Moment, number>> = { typed: 200, slid: 500 }

/** How an address is gone to. */
interface GoOptions {
  /** With an entry of its own, or in the place of the present one. */
  readonly how?: 'push' | 'replace'
  /** What else its listing is asked with. */
  readonly fields?: Fields | undefined
}

/** Makes the page's one listing. */
export function createListing(deps: ListingDeps): Listing {
  const store = createStore<State>(() => firstState(deps.browser.address(), deps.aliases))
  const panels = createPanels()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const get = store.getState
  const paths = new Set([get().address.path])
  /** What the server printed the page's shops for, until the shopper goes on: they mount one after the other. */
  let opened: Address | undefined = get().address
  let isReady = false
  /** Whether all of the page's panels, and the shop's names, are there: only then is it certain which sections hide. */
  let isKnown = false
  const set = (facts: Partial<Facts>) => store.setState(stateOf({ ...get(), ...facts }))
  const loading = createLoading({
    deps,
    names: get,
    address: () => get().address,
    setPhase: (shop, phase) => set({ shops: { ...get().shops, [shop]: phase } }),
  })

  const isTarget = (port: ShopPort) => port.listed().isTarget
  /** What the panel of a section has chosen under its name. */
  const chosenIn = ({ panel, real }: Filter) => seenBy(get(), panel).chosen[real] ?? []
  const stopWaiting = (panel: string) => {
    clearTimeout(timers.get(panel))
    timers.delete(panel)
  }
  const stopAll = () => [...timers.keys()].forEach(stopWaiting)
  /** The browser's address, which other scripts write as well. On another path it is none that a listing here could show. */
  const here = (): Address => {
    const address = deps.browser.address()
    return paths.has(address.path) ? address : get().address
  }
  const catchUp = () => {
    const address = here()
    if (addressText(address) !== addressText(get().address)) set({ address })
  }
  const settled = (address: Address, news: Partial<Facts> = {}) => (isKnown ? withoutHidden(address, { ...get(), ...news }) : address)
  /** Goes to an address: a new entry only for a real change; shops that it concerns load it. */
  const go = (wanted: Address, reason: Reason, facts: Partial<Facts> = {}, { how = 'push', fields }: GoOptions = {}) => {
    const to = settled(wanted, facts)
    const text = addressText(to)
    if (how === 'push') opened = undefined
    paths.add(to.path)
    if (text !== addressText(deps.browser.address())) deps.browser.write(how, text)
    set({ ...facts, address: to })
    loading.loadFor(to, reason, { fields })
  }
  /** Applies what a panel wishes for some of its sections: the address first, because what shows of it costs a layout. */
  const settle = (own: readonly Filter[], news: Partial<Facts> = {}, fields?: Fields) => {
    const facts = { ...get(), ...news }
    const { address, applied, filters, aliases } = facts
    const wishes = facts.wishes.filter((one) => own.some(({ panel, real }) => panel === one.panel && real === one.real))
    const changes = granted(applied, wishes, filters)
    // What a panel that is still to come will understand stays as it is.
    const written = isKnown ? own : own.filter(({ real }) => changes[real])
    const to = withChoices(address, written, { ...applied, ...changes }, aliases)
    // What is applied is the last word, whichever panel had another.
    const left = { ...news, wishes: facts.wishes.filter((one) => !isOver(one, wishes)) }
    if (news.address || !listsTheSame(address, to, facts)) return go(to, 'filter', left, { fields })
    set(left)
    // A listing that could not be loaded before is tried again.
    loading.loadFor(address, 'filter', { which: isTarget, fields })
  }
  const apply = (id: string, news?: Partial<Facts>, fields?: Fields) => {
    stopWaiting(id)
    settle(panels.get(id)?.filters ?? [], news, fields)
  }
  const listed = (shop: string): ListedShop | undefined => loading.port(shop)?.listed()
  /** Sections that are found to be hidden lose their choices, once and without an entry of their own. */
  const judge = () => {
    isKnown ||= isReady && deps.page.panels() <= panels.size()
    const { address } = get()
    if (settled(address) !== address) go(address, 'filter', {}, { how: 'replace' })
  }
  deps.page.whenReady(() => {
    isReady = true
    judge()
  })

  return {
    ...store,
    addPanel(panel) {
      const leave = panels.add(panel)
      const tell = () => set({ filters: panels.filters() })
      tell()
      queueMicrotask(judge)
      return () => {
        leave()
        if (!panels.get(panel.id)) stopWaiting(panel.id)
        tell()
      }
    },
    addShop(port) {
      const { address, shops } = get()
      const leave = loading.add(port, opened ?? address)
      set({ shops: { ...shops, [port.name]: 'ready' } })
      loading.loadFor(address, 'filter', { which: (one) => one === port })
      return leave
    },
    setAliases(aliases) {
      set({ aliases: { ...get().aliases, ...aliases } })
      judge()
    },
    choose(filter, values, moment = 'now') {
      catchUp()
      const before = chosenIn(filter)
      const news = { wishes: wish(get().wishes, filter, before, withValues(filter, before, values)), undo: null }
      const panel = panels.get(filter.panel)
      if (panel?.defers === false && moment === 'now') return apply(panel.id, news)
      set(news)
      const pause = PAUSE[moment]
      if (!panel || panel.defers || pause === undefined) return
      stopWaiting(panel.id)
      timers.set(panel.id, setTimeout(() => apply(panel.id), pause))
    },
    apply(id, from, fields) {
      catchUp()
      apply(id, from && { address: from }, fields)
    },
    clear(id, filterId) {
      catchUp()
      const { defers = false, filters = [] } = panels.get(id) ?? {}
      const own = filters.filter((filter) => filterId === undefined || filter.id === filterId)
      const before = pick(get().applied, own)
      const news = {
        wishes: own.reduce((sum, filter) => wish(sum, filter, chosenIn(filter), []), get().wishes),
        undo: filterId === undefined && Object.keys(before).length > 0 ? { panel: id, choices: before } : null,
      }
      // Where nothing waits for a button, what is being typed or slid elsewhere in the panel is not to wait for ever.
      if (defers) settle(own, news)
      else apply(id, news)
    },
    undo() {
      catchUp()
      const { undo, wishes } = get()
      if (!undo) return
      const own = panels.get(undo.panel)?.filters ?? []
      const again = own.reduce((sum, filter) => wish(sum, filter, chosenIn(filter), undo.choices[filter.real] ?? chosenIn(filter)), wishes)
      apply(undo.panel, { wishes: again, undo: null })
    },
    order(shop, value) {
      const { position = 1, order = '' } = listed(shop) ?? {}
      go(withOrder(here(), { order, page: pageName(position) }, value), 'order')
    },
    turn(shop, page) {
      go(withPage(here(), pageName(listed(shop)?.position ?? 1), page), 'page')
    },
    follow(address) {
      stopAll()
      go(withoutPages(address), 'link', { wishes: [], undo: null })
    },
    keptTop: deps.browser.top,
    retry: (shop) => loading.loadFor(get().address, 'retry', { which: ({ name }) => name === shop }),
    returned() {
      const { wishes, address: before } = get()
      const address = deps.browser.address()
      // Another script's entry, such as that of a quick view: nothing that a listing here could show.
      if (!paths.has(address.path)) return
      // Only to another place in the page.
      if (addressText(address, { withHash: false }) === addressText(before, { withHash: false })) return set({ address })
      stopAll()
      go(address, 'return', { wishes: wishes.filter(({ panel }) => panels.get(panel)?.defers), undo: null }, { how: 'replace' })
      opened = undefined
    },
    cameBack: loading.cameBack,
    change: loading.change,
    retarget: () => loading.loadFor(get().address, 'filter', { which: isTarget }),
    prefetch: loading.prefetch,
    forget: loading.forget,
    setPrices: (prices) => set({ prices }),
    setCounts(counts) {
      set(counts)
      judge()
    },
    end() {
      stopAll()
      loading.end()
    },
  }
}

/** The choices of some sections. */
export function pick(choices: Choices, own: readonly Filter[]): Choices {
  const names = new Set(own.map(({ real }) => real))
  return Object.fromEntries(Object.entries(choices).filter(([real]) => names.has(real)))
}
